"""Values: frozen, equal by their fields, made and changed by name."""

import copy
import pickle
from dataclasses import FrozenInstanceError, field
from typing import Any, ClassVar

import pytest

from meldstone.values import as_dict, names_of, replace, value


@value
class Spot:
    row: int
    column: int = 0


@value(kw_only=True)
class Move:
    at: int = 0


@value(kw_only=True)
class Shift(Move):
    tag: ClassVar = "shift"

    by: int
    notes: dict[str, int] = field(default_factory=dict)


def test_fields_are_given_in_order_or_by_name() -> None:
    assert Spot(1, 2) == Spot(row=1, column=2) == Spot(column=2, row=1)
    assert as_dict(Shift(by=2)) == {"at": 0, "by": 2, "notes": {}}
    assert (Spot(1).column, Shift(by=2).at, names_of(Shift(by=2))) == (0, 0, ("at", "by", "notes"))


@pytest.mark.parametrize(
    ("kind", "given", "named"), [(Spot, (), {}), (Spot, (1, 2, 3), {}), (Spot, (1,), {"z": 2}), (Shift, (1,), {})]
)
def test_other_arguments_are_refused(kind: Any, given: tuple[int, ...], named: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        kind(*given, **named)


@pytest.mark.parametrize("change", [lambda spot: setattr(spot, "row", 3), lambda spot: delattr(spot, "row")])
@pytest.mark.parametrize("spot", [Spot(1), replace(Spot(0), row=1), copy.copy(Spot(1))])
def test_a_value_never_changes(spot: Spot, change: Any) -> None:
    with pytest.raises(FrozenInstanceError):
        change(spot)
    assert spot == Spot(1)


def test_a_value_has_no_room_for_other_attributes() -> None:
    assert not hasattr(Spot(1), "__dict__")
    with pytest.raises((FrozenInstanceError, TypeError)):
        Spot(1).colour = 3  # type: ignore[attr-defined]


def test_a_value_is_of_its_class_and_equals_no_other() -> None:
    assert (type(Spot(1)), type(replace(Spot(1), row=2))) == (Spot, Spot)
    values: list[object] = [Spot(1, 0), (1, 0)]
    assert values[0] != values[1]
    assert Move(at=1) != Shift(at=1, by=0)
    assert len({Spot(1), Spot(1, 0), Spot(2)}) == 2
    assert repr(replace(Shift(by=2), at=3)) == "Shift(at=3, by=2, notes={})"


def test_what_is_replaced_has_to_be_a_field() -> None:
    shift = Shift(by=1)
    assert replace(shift, by=2, at=5) == Shift(at=5, by=2)
    assert shift == Shift(by=1)
    for changes in ({"to": 1}, {"tag": "other"}):
        with pytest.raises(TypeError, match="Shift has no field"):
            replace(shift, **changes)
    assert Shift(by=0).notes is not Shift(by=0).notes, "what can change is nobody else's"


@pytest.mark.parametrize("given", [Spot(1, 2), Shift(at=1, by=2, notes={"a": 1}), Move()])
def test_values_are_copied_and_sent_to_other_processes(given: object) -> None:
    assert copy.deepcopy(given) == given
    assert [pickle.loads(pickle.dumps(given, protocol)) for protocol in (2, 5)] == [given, given]
