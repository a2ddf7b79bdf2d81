"""What every position of Keyper fulfils: a text that says otherwise is refused."""

from __future__ import annotations

from typing import Any, Final

from keydom.core.game import Frame
from keydom.core.invariants import BOTTOM, check_stack, demand
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_SEASONS,
    BUILD,
    BUILDER,
    DISCOUNT,
    FAIR_SEASONS,
    FARM_LABOURER,
    FARM_PLOTS,
    MARKET_SIZE,
    RIVER,
    SPRING,
    TILE,
    UPGRADE,
    WHITE,
    WINTER,
    YIELDS,
)
from keydom.games.keyper.rules.boats import Deal
from keydom.games.keyper.rules.build import Build, BuildHere, Site
from keydom.games.keyper.rules.fairs import PRIVATE, HoldFair
from keydom.games.keyper.rules.housing import Stray
from keydom.games.keyper.rules.joining import Join, fits
from keydom.games.keyper.rules.keyp import Gift, Gifts
from keydom.games.keyper.rules.laying import LayDown
from keydom.games.keyper.rules.market import TakeTile
from keydom.games.keyper.rules.placing import Existing, Moor, Place, WithKeyple
from keydom.games.keyper.rules.plots import Plot, terms_of
from keydom.games.keyper.rules.prices import Pay
from keydom.games.keyper.rules.recipes import (
    ACCEPTS,
    BOTH_TRADES,
    EITHER_TRADE,
    GIVEN,
    NO_RECIPE,
    POST_TRADES,
    recipe_of,
)
from keydom.games.keyper.rules.rounds import SeatRound
from keydom.games.keyper.rules.seasons import Fold, Folding, Spare
from keydom.games.keyper.rules.sites import AT_COST, AT_DISCOUNT, buildable
from keydom.games.keyper.rules.trade import Receive, Trade
from keydom.games.keyper.rules.turns import Next, Turn
from keydom.games.keyper.rules.upgrade import Upgrade
from keydom.games.keyper.rules.work import Work, field_recipe
from keydom.games.keyper.setup import PAIR_TEAM, DealFair, Dealing, Ninth
from keydom.games.keyper.state import (
    ALL_PLOTS,
    FIRST_PLOT,
    KEYPLE_BITS,
    LYING,
    NOBODY,
    KeyperState,
    board_at,
    colour_of,
    fair_place,
    kind_at,
    owner_at,
    plot_at,
    plot_spot,
    set_of,
    standing,
    works_as,
)

IN_TURN: Final = ("Next",)
AT_WORK: Final = ("Work",)

# What each frame lies on.
BENEATH: Final = {
    "Season": (BOTTOM,),
    "StartPlayer": ("Season",),
    "Dealing": ("StartPlayer",),
    "DealFair": ("Dealing",),
    "Ninth": ("Dealing", "Ninth"),
    "MakeUp": ("Season",),
    "Spare": ("MakeUp",),
    "Folding": ("MakeUp",),
    "Fold": ("Folding",),
    "Aside": ("Dealing", "Ninth", "Folding"),
    "Fill": ("Aside", "Next"),
    "Draw": ("Fill",),
    "Homecoming": (BOTTOM,),
    "Shelter": ("Homecoming",),
    "Stray": ("Shelter",),
    "FairRound": ("Shelter",),
    "HoldFair": ("FairRound",),
    "Next": ("FairRound",),
    **dict.fromkeys(("Turn", "Place", "Moor", "Existing", "BuildHere", "Join", "LayDown", "Gifts", "Work"), IN_TURN),
    **dict.fromkeys(("Build", "Deal", "Plot", "Receive", "Site", "TakeTile", "Trade", "Upgrade"), AT_WORK),
    "Gift": ("Gifts",),
    "Pay": ("Next", "Work"),
}


def check(state: KeyperState) -> None:
    frames = state.frames
    check_stack(frames, BENEATH)
    kinds = [type(frame).__name__ for frame in frames]
    _check_seasons(state, kinds)
    _check_keyples(state, kinds)
    _check_boards(state, kinds)
    _check_tiles(state)
    _check_fairs(state)
    for place, frame in enumerate(frames):
        below = frames[place - 1] if place else None
        above = frames[place + 1] if place + 1 < len(frames) else None
        _check_round(state, frame, above)
        if isinstance(below, Next):
            _check_turn(state, frame, above, below.acted)
        elif isinstance(below, Work):
            _check_work(state, frame, below)
        elif isinstance(frame, Gift):
            assert isinstance(below, Gifts)
            demand((frame.seat, frame.colour) == (below.owner, below.colour), "frames: another keyple has its gift")


# The table.


def _check_seasons(state: KeyperState, kinds: list[str]) -> None:
    demand(not state.short or state.season in (SPRING, WINTER), "the short game has two seasons")
    setting_up, between = "StartPlayer" in kinds, kinds[:1] == ["Season"]
    demand(not setting_up or state.season == SPRING, "the game is set up in spring")
    demand(setting_up or not between or state.season != SPRING, "no season comes before spring")
    demand((state.start == NOBODY) == setting_up, "the start player is drawn last, and before the first turn")
    full = (1 << state.seats) - 1
    demand(not state.keypers & ~full, "there is a keyper of nobody at the table")
    taken = [seat for seat in state.claimed if seat != NOBODY]
    demand(len(set(taken)) == len(taken), "a seat has claimed two boards")
    if between:
        demand(state.last == NOBODY, "the last piece of the season has not been played")
        demand(state.keypers == full, "all have their keypers")
        demand(len(taken) == (state.seats if "Folding" in kinds else 0), "boards are folded by whoever claimed them")
    elif kinds:
        home = [seat for seat in range(state.seats) if (state.keypers >> seat) & 1]
        demand(sorted([*home, *taken]) == list(range(state.seats)), "a keyper is at home or on a board")
        demand(state.last == NOBODY or sum(state.left) == 0, "the last piece of the season has not been played")
        ended = "Next" not in kinds
        demand(not ended or state.last != NOBODY, "the season ends, and nobody has played the last piece")
    if setting_up:
        _check_setting_up(state)


def _check_setting_up(state: KeyperState) -> None:
    """Teams as they are dealt: in a team of nine for two players the last keyple is drawn."""
    nine = state.cap == PAIR_TEAM
    waiting = [frame.drawer for frame in state.frames if isinstance(frame, Ninth)]
    demand(not waiting or (nine and waiting in ([1, 0], [1])), "frames: nobody draws a ninth keyple")
    drawn = [0] * ALL_COLOURS
    for seat in range(state.seats):
        more = [mine - usual for mine, usual in zip(state.keyp(seat), state.box.team, strict=True)]
        due = 1 if nine and seat not in waiting else 0
        demand(min(more) >= 0 and sum(more) == due, f"seat {seat} has another team to begin with")
        drawn = [one + other for one, other in zip(drawn, more, strict=True)]
    enough = all(one <= most for one, most in zip(drawn, state.box.ninth, strict=True))
    demand(not nine or enough, "those ninth keyples cannot have been drawn")


def _check_keyples(state: KeyperState, kinds: list[str]) -> None:
    for seat in range(state.seats):
        pieces = sum(state.keyp(seat)) + ((state.keypers >> seat) & 1)
        demand(state.left[seat] == pieces, f"seat {seat} has {pieces} pieces, not {state.left[seat]}")
    between = kinds[:1] == ["Season"]
    demand(not between or not any(state.spots), "keyples have come home before a season begins")
    making_up = not {"Folding", "StartPlayer"} & set(kinds)
    demand(not between or making_up or not any(state.resting), "nobody rests before teams are made up")
    site = state.frames[-1] if state.frames else None
    here = plot_spot(site.seat, site.plot) if isinstance(site, BuildHere) and site.seat >= 0 else NOBODY
    for spot, there in enumerate(state.spots):
        if not there:
            continue
        if spot < FIRST_PLOT:
            demand(state.has_field(spot), "a keyple is on a field that no board shows")
            boat = kind_at(spot) != RIVER or state.moored[board_at(spot)] != NOBODY
            demand(boat, "a keyple is on a river without a boat")
        else:
            demand(state.tops[spot - FIRST_PLOT] > 0 or spot == here, "a keyple is on an empty plot")
        _check_spot(there)


def _check_spot(there: int) -> None:
    """One keyple, or two that work as the same."""
    first = works_as(there)
    while there:
        colour, skill = colour_of(there), works_as(there)
        demand(colour in (skill, WHITE), "only a white keyple works as another")
        demand(skill == first, "keyples of one spot work as the same")
        there >>= KEYPLE_BITS


def _check_boards(state: KeyperState, kinds: list[str]) -> None:
    before = SPRING if state.short else state.season - 1
    first = set_of(before if "Folding" in kinds else state.season)
    for display in state.displays:
        demand(first <= display < first + ALL_DISPLAYS, "a board shows a display of another season")
    moored = [boat for boat in state.moored if boat != NOBODY]
    demand(len(set(moored)) == len(moored), "a boat is on two rivers")
    demand(not any((state.boats >> boat) & 1 for boat in moored), "a boat that is on a river can be placed")
    waiting = "Aside" in kinds
    count = state.boats.bit_count() + len(moored)
    demand(count == (0 if waiting else 4), f"{count} boats are in the season")
    demand(not moored or kinds[:1] != ["Season"], "boats come with keyples")
    folding = next((frame for frame in state.frames if isinstance(frame, Folding)), None)
    for seat in range(state.seats):
        done = folding is not None and (seat - state.start) % state.seats < folding.served - 1
        demand((state.folds[seat] != NOBODY) == done, f"seat {seat} has not folded a board, or has")


def _check_tiles(state: KeyperState) -> None:
    farm = state.box.farm
    for seat in range(state.seats):
        seen, covered = 0, 0
        for plot in range(ALL_PLOTS):
            top, under = state.tile_on(seat, plot), state.tile_under(seat, plot)
            demand(under < 0 or top >= 0, "a tile was built over by none")
            for tile in (top, under):
                if tile < 0:
                    continue
                right = ((farm >> tile) & 1 == 1) == (plot < FARM_PLOTS)
                demand(right, "a farm tile is in the village, or a village tile on the farm")
                demand(not ((seen | covered | state.plans[seat]) >> tile) & 1, "a tile is in two places")
                if tile == top:
                    seen |= 1 << tile
                else:
                    covered |= 1 << tile
        demand(seen == state.built[seat], f"seat {seat} has other tiles than those that are said to be built")
        demand(not state.upgraded[seat] & ~(seen | covered), "a tile is upgraded that is not built")
    demand(state.market.bit_count() <= MARKET_SIZE, f"there are {state.market.bit_count()} tiles on the market")


def _check_fairs(state: KeyperState) -> None:
    dealing = next((frame for frame in state.frames if isinstance(frame, Dealing)), None)
    whole = (1 if state.short else FAIR_SEASONS) * state.seats
    deal = state.frames[-1] if state.frames else None
    count = whole
    if dealing is not None:
        count = max(0, dealing.dealt - 1) if isinstance(deal, DealFair) else 0
        demand(isinstance(deal, DealFair) == (dealing.dealt > 0), "frames: private fairs are dealt in one go")
        demand(dealing.dealt <= whole, "frames: so many private fairs are not dealt")
    if isinstance(deal, DealFair):
        demand(
            (deal.owner, deal.season) == (count % state.seats, count // state.seats), "frames: others are dealt a fair"
        )
    for season in range(FAIR_SEASONS):
        dealt = [state.private[fair_place(seat, season)] for seat in range(state.seats)]
        due = [season * state.seats + seat < count for seat in range(state.seats)]
        demand([fair != NOBODY for fair in dealt] == due, "private fairs are missing, or too many")
        some = [fair for fair in dealt if fair != NOBODY]
        demand(len(set(some)) == len(some), "two seats have one private fair")
    for seat in range(state.seats):
        for season in range(ALL_SEASONS):
            held = state.held_in(seat, season)
            demand(not held or season <= state.season, "a fair was held in a season to come")
            shown = state.shown[fair_place(seat, season)] if season < FAIR_SEASONS else NOBODY
            demand((held & PRIVATE != 0) == (shown != NOBODY), "a private fair that was held is shown")
            mine = state.private[fair_place(seat, season)] if season < FAIR_SEASONS else NOBODY
            demand(shown in (NOBODY, mine), "a seat has held somebody else's private fair")


# The frames.


def _check_round(state: KeyperState, frame: Frame[Any, Any], above: Frame[Any, Any] | None) -> None:
    """What is done seat by seat, and once all have taken their turns."""
    if isinstance(frame, Next):
        demand(0 <= frame.acted < state.seats, "frames: nobody has acted")
    if not isinstance(frame, SeatRound):
        return
    asks = isinstance(above, HoldFair | Stray | Fold | Spare)
    if isinstance(above, HoldFair):
        demand(state.season != WINTER, "frames: winter fairs are held at once")
    if isinstance(above, Spare):
        demand(len(above.offer(state)) > 1, "frames: there is nothing to choose")
        demand(state.left[above.seat] - 1 > state.cap, "frames: the team is not too large")
    served, seat = frame.served, above.seat if above is not None and asks else NOBODY
    demand((served > 0) == (seat != NOBODY), "frames: a round of all seats goes on by itself")
    demand(served == 0 or seat == state.next_to(state.start, served - 1), "frames: it is another seat's turn")


def _check_turn(state: KeyperState, frame: Frame[Any, Any], above: Frame[Any, Any] | None, acted: int) -> None:
    """What lies on the turn of a seat."""
    if isinstance(frame, Turn | Place | Moor | Existing | BuildHere | LayDown | Pay):
        demand(frame.seat == acted, f"frames: it is the turn of seat {acted}")
    if isinstance(frame, LayDown):
        demand(state.left[acted] == 0, "frames: there is a piece to play")
    elif isinstance(frame, Place | WithKeyple):
        demand(state.in_keyp(acted, frame.colour) > 0, "frames: there is no such keyple in the keyp")
        if isinstance(frame, WithKeyple):
            _check_arrival(state, frame, acted)
    elif isinstance(frame, BuildHere):
        there = state.spots[plot_spot(acted, frame.plot)]
        one = there > 0 and not there >> KEYPLE_BITS and not there & LYING
        demand(one and state.tile_on(acted, frame.plot) < 0, "frames: no keyple builds there")
    elif isinstance(frame, Join):
        demand(frame.active == acted and frame.seat not in (acted, NOBODY), "frames: nobody joins himself")
        there = state.spots[frame.spot] if frame.spot < FIRST_PLOT else 0
        demand(there > 0 and not there >> KEYPLE_BITS and standing(there) == 1, "frames: nobody can be joined there")
        demand(works_as(there) == frame.skill, "frames: a keyple of another colour works there")
    elif isinstance(frame, Gifts):
        demand(frame.owner == acted and not (state.keypers >> acted) & 1, "frames: gifts come with the keyper")
        resting = state.resting[acted * ALL_COLOURS + frame.colour]
        demand(0 < frame.served <= resting and isinstance(above, Gift), "frames: gifts go on by themselves")
    elif isinstance(frame, Work):
        demand(frame.active == acted, f"frames: it is the turn of seat {acted}")
        _check_job(state, frame)
        demand(above is not None, "frames: work goes on by itself")


def _check_arrival(state: KeyperState, frame: WithKeyple, seat: int) -> None:
    spot = frame.spot
    mine = state.has_field(spot) if spot < FIRST_PLOT else owner_at(spot) == seat
    demand(mine, "frames: a keyple cannot come there")
    there = state.spots[spot]
    if isinstance(frame, Moor):
        empty = spot < FIRST_PLOT and kind_at(spot) == RIVER and state.moored[board_at(spot)] == NOBODY
        demand(empty and there == 0, "frames: no boat comes there")
    else:
        demand(there > 0 and not there & LYING and fits(there, frame.colour), "frames: there is nobody to lay down")


def _check_job(state: KeyperState, job: Work) -> None:
    spot, joiner = job.spot, job.joiner
    demand(spot < len(state.spots) and state.spots[spot] > 0, "frames: nobody works there")
    if spot >= FIRST_PLOT:
        own = owner_at(spot) == job.active and state.tops[spot - FIRST_PLOT] > 0
        demand(own and joiner == NOBODY, "frames: nobody works there")
    else:
        demand(YIELDS[kind_at(spot)] < 0 and not job.played, "frames: nobody works there so long")
    demand(joiner != job.active, "frames: nobody joins himself")
    demand(joiner != NOBODY or (job.joiner_left == 0 and job.joiner_dealt == 0), "frames: nobody has joined")
    on_a_boat = spot < FIRST_PLOT and kind_at(spot) == RIVER
    demand(on_a_boat or (job.dealt == 0 and job.joiner_dealt == 0), "frames: there is no boat to deal with")


def _check_work(state: KeyperState, frame: Frame[Any, Any], job: Work) -> None:
    """One action of the work that lies below."""
    seat = job.active if job.up == 1 else job.joiner
    demand(frame.seat == seat and seat != NOBODY, "frames: another seat has this action")
    spot = job.spot
    kind = kind_at(spot) if spot < FIRST_PLOT else NOBODY
    tile = state.tile_on(seat, plot_at(spot)) if spot >= FIRST_PLOT else NOBODY
    upgraded = tile >= 0 and state.is_upgraded(seat, tile)
    if isinstance(frame, Plot):
        demand(spot >= FIRST_PLOT and frame.plot == plot_at(spot), "frames: the work is elsewhere")
        demand(frame.played == job.played, "frames: the keyple was played, or laid down")
    elif isinstance(frame, Deal):
        demand(kind == RIVER and frame.boat == state.moored[board_at(spot)], "frames: that boat is elsewhere")
        dealt = job.dealt if seat == job.active else job.joiner_dealt
        demand(frame.dealt == dealt, "frames: something else was dealt in")
    elif isinstance(frame, TakeTile):
        demand(kind == TILE, "frames: no tiles are taken there")
    elif isinstance(frame, Build | Site):
        terms = AT_DISCOUNT if kind == DISCOUNT else AT_COST
        builder = tile in (BUILDER, FARM_LABOURER)
        demand(kind in (BUILD, DISCOUNT) or (builder and isinstance(frame, Site)), "frames: nothing is built there")
        demand(frame.terms == (terms_of(tile, upgraded) if builder else terms), "frames: it costs something else there")
        if isinstance(frame, Site):
            able = (buildable(state, seat, frame.terms) >> frame.tile) & 1 == 1
            demand(able, "frames: that tile cannot be built")
    elif isinstance(frame, Upgrade):
        demand(kind == UPGRADE, "frames: nothing is upgraded there")
    elif isinstance(frame, Trade | Receive):
        _check_trade(state, frame, kind, tile, upgraded)


def _check_trade(state: KeyperState, frame: Trade | Receive, kind: int, tile: int, upgraded: bool) -> None:
    converts = kind not in (RIVER, TILE, BUILD, DISCOUNT, UPGRADE)
    recipe = recipe_of(tile, upgraded) if tile >= 0 else field_recipe(kind) if converts else NO_RECIPE
    second = recipe == BOTH_TRADES and frame.recipe in POST_TRADES
    if isinstance(frame, Trade):
        right = second if frame.extra else frame.recipe == recipe and tile < 0
        demand(right, "frames: nothing is traded so there")
        return
    demand(second or (frame.recipe == recipe and recipe != NO_RECIPE), "frames: nothing is traded so there")
    two = frame.recipe < EITHER_TRADE and GIVEN[frame.recipe] == 2
    demand(two == (frame.given == NOBODY), "frames: something else is given there")
    if not two:
        kinds = POST_TRADES if frame.recipe >= EITHER_TRADE else [frame.recipe]
        demand(any((ACCEPTS[one] >> frame.given) & 1 for one in kinds), "frames: something else is given there")
