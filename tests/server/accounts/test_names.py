"""Names that people may give themselves: what can be read, and nobody else's."""

from pathlib import Path
from unicodedata import normalize

import pytest

from meldstone.server import protocol as p
from meldstone.server.accounts.lookalikes import skeleton
from meldstone.server.accounts.names import index_names, usable_name
from meldstone.server.protocol.codes import RefusedError
from meldstone.store import PlayerId, open_store, sqlite_url
from tests.server.conftest import run
from tests.server.inside import Inside, on_server, registered, room_of, signed_in_as

EVERYDAY = [
    "Jiří Šťastný",
    "Søren",
    "Jörg Weiß",
    "O'Neill 3",
    "Núria Peña",
    "Zoé",
    "Niccolò",
    "IJsbrand",
    "Łukasz",
    "Женя Щукина",
    "Åsa",
]
"""One of each of the eleven languages."""
WORLD = [
    "हिन्दी",
    "สมชาย นี้",
    "עִבְרִית",
    "בְּרֵאשִׁית",
    "Adébáyọ̀",
    "Nguyễn Thị Ánh",
    "مُحَمَّد",
    "தமிழ்",
    "မြန်မာ",
    "田中さくら",
    "Ωμέγα",
    "❤️ Ada",
]


def code(name: str) -> str:
    with pytest.raises(RefusedError) as refused:
        usable_name(name, 20)
    return refused.value.code


@pytest.mark.parametrize("name", [*EVERYDAY, *WORLD])
def test_names_may_be_written_in_any_script(name: str) -> None:
    assert usable_name(name, 20) == normalize("NFKC", name).replace("\ufe0f", "")


@pytest.mark.parametrize("name", ["\ufdfa\ufdfa", "𝔄𝔡𝔞", "Ａｄａ", "a" * 20])
def test_names_are_shown_as_plain_letters(name: str) -> None:
    try:
        shown = usable_name(name, 20)
    except RefusedError:
        return
    assert len(shown) <= 20
    assert shown.isprintable()


HIDDEN = "202e 2066 200b 200d 2060 feff 00ad 034f 061c 115f 1160 3164 ffa0 2800 180e fe00 e0041 e0100 0000 001b"
HIDDEN += " fffc fffd 1d159 1d173 1d17a"


@pytest.mark.parametrize("hidden", [chr(int(number, 16)) for number in HIDDEN.split()], ids=ascii)
def test_what_cannot_be_seen_is_refused(hidden: str) -> None:
    assert code(f"A{hidden}da") == "name/invisible-characters"
    assert code(hidden * 3) == "name/invisible-characters"


@pytest.mark.parametrize(
    "name", ["a\u0300\u0301\u0302b", "\u0300Ada", "Ada \u0301\u0301", "A\u20dd\u20ddda", "1\u0335Ada", "ก" + "\u0e49" * 10]
)
def test_marks_stand_on_letters_and_do_not_pile_up(name: str) -> None:
    assert code(name) == "name/piled-marks"


@pytest.mark.parametrize("name", ["\u0410da", "Ad\u03b1", "Аnna", "Αda", "Ada\u0561"])
def test_alphabets_are_not_mixed_in_a_word(name: str) -> None:
    assert code(name) == "name/mixed-scripts"


LOOKALIKES = ["ADA", "Ada", "\u0410\u0501\u0430", "\U0001d504\U0001d521\U0001d51e", "\u0391d\u0251"]


@pytest.mark.parametrize("name", LOOKALIKES)
def test_names_that_look_alike_have_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Ada")
    assert skeleton("Emil 0") == skeleton("Ernil O")
    assert skeleton("Iris") == skeleton("lris") == skeleton("1ris")
    assert len({skeleton(other) for other in ("Ada", "Äda", "Adа́", "Anna", "Ana", *EVERYDAY)}) == 5 + len(EVERYDAY)


@pytest.mark.parametrize(
    ("shown", "read"),
    [
        # one stroke is one letter, and small capitals are letters
        ("аррӏе", "apple"),
        ("раураӏ Hill", "PayPal Hill"),
        ("ᴀᴘᴘʟᴇ", "apple"),
        ("ALlCE", "Alice"),
        ("AL1CE", "Alice"),
        ("lrls", "Iris"),
        # letters of other alphabets are the Latin ones they look like, also where the standard's data keep them apart
        ("п", "n"),
        ("рап", "pan"),
        ("Рита", "Puta"),
        ("кот", "kot"),
        ("тим", "tum"),
        ("АННА", "AHHA"),
        ("анна", "ahha"),
        ("γυνη", "yuvn"),
        # a dot on a dot is not seen, and a letter without one gets it back
        ("Si\u0307gna", "Signa"),
        ("S\u0131\u0307gna", "Signa"),
        ("S\u0456\u0307gna", "Signa"),
        ("SI\u0307GNA", "Signa"),
        ("Si\u0323\u0307gna", "Si\u0323gna"),
        ("Bj\u0307orn", "Bjorn"),
        ("B\u0237\u0307orn", "Bjorn"),
        # other hands and other colours
        ("S\ua7fegna", "Signa"),
        ("Si\u1d79na", "Signa"),
        ("\U0001f162igna", "Signa"),
        ("\U0001f182igna", "Signa"),
        ("\U0001f142igna", "Signa"),
        ("\U0001f132igna", "Cigna"),
        ("Ada \u2777", "Ada 2"),
        # what nobody reads as part of a name
        ("Signa.", "Signa"),
        ("'Signa'", "Signa"),
        ("Signa \u00b7", "Signa"),
        ("_Signa_", "Signa"),
    ],
)
def test_letters_are_read_as_what_they_look_like(shown: str, read: str) -> None:
    assert skeleton(shown) == skeleton(read)


@pytest.mark.parametrize("name", ["Анна", "Щукина", "Пётр", "Григорий", "Зоя"])
def test_a_name_has_one_look_whatever_its_capitals(name: str) -> None:
    assert skeleton(name.upper()) == skeleton(name) == skeleton(name.lower())


def test_everyday_names_of_one_alphabet_are_told_apart() -> None:
    women = ["Анна", "Аня", "Нина", "Инна", "Инга", "Рита", "Вита", "Зина", "Ольга", "Юля", "Яна", "Жанна", "Цветана"]
    men = ["Пётр", "Петя", "Гриша", "Тима", "Дима", "Лев", "Глеб", "Олег", "Шура"]
    names = [*women, *men]
    assert len({skeleton(name) for name in names}) == len(names)


SPOOFS = [
    "anna l",
    "Anna\u00a0L",
    "\u0410nna L",
    "Anna I",
    "Anna 1",
    "Anna |",
    "𝒜nna L",
    "Anna Ⅼ",
    "Ａｎｎａ Ｌ",
    "Anna Ι",
]


def test_nobody_is_called_almost_as_somebody_else(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna l")
        other = await registered(server, "Berta")
        for name in SPOOFS:
            made = await server.http("POST", "/api/account", {"name": name, "password": "correct horse"})
            assert made.codes[0] in ("name/taken", "name/looks-taken", "name/mixed-scripts"), name
            renamed = await server.http("POST", "/api/account/name", {"name": name}, other)
            assert renamed.codes[0].startswith("name/"), name
            guest = await server.http("POST", "/api/session", {"name": name})
            assert guest.codes[0] in ("name/belongs-to-account", "name/mixed-scripts"), name
            bot = await server.http("POST", "/api/bot-tokens", {"label": name}, other)
            assert bot.codes[0].startswith("name/"), name
        assert (await server.http("POST", "/api/account/name", {"name": "ANNA L"}, anna)).status == 200, "it is her own"
        await server.http("POST", "/api/account/name", {"name": "Somebody else"}, anna)
        assert (await server.http("POST", "/api/session", {"name": "Anna L"})).status == 200, "the name is free again"

    on_server(work, tmp_path)


def test_a_guest_is_told_what_would_do_instead(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await registered(server, "Anna")
        await registered(server, "Anna 2")
        refused = await server.http("POST", "/api/session", {"name": "ANNA"}, {"accept-language": "de"})
        (objection,) = refused.json["violations"]
        assert objection["args"] == {"suggestion": "ANNA 3"}
        assert "Melde dich an oder spiele als „\u2068ANNA 3\u2069“" in objection["text"] or "ANNA 3" in objection["text"]
        assert (await server.http("POST", "/api/session", {"name": "ANNA 3"})).status == 200

    on_server(work, tmp_path)


def test_a_guest_whose_name_was_registered_since_takes_it_into_no_room(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        guest = server.guest("g1", "Anna")
        seated = await room_of(server, guest)
        elsewhere = await room_of(server, server.guest("g2", "Bela"))
        await registered(server, "Anna")
        assert (await server.http("POST", "/api/rooms", {}, guest)).codes == ["name/belongs-to-account"]
        assert (await server.http("POST", "/api/quick-play", {}, guest)).codes == ["name/belongs-to-account"]
        wire = await server.socket(guest)
        refused = await wire.ask(p.Hello(request="1", room=elsewhere))
        assert isinstance(refused, p.Error)
        assert refused.violations[0].code == "name/belongs-to-account"
        assert isinstance(await wire.ask(p.Hello(request="2", room=seated)), p.Welcome), "who sits already plays on"
        renamed = await server.http("POST", "/api/session", {"name": "Anna B"}, guest)
        assert renamed.json["me"] == {"id": "g1", "name": "Anna B"}

    on_server(work, tmp_path)


def test_accounts_of_before_keep_their_names_and_are_protected_from_then_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with await open_store(sqlite_url(tmp_path / "test.db")) as store:
            for id, name in (("a1", "Anna"), ("a2", "\u0410nna"), ("a3", "A\u200dnna B"), ("a4", "Carla")):
                await store.create_account(PlayerId(id), name, "hash", 1)
            await index_names(store)
            await index_names(store)
            assert [(listed.account.id, listed.skeleton) for listed in await store.accounts()][:2] == [("a1", "anna"), ("a2", None)]
            like = await store.account_like("Αnna", skeleton("Αnna"))
            assert like
            assert like.id == "a1"
            named = await store.account_like("\u0410nna", skeleton("\u0410nna"))
            assert named
            assert named.id == "a2", "the name goes before what it looks like"
            for name in ("Anna", "\u0410nna", "A\u200dnna B"):
                assert await store.account_named(name)

    run(work)


def test_an_account_with_a_name_of_before_can_sign_in(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        password = await server.context.passwords.hash("correct horse", "ada")
        await server.store.create_account(PlayerId("a9"), "\u0410nna\u3164", password, 1)
        login = await server.http("POST", "/api/login", {"name": "\u0410nna\u3164", "password": "correct horse"})
        assert login.status == 200
        cookie = {"cookie": (login.header("set-cookie") or "").partition(";")[0]}
        assert (await signed_in_as(server, cookie))["id"] == "a9"

    on_server(work, tmp_path)
