"""What a name looks like: the skeleton of Unicode's security standard (UTS 39), and the scripts that a word mixes."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import category, normalize

from confusable_homoglyphs.categories import alias  # type: ignore[import-untyped]
from confusable_homoglyphs.utils import load  # type: ignore[import-untyped]

_WRITTEN_WITH_ANY: Final = frozenset({"COMMON", "INHERITED"})
_WRITTEN_TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Scripts that one word may mix: the level "highly restrictive" of the standard."""
_READ_AS_LATIN: Final = {
    **dict(zip("авгезикмнопрстухшьіѕјԁԛԝ", "abre3ukmhonpctyxwbisjdqw", strict=True)),
    **dict(zip("АВГЕЗИКМНОПРСТУХШЬІЅЈԀԚԜ", "ABRE3UKMHONPCTYXWBISJDQW", strict=True)),
    **dict(zip("αγηικμνορτυχω", "aynikuvoptuxw", strict=True)),
}
"""What the data of the standard keep apart and readers do not: they compare the letters of one font at one size, and know neither
small letters that are drawn as capitals (н and H) nor those that differ by a serif (п and n). Both cases stand for one letter, so
that a name has one look whatever its capitals."""
_DIRECTION: Final = "\u200e"
"""Stands around letters of the data that are written from right to left."""


_SMALL_CAPITALS: Final = dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz", strict=True))
"""Letters for phonetics that are drawn as small capitals; compatibility does not name what they stand for."""
_OLD_HANDS: Final = dict(zip("\ua7fe\u1d79\ua77a\ua77c\ua783\ua785\ua787", "igdfrst", strict=True))
"""The long I of inscriptions and the insular letters: other hands, the same letters."""
_ON_A_PLATE: Final = {
    **{chr(start + i): chr(ord("a") + i) for start in (0x1F150, 0x1F170, 0x1F1E6) for i in range(26)},
    **{chr(start + i): str(i + 1) for start in (0x24F5, 0x2776, 0x2780, 0x278A) for i in range(9)},
    "\u24ff": "0",
}
"""White on a black circle or square, and the letters of flags: compatibility names only those that are black on white."""
_LATIN: Final = str.maketrans({**_READ_AS_LATIN, **_SMALL_CAPITALS, **_OLD_HANDS, **_ON_A_PLATE})
_ONE_STROKE: Final = str.maketrans(dict.fromkeys("i1|ı\u04cf\u04c0\u01c0", "l"))
"""A capital I, a small l, the digit and the palochka are one stroke in most fonts; in capitals an i is one, too."""
_DOTLESS: Final = str.maketrans({"\u0237": "j", "\u025f": "j"})
_SECOND_DOT: Final = re.compile("(?<=[lj])([\u0300-\u0306\u0308-\u036f]*)\u0307+")
"""A dot on a letter that has one is drawn on that dot; with one, a letter without is the other."""
_EDGES: Final = frozenset({"Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sk", "Zs"})


def skeleton(name: str) -> str:
    """What all names that look alike have in common, whatever their capitals; not for showing.

    >>> skeleton("Ada") == skeleton("\u0410d\u0430") == skeleton("\U0001d504da"), skeleton("Ada") == skeleton("\u00c4da")
    (True, False)
    >>> skeleton("Signa.") == skeleton("Si\\u0307gna") == skeleton("Signa")
    True
    """
    looks = normalize("NFD", normalize("NFKC", name))
    # capitals have look-alikes of their own, and so have the small letters that they become
    for _ in range(2):
        letters = looks.translate(_LATIN)
        looks = normalize("NFD", letters.translate(_prototypes())).casefold()
    looks = normalize("NFD", looks).translate(_ONE_STROKE).translate(_DOTLESS)
    return _without_edges(_SECOND_DOT.sub(r"\1", looks))


def _without_edges(looks: str) -> str:
    """Without the points and lines before and behind a name, which nobody reads as part of it."""
    kept = [place for place, letter in enumerate(looks) if category(letter) not in _EDGES]
    return looks[kept[0] : kept[-1] + 1] if kept else looks


def mixes_scripts(name: str) -> bool:
    """True if a word of the name is written in scripts that nobody mixes.

    >>> mixes_scripts("Аня"), mixes_scripts("Anя"), mixes_scripts("Аня Smith"), mixes_scripts("さくら2号")
    (False, True, False, False)
    """
    for word in name.split():
        scripts = {alias(letter) for letter in word} - _WRITTEN_WITH_ANY
        if len(scripts) > 1 and not any(scripts <= together for together in _WRITTEN_TOGETHER):
            return True
    return False


@cache
def _prototypes() -> dict[int, str]:
    """For every letter that looks like others the one that stands for all of them.

    The data name each pair both ways. What stands for others has several of them, or is more than one letter (`rn` for `m`).
    """
    alike: dict[str, list[str]] = {
        letter.strip(_DIRECTION): [other["c"].strip(_DIRECTION) for other in others]
        for letter, others in load("confusables.json").items()
    }
    found = {}
    for letter, others in alike.items():
        if len(letter) > 1 or len(others) > 1:
            continue
        (other,) = others
        stands_for_others = len(other) > 1 or len(alike.get(other, ())) > 1
        found[ord(letter)] = other if stands_for_others else min(letter, other)
    return found
