"""What the bots know of Keyflower: numbers that fit together, and preferences that a player would share."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from keydom.bots import make_bot
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER
from keydom.games.keyflower import GAME
from keydom.games.keyflower.insight.features import KeyflowerInsight
from keydom.games.keyflower.insight.plan import default_measures
from keydom.games.keyflower.state import KeyflowerState

from .. import builders as b

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"merchants": "full"}),
    (4, {"promos": "all"}),
    (5, {"merchants": "mixed", "promos": "all"}),
    (6, {"screens": "open", "novices": "0+1+2"}),
]

# Whatever the others have, a seat knows these of itself.
KNOWN = (
    *("all", "printed", "yards", "goods", "gold", "skills", "sets of skills", "free workers", "greens"),
    *("largest group", "gives goods", "gives workers", "gives skills", "carries", "winter tiles held"),
    *("best winter tile held", "winter tiles in sight", "start", "reach", "open roads", "loop", "river", "carts"),
    *("upgraded", "tiles", "contracts", "cabins"),
)


def positions(seats: int, options: dict[str, str], seed: int) -> list[KeyflowerState]:
    """Every position of a game in which somebody decides, played by the policy and, now and then, by chance."""
    rng, insight = Random(seed), KeyflowerInsight()
    state = GAME.begin(seats, GAME.options(options))
    found = []
    while (mover := GAME.mover(state)) != OVER:
        if mover == NATURE:
            GAME.play(state, GAME.deal(state, rng))
            continue
        found.append(state.copy())
        legal = GAME.legal(state)
        guesses = insight.policy(state, legal)
        likely = legal[guesses.index(max(guesses))]
        GAME.play(state, likely if rng.random() < 0.7 else rng.choice(legal))
    return found


def chosen(state: KeyflowerState, name: str) -> str:
    """What a bot does here."""
    seat = GAME.mover(state)
    action = make_bot(name, GAME, state.seats).choose(GAME.view(state, seat), GAME.legal(state), Random(0))
    return str(action)


def by_words(numbers: list[float], legal: list[Action]) -> dict[str, float]:
    return {str(action): number for action, number in zip(legal, numbers, strict=True)}


def liked(state: KeyflowerState) -> dict[str, float]:
    legal = GAME.legal(state)
    return by_words(KeyflowerInsight().policy(state, legal), legal)


def leanings(state: KeyflowerState) -> dict[str, float]:
    legal = GAME.legal(state)
    return by_words(KeyflowerInsight().plan(state, legal, default_measures(state.seats)), legal)


def feature(state: KeyflowerState, seat: int, name: str) -> float:
    return KeyflowerInsight().features(state, seat)[KeyflowerInsight.names.index(name)]


# Numbers that fit together.


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_feature_has_a_number_at_every_ply(seats: int, options: dict[str, str]) -> None:
    insight = KeyflowerInsight()
    lengths = {len(insight.features(state, seat)) for state in positions(seats, options, 1) for seat in range(seats)}
    assert lengths == {len(KeyflowerInsight.names)}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_plan_and_policy_give_one_number_a_choice_at_every_ply(seats: int, options: dict[str, str]) -> None:
    insight = KeyflowerInsight()
    for state in positions(seats, options, 2):
        legal = GAME.legal(state)
        assert (
            len(insight.plan(state, legal, default_measures(state.seats)))
            == len(insight.policy(state, legal))
            == len(legal)
        )


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_have_a_row_for_each_phase_and_a_number_for_each_feature(seats: int) -> None:
    assert [len(row) for row in KeyflowerInsight().weights(seats)] == [len(KeyflowerInsight.names)] * len(
        KeyflowerInsight.phases
    )


def test_the_first_feature_is_one() -> None:
    assert KeyflowerInsight().features(b.table(), 0)[0] == 1.0


def test_no_feature_is_named_twice() -> None:
    assert len(set(KeyflowerInsight.names)) == len(KeyflowerInsight.names)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_knows_is_the_same_in_every_world_it_can_think_of(seats: int) -> None:
    insight, rng = KeyflowerInsight(), Random(3)
    for state in positions(seats, {}, 3)[::5]:
        seat = GAME.mover(state)
        view = GAME.view(state, seat)
        worlds = [insight.features(GAME.sample(view, rng), seat) for _ in range(3)]
        for one, other in pairwise(worlds):
            unlike = [n for place, n in enumerate(KeyflowerInsight.names) if n in KNOWN and one[place] != other[place]]
            assert unlike == []


# What is worth having.


def test_an_upgrade_with_all_its_goods_there_is_worth_more_than_one_that_lacks_some() -> None:
    state = b.table()
    b.goods(state, "home-1", wood=1)
    before = feature(state, 0, "upgrades ready")
    b.goods(state, "home-1", stone=1)
    assert feature(state, 0, "upgrades ready") > before


def test_a_skill_that_an_upgrade_wants_is_not_counted_as_spare() -> None:
    state = b.table()
    b.own(state, 0, "keywood")
    b.skills(state, 0, saw=2)
    assert feature(state, 0, "skills") == 1.0


def test_a_bid_that_nobody_can_answer_is_as_good_as_won() -> None:
    state = b.table()
    b.season(state, "autumn")
    b.lots(state, "sawmill")
    b.workers(state, 1, red=5)
    b.bid(state, 0, "sawmill", 1, "blue")
    assert feature(state, 0, "led printed") == 3.0


def test_a_bid_that_others_can_answer_is_worth_less() -> None:
    state = b.table()
    b.season(state, "autumn")
    b.lots(state, "sawmill")
    b.workers(state, 1, blue=5)
    b.bid(state, 0, "sawmill", 1, "blue")
    assert feature(state, 0, "led printed") < 3.0


# What a greedy player does.


def test_a_greedy_player_takes_the_winter_tile_it_can_fill() -> None:
    state = b.table()
    b.season(state, "winter")
    b.lots(state, "key-guild", "jeweller", "key-market")
    b.workers(state, 0, blue=4)
    b.workers(state, 1, red=2)
    b.skills(state, 0, saw=4, pickaxe=3, anvil=3)
    b.turn(state, 0)
    assert chosen(state, "greedy") == "bid key-guild"


def test_a_greedy_player_upgrades_the_home_when_the_goods_lie_there() -> None:
    state = b.table()
    b.lots(state)
    b.goods(state, "home-1", wood=1, stone=1)
    b.workers(state, 0, blue=2)
    b.workers(state, 1, red=2)
    b.turn(state, 0)
    b.play(state, "0 use home-1", "0 in blue", "0 add 1")
    assert chosen(state, "greedy") == "upgrade home-1"


def test_a_greedy_player_sends_no_more_workers_than_a_use_needs() -> None:
    state = b.table()
    b.lots(state)
    b.own(state, 0, "keywood")
    b.workers(state, 0, blue=5)
    b.workers(state, 1, red=2)
    b.turn(state, 0)
    b.play(state, "0 use keywood", "0 in blue")
    assert chosen(state, "greedy") == "add 1"


# What the plan adds.


def test_the_plan_would_rather_outbid_somebody_than_bid_for_what_nobody_wants() -> None:
    state = b.table()
    b.lots(state, "keywood", "woodcutter")
    b.workers(state, 0, blue=5)
    b.workers(state, 1, blue=2)
    b.bid(state, 1, "keywood", 1, "blue")
    b.turn(state, 0)
    assert leanings(state)["bid keywood"] > leanings(state)["bid woodcutter"]


def test_the_plan_would_rather_work_on_its_own_tiles() -> None:
    leaning = {}
    for owner in (0, 1):
        state = b.table()
        b.lots(state)
        b.own(state, owner, "keywood")
        b.workers(state, 0, blue=5)
        b.workers(state, 1, red=1)
        b.turn(state, 0)
        b.play(state, "0 use keywood", "0 in blue")
        leaning[owner] = leanings(state)["add 1"]
    assert leaning[0] > leaning[1]


def test_the_plan_is_in_no_hurry_to_end_the_season_with_workers_to_spare() -> None:
    state = b.table()
    b.workers(state, 0, blue=6)
    b.workers(state, 1, red=1)
    b.turn(state, 0)
    assert leanings(state)["pass"] < 0


def test_the_plan_does_not_take_the_last_pass_for_what_is_won_anyway() -> None:
    state = b.table()
    b.lots(state, "keywood")
    b.workers(state, 0, blue=2)
    b.workers(state, 1, blue=6)
    b.bid(state, 0, "keywood", 1, "blue")
    b.turn(state, 0)
    state.passes = 2
    unfinished = leanings(state)["pass"]
    state.bids = [0] * len(state.bids)
    assert unfinished < leanings(state)["pass"]


# What the policy says.


def test_the_policy_bids_for_the_winter_tile_that_scores() -> None:
    state = b.table()
    b.season(state, "winter")
    b.lots(state, "keythedral", "jeweller")
    b.workers(state, 0, blue=4)
    b.turn(state, 0)
    assert liked(state)["bid keythedral"] > liked(state)["bid jeweller"]


def test_the_policy_does_not_raise_its_own_bid() -> None:
    state = b.table()
    b.lots(state, "keywood")
    b.workers(state, 0, blue=4)
    b.workers(state, 1, red=4)
    b.bid(state, 0, "keywood", 1, "blue")
    b.turn(state, 0)
    assert liked(state)["bid keywood"] < liked(state)["pass"]


def test_the_policy_upgrades_before_it_stops() -> None:
    state = b.table()
    b.lots(state)
    b.own(state, 0, "keywood")
    b.goods(state, "home-1", wood=2, stone=1)
    b.workers(state, 0, blue=2)
    b.workers(state, 1, red=2)
    b.turn(state, 0)
    b.play(state, "0 use home-1", "0 in blue", "0 add 1", "0 carry wood home-1 keywood")
    assert liked(state)["upgrade home-1"] > liked(state)["done"]


# When a decision is over.


def test_a_bid_is_judged_only_with_its_colour_and_number() -> None:
    state = b.table()
    b.lots(state, "keywood")
    b.workers(state, 0, blue=4, red=1)
    b.workers(state, 1, red=4)
    b.turn(state, 0)
    b.play(state, "0 bid keywood")
    assert not KeyflowerInsight().quiescent(state)


def test_every_step_of_transport_is_judged_by_itself() -> None:
    state = b.table()
    b.lots(state)
    b.goods(state, "home-1", wood=1, stone=1)
    b.workers(state, 0, blue=2)
    b.workers(state, 1, red=2)
    b.turn(state, 0)
    b.play(state, "0 use home-1", "0 in blue", "0 add 1")
    assert KeyflowerInsight().quiescent(state)
