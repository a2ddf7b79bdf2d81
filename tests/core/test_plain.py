"""Plain data: everything follows from the one list of its fields."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from keydom.core.action import Action
from keydom.core.plain import PlainData, names
from keydom.core.state import Frame, State, copied


class Village(State):
    """A position that says nothing but what its fields are."""

    houses: list[list[int]]
    roads: dict[int, int]
    on: bytearray
    free: set[int]
    length: int

    __slots__ = tuple(__annotations__)

    derived = ("length",)


class Hill(Village):
    height: int

    __slots__ = tuple(__annotations__)


class Choice(Frame[Village, Action]):
    def __init__(self, seat: int, *among: int) -> None:
        super().__init__(seat)
        self.among = among


def village() -> Hill:
    hill = Hill()
    hill.frames = [Choice(1, 4, 5)]
    hill.houses, hill.roads, hill.on, hill.free = [[1], [2]], {3: 1}, bytearray(b"\1\2"), {2, 1}
    hill.length, hill.height = 1, 7
    return hill


def test_fields_come_in_the_order_of_their_list_those_of_bases_first() -> None:
    assert names(Hill) == ("frames", "houses", "roads", "on", "free", "length", "height")


def test_there_is_no_room_for_a_field_that_is_not_listed() -> None:
    with pytest.raises(AttributeError):
        village().hieght = 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("field", "value"), [("houses", [[1], [3]]), ("roads", {}), ("on", bytearray(2)), ("free", {1}), ("height", 8)]
)
def test_things_that_differ_in_a_field_are_not_equal(field: str, value: object) -> None:
    other = village()
    setattr(other, field, value)
    assert other != village()


def test_what_follows_from_the_other_fields_makes_no_difference() -> None:
    other = village()
    other.length = 99
    assert (other == village(), hash(other) == hash(village())) == (True, True)


def test_things_of_different_kinds_differ() -> None:
    assert Frame(1) != Choice(1)


def test_a_copy_shares_nothing_that_can_be_changed() -> None:
    twin = village()
    other = twin.copy()
    assert isinstance(other, Hill)
    other.houses[0][0] = 9
    other.roads[1] = 1
    other.on[0] = 9
    other.free.add(9)
    other.frames.pop()
    assert twin == village()


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_nothing_is_lost_on_the_way(again: object) -> None:
    assert callable(again)
    there = again(village())
    assert [getattr(there, name) for name in names(Hill)] == [getattr(village(), name) for name in names(Hill)]


def test_a_thing_shows_itself_by_its_fields() -> None:
    assert repr(village()) == (
        "Hill(frames=[Choice(1, (4, 5))], houses=[[1], [2]], roads={3: 1}, on=bytearray(b'\\x01\\x02'), "
        "free={1, 2}, height=7)"
    )


def test_data_is_what_json_can_hold() -> None:
    told = village().data()
    assert json.loads(json.dumps(told)) == told
    assert told["frames"] == [{"kind": "Choice", "seat": 1, "among": [4, 5]}]
    assert (told["on"], told["roads"], told["free"]) == ([1, 2], {"3": 1}, [1, 2])


class Pond(State):
    """A position that lists its fields by copying them."""

    def take_over(self, other: Pond) -> None:
        self.frames = other.frames[:]
        self.ducks: list[int] = other.ducks[:]
        self.depth: int = other.depth

    __slots__ = copied(take_over)


def test_the_method_that_copies_the_fields_is_their_list() -> None:
    assert names(Pond) == ("frames", "ducks", "depth")


def test_the_fields_of_a_frame_are_what_its_constructor_takes() -> None:
    assert (names(Choice), Choice(1, 4) == Choice(1, 4), Choice(1, 4) == Choice(1, 5)) == (
        ("seat", "among"),
        True,
        False,
    )


class Box:
    """Nothing that JSON can hold."""


class Shelf(PlainData):
    box: Box
    books: int

    __slots__ = tuple(__annotations__)


def test_data_leaves_out_what_is_no_plain_data() -> None:
    shelf = Shelf()
    shelf.box, shelf.books = Box(), 3
    assert shelf.data() == {"kind": "Shelf", "books": 3}
