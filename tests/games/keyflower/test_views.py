"""What a seat may know: what was seen going behind a screen, its own pieces, and nothing else."""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest

from keydom.core.match import Match
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import ALL_COLOURS, COLOURS, SKILLS
from keydom.games.keyflower.state import KeyflowerState
from keydom.games.keyflower.view import KeyflowerView

from .builders import (
    at_work,
    bid,
    cargo,
    goods,
    lots,
    match,
    nature,
    own,
    pass_all,
    play,
    season,
    skills,
    table,
    turn,
    workers,
)
from .looking import asked, in_bag, offers, screen, seen, sound

ONLOOKERS = (0, 2, None)  # when a test is about seat 1's secrets


def quiet(*tiles: str) -> KeyflowerState:
    """The first turn of spring, with these tiles on auction and empty boats."""
    state = table(3)
    lots(state, *(tiles or ("keywood", "miner")))
    for boat in ("keyflower", "sea-bastion", "sea-breese"):
        cargo(state, boat)
    return state


def samples(state: KeyflowerState, seat: int | None, number: int = 25) -> list[KeyflowerState]:
    return [GAME.sample(GAME.view(state, seat), Random(seed)) for seed in range(number)]


def alike(first: KeyflowerState, second: KeyflowerState) -> list[bool]:
    """To whom of seats 0, 1, 2 and a spectator the two positions look the same."""
    return [GAME.view(first, seat) == GAME.view(second, seat) for seat in (0, 1, 2, None)]


def least(samples_: list[KeyflowerState], seat: int, piece: str) -> int:
    """The fewest pieces of a kind behind a seat's screen in any sample."""
    return min(screen(sample, seat).get(piece, 0) for sample in samples_)


# What is known.


def test_returned_bids_are_known() -> None:
    """R-KF-01."""
    state = quiet()
    workers(state, 1, hidden=True, blue=2)
    bid(state, 2, "keywood", 1, "blue")
    turn(state, 1)
    play(state, "1 bid keywood", "1 add 2")
    workers(state, 2, blue=2)
    play(state, "2 bid keywood", "2 add 2")
    pass_all(state)
    assert seen(state, 1) == {"blue": 2}


def test_workers_from_the_own_village_are_known() -> None:
    """R-KF-01."""
    state = quiet()
    at_work(state, "home-2", red=3)
    pass_all(state)
    assert seen(state, 1) == {"red": 3}


def test_workers_from_a_tile_that_was_won_are_known() -> None:
    """R-KF-01."""
    state = quiet()
    bid(state, 1, "keywood", 1, "blue")
    at_work(state, "keywood", blue=3)
    pass_all(state)
    assert seen(state, 1) == {"blue": 3}


def test_green_workers_from_the_supply_are_known() -> None:
    """R-KF-01."""
    state = quiet("peddler")
    workers(state, 0, blue=1, yellow=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"green": 1}


def test_skills_from_a_boat_are_known() -> None:
    """R-KF-01."""
    state = quiet()
    cargo(state, "keyflower", saw=1, anvil=1)
    pass_all(state)
    play(state, "0 board keyflower")
    assert seen(state, 0) == {"saw": 1, "anvil": 1}


def test_what_everybody_knows_is_in_every_view() -> None:
    """R-KF-01."""
    state = quiet()
    workers(state, 1, red=2)
    skills(state, 1, saw=1)
    found = [
        (GAME.view(state, seat).table.known_workers[4:8], GAME.view(state, seat).table.known_skills[3:6])
        for seat in ONLOOKERS
    ]
    assert found == [([0, 2, 0, 0], [1, 0, 0])] * 3


# What is secret.


def test_the_first_eight_workers_are_seen_by_their_owner_alone() -> None:
    """R-KF-01."""
    state = GAME.begin(3)
    nature(state)
    assert (sum(GAME.view(state, 1).workers), GAME.view(state, None).workers, seen(state, 1)) == (8, [], {"workers": 8})


def test_a_worker_drawn_from_the_bag_is_seen_by_the_drawer_alone() -> None:
    """R-KF-01."""
    first, second = quiet("alehouse"), quiet("alehouse")
    for state, colour in ((first, "red"), (second, "yellow")):
        workers(state, 1, blue=1)
        turn(state, 1)
        play(state, "1 use alehouse", "1 in blue", "1 add 1", f"* draw {colour}")
    assert alike(first, second) == [True, False, True, True]


def test_a_skill_drawn_from_the_pile_is_seen_by_the_drawer_alone() -> None:
    """R-KF-01."""
    first, second = quiet("apprentice-hall"), quiet("apprentice-hall")
    for state, skill in ((first, "saw"), (second, "anvil")):
        workers(state, 1, blue=1)
        turn(state, 1)
        play(state, "1 use apprentice-hall", "1 in blue", "1 add 1", f"* draw-skill {skill}")
    assert alike(first, second) == [True, False, True, True]


def test_how_many_were_drawn_is_known() -> None:
    """R-KF-01."""
    state = quiet()
    workers(state, 1, hidden=True, blue=2)
    skills(state, 1, hidden=True, saw=3)
    table_ = GAME.view(state, 0).table
    assert (table_.workers_of(1), table_.skills_of(1)) == (2, 3)


def test_a_line_of_a_draw_is_read_by_the_drawer_alone() -> None:
    game = matched()
    game.play("use alehouse", 1)
    game.play("in blue", 1)
    game.play("add 1", 1)
    game.play("draw red", -1)
    assert [game.lines(seat)[-1][1] for seat in (0, 1, 2, None)] == ["draw ?", "draw red", "draw ?", "draw ?"]


def test_the_event_of_a_draw_is_heard_by_the_drawer_alone() -> None:
    game = matched()
    for text in ("use alehouse", "in blue", "add 1"):
        game.play(text, 1)
    game.play("draw red", -1)
    heard = [[event.key for _, event in game.events(seat)] for seat in (0, 1, None)]
    assert ["saw-worker" in keys for keys in heard] == [False, True, False]


def test_that_somebody_draws_is_heard_by_all() -> None:
    game = matched()
    for text in ("use alehouse", "in blue", "add 1"):
        game.play(text, 1)
    assert "drew-workers" in [event.key for _, event in game.events(None)]


def matched() -> Match[KeyflowerState, KeyflowerView]:
    """A match at seat 1's turn, with the alehouse on auction."""
    state = quiet("alehouse")
    workers(state, 1, blue=1)
    turn(state, 1)
    return match(state)


def test_winter_tiles_are_seen_by_their_owner_alone() -> None:
    """R-KF-01."""
    state = quiet()
    assert [bool(GAME.view(state, seat).hand) for seat in (0, 1, 2, None)] == [True, True, True, False]


def test_two_deals_of_winter_tiles_look_the_same_to_the_others() -> None:
    """R-KF-01."""
    first, second = quiet(), quiet()
    second.hands = [second.hands[0], second.hands[2], second.hands[1]]
    assert alike(first, second) == [True, False, False, True]


def test_hidden_workers_of_one_colour_or_another_look_the_same() -> None:
    """R-KF-01."""
    first, second = quiet(), quiet()
    workers(first, 1, hidden=True, blue=3)
    workers(second, 1, hidden=True, red=1, yellow=2)
    assert alike(first, second) == [True, False, True, True]


def test_a_spectator_sees_no_hand() -> None:
    state = quiet()
    workers(state, 1, blue=3)
    seen_ = GAME.view(state, None)
    assert (seen_.workers, seen_.skills, seen_.hand, seen_.pick) == ([], [], 0, 0)


def test_a_view_does_not_change_with_the_game() -> None:
    state = quiet()
    workers(state, 0, blue=2)
    before, twin = GAME.view(state, 1), GAME.view(state, 1)
    play(state, "0 bid keywood", "0 in blue", "0 add 2")
    assert before == twin


# What is spent.


def test_workers_that_are_spent_are_those_known_first() -> None:
    """R-KF-02."""
    state = quiet()
    workers(state, 0, blue=2)
    workers(state, 0, hidden=True, blue=2)
    play(state, "0 bid keywood", "0 in blue", "0 add 3")
    assert seen(state, 0) == {"workers": 1}


def test_known_workers_of_other_colours_stay_known() -> None:
    """R-KF-02."""
    state = quiet()
    workers(state, 0, red=2)
    workers(state, 0, hidden=True, blue=2)
    play(state, "0 bid keywood", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"red": 2, "workers": 1}


def test_skills_that_are_spent_are_those_known_first() -> None:
    """R-KF-02."""
    state = quiet()
    own(state, 0, "keywood")
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, saw=1)
    workers(state, 0, blue=2)
    play(state, "0 use home-1", "0 in blue", "0 add 1", "0 upgrade keywood")
    assert seen(state, 0) == {"blue": 1, "skills": 1}


def test_a_hidden_worker_that_was_shown_is_known_when_it_comes_back() -> None:
    """R-KF-01."""
    state = quiet()
    workers(state, 1, hidden=True, blue=2)
    own(state, 1, "keywood")
    turn(state, 1)
    play(state, "1 use keywood", "1 in blue", "1 add 1")
    pass_all(state)
    assert seen(state, 1) == {"blue": 1, "workers": 1}


# Samples.


def secretive() -> KeyflowerState:
    """Every seat has known and hidden pieces."""
    state = quiet()
    for seat in range(3):
        workers(state, seat, blue=1, green=seat)
        workers(state, seat, hidden=True, red=2, yellow=3)
        skills(state, seat, saw=1)
        skills(state, seat, hidden=True, anvil=2)
    return state


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_sample_is_a_sound_position_that_looks_the_same(seat: int | None) -> None:
    state = secretive()
    view = GAME.view(state, seat)
    for sample in samples(state, seat):
        sound(sample)
        assert GAME.view(sample, seat) == view


def test_a_sample_keeps_what_is_known_of_the_others() -> None:
    state = secretive()
    found = samples(state, 0)
    assert (least(found, 2, "blue"), least(found, 2, "green"), least(found, 2, "saw")) == (1, 2, 1)


def test_a_sample_keeps_the_own_pieces() -> None:
    state = secretive()
    assert [screen(sample, 0) for sample in samples(state, 0)] == [screen(state, 0)] * 25


def test_a_sample_keeps_how_many_the_others_have() -> None:
    state = secretive()
    assert {sum(screen(sample, 1).values()) for sample in samples(state, 0)} == {sum(screen(state, 1).values())}


def test_samples_differ_in_what_is_hidden() -> None:
    state = secretive()
    found = {tuple(screen(sample, 1).items()) for sample in samples(state, 0)}
    assert len(found) > 10


def test_a_sample_does_not_give_others_what_the_seat_holds() -> None:
    """Seat 0 holds all blue workers that are not known to be elsewhere, so nobody else has a hidden one."""
    state = quiet()
    workers(state, 1, hidden=True, red=3)
    workers(state, 0, hidden=True, blue=in_bag(state)["blue"])
    assert [screen(sample, 1).get("blue", 0) for sample in samples(state, 0)] == [0] * 25


def test_a_spectators_sample_deals_all_hidden_pieces() -> None:
    state = secretive()
    assert len({tuple(screen(sample, 0).items()) for sample in samples(state, None)}) > 10


def test_green_workers_that_lie_in_the_supply_are_in_no_sampled_hand() -> None:
    state = quiet()
    workers(state, 1, hidden=True, red=8)
    assert [screen(sample, 1).get("green", 0) for sample in samples(state, 0)] == [0] * 25


# Samples while something is going on.


def pending(tile: str, *lines: str, **hidden: int) -> KeyflowerState:
    """Seat 1, with hidden workers, is in the middle of something with a tile."""
    state = quiet(tile)
    workers(state, 1, hidden=True, **hidden)
    turn(state, 1)
    play(state, *lines)
    return state


@pytest.mark.parametrize("onlooker", ONLOOKERS)
def test_whoever_has_announced_a_bid_can_make_it_in_every_sample(onlooker: int | None) -> None:
    state = quiet()
    bid(state, 2, "keywood", 2, "blue")
    workers(state, 1, hidden=True, blue=3, red=3)
    turn(state, 1)
    play(state, "1 bid keywood")
    assert least(samples(state, onlooker), 1, "blue") >= 3


def test_whoever_has_named_a_colour_has_it_in_every_sample() -> None:
    state = pending("keywood", "1 bid keywood", "1 in yellow", blue=3, yellow=1)
    assert least(samples(state, 0), 1, "yellow") >= 1


def test_whoever_uses_a_tile_with_a_price_can_pay_it_in_every_sample() -> None:
    """The peddler asks for a yellow worker besides the one that is put there."""
    state = pending("peddler", "1 use peddler", "1 in blue", blue=2, yellow=1, red=3)
    found = samples(state, 0)
    assert min(least(found, 1, "blue"), least(found, 1, "yellow")) >= 1


def test_whoever_uses_the_peddler_with_yellow_has_two_in_every_sample() -> None:
    state = pending("peddler", "1 use peddler", "1 in yellow", blue=2, yellow=2)
    assert least(samples(state, 0), 1, "yellow") >= 2


def test_whoever_has_still_to_pay_a_skill_has_one_in_every_sample() -> None:
    """The upgrade of the inn costs any resource, which is being chosen, and any skill."""
    state = table(3)
    lots(state)
    own(state, 1, "inn")
    goods(state, "inn", wood=1, stone=1)
    skills(state, 1, hidden=True, saw=1)
    workers(state, 1, blue=1)
    turn(state, 1)
    play(state, "1 use home-2", "1 in blue", "1 add 1", "1 upgrade inn")
    assert asked(state) == "1 PayGood"
    assert [sum(screen(sample, 1).get(skill, 0) for skill in SKILLS) for sample in samples(state, 0)] == [1] * 25


def test_whoever_mixes_colours_has_those_named_so_far_in_every_sample() -> None:
    """Boat 4b's owner names workers one by one."""
    state = table(3)
    season(state, "autumn")
    lots(state, "inn")
    own(state, 1, "boat-4b")
    at_work(state, "inn", blue=1)
    workers(state, 1, hidden=True, red=1, yellow=1)
    turn(state, 1)
    play(state, "1 use inn", "1 worker red", "1 worker yellow")
    found = samples(state, 0)
    assert min(least(found, 1, "red"), least(found, 1, "yellow")) == 1


def test_a_sample_can_be_played_on_from_the_middle_of_a_bid() -> None:
    state = pending("keywood", "1 bid keywood", "1 in yellow", blue=3, yellow=2)
    for sample in samples(state, 0):
        assert "add 1" in offers(sample)


class Patience(Random):
    """Chance that gives up after a thousand shuffles."""

    shuffles = 0

    def shuffle(self, x: MutableSequence[Any]) -> None:
        self.shuffles += 1
        assert self.shuffles < 1000, "a thousand deals, and none will do"
        super().shuffle(x)


def test_a_rare_hand_is_sampled_without_dealing_over_and_over() -> None:
    """All eight first workers blue, as the announced bid needs them."""
    state = quiet()
    bid(state, 2, "keywood", 7, "blue")
    workers(state, 1, hidden=True, blue=8)
    turn(state, 1)
    play(state, "1 bid keywood")
    sample = GAME.sample(GAME.view(state, 0), Patience(1))
    assert screen(sample, 1) == {"blue": 8}


def test_the_one_who_bids_draws_no_conclusion_about_the_others() -> None:
    state = pending("keywood", "1 bid keywood", blue=3)
    workers(state, 2, hidden=True, red=3)
    assert len({tuple(screen(sample, 2).items()) for sample in samples(state, 1)}) > 3


def test_a_bid_that_shows_hidden_workers_is_not_taken_back() -> None:
    state = quiet()
    bid(state, 2, "keywood", 2, "blue")
    workers(state, 1, hidden=True, blue=3)
    turn(state, 1)
    game = match(state)
    game.play("bid keywood", 1)
    assert not game.undoable(1)


def test_a_bid_with_known_workers_can_be_taken_back() -> None:
    state = quiet()
    bid(state, 2, "keywood", 2, "blue")
    workers(state, 1, blue=3)
    turn(state, 1)
    game = match(state)
    game.play("bid keywood", 1)
    assert game.undoable(1)


# After winter.


def test_after_winter_has_begun_nobody_has_winter_tiles_in_hand() -> None:
    state = table(3)
    season(state, "winter")
    assert GAME.view(state, 0).held == [0, 0, 0]


def test_a_sample_in_winter_keeps_the_auction() -> None:
    state = table(3)
    season(state, "winter")
    workers(state, 1, hidden=True, blue=3)
    assert [sample.on_sale for sample in samples(state, 0)] == [state.on_sale] * 25


def test_before_winter_a_sample_deals_winter_tiles_anew() -> None:
    state = quiet()
    assert len({tuple(sample.hands[1:]) for sample in samples(state, 0)}) > 10


def test_before_winter_a_sample_keeps_the_own_winter_tiles() -> None:
    state = quiet()
    assert {sample.hands[0] for sample in samples(state, 0)} == {state.hands[0]}


def test_no_sample_deals_a_winter_tile_twice() -> None:
    state = quiet()
    for sample in samples(state, 0):
        assert sum(sample.hands).bit_count() == 9


def test_at_the_end_of_a_game_a_sample_is_still_possible() -> None:
    state = table(3)
    season(state, "winter")
    lots(state)
    workers(state, 1, hidden=True, blue=3)
    pass_all(state)
    while state.frames:
        GAME.play(state, GAME.legal(state)[0])
    sample = GAME.sample(GAME.view(state, 0), Random(1))
    assert sum(sample.screens[ALL_COLOURS : 2 * ALL_COLOURS]) == 3


def test_a_sample_while_a_draw_is_due_keeps_it_due() -> None:
    state = quiet("alehouse")
    workers(state, 1, blue=1)
    turn(state, 1)
    play(state, "1 use alehouse", "1 in blue", "1 add 1")
    assert {asked(sample) for sample in samples(state, 0)} == {"* DrawWorkers"}


def test_workers_that_are_being_paid_are_in_no_hand() -> None:
    """The tavern takes a worker, which goes into the bag after the draw: until then it is on the table."""
    state = table(3)
    season(state, "summer")
    lots(state, "tavern")
    workers(state, 0, blue=1, red=1)
    play(state, "0 use tavern", "0 in blue", "0 add 1", "0 pay red")
    for sample in samples(state, 1):
        sound(sample)
        assert sample.paid[COLOURS.index("red")] == 1
