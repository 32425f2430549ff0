from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from meldstone.game.apply import new_game
from meldstone.game.fair import Chance, commitment, is_seed
from meldstone.game.replay import deal_problems
from meldstone.rules.catalogue import ruleset

SEED = "00" * 32


def test_the_commitment_is_the_digest_of_the_seed_bytes() -> None:
    assert commitment(SEED) == sha256(bytes(32)).hexdigest()


def test_a_seed_is_64_hexadecimal_digits() -> None:
    assert is_seed("0123456789abcdef" * 4)
    assert not is_seed("0123456789abcdef" * 3)
    assert not is_seed("0123456789ABCDEF" * 4)
    assert not is_seed("")


@given(st.lists(st.integers(), max_size=40), st.text(max_size=8), st.lists(st.text(max_size=5), max_size=3))
def test_shuffling_keeps_all_items_and_depends_on_nothing_else(items: list[int], label: str, salts: list[str]) -> None:
    chance = Chance(SEED, tuple(salts))
    assert Counter(chance.shuffled(label, items)) == Counter(items)
    assert chance.shuffled(label, items) == Chance(SEED, tuple(salts)).shuffled(label, items)


def test_seed_salts_and_label_each_change_the_order() -> None:
    items = range(30)
    orders = {
        Chance(SEED, ()).shuffled("deal 1", items),
        Chance("01" * 32, ()).shuffled("deal 1", items),
        Chance(SEED, ("a",)).shuffled("deal 1", items),
        Chance(SEED, ("", "a")).shuffled("deal 1", items),
        Chance(SEED, ("a", "")).shuffled("deal 1", items),
        Chance(SEED, ()).shuffled("deal 2", items),
    }
    assert len(orders) == 6


def test_every_order_is_about_equally_likely() -> None:
    orders = Counter(Chance(SEED, ()).shuffled(f"deal {i}", "abc") for i in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_deal_can_be_checked_against_the_seed() -> None:
    events = new_game(ruleset("tournament"), 3, SEED, salts=("x", "y")).events
    assert deal_problems(events) == []
    classic = new_game(ruleset("classic"), 3, SEED).events
    assert deal_problems(classic) == []
    assert deal_problems((*classic[:-1], *new_game(ruleset("classic"), 3, "01" * 32).events[-1:])) != []
