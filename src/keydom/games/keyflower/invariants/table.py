"""What must hold of seasons, boats, tiles, winter hands and screens."""

from __future__ import annotations

from keydom.core.hexes import ORIGIN, STEPS
from keydom.core.invariants import demand
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_SKILLS,
    ALL_TILES,
    BOATS_OF_A_SET,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    FREIGHT_CONTRACTS,
    MERCHANTS,
    MOST_ON_A_TILE,
    SEA_BASTION_II,
    SPRING,
    TILES,
    WINTER,
    of_freight,
)
from keydom.games.keyflower.rules.gains import DrawSkills, DrawWorkers
from keydom.games.keyflower.rules.harbour import Boarding, LoadSkills, LoadWorkers
from keydom.games.keyflower.rules.seasons import FULL, LayOut, Season, other_face, stack
from keydom.games.keyflower.rules.winter import Submit
from keydom.games.keyflower.setup import DealWinter, Homes, winter_hand, winter_tiles
from keydom.games.keyflower.state import GONE, NONE, ON_SALE, UNSEEN, KeyflowerState, is_boat


def check_season(state: KeyflowerState, kinds: list[str]) -> None:
    demand(not state.short or state.season in (SPRING, WINTER), "the short game has two seasons")
    demand(0 <= state.start < state.seats, "nobody is the start player")
    demand(state.passes <= state.seats, f"{state.passes} passes are too many")
    if not kinds:
        return
    first = state.frames[0]
    assert isinstance(first, Season)
    setting_up = first.season == SPRING
    demand(setting_up or first.season == state.next_season(), "frames: the seasons are out of order")
    demand(_begins(kinds) == setting_up, "frames: the game begins before spring, and once")
    demand(not setting_up or state.season == SPRING, "the game begins in spring")
    sold = {"BuildAll", "Build"} & set(kinds)
    demand(not sold or ("SeasonOver" in kinds) == (state.season < WINTER), "frames: winter is the last season")
    new = kinds[1:2] in (["Refill"], ["TurnUp"])
    demand(not new or state.season < WINTER, "frames: winter is the last season")
    demand(("Reveal" in kinds) <= (state.season == WINTER), "frames: winter tiles are shown in winter")
    demand(("LayOut" in kinds) <= (state.season < WINTER), "frames: winter tiles are chosen by the players")
    loads = {"LoadWorkers", "LoadSkills"} & set(kinds)
    demand(not loads or state.season < WINTER, "frames: boats bring nothing in winter")
    moving = "Turn" in kinds
    demand(not moving or state.passes < state.seats, "frames: all have passed")


def check_homes(state: KeyflowerState) -> None:
    homes = state.homes
    drawing = next((frame for frame in state.frames if isinstance(frame, Homes)), None)
    count = state.seats if drawing is None else drawing.taker
    demand(len(homes) == count, f"there are {len(homes)} homes instead of {count}")
    demand(len(set(homes)) == count, "two seats have one home")
    for seat, home in enumerate(homes):
        demand(home < FIRST_BOAT and state.owner[home] == seat, f"{TILES[home]} is not the home of seat {seat}")
        demand(state.maps[seat].get(ORIGIN) == home, f"{TILES[home]} is in the middle of its village")


def check_boats(state: KeyflowerState, kinds: list[str]) -> None:
    boats, seats = state.boats, state.seats
    moors = "Moor" in kinds
    demand(len(boats) < seats if moors else len(boats) == seats, f"there are {len(boats)} boats")
    demand(not moors or state.merchants == 1, "frames: which boats are in play is known")
    demand(len(set(boats)) == len(boats), "a boat is there twice")
    replaced = state.owner[SEA_BASTION_II] == GONE
    for place, boat in enumerate(boats):
        usual = {0: [0], 1: [0, BOATS_OF_A_SET], FULL: [BOATS_OF_A_SET]}[state.merchants]
        right = boat - FIRST_BOAT - place in usual
        other = replaced and FIRST_BOAT <= boat < FIRST_ORDER and boat != SEA_BASTION_II
        demand(right or other, f"{TILES[boat]} is not among the boats in play")
    for tile in range(FIRST_BOAT, FIRST_ORDER):
        owner = state.owner[tile]
        if tile in boats:
            demand(owner == ON_SALE or (owner >= 0 and state.season == WINTER), f"{TILES[tile]} is elsewhere")
        else:
            gone = tile == SEA_BASTION_II and replaced
            demand(owner == UNSEEN or gone, f"{TILES[tile]} is not in play")
    boarding = next((frame for frame in state.frames if isinstance(frame, Boarding)), None)
    docked = state.docked.bit_count()
    if boarding is not None:
        due = len(boarding.order) + (1 if kinds[-1] == "Board" else 0)
        demand(docked == due, f"{docked} boats for {due} seats to take")
        demand(not state.docked >> len(boats), "a boat that is not in play can be taken")
    else:
        full = (1 << len(boats)) - 1 if "GatherIn" in kinds else 0
        demand(state.docked == full, "boats can be taken at the end of a season")
    for place in range(seats):
        if (state.docked >> place) & 1 and state.season < WINTER:
            continue
        papers = state.freight[of_freight(place, FREIGHT_CONTRACTS)]  # they are drawn one by one
        load = sum(state.cargo[place * ALL_COLOURS : (place + 1) * ALL_COLOURS])
        load += sum(state.crates[place * ALL_SKILLS : (place + 1) * ALL_SKILLS])
        load += sum(state.freight[place * ALL_FREIGHT : (place + 1) * ALL_FREIGHT]) - papers
        demand(load == 0, "something is on a boat that was taken")


def check_tiles(state: KeyflowerState, kinds: list[str]) -> None:
    """Which tiles are on auction, in villages, still to come and gone."""
    seats, lots, owner = state.seats, state.on_sale, state.owner
    turns = "GatherIn" in kinds
    orders = state.order_tiles()
    demand(lots[: len(orders)] == orders if turns else not lots, "tiles are on auction during a season")
    fresh = lots[len(orders) :]
    demand(len(set(lots)) == len(lots), "a tile is on auction twice")
    laying = next((frame for frame in state.frames if isinstance(frame, LayOut)), None)
    if turns and state.season < WINTER:
        due = state.box.tiles[seats] - (0 if laying is None else laying.left)
        demand(len(fresh) == due, f"{len(fresh)} tiles of the season are on auction instead of {due}")
        left = stack(state)
        boats = len([tile for tile in left if is_boat(tile)])
        demand(laying is None or laying.left <= len(left) - boats // 2, "there are too few tiles left")
    for tile in fresh:
        mine = tile >= FIRST_WINTER if state.season == WINTER else tile in state.box.stacks[state.season]
        demand(mine and owner[tile] == ON_SALE, f"{TILES[tile]} is not on auction")
    laid = {tile for village in state.maps for tile in village.values()}
    for tile in range(ALL_TILES):
        on_sale = owner[tile] == ON_SALE
        if tile >= FIRST_SPRING:
            demand(on_sale == (tile in fresh), f"{TILES[tile]} is on auction, or is not")
            origin = state.box.origin[tile]
            out = origin == MERCHANTS and not state.merchants
            demand(owner[tile] in (UNSEEN, GONE) or not out, f"{TILES[tile]} is not in the box")
        elif tile < FIRST_BOAT:
            demand(owner[tile] == UNSEEN or tile in state.homes, f"{TILES[tile]} is nobody's home")
        elif tile >= FIRST_ORDER:
            at_end = not turns and state.season == WINTER
            right = owner[tile] == GONE if tile not in orders else (owner[tile] == ON_SALE or at_end)
            demand(right, f"{TILES[tile]} is elsewhere")
        if is_boat(tile):
            other = owner[other_face(tile)]
            demand((owner[tile] == UNSEEN) == (other == UNSEEN), f"{TILES[tile]} has another face")
            demand(owner[tile] in (UNSEEN, GONE) or other == GONE, f"{TILES[tile]} shows one face")
        demand(owner[tile] >= 0 or tile not in laid, f"{TILES[tile]} lies in a village and is nobody's")
    first = state.season + 1 if turns or state.season == WINTER or not _begins(kinds) else state.season
    for season in range(first, SPRING + 1 if state.short else WINTER):
        unseen = all(owner[tile] == UNSEEN for tile in state.box.stacks[season])
        demand(unseen, "tiles of a season to come are unseen")


def _begins(kinds: list[str]) -> bool:
    return kinds[1:2] in (["Workers"], ["DrawWorkers"])


def check_hexagons(state: KeyflowerState) -> None:
    """How the tiles of a village lie, and what lies on them."""
    found: set[int] = set()
    for seat, village in enumerate(state.maps):
        near: set[int] = {ORIGIN}
        for spot, tile in village.items():
            demand(tile not in found, f"{TILES[tile]} is in two places")
            demand(state.owner[tile] == seat, f"{TILES[tile]} is not a tile of seat {seat}")
            demand(spot in near, f"{TILES[tile]} lies beside no other tile of its village")
            near.update([spot + step for step in STEPS])
            found.add(tile)
    extended = [extension for extension in state.extended if extension != NONE]
    demand(not extended or state.merchants > 0, "there are no extensions in the box")
    for tile in range(ALL_TILES):
        name = TILES[tile]
        demand(not state.up[tile] or (tile in found and bool(state.box.cost[tile])), f"{name} has no other side")
        demand(state.extended[tile] == NONE or state.up[tile] == 1, f"{name} cannot be extended yet")
        demand(not state.goods_on(tile) or tile in found, f"goods lie on {name}, which is in no village")
        workers, last = state.workers_on(tile), state.last_use[tile]
        lot = state.lot(tile)
        demand(not workers or lot >= 0 or tile in found, f"workers are on {name}, which nobody can use")
        demand(workers <= MOST_ON_A_TILE, f"there are {workers} workers on {name}")
        demand(last <= workers and (last > 0) == (workers > 0), f"the last use of {name} took {last} workers")
        seats = state.seats
        bids = any(state.bids[lot * seats : (lot + 1) * seats]) if lot >= 0 else False
        coloured = workers > 0 or bids or state.extended[tile] != NONE
        demand((state.tile_colours[tile] != NONE) == coloured, f"{name} has a colour as soon as somebody is there")


def check_winter(state: KeyflowerState, kinds: list[str]) -> None:
    size = winter_hand(state)
    deals = {frame.drawer: frame.left for frame in state.frames if isinstance(frame, DealWinter)}
    dealing = [frame.drawer for frame in state.frames if isinstance(frame, DealWinter)]
    demand(
        len(deals) == len(dealing) and dealing == sorted(dealing, reverse=True),
        "frames: all are dealt winter tiles once",
    )
    held = state.season < WINTER or "Reveal" in kinds
    box = 0
    for tile in winter_tiles(state):
        box |= winter_bit(tile)
    found = 0
    waiting = [frame.seat for frame in state.frames if isinstance(frame, Submit)]
    demand(len(set(waiting)) == len(waiting), "frames: a seat chooses winter tiles twice")
    for seat, hand in enumerate(state.hands):
        due = (size if held else 0) - deals.get(seat, 0)
        demand(hand.bit_count() == due, f"seat {seat} has {hand.bit_count()} winter tiles instead of {due}")
        demand(not hand & found and not hand & ~box, "a winter tile is in two hands, or not in the box")
        found |= hand
        pick = state.picks[seat]
        demand(not pick & ~hand, f"seat {seat} has not the winter tiles that it brings")
        chosen = "Reveal" in kinds and seat not in waiting
        demand((pick != 0) == chosen, f"seat {seat} has chosen no winter tiles, or has")
    for tile in range(FIRST_WINTER, ALL_TILES):
        demand(not held or state.owner[tile] == UNSEEN, f"{TILES[tile]} is unseen until winter")
    if deals:
        mine = [tile for tile in winter_tiles(state) if state.box.origin[tile] == MERCHANTS]
        rest = [tile for tile in mine if not found & winter_bit(tile)]
        demand(state.merchants != FULL or len(rest) <= sum(deals.values()), "winter tiles of the Merchants are dealt")


def check_screens(state: KeyflowerState, kinds: list[str]) -> None:
    for seat in range(state.seats):
        for known, true, veiled, size in (
            (state.known_workers, state.screens, state.hidden_workers[seat], ALL_COLOURS),
            (state.known_skills, state.skills, state.hidden_skills[seat], ALL_SKILLS),
        ):
            places = range(seat * size, (seat + 1) * size)
            demand(all(known[place] <= true[place] for place in places), f"seat {seat} has less than is known of it")
            hidden = sum([true[place] - known[place] for place in places])
            demand(hidden == veiled, f"seat {seat} has {hidden} unseen pieces, not {veiled}")
    demand(not any(state.paid) or "MixIn" in kinds, "something was paid and is nowhere mixed in")
    for owner in state.boarding_rank:
        demand(owner < state.seats, f"nobody took a boat after {owner} others")


def check_draws(state: KeyflowerState) -> None:
    """What is still to be drawn is there."""
    workers = sum([frame.left for frame in state.frames if isinstance(frame, DrawWorkers | LoadWorkers)])
    skills = sum([frame.left for frame in state.frames if isinstance(frame, DrawSkills | LoadSkills)])
    demand(workers <= state.bag_size, f"frames: {workers} workers are drawn from a bag of {state.bag_size}")
    demand(skills <= state.pile_size, f"frames: {skills} skills are drawn from a pile of {state.pile_size}")
