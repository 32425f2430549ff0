"""The sums of deals that a test writes down."""

from meldstone.arena.tally import Moments


def moments(*deals: tuple[float, ...]) -> Moments:
    out = Moments()
    for deal in deals:
        out.add(deal)
    return out
