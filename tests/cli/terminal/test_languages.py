"""The terminal game in every language: whole games typed in its words, and every answer in it."""

import re

import pytest

from meldstone.cli.main import COMMANDS, main
from meldstone.cli.parser import language_of
from meldstone.cli.terminal import typed
from meldstone.cli.terminal.typed import EXAMPLES, TypedError, Word, understand
from meldstone.cli.terminal.vocabulary import VERBS, folded, vocabulary
from meldstone.game.state import Phase
from meldstone.i18n import LANGUAGES, translator
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import Palette
from meldstone.tiles import Face
from tests.cli.terminal.test_session import Played, game, position, typed_like_a_novice

every_language = pytest.mark.parametrize("language", LANGUAGES)
R7, K7, B7, J = (Face(text) for text in ("R7", "K7", "B7", "J"))
ENGLISH_LEFT_OVER = re.compile(r"\b(the|your|you|tiles?|turn|type|draws?|plays?|wins?|rack|pool|game|not)\b", re.IGNORECASE)
"""Words that no other language has; `pool` and `rack` may stand in German, where the rulebook has them."""


def in_words(line: str, language: str) -> str:
    """An English line of the novice with the command in another language, and colours by name."""
    verb, _, rest = line.partition(" ")
    shown = vocabulary(language).shown
    if line in ("take discard", "take open"):
        return f"{shown['take']} {shown['discarded' if line == 'take discard' else 'open']}"
    return f"{shown[verb]} {rest}"


@pytest.mark.parametrize(
    ("language", "edition"), [("cs", "classic"), ("fr", "rummy-discard"), ("ru", "twist"), ("de", "tournament")]
)
def test_a_whole_game_is_typed_in_the_words_of_the_language(language: str, edition: str) -> None:
    played = Played(game(edition, 2), language=language)
    speak = translator(language)
    for _ in range(300):
        if not played.session.waiting:
            break
        if played.session.prompt().startswith(vocabulary(language).shown["announce"]):
            played.hear("")
            continue
        for line in typed_like_a_novice(played.state):
            answer = played.hear(in_words(line, language))
            assert speak.word("term-not-yet") not in answer, answer
    assert played.state.phase is Phase.FINISHED
    said = played.out.getvalue()
    ended = {speak.word("term-you-win"), *(speak.word("term-wins", player=name) for name in played.state.names)}
    assert any(text in said for text in ended)
    assert not ENGLISH_LEFT_OVER.search(re.sub(r"Pool", "", said)), ENGLISH_LEFT_OVER.search(re.sub(r"Pool", "", said))


@every_language
def test_a_turn_is_typed_and_told(language: str) -> None:
    shown = vocabulary(language).shown
    played = Played(position(ruleset("classic"), "R7 B7 K7 O2", "R4 R5 R6"), language=language)
    speak = translator(language)
    seven = "7 {}" if language in ("fr", "es", "it") else "{} 7"
    red, blue, black = (seven.format(sorted(vocabulary(language).colours[colour])[0]) for colour in (3, 2, 0))
    played.hear(f"{shown['lay']} {red} {blue} {black}")
    assert str(played.session.drafting.draft.table) == "R4 R5 R6; K7 B7 R7" or len(played.session.drafting.draft.table) == 2
    assert speak.word("term-you-play", play="").split("{")[0].rstrip(". \u00a0") in played.hear(shown["done"])
    assert not played.session.drafting.draft.touched
    if language != "en":
        said = played.hear(shown["help"], shown["hint"], "xyzzy", shown["draw"], f"{shown['take']} R13", shown["quit"])
        assert not ENGLISH_LEFT_OVER.search(said.replace("Pool", "")), ENGLISH_LEFT_OVER.search(said.replace("Pool", ""))


@every_language
def test_every_line_of_the_help_is_understood(language: str) -> None:
    words = vocabulary(language)
    meanings = {
        **{"lay": typed.Lay, "add": typed.Add, "take": typed.Take, "move": typed.MoveTiles, "table": typed.WholeTable},
        **{"split": typed.Split, "join": typed.Join, "swap": typed.Swap, "discard": typed.PutAside},
    }
    for command, meaning in meanings.items():
        line = EXAMPLES[command].format_map(words.shown)
        assert isinstance(understand(line, words), meaning), line
        assert understand(folded(line), words) == understand(line, words), "without accents"
    for verb in VERBS[:13]:
        assert understand(words.shown[verb], words) == Word(verb), words.shown[verb]
    assert understand(f"{words.shown['take']} {words.shown['discarded']}", words) is Word.TAKE_DISCARD
    assert understand(f"{words.shown['take']} {words.shown['open']}", words) is Word.TAKE_OPEN
    assert understand(EXAMPLES["swap"].format_map(words.shown), words) == typed.Swap(R7, J, 3)
    assert understand(EXAMPLES["move"].format_map(words.shown), words) == typed.MoveTiles((R7,), 3, 5)


@every_language
def test_no_word_means_two_commands(language: str) -> None:
    meanings: dict[str, set[str]] = {}
    for speak in (translator("en"), translator(language)):
        for verb in VERBS:
            for word in speak.word(f"typed-{verb}").split(","):
                meanings.setdefault(folded(word.strip()), set()).add(verb)
    # a word may draw alone and take with something after it
    assert {word: verbs for word, verbs in meanings.items() if len(verbs) > 1 and verbs != {"draw", "take"}} == {}


@every_language
@pytest.mark.parametrize("palette", Palette)
def test_letters_of_the_language_never_mean_another_colour_of_the_notation(language: str, palette: Palette) -> None:
    notation = {"k": 0, "o": 1, "b": 2, "r": 3, "g": 4, "v": 5, "n": 0, "w": 1}
    words = vocabulary(language, palette)
    assert {letter: colour for letter, colour in words.letters.items() if notation.get(letter, colour) != colour} == {}
    for letter, colour in notation.items():
        found = words.face(f"{letter}7")
        assert found is not None
        assert found.colour == colour


@pytest.mark.parametrize(
    ("language", "text", "face"),
    [
        ("cs", "č7", K7), ("cs", "m7", B7), ("cs", "červená7", R7), ("cs", "žolíka", J), ("cs", "cervenou7", R7),
        ("ru", "ч7", K7), ("ru", "К7", K7), ("ru", "красную7", R7), ("ru", "джокер", J), ("ru", "7с", B7),
        ("de", "s7", K7), ("fr", "7rouge", R7), ("es", "a7", B7), ("it", "n7", K7), ("pl", "niebieska7", B7),
    ],
)  # fmt: skip
def test_tiles_by_letters_and_words_of_the_language(language: str, text: str, face: Face) -> None:
    assert vocabulary(language).face(text) is face


@every_language
def test_answers_are_in_the_language(language: str) -> None:
    with pytest.raises(TypedError) as told:
        understand("xyzzy", vocabulary(language))
    answer = told.value.sentence(translator(language), vocabulary(language).shown)
    assert "xyzzy" in answer
    assert vocabulary(language).shown["help"] in answer


@pytest.mark.parametrize(
    ("argv", "environment", "language"),
    [
        (["--lang", "cs", "play"], {}, "cs"),
        (["play", "--lang", "cs"], {}, "cs"),
        (["play", "--lang=ru", "--players", "2"], {"LANG": "de_DE.UTF-8"}, "ru"),
        (["play"], {"LANG": "de_DE.UTF-8"}, "de"),
        (["play"], {"LC_ALL": "fr_FR", "LANG": "de_DE.UTF-8"}, "fr"),
        (["play"], {"MELDSTONE_LANG": "nl", "LC_ALL": "fr_FR"}, "nl"),
        (["play"], {"MELDSTONE_LANG": "", "LANG": "C.UTF-8"}, "en"),
        (["verify", "--", "--lang", "cs"], {}, "en"),
    ],
)
def test_the_language_may_stand_anywhere(argv: list[str], environment: dict[str, str], language: str) -> None:
    found, rest = language_of(argv, environment)
    assert found == language
    assert "--" in rest or not any(word.startswith("--lang") for word in rest)


def prose(said: str) -> str:
    """A help text without usage, options and examples, which have English names everywhere."""
    explained = said.partition("\n\n")[2]
    named = r"meldstone [^.\n]*|\w+(\.\w+)+|--?[\w-]+|\{[^}]*\}|\w+[-_/=]\w+|\"[^\"]*\"|^ {4}[\w-]+"
    return re.sub(rf"{named}|\b(Pool|tiles|points|win|[A-Z]{{2,}})\b", "", explained, flags=re.MULTILINE)


@every_language
@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["solve"], "usage-solve"),
        (["solve", "--position", "classic / / R7", "--rack", "R7"], "usage-together"),
        (["solve", "--rack", "R7", "--set", "x"], "usage-set"),
        (["replay", "-", "--step"], "usage-step"),
        (["arena"], "usage-bots"),
        (["arena", "--bots", "novice", "--games", "0"], "usage-positive"),
        (["arena", "--bots", "novice,skilled", "--league", "--players", "3"], "usage-league-few"),
        (["train", "--players", "9"], "usage-range"),
        (["train", "--edition", "original"], "usage-free-jokers"),
    ],
)
def test_what_cannot_be_done_with_an_option_is_said_in_the_language(
    argv: list[str], message: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*argv, "--lang", language]) == 2
    whole = translator(language).word(message, option="--", chosen="--", value="x", players=3)
    said = capsys.readouterr().err
    assert max(re.split(r"--|[ (,]x|\d", whole), key=len).strip() in said, said


@every_language
@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["admin", "announce-restart"], "cli-error-one-of"),
        (["admin", "announce-restart", "--in", "5m", "--cancel"], "cli-error-together"),
        (["solve", "--jsonl=3"], "cli-error-no-value"),
        (["solve", "--p"], "cli-error-argument"),
        (["solve", "--o", "x"], "cli-error-ambiguous"),
        (["arena", "--games", "many"], "cli-error-value"),
        (["verify"], "cli-error-required"),
        (["verify", "a", "b"], "cli-error-unknown"),
    ],
)
def test_errors_of_the_parser_are_in_the_language(
    argv: list[str], message: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*argv, "--lang", language])
    whole = " ".join(translator(language).word(message, what="|", other="|", choices="|", value="|").split())
    said = " ".join(capsys.readouterr().err.split())
    assert max(whole.split("|"), key=len).strip(" .()„“”«»\u00a0") in said, said


@every_language
def test_help_and_errors_of_the_command_line_are_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    speak = translator(language)
    for command in COMMANDS:
        with pytest.raises(SystemExit):
            main([command, "--lang", language, "--help"])
        said = capsys.readouterr().out
        assert said.startswith(speak.word("cli-usage"))
        assert "\N{REPLACEMENT CHARACTER}" not in said
        assert speak.word("cli-help") in " ".join(said.split())
        if language != "en":
            explained = prose(said.partition(speak.word("serve-settings"))[0])
            assert not ENGLISH_LEFT_OVER.search(explained), explained
    with pytest.raises(SystemExit) as left:
        main(["dance", f"--lang={language}"])
    assert left.value.code == 2
    assert (
        speak.word("cli-error-choice", what="COMMAND", value="dance", choices="play").partition("(")[0] in capsys.readouterr().err
    )
