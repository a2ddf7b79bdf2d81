"""The variants: A, the Merchants' own; B, open screens; C, a green worker for the less experienced."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from keydom.core.errors import BadOption
from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import TILE, winter_bit
from keydom.games.keyflower.components import ALL_COLOURS, GREEN, MERCHANTS, PROMO, TILES, WINTER_TILES
from keydom.games.keyflower.rules.winter import Submit
from keydom.games.keyflower.setup import DealWinter
from keydom.games.keyflower.state import KeyflowerState
from keydom.words import LANGUAGES, FluentWords

from .builders import play, season, table, workers
from .looking import in_bag, mover, offers, on_auction, screen, seen

THREE = {"artisan", "builder", "muleteer"}


def dealt(state: KeyflowerState) -> set[str]:
    """The winter tiles in the hands."""
    hands = sum(state.hands)
    return {tile for place, tile in enumerate(WINTER_TILES) if hands >> place & 1}


def begun(seats: int, seed: int, **options: str) -> KeyflowerState:
    """A game dealt at random up to its first turn."""
    state, rng = GAME.begin(seats, GAME.options(options)), Random(seed)
    while mover(state) == NATURE:
        GAME.play(state, GAME.deal(state, rng))
    return state


def up_to(state: KeyflowerState, verb: str) -> None:
    """Let NATURE draw until it draws this."""
    while not offers(state)[0].startswith(f"{verb} "):
        play(state, f"* {offers(state)[0]}")


# A: the Merchants' variant.


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("name", "tile"), [("spring", "assayer"), ("summer", "bookkeeper"), ("autumn", "merchant")])
def test_the_tile_of_the_merchants_is_on_auction_in_its_season(seats: int, name: str, tile: str) -> None:
    state = table(seats, merchants="full")
    if name != "spring":
        season(state, name)
    assert tile in on_auction(state)  # R-KM-12


@pytest.mark.parametrize("seats", range(2, 7))
def test_base_tiles_fill_the_auction_up(seats: int) -> None:
    state = table(seats, merchants="full")
    assert len(on_auction(state)) - len(state.order_tiles()) == seats + 4


def test_mixed_the_tile_of_the_merchants_is_one_among_all() -> None:
    state = GAME.begin(2, GAME.options({"merchants": "mixed"}))
    up_to(state, "lay-out")
    assert len(offers(state)) == 13


def test_without_the_expansion_its_tiles_are_not_in_play() -> None:
    state = GAME.begin(2, GAME.options())
    up_to(state, "lay-out")
    assert (len(offers(state)), "lay-out assayer" in offers(state)) == (12, False)


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
@pytest.mark.parametrize("merchants", ["mixed", "full"])
def test_each_player_is_dealt_winter_tiles_by_the_table_of_the_merchants(
    seats: int, count: int, merchants: str
) -> None:
    state = begun(seats, 1, merchants=merchants)
    assert [hand.bit_count() for hand in state.hands] == [count] * seats


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_without_the_expansion_winter_tiles_are_dealt_by_the_table_of_the_base_game(seats: int, count: int) -> None:
    assert [hand.bit_count() for hand in begun(seats, 1).hands] == [count] * seats


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(5))
def test_the_three_winter_tiles_of_the_merchants_are_always_among_those_dealt(seats: int, seed: int) -> None:
    assert dealt(begun(seats, seed, merchants="full")) >= THREE  # R-KM-12


def test_with_promos_too_the_three_are_always_among_those_dealt() -> None:
    assert all(dealt(begun(2, seed, merchants="full", promos="all")) >= THREE for seed in range(20))


def test_mixed_the_three_may_stay_in_the_box() -> None:
    assert any(not dealt(begun(2, seed, merchants="mixed")) >= THREE for seed in range(20))


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_is_as_likely_to_get_one_of_the_three(seats: int) -> None:
    state = GAME.begin(seats, GAME.options({"merchants": "full"}))
    up_to(state, "deal")
    frame = state.frames[-1]
    assert isinstance(frame, DealWinter)
    odds = dict(zip(offers(state), frame.odds(state), strict=True))
    count = seats * (4, 4, 3, 3, 2)[seats - 2]
    # One slot of `count` holds a given one of the three with 1 / count, a given one of the other twelve otherwise.
    assert odds["deal artisan"] * (count - 3) == odds["deal scribes"] * 12
    assert odds["deal artisan"] / sum(odds.values()) == pytest.approx(1 / count)


def test_the_three_winter_tiles_do_not_all_go_to_one_seat() -> None:
    holders = {
        tuple(bool(hand & winter_bit(TILE.read(tile))) for hand in begun(3, seed, merchants="full").hands).index(True)
        for seed in range(30)
        for tile in THREE
    }
    assert holders == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sample_deals_the_three_to_somebody(seat: int | None) -> None:
    state, rng = begun(2, 1, merchants="full"), Random(1)
    for _ in range(20):
        sample = GAME.sample(GAME.view(state, seat), rng)
        assert dealt(sample) >= THREE


def test_a_mixed_sample_may_leave_them_in_the_box() -> None:
    state, rng = begun(2, 1, merchants="mixed"), Random(1)
    samples = [GAME.sample(GAME.view(state, 0), rng) for _ in range(40)]
    assert any(not dealt(sample) >= THREE for sample in samples)


def test_any_winter_tiles_of_four_are_brought_in_but_at_least_one() -> None:
    state = begun(2, 1, merchants="full")
    assert len(Submit(0).offer(state)) == 2**4 - 1


# B: open screens.


def opened(screens: str, seed: int = 3) -> KeyflowerState:
    """The same random game, some way into spring, with open or closed screens."""
    state, rng = begun(3, seed, merchants="mixed", promos="all", screens=screens), Random(seed)
    for _ in range(60):
        legal = GAME.legal(state)
        action = GAME.deal(state, rng) if mover(state) == NATURE else rng.choice(legal)
        GAME.play(state, action)
    return state


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_screens_change_no_view_but_for_the_flag(seat: int | None) -> None:
    closed, wide = GAME.view(opened("closed"), seat), GAME.view(opened("open"), seat)
    assert closed != wide
    wide.table.open_screens = False
    assert closed == wide  # R-KF-36


def test_open_screens_change_nothing_that_may_be_done() -> None:
    assert offers(opened("open")) == offers(opened("closed"))


def test_with_open_screens_the_first_workers_are_still_hidden() -> None:
    state = begun(3, 1, screens="open")
    assert seen(state, 0) == {"workers": 8}


def test_what_lies_before_an_open_screen_is_what_everybody_knows() -> None:
    state = table(screens="open")
    workers(state, 0, red=2)
    workers(state, 0, hidden=True, blue=1)
    assert seen(state, 0) == {"red": 2, "workers": 1}  # R-KF-36


def test_the_table_says_whether_screens_are_open() -> None:
    assert (table(screens="open").open_screens, table().open_screens) == (True, False)


# C: a green worker for the less experienced.


@pytest.mark.parametrize("named", ["none", "0", "2", "1+3", "0+1+2+3"])
def test_those_who_are_named_as_less_experienced_begin_with_a_green_worker(named: str) -> None:
    state = table(4, novices=named)
    greens = [state.screens[seat * ALL_COLOURS + GREEN] for seat in range(4)]
    assert greens == [1 if str(seat) in named else 0 for seat in range(4)]  # R-KF-35


@pytest.mark.parametrize("drawn", list(permutations(range(3))))
def test_the_green_worker_follows_whoever_is_named_to_the_seat_that_is_drawn(drawn: tuple[int, ...]) -> None:
    """R-KF-35: places are named as people sit down, and seats are drawn then."""
    options = GAME.seated(GAME.options({"novices": "0+2"}), drawn)
    match = Match(GAME, 3, options, Random(1), {drawn[0]: "Ana", drawn[1]: "Bo", drawn[2]: "Cem"}, drawn)
    greens = {match.players[seat]: screen(match.state, seat).get("green", 0) for seat in range(3)}
    assert greens == {"Ana": 1, "Bo": 0, "Cem": 1}


def test_a_record_says_who_was_less_experienced() -> None:
    match = Match(GAME, 3, GAME.options({"novices": "1+2"}), Random(1))
    assert "option novices 1+2\n" in str(match.record())
    assert Match.replay(GAME, match.record()).state == match.state


def test_a_position_says_who_was_less_experienced() -> None:
    state = begun(3, 1, novices="0+2")
    assert "option novices 0+2\n" in GAME.text(state)
    assert GAME.position(GAME.text(state)) == state


@pytest.mark.parametrize("wrong", ["", "4", "2+0", "1+1", "0+", "0,1", "-1", "all"])
def test_what_names_nobody_at_the_table_is_refused(wrong: str) -> None:
    with pytest.raises(BadOption):
        GAME.begin(4, GAME.options({"novices": wrong}))


def test_everybody_is_told_at_the_start_who_is_less_experienced() -> None:
    match = Match(GAME, 3, GAME.options({"novices": "1"}), Random(1))
    for seat in (0, 1, 2, None):
        assert [event.args for _, event in match.events(seat) if event.key == "novice"] == [{"seat": "seat:1"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_less_experienced_is_said_by_name(language: str) -> None:
    words = FluentWords(GAME, language, {0: "Ana", 2: "Cem"})
    assert "Ana" in words.option("novices", "0+2")
    assert "Cem" in words.option("novices", "0+2")
    assert words.option("novices", "none") == words.say("option-novices-none")
    assert words.option("length", "short") == words.say("option-length-short")


def test_the_green_worker_comes_on_top_of_the_eight() -> None:
    state = begun(3, 1, novices="0")
    assert [sum(state.screens[seat * 4 : seat * 4 + 4]) for seat in range(3)] == [9, 8, 8]


def test_everybody_knows_of_the_green_worker() -> None:
    state = begun(3, 1, novices="0")
    assert (seen(state, 0), seen(state, 1)) == ({"green": 1, "workers": 8}, {"workers": 8})


def test_the_green_worker_comes_from_the_supply() -> None:
    state = table(3, novices="0+1")
    assert (state.greens, "green" in in_bag(state)) == (18, False)


def test_a_sample_leaves_the_green_worker_where_it_is() -> None:
    state = begun(3, 1, novices="0+1")
    sample = GAME.sample(GAME.view(state, 2), Random(1))
    assert [sample.screens[seat * ALL_COLOURS + GREEN] for seat in range(3)] == [1, 1, 0]


# All together.


def test_an_unknown_way_to_use_the_merchants_is_refused() -> None:
    with pytest.raises(BadOption):
        GAME.options({"merchants": "half"})


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_variants_go_together(seats: int) -> None:
    state = begun(seats, 1, merchants="full", promos="all", screens="open", novices="1")
    assert dealt(state) >= THREE
    assert state.greens == 20 - 1 - sum(state.cargo[GREEN::ALL_COLOURS])


def test_the_tiles_of_each_box_are_told_apart() -> None:
    origins = {name: GAME.box.origin[TILES.index(name)] for name in ("assayer", "keyside", "keywood")}
    assert origins == {"assayer": MERCHANTS, "keyside": PROMO, "keywood": 0}
