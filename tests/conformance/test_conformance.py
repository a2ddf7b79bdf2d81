"""The conformance driver itself: what it plays, what it can be told, and which option sets it tries."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from keydom import BadOption, BadRecord, get_game
from keydom.conformance import ALL, PROPERTIES, CheckedGame, Nonconformance, check_game, check_record, option_sets
from keydom.conformance.snapshot import snapshot
from keydom.core.action import Action
from keydom.core.game import Choice, PlainData
from keydom.core.playout import playout
from keydom.core.record import Record
from keydom.games.pebbles.game import Pebbles

PEBBLES = get_game("pebbles")


def test_the_game_that_is_checked_is_the_game_that_the_seed_plays() -> None:
    state = PEBBLES.begin(3)
    playout(PEBBLES, state, Random(7))

    assert check_game(PEBBLES, 3, PEBBLES.options(), 7).state == state


def test_the_stride_does_not_change_the_game() -> None:
    often = check_game(PEBBLES, 3, PEBBLES.options(), 7, stride=1)
    seldom = check_game(PEBBLES, 3, PEBBLES.options(), 7, stride=50)

    assert often.moves == seldom.moves


def test_a_property_that_does_not_exist_cannot_be_asked_for() -> None:
    with pytest.raises(BadOption, match="no property 'beauty': there are ends, dead-end"):
        check_game(PEBBLES, 3, PEBBLES.options(), 7, properties=["beauty"])


def test_all_properties_but_the_one_that_needs_another_process_are_checked_by_default() -> None:
    assert set(PROPERTIES) - ALL == {"elsewhere"}


def test_a_game_can_be_played_in_any_style() -> None:
    def generous(_game: object, _state: object, legal: list[Action], _rng: Random) -> Action:
        return legal[-1]

    checked = CheckedGame(PEBBLES, 2, PEBBLES.options(), 1, style=generous)
    checked.run()

    assert [text for mover, text in checked.subject.match.moves if mover == 0] == ["give", "to 1"] * 5


def test_a_record_that_is_not_finished_can_be_checked() -> None:
    record = check_game(PEBBLES, 2, PEBBLES.options(), 1).record()
    record.moves = record.moves[:5]

    assert check_record(PEBBLES, record).ply == 5


def test_a_finished_record_can_be_checked() -> None:
    record = check_game(PEBBLES, 2, PEBBLES.options(), 1).record()

    assert check_record(PEBBLES, record).over


def test_an_unreadable_line_of_a_checked_record_is_named() -> None:
    record = Record.parse("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw gold\n0 eat\n")

    with pytest.raises(BadRecord, match="record:7: 'eat' is no action"):
        check_record(PEBBLES, record)


def test_a_fault_says_the_game_the_property_and_what_was_seen() -> None:
    record = Record("pebbles", 2, {}, 1)
    record.moves = [(0, "keep")]

    assert str(Nonconformance("stock", "there are 9 coal instead of 10", record)) == (
        "pebbles breaks `stock` at ply 1: there are 9 coal instead of 10 (every component is somewhere at every ply)"
    )


class ManyOptions(Pebbles):
    choices = tuple(Choice(f"option{number}", "a", "b", "c") for number in range(5))


class SomeOptions(Pebbles):
    choices = (Choice("length", "full", "short"), Choice("mood", "merry", "sad", "grim"))


def test_few_option_sets_are_all_tried() -> None:
    sets = {tuple(options.values.values()) for options in option_sets(SomeOptions())}

    assert sets == set(product(("full", "short"), ("merry", "sad", "grim")))


def test_of_many_option_sets_a_selection_is_tried() -> None:
    assert len(option_sets(ManyOptions())) <= 24


def test_in_a_selection_of_option_sets_every_two_values_meet() -> None:
    met = {pair for options in option_sets(ManyOptions()) for pair in combinations(options.values.items(), 2)}
    names = [choice.name for choice in ManyOptions.choices]

    assert met == {((a, x), (b, y)) for a, b in combinations(names, 2) for x in "abc" for y in "abc"}


@pytest.mark.parametrize("kind", [SomeOptions, ManyOptions])
def test_the_first_option_set_is_the_default(kind: type[Pebbles]) -> None:
    assert option_sets(kind())[0] == kind().options()


class Purse(PlainData):
    __slots__ = ("coins", "pocket")

    def __init__(self, coins: list[int], pocket: list[list[int]]) -> None:
        self.coins = coins
        self.pocket = pocket

    def fields(self) -> tuple[object, ...]:
        return (self.coins,)


def test_a_snapshot_shows_what_the_fields_leave_out() -> None:
    assert snapshot(Purse([1], [[2]])) != snapshot(Purse([1], [[3]]))


def test_a_snapshot_stays_when_the_thing_changes() -> None:
    purse = Purse([1], [[2]])
    before = snapshot(purse)

    purse.pocket[0][0] = 9

    assert before == snapshot(Purse([1], [[2]]))
