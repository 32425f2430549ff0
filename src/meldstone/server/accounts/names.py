"""Names that people may give themselves: what can be read, and nobody else's."""

from __future__ import annotations

import unicodedata
from typing import Final

from meldstone.server.accounts.lookalikes import mixes_scripts, skeleton
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.room.events import Player
from meldstone.store import Account, Store

_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and formatting characters: they hide or disguise what is read."""
_INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            0x034F,  # joins letters, and nothing shows
            *range(0x115F, 0x1161),  # fillers of Hangul
            *range(0x17B4, 0x17B6),
            *range(0x180B, 0x1810),
            0x2800,  # Braille without a dot
            0x3164,
            *range(0xFE00, 0xFE0E),
            0xFFA0,
            0xFFFC,  # stands for what is not there
            0xFFFD,  # stands for what could not be read
            0x1D159,  # the head of a note that has none
            *range(0x1D173, 0x1D17B),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Letters, marks and signs that show nothing at all."""
_EMOJI_STYLE: Final = {0xFE0E: None, 0xFE0F: None}
"""Keyboards add these to a sign; they say in which style it is drawn."""
_PILE: Final = 3
"""Marks that a letter has at most in scripts that are written with them: a dot, a vowel and a tone or accent."""
_ANY_LETTER: Final = range(0x0300, 0x0370)
"""Accents for any letter. What is written with more than one of them has characters of its own for the first."""


def usable_name(text: str, longest: int) -> str:
    """The name as it will be shown, or a `RefusedError`.

    >>> usable_name("  Ada   Lovelace ", 20)
    'Ada Lovelace'
    """
    given = " ".join(text.translate(_EMOJI_STYLE).split())
    if any(letter in _INVISIBLE or unicodedata.category(letter) in _HIDDEN for letter in given):
        raise refuse(ServerCode.NAME_HIDDEN)
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    if not name or len(name) > longest or not any(letter.isalnum() for letter in name):
        raise refuse(ServerCode.BAD_NAME, most=longest)
    if _has_piles(name):
        raise refuse(ServerCode.NAME_MARKS)
    if mixes_scripts(name):
        raise refuse(ServerCode.NAME_MIXED)
    return name


def _has_piles(name: str) -> bool:
    """True if marks stand on no letter, or more of them than are written anywhere: they would cover the lines above."""
    room, accents = 0, 0
    for letter in name:
        category = unicodedata.category(letter)
        if category == "Me":
            return True
        if category != "Mn":
            # vowel signs that stand beside a letter carry marks as well
            room, accents = (_PILE, 1) if letter.isalpha() or category == "Mc" else (0, 0)
            continue
        accent = ord(letter) in _ANY_LETTER
        if not room or (accent and not accents):
            return True
        room, accents = room - 1, accents - accent
    return False


async def owner_of(name: str, store: Store) -> Account | None:
    """The account that has this name, or one that looks like it."""
    return await store.account_like(name, skeleton(name))


async def check_guest(who: Player, longest: int, store: Store) -> None:
    """Raises if a guest carries the name of an account, or one that looks like it; says what would do instead."""
    if who.account or who.robot or await owner_of(who.name, store) is None:
        return
    for number in range(2, 100):
        suggestion = f"{who.name[: longest - len(str(number)) - 1].rstrip()} {number}"
        if await owner_of(suggestion, store) is None:
            break
    raise refuse(ServerCode.NAME_OF_ACCOUNT, suggestion=suggestion)


async def index_names(store: Store) -> None:
    """Tells the store what the names of accounts look like, where it does not know, or a newer standard sees it otherwise."""
    after = None
    while page := await store.accounts(after=after, limit=500):
        for listed in page:
            looks = skeleton(listed.account.name)
            if looks != listed.skeleton:
                await store.claim_skeleton(listed.account.id, looks)
        after = page[-1].account.id
