"""Fairs: what they ask for, when they are held, and that one resource serves one fair of a season."""

from __future__ import annotations

import pytest

from keydom.games.keyper import GAME
from keydom.games.keyper.components import FAIRS, PRIVATE_FAIRS, SEASONS
from keydom.games.keyper.state import KeyperState

from .builders import asked, at_fairs, bereave, claim, give, heard, in_season, line, offers, own_fair, play, table

PRIVATE = FAIRS[:18]
WINTER = FAIRS[18:]


def facts(fair: str, *names: str) -> dict[str, int]:
    """What a fair asks for: `facts("winter-1", "needs", "gems")`."""
    component = GAME.catalogue.components["fair"][fair]
    words = [word for name in names for word in component.words(name)]
    return {word: words.count(word) for word in words}


def fair_time(season: str, *winter: str, private: int = 0, **resources: int) -> KeyperState:
    """The fairs of a season begin; seat 0 has these winter fairs, this private fair of it, and these resources."""
    state = table()
    in_season(state, season)
    for seat, board in enumerate("abc"):
        claim(state, seat, board)
    own_fair(state, 0, *winter)
    if season != "winter":
        place = SEASONS.index(season)
        for seat in range(3):
            state.private[seat * 3 + place] = (private + seat) % PRIVATE_FAIRS
    bereave(state, 0)
    give(state, 0, **resources)
    at_fairs(state)
    return state


# Private fairs.


@pytest.mark.parametrize("fair", PRIVATE)
def test_a_private_fair_is_held_with_what_it_asks_for(fair: str) -> None:
    season, _, number = fair.partition("-")
    state = fair_time(season, private=int(number) - 1, **facts(fair, "needs"))
    play(state, f"0 hold {fair}")
    assert line(state, 0, "fairs") == {"spring": 2, "summer": 3, "autumn": 4}[season]


@pytest.mark.parametrize("fair", PRIVATE)
def test_a_private_fair_is_not_held_with_less(fair: str) -> None:
    season, _, number = fair.partition("-")
    needs = facts(fair, "needs")
    needs.pop(next(iter(needs)))
    assert offers(fair_time(season, private=int(number) - 1, **needs)) == ["enough"]


def test_a_sheep_and_a_rock_hold_the_spring_fair_for_two_points() -> None:
    """The rulebook's example."""
    state = fair_time("spring", sheep=1, rock=1)
    play(state, "0 hold spring-1")
    assert line(state, 0, "fairs") == 2


def test_what_is_shown_is_kept() -> None:
    state = fair_time("spring", sheep=1, rock=1)
    play(state, "0 hold spring-1")
    assert state.goods[:19].count(1) == 2


def test_a_finished_good_is_shown_as_its_raw_material() -> None:
    state = fair_time("spring", sheep=1, stone=1)
    assert "hold spring-1" in offers(state)


def test_a_fair_of_another_season_is_not_held() -> None:
    state = fair_time("summer", private=5, sheep=1, rock=1)
    assert offers(state) == ["enough"]


def test_a_fair_need_not_be_held() -> None:
    """R-KR-25."""
    state = fair_time("spring", sheep=1, rock=1)
    play(state, "0 enough")
    assert (line(state, 0, "fairs"), asked(state)) == (0, "1 HoldFair")


def test_everybody_is_asked_from_the_start_player_on_whatever_they_have() -> None:
    """R-KR-25."""
    state = fair_time("spring")
    at_fairs(state, start=2)
    assert (asked(state), offers(state)) == ("2 HoldFair", ["enough"])


def test_a_fair_that_is_not_held_is_told_to_nobody() -> None:
    """R-KR-25."""
    state = fair_time("spring", sheep=1, rock=1)
    assert play(state, "0 enough") == []
    assert state.shown == [-1] * 9


def test_a_fair_that_is_held_is_told_to_all() -> None:
    told = play(fair_time("spring", sheep=1, rock=1), "0 hold spring-1")
    assert heard(told, "held") == [{"seat": "seat:0", "fair": "fair:spring-1", "points": 2}]


# Winter fairs.


@pytest.mark.parametrize("fair", WINTER)
def test_a_winter_fair_is_held_in_summer_without_gems_for_four_points(fair: str) -> None:
    """R-KR-26."""
    state = fair_time("summer", fair, **facts(fair, "needs"))
    play(state, f"0 hold {fair}")
    assert line(state, 0, "fairs") == 4


@pytest.mark.parametrize("fair", WINTER)
def test_a_winter_fair_is_held_in_autumn_with_gems_for_six_points(fair: str) -> None:
    """R-KR-26."""
    state = fair_time("autumn", fair, **facts(fair, "needs", "gems"))
    play(state, f"0 hold {fair}")
    assert line(state, 0, "fairs") == 6


@pytest.mark.parametrize("fair", WINTER)
def test_a_winter_fair_is_not_held_in_autumn_without_its_gems(fair: str) -> None:
    """R-KR-26."""
    assert f"hold {fair}" not in offers(fair_time("autumn", fair, **facts(fair, "needs")))


@pytest.mark.parametrize("fair", WINTER)
@pytest.mark.parametrize(("names", "points"), [(["needs"], 4), (["needs", "gems"], 6)])
def test_a_winter_fair_is_held_in_winter_either_way(fair: str, names: list[str], points: int) -> None:
    """R-KR-26."""
    assert line(fair_time("winter", fair, **facts(fair, *names)), 0, "fairs") == points


def test_a_winter_fair_is_not_held_in_spring() -> None:
    """R-KR-26."""
    assert offers(fair_time("spring", "winter-1", **facts("winter-1", "needs", "gems"))) == ["enough"]


def test_a_winter_fair_is_held_once() -> None:
    state = fair_time("summer", "winter-1", **facts("winter-1", "needs"))
    play(state, "0 hold winter-1")
    assert (state.winter[0], offers(state)) == (0, ["enough"])


def test_a_winter_fair_may_be_kept_for_later() -> None:
    state = fair_time("summer", "winter-1", **facts("winter-1", "needs"))
    play(state, "0 enough")
    assert state.winter[0] == 1


# One resource, one fair.


def test_one_resource_serves_one_fair_of_a_season() -> None:
    state = fair_time("summer", "winter-1", cow=1, sheep=1, chicken=1, brick=2, wheat=1)
    assert offers(state) == ["hold summer-1", "hold winter-1", "enough"]
    play(state, "0 hold summer-1")
    assert asked(state) == "1 HoldFair"


def test_with_enough_for_both_both_are_held() -> None:
    state = fair_time("summer", "winter-1", cow=2, sheep=1, chicken=1, brick=2, wheat=1)
    play(state, "0 hold summer-1", "0 hold winter-1")
    assert line(state, 0, "fairs") == 7


def test_a_private_fair_is_held_once() -> None:
    state = fair_time("summer", "winter-1", cow=3, sheep=2, chicken=1, brick=3, wheat=1)
    play(state, "0 hold summer-1")
    assert offers(state) == ["hold winter-1", "enough"]


def test_a_finished_good_serves_once_as_itself_or_as_its_raw_material() -> None:
    state = fair_time(
        "autumn", "winter-6", private=5, horse=1, wild_boar=2, brick=1, wood=1, gold=1, ruby=1, deer=1, emerald=1
    )
    assert offers(state) == ["hold autumn-6", "hold winter-6", "enough"]
    play(state, "0 hold winter-6")
    assert offers(state) == ["enough"]


def test_the_same_resource_serves_again_in_another_season() -> None:
    state = fair_time("summer", cow=1, sheep=1, brick=1)
    play(state, "0 hold summer-1")
    in_season(state, "autumn")
    own_fair(state, 0, "winter-1")
    give(state, 0, chicken=1, wheat=1, emerald=1, gold=1)
    at_fairs(state)
    assert "hold winter-1" in offers(state)


def test_in_winter_the_best_set_of_fairs_is_held_by_itself() -> None:
    """R-KR-27: winter-1 and winter-5 share a cow; winter-5 with gems is worth more than winter-1 without."""
    state = fair_time(
        "winter",
        "winter-1",
        "winter-5",
        cow=1,
        chicken=1,
        brick=1,
        wheat=1,
        deer=1,
        wood=1,
        stone=1,
        emerald=1,
        sapphire=1,
    )
    assert line(state, 0, "fairs") == 6


def test_in_winter_two_plain_fairs_are_better_than_one_with_gems() -> None:
    """R-KR-27: the emerald and gold are there, but the better side costs nothing else here."""
    both = {"cow": 1, "chicken": 1, "brick": 1, "wheat": 2, "pig": 1, "goat": 1, "wood": 1, "emerald": 1, "gold": 1}
    assert line(fair_time("winter", "winter-1", "winter-7", **both), 0, "fairs") == 10


def test_no_fairs_of_ones_own_no_points() -> None:
    assert line(fair_time("winter", cow=5, wheat=5), 0, "fairs") == 0
