"""The features of an afterstate are the same in Python and in the native core."""

from random import Random

from meldstone.bots.afterstate import FEATURES, Afterstate, Other, features
from meldstone.bots.training import native_features
from meldstone.solver.core.problem import counts
from meldstone.tiles import FACES, Face


def random_afterstate(chance: Random) -> Afterstate:
    colours, copies = chance.choice([(4, 2), (4, 3), (6, 2)])
    box = [face for face in FACES if face.number == 0 or face.colour < colours for _ in range(copies)]
    chance.shuffle(box)
    rack, laid = chance.randrange(1, 25), chance.randrange(90)
    drew = chance.random() < 0.4
    return Afterstate(
        rack=counts(box[:rack]),
        table=counts(box[rack : rack + laid]),
        colours=colours,
        copies=copies,
        tiles=rack + drew,
        pool=chance.randrange(80),
        playable=chance.randrange(10),
        stuck=chance.randrange(14),
        opened=chance.random() < 0.7,
        drew=drew,
        others=tuple(Other(chance.randrange(1, 30), chance.random() < 0.5) for _ in range(chance.randrange(1, 6))),
    )


def test_the_native_twin_reads_the_same_features() -> None:
    chance = Random(6)
    for _ in range(300):
        after = random_afterstate(chance)
        assert features(after) == native_features(after)


def test_the_last_feature_is_always_there() -> None:
    assert features(random_afterstate(Random(1)))[-1] == (FEATURES - 1, 1)


def test_a_tile_that_would_complete_a_pair_counts_only_while_it_can_still_come() -> None:
    def after(table: str) -> Afterstate:
        rack = counts(Face.parse_many("R5 R6"))
        return Afterstate(
            rack, counts(Face.parse_many(table)), 4, 2, 2, 50, 0, 2, opened=True, drew=False, others=(Other(5, True),)
        )

    waiting, half, gone = (set(features(after(table))) for table in ("K1 K2 K3", "R4 R7 K1", "R4 R4 R7 R7"))
    # four tiles would do at first, then two, then none; the feature counts them in pairs
    outs = {feature for feature, _ in (waiting ^ gone)}
    assert outs
    assert waiting != half != gone
