"""Behind the screens: what the others learn of a seat's workers and skills when it bids, uses, draws and pays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import KeyflowerState

from .builders import bid, lots, match, pass_all, play, position, skills, table, workers
from .looking import asked, goods_on, offers, screen, seen, told
from .using import working

# Bids.


def veiled() -> KeyflowerState:
    """Seat 0 has two blue and a red worker that everybody saw, and two blue and two yellow ones drawn unseen."""
    state = table()
    lots(state, "keywood", "miner")
    workers(state, 0, blue=2, red=1)
    workers(state, 0, hidden=True, blue=2, yellow=2)
    workers(state, 1, blue=9)
    return state


def test_workers_that_are_bid_are_first_those_that_were_known() -> None:
    """R-KF-02."""
    state = veiled()
    play(state, "0 bid keywood", "0 in blue", "0 add 2")
    assert seen(state, 0) == {"red": 1, "workers": 4}


def test_workers_that_are_bid_beyond_the_known_ones_come_from_the_unseen() -> None:
    """R-KF-02."""
    state = veiled()
    play(state, "0 bid keywood", "0 in blue", "0 add 3")
    assert seen(state, 0) == {"red": 1, "workers": 3}


def test_a_losing_bid_that_comes_home_is_known() -> None:
    """R-KF-01."""
    state = veiled()
    play(state, "0 bid keywood", "0 in yellow", "0 add 2")
    bid(state, 1, "keywood", 3, "yellow")
    pass_all(state)
    assert seen(state, 0) == {"blue": 2, "red": 1, "yellow": 2, "workers": 2}


def test_a_view_shows_no_colours_of_unseen_workers() -> None:
    """R-KF-01."""
    assert GAME.view(veiled(), 1) == GAME.view(_otherwise(), 1)


def _otherwise() -> KeyflowerState:
    """The same as `veiled`, but with other unseen workers."""
    state = table()
    lots(state, "keywood", "miner")
    workers(state, 0, blue=2, red=1)
    workers(state, 0, hidden=True, red=4)
    workers(state, 1, blue=9)
    return state


def test_a_player_sees_the_own_workers() -> None:
    assert GAME.view(veiled(), 0).workers == [4, 1, 2, 0]


def test_announcing_a_bid_for_an_untouched_tile_shows_nothing() -> None:
    state = veiled()
    assert not state.frames[-1].reveals(state, GAME.parse("bid keywood"))


def test_announcing_a_bid_that_only_unseen_workers_can_make_shows_something() -> None:
    state = veiled()
    bid(state, 1, "keywood", 1, "yellow")
    assert state.frames[-1].reveals(state, GAME.parse("bid keywood"))


class Patience(Random):
    """Chance that is asked to shuffle no more than a thousand times."""

    shuffles = 0

    def shuffle(self, x: Any) -> None:
        self.shuffles += 1
        assert self.shuffles <= 1000, "shuffled in vain a thousand times"
        super().shuffle(x)


@pytest.mark.parametrize("count", [2, 4, 8])
def test_a_sample_has_the_unseen_workers_that_an_announced_bid_needs(count: int) -> None:
    state = table()
    lots(state, "keywood")
    workers(state, 0, hidden=True, red=count)
    bid(state, 1, "keywood", count - 1, "red")
    play(state, "0 bid keywood")
    assert screen(GAME.sample(GAME.view(state, 1), Patience(1)), 0) == {"red": count}


@pytest.mark.parametrize("line", ["in blue", "in red"])
def test_naming_a_colour_that_everybody_knows_of_shows_nothing(line: str) -> None:
    state = veiled()
    play(state, "0 bid keywood")
    assert not state.frames[-1].reveals(state, GAME.parse(line))


def test_naming_a_colour_that_nobody_knew_of_shows_something() -> None:
    state = veiled()
    play(state, "0 bid keywood")
    assert state.frames[-1].reveals(state, GAME.parse("in yellow"))


def test_more_workers_than_everybody_knew_of_show_something() -> None:
    state = veiled()
    play(state, "0 bid keywood", "0 in blue")
    shows = [offer for offer in offers(state) if state.frames[-1].reveals(state, GAME.parse(offer))]
    assert shows == ["add 3", "add 4"]


def test_a_bid_with_known_workers_can_be_taken_back_to_the_start_of_the_turn() -> None:
    game = match(veiled())
    for line in ("bid keywood", "in blue"):
        game.play(line, 0)
    game.undo(0)
    game.undo(0)
    assert asked(position(game)) == "0 Turn"


def test_a_colour_that_was_shown_cannot_be_taken_back() -> None:
    game = match(veiled())
    for line in ("bid keywood", "in yellow"):
        game.play(line, 0)
    assert not game.undoable(0)


def test_workers_behind_the_screen_go_down_by_what_was_bid() -> None:
    state = veiled()
    play(state, "0 bid keywood", "0 in blue", "0 add 3")
    assert screen(state, 0) == {"blue": 1, "red": 1, "yellow": 2}


# Uses.


def unseen(*tiles: str) -> KeyflowerState:
    """Seat 0 owns these tiles, has a known blue worker and drew three blue and a yellow one unseen; seat 1 has one."""
    state = working(*tiles, blue=1)
    workers(state, 0, hidden=True, blue=3, yellow=1)
    workers(state, 1, red=1)
    return state


def test_a_use_takes_the_known_workers_first() -> None:
    """R-KF-02."""
    state = unseen("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 2")
    assert seen(state, 0) == {"workers": 3}


def test_a_payment_takes_a_known_worker_first() -> None:
    """R-KF-02."""
    state = unseen("peddler")
    workers(state, 0, yellow=1)
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"workers": 4, "green": 1}


def test_workers_from_the_bag_are_known_to_their_owner_only() -> None:
    """R-KF-01."""
    state = unseen("alehouse")
    play(state, "0 use alehouse", "0 in blue", "0 add 1", "* draw red")
    assert (seen(state, 0), screen(state, 0)) == ({"workers": 5}, {"blue": 3, "red": 1, "yellow": 1})


def test_skills_from_the_pile_are_known_to_their_owner_only() -> None:
    """R-KF-01."""
    state = unseen("apprentice-hall")
    play(state, "0 use apprentice-hall", "0 in blue", "0 add 1", "* draw-skill saw")
    assert seen(state, 0) == {"workers": 4, "skills": 1}


def test_green_workers_from_the_supply_are_known_to_all() -> None:
    """R-KF-01."""
    state = unseen("peddler")
    play(state, "0 use peddler", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"workers": 3, "green": 1}


def test_a_paid_skill_is_a_known_one_if_there_is_one() -> None:
    """R-KF-02."""
    state = unseen("carpenter")
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, saw=1)
    play(state, "0 use carpenter", "0 in blue", "0 add 1")
    assert seen(state, 0) == {"workers": 4, "skills": 1}


def test_workers_that_come_home_from_the_own_village_are_known() -> None:
    """R-KF-01."""
    state = unseen("keywood")
    play(state, "0 use keywood", "0 in blue", "0 add 3")
    pass_all(state)
    assert seen(state, 0) == {"blue": 3, "workers": 2}


@pytest.mark.parametrize(("seat", "line"), [(0, "draw red"), (1, "draw ?"), (None, "draw ?")])
def test_a_draw_is_read_in_full_by_the_drawer_only(seat: int | None, line: str) -> None:
    state = unseen("alehouse")
    play(state, "0 use alehouse", "0 in blue", "0 add 1")
    assert GAME.text_for(state, GAME.parse("draw red"), seat) == line


def test_the_colour_of_a_drawn_worker_is_told_to_the_drawer_only() -> None:
    state = unseen("alehouse")
    play(state, "0 use alehouse", "0 in blue", "0 add 1")
    events = [event for event in play(state, "* draw red") if event.key == "saw-worker"]
    assert [event.audience for event in events] == [(0,)]


def test_the_number_of_drawn_workers_is_told_to_all() -> None:
    state = unseen("alehouse")
    events = play(state, "0 use alehouse", "0 in blue", "0 add 1")
    assert told(events, "drew-workers") == [{"seat": "seat:0", "count": 1}]


def test_views_do_not_tell_drawn_workers_apart() -> None:
    """R-KF-01."""
    one, other = unseen("alehouse"), unseen("alehouse")
    play(one, "0 use alehouse", "0 in blue", "0 add 1", "* draw red")
    play(other, "0 use alehouse", "0 in blue", "0 add 1", "* draw yellow")
    assert GAME.view(one, 1) == GAME.view(other, 1)


def test_announcing_a_use_that_only_unseen_workers_can_pay_for_shows_something() -> None:
    state = unseen("peddler")
    assert state.frames[-1].reveals(state, GAME.parse("use peddler"))


def test_announcing_a_use_of_an_untouched_tile_shows_nothing() -> None:
    state = unseen("keywood")
    assert not state.frames[-1].reveals(state, GAME.parse("use keywood"))


def test_paying_a_skill_that_nobody_knew_of_shows_something() -> None:
    state = unseen("brewer")
    skills(state, 0, saw=1)
    skills(state, 0, hidden=True, anvil=1)
    play(state, "0 use brewer", "0 in blue", "0 add 1")
    shows = [offer for offer in offers(state) if state.frames[-1].reveals(state, GAME.parse(offer))]
    assert shows == ["pay-skill anvil"]


def test_goods_that_were_produced_can_be_taken_back_before_the_next_player_moves() -> None:
    game = match(working("keywood"))
    for line in ("use keywood", "in blue", "add 1"):
        game.play(line, 0)
    game.undo(0)
    assert goods_on(position(game), "keywood") == {}
