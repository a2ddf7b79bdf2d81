"""Make the records of Keyflower again: `python tests/records/make_keyflower.py`.

The players see their views and what they may do, nothing else. They are simple but purposeful: they bid what a tile is
worth to them and no more, use what gives most for the fewest workers, carry goods to where they are wanted, upgrade
whatever they can, and keep for winter what their winter tiles will score. The same rules give the same files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from keydom.core.action import Action
from keydom.core.hexes import ORIGIN, SIDES, STEPS, opposite
from keydom.core.match import Match
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_FREIGHT,
    ALL_GOODS,
    ALL_SKILLS,
    ANY_GOOD,
    ARTISAN,
    BUILDER,
    COLOURS,
    FIRST_SPRING,
    FIRST_WINTER,
    GOLD,
    GOODS,
    ITEMS,
    KEYTHEDRAL,
    MULETEER,
    ROAD,
    SKILLS,
    WINTER,
    WINTER_TILES,
)
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.rules.place_workers import Muster
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.state import NONE, KeyflowerState
from keydom.games.keyflower.view import KeyflowerView

FOLDER = Path(__file__).parent / "keyflower"
NAMES = ("Anneke", "Bruno", "Carmen", "Dieter", "Elise", "Felipe")

# File, seats, options, seed.
GAMES: list[tuple[str, int, dict[str, str], int]] = [
    ("two", 2, {}, 1),
    ("two-with-all-promos", 2, {"merchants": "mixed", "promos": "all"}, 2),
    ("three-with-open-screens", 3, {"screens": "open"}, 3),
    ("three-merchants", 3, {"merchants": "full"}, 4),
    ("four", 4, {}, 5),
    ("four-with-two-novices", 4, {"merchants": "mixed", "novices": "0+1"}, 6),
    ("five-mixed", 5, {"merchants": "mixed"}, 17),
    ("six", 6, {}, 8),
    ("six-with-everything", 6, {"merchants": "full", "promos": "all", "screens": "open", "novices": "0+1+2"}, 17),
]

# What a player gives for one of each thing that tiles and boats bring.
VALUES = dict(zip(ITEMS, (1.3, 1.3, 1.3, 2.0, 1.0, 1.6, 1.8, 3.0, 2.0), strict=True))

# What a worker is worth that is bid (and in winter, when there is not much else to do), or that works for a player and
# comes back, or works and is lost.
WORKER_BID, WORKER_IN_WINTER, WORKER_LENT, WORKER_GIVEN = 3.4, 0.5, 0.2, 0.55


class Player:
    """One look at the table by the seat that is to move."""

    def __init__(self, view: KeyflowerView) -> None:
        assert view.seat is not None
        self.view = view
        self.table = view.table
        self.box = view.table.box
        self.seat = view.seat
        self.mine = [tile for tile, owner in enumerate(view.table.owner) if owner == view.seat]
        self.village = view.table.maps[view.seat]

    def likes(self, action: Action) -> float:
        """How much the player likes an action; of several the most liked is done."""
        word = action.verb.name
        judges: dict[str, Callable[[Action], float]] = {
            "bid": self.bid,
            "use": self.use,
            "trade": self.trade,
            "in": self.colour,
            "worker": self.colour,
            "pay": self.colour,
            "pay-skill": lambda a: self.view.skills[a.a],
            "add": lambda a: -a.a,
            "move": self.move,
            "carry": self.carry,
            "upgrade": self.upgrade,
            "extend": lambda a: 1 + self.box.points[a.a * 2 + 1],
            "take": lambda a: VALUES[ITEMS[a.a]],
            "take-contract": lambda a: self.needed(self.box.contract[a.a]),
            "board": self.board,
            "replace": self.board,
            "at": self.site,
            "submit": self.submit,
            "pay-good": lambda a: -2.0 if a.a == GOLD else 0.0,
            "pay-group": lambda a: -1.0,
            "enough": lambda a: 0.5,
            "store": lambda a: self.pull(0, a.a),
        }
        return judges[word](action) if word in judges else 0.0

    # What things are worth.

    def goods(self, good: int) -> int:
        return sum(self.table.goods[tile * ALL_GOODS + good] for tile in self.mine)

    def held(self, word: str) -> int:
        """How many of what a winter tile or a contract asks for the player has."""
        if word in COLOURS:
            return self.view.workers[COLOURS.index(word)]
        if word in SKILLS:
            return self.view.skills[SKILLS.index(word)]
        if word in GOODS:
            return self.goods(GOODS.index(word))
        totals = {"worker": self.view.workers, "skill": self.view.skills, "resource": [self.goods(g) for g in range(4)]}
        return sum(totals.get(word, [int(self.table.start == self.seat)]))

    def needed(self, words: list[str]) -> float:
        """The part of what is asked for that is there."""
        return sum(min(words.count(word), self.held(word)) for word in set(words)) / len(words)

    def winter(self, tile: int) -> float:
        """What a winter tile would score, roughly."""
        words, points = self.box.needs[tile], self.box.points[tile * 2]
        if self.box.alike[tile]:
            kinds = {"worker": self.view.workers, "skill": self.view.skills}
            return points * max(kinds.get(words[0], [self.goods(good) for good in range(ALL_GOODS)]))
        if words:
            return points * min(self.held(word) // words.count(word) for word in set(words))
        counted = {
            KEYTHEDRAL: 1,
            ARTISAN: sum(self.table.up[tile] for tile in self.mine),
            BUILDER: sum(self.table.extended[tile] != NONE for tile in self.mine),
            MULETEER: self.table.contracts_of(self.seat),
        }
        return points * counted.get(tile, 2)

    def worth(self, tile: int) -> float:
        """What it is worth to win a tile."""
        box = self.box
        if tile >= FIRST_WINTER:
            return self.winter(tile)
        if tile < FIRST_SPRING:
            return 2.5
        side, rest = tile * 2, WINTER - self.table.season
        if box.keeps[tile] >= 0:
            fitting = range(ALL_GOODS) if box.keeps[tile] == ANY_GOOD else (box.keeps[tile], GOLD)
            return 2 + box.each[side] * 0.6 * sum(self.goods(good) for good in fitting)
        gain = sum(count * VALUES[item] for item, count in zip(ITEMS, box.gain[side], strict=True))
        points = 0.6 * box.points[side] + 0.4 * box.points[side + 1]
        return points + rest * (gain + box.move[side] + box.icons[side]) * 0.7 if box.acts[side] else points + 3

    # A turn.

    def bid(self, action: Action) -> float:
        lot = self.table.lot(action.a)
        if self.table.lead(lot) == self.seat:
            return -1
        mine = self.table.bids[lot * self.table.seats + self.seat]
        price = WORKER_IN_WINTER if self.table.season == WINTER else WORKER_BID
        return self.worth(action.a) - price * (self.table.best(lot) + 1 - mine)

    def use(self, action: Action) -> float:
        tile, table, box = action.a, self.table, self.box
        side = table.side(tile)
        home = table.owner[tile] == self.seat or (table.lot(tile) >= 0 and table.lead(table.lot(tile)) == self.seat)
        gain = sum(count * VALUES[item] for item, count in zip(ITEMS, box.gain[side], strict=True))
        if box.choose[side]:
            gain = max(VALUES[item] for item, count in zip(ITEMS, box.gain[side], strict=True) if count)
        if box.move[side]:
            gain = self.hauling(box.move[side], box.icons[side])
        gain -= 1.2 if box.pay[tile] >= 0 else 0
        return gain - (table.last_use[tile] + 1) * (WORKER_LENT if home else WORKER_GIVEN)

    def hauling(self, moves: int, icons: int) -> float:
        """What could be done with steps and upgrades."""
        upgrades = sorted([self.upgrade_worth(tile) for tile in self.mine if self.upgradable(tile)], reverse=True)
        pulls = [
            max([0.0, *[self.pull(good, other) - self.pull(good, tile) for other in self.beside(tile)]])
            for tile in self.village.values()
            for good in range(ALL_GOODS)
            for _ in range(self.table.goods[tile * ALL_GOODS + good])
        ]
        return sum(upgrades[:icons]) + sum(sorted(pulls, reverse=True)[:moves])

    def trade(self, action: Action) -> float:
        """A contract that is far from fulfilled late in the game may as well be traded."""
        late = self.table.season == WINTER and self.needed(self.box.contract[action.a]) < 0.5
        return 0.6 if late else -1.0

    def colour(self, action: Action) -> float:
        return self.view.workers[action.a]

    def move(self, action: Action) -> float:
        """Outbid workers are moved where no more of them are needed than there are."""
        frame = self.view.frames[-1]
        lot = self.table.lot(action.a)
        group = self.table.bids[lot * self.table.seats + self.seat]
        if not isinstance(frame, Muster):
            return 0
        if not frame.bidding:
            return 1 if group <= self.table.last_use[frame.tile] + 2 else -9
        best = self.table.best(self.table.lot(frame.tile))
        return 1 if group <= best + 2 else -9

    # Transport and upgrades.

    def beside(self, tile: int) -> list[int]:
        """The tiles that a road leads to."""
        table, found = self.table, []
        for side in range(SIDES):
            other = self.village.get(table.spots[tile] + STEPS[side], -1)
            if other >= 0 and table.edge(tile, side) == ROAD and table.edge(other, opposite(side)) == ROAD:
                found.append(other)
        return found

    def steps(self, tile: int) -> dict[int, int]:
        """How far every tile is from this one, by road."""
        far, ready = {tile: 0}, [tile]
        for here in ready:
            for other in self.beside(here):
                if other not in far:
                    far[other] = far[here] + 1
                    ready.append(other)
        return far

    def lacks(self, tile: int) -> list[int]:
        """The goods that an upgrade of a tile still lacks: by kind, then of any."""
        cost = self.box.cost[tile]
        if not cost or self.table.up[tile]:
            return [0] * (ALL_GOODS + 1)
        lying = self.table.goods[tile * ALL_GOODS : (tile + 1) * ALL_GOODS]
        short = [max(0, cost[good] - lying[good]) for good in range(ALL_GOODS)]
        spare = sum(max(0, lying[good] - cost[good]) for good in range(ALL_GOODS))
        return [*short, max(0, cost[ANY_GOOD] - spare)]

    def upgradable(self, tile: int) -> bool:
        cost = self.box.cost[tile]
        if not cost or self.table.up[tile] or sum(self.lacks(tile)):
            return False
        skills = all(self.view.skills[skill] >= cost[ANY_GOOD + 1 + skill] for skill in range(ALL_SKILLS))
        return skills and sum(self.view.skills) >= sum(cost[ANY_GOOD + 1 : ANY_GOOD + 5])

    def upgrade_worth(self, tile: int) -> float:
        box, rest = self.box, WINTER - self.table.season
        more = sum(box.gain[tile * 2 + 1]) - sum(box.gain[tile * 2]) + box.move[tile * 2 + 1] - box.move[tile * 2]
        lying = self.table.goods_on(tile) if box.keeps[tile] >= 0 else 0
        return 1 + box.points[tile * 2 + 1] - box.points[tile * 2] + 0.5 * rest * more + lying

    def upgrade(self, action: Action) -> float:
        return 5 + self.upgrade_worth(action.a)

    def pull(self, good: int, tile: int) -> float:
        """What a good is worth where it lies: the nearer to where it is wanted, the more."""
        best = 0.0
        for target, far in self.steps(tile).items():
            value = 0.0
            if self.box.keeps[target] in (good, ANY_GOOD) or (self.box.keeps[target] >= 0 and good == GOLD):
                value = self.box.each[target * 2 + self.table.up[target]] + 0.5
            lacks = self.lacks(target)
            if lacks[good] or lacks[ANY_GOOD] or (good == GOLD and sum(lacks)):
                value = max(value, (1 + self.upgrade_worth(target)) / max(1, sum(self.box.cost[target])))
            best = max(best, value * 0.75**far)
        return best

    def carry(self, action: Action) -> float:
        good, here, there = action.a, action.b, action.c
        useful = sum(self.lacks(here)) == 0 and any(self.box.cost[here] or ()) and not self.table.up[here]
        frame = self.view.frames[-1]
        if useful and isinstance(frame, Haul) and frame.icons and self.upgradable(here):
            return -1  # it pays for the upgrade that comes first
        gain = self.pull(good, there) - self.pull(good, here)
        return gain if gain > 0.01 else -1

    # Between the seasons.

    def board(self, action: Action) -> float:
        """The load of a boat; in winter what it would score now."""
        table = self.table
        if table.season == WINTER:
            return self.if_owned(action.a)
        if action.a not in table.boats:
            return 0
        place = table.boats.index(action.a)
        load: float = sum(table.cargo[place * ALL_COLOURS : (place + 1) * ALL_COLOURS])
        load += 1.6 * sum(table.crates[place * ALL_SKILLS : (place + 1) * ALL_SKILLS])
        return load + 2.5 * sum(table.freight[place * ALL_FREIGHT : (place + 1) * ALL_FREIGHT])

    def if_owned(self, boat: int) -> float:
        """The score with this boat, as far as the player can tell."""
        state = GAME.sample(self.view, Random(0))
        state.give_tile(boat, self.seat)
        return GAME.scores(state)[self.seat].total

    def site(self, action: Action) -> float:
        """Roads that lead on, neighbours, and not too far from home."""
        frame = self.view.frames[-1]
        assert isinstance(frame, Site)
        edges, first = self.box.edges, (frame.tile * SIDES + action.b) * SIDES
        value = 0.0
        for side in range(SIDES):
            other = self.village.get(action.a + STEPS[side], -1)
            if other >= 0:
                value += 1.0 if frame.tile < FIRST_SPRING else 0.3
                value += 2.0 if edges[first + side] == ROAD == self.table.edge(other, opposite(side)) else 0.0
            elif edges[first + side] == ROAD:
                value += 0.2
        return value - 0.001 * abs(action.a - ORIGIN)

    def submit(self, action: Action) -> float:
        """The tiles that would score well, and no others."""
        tiles = [FIRST_WINTER + place for place in range(len(WINTER_TILES)) if (action.a >> place) & 1]
        assert all(self.view.hand & winter_bit(tile) for tile in tiles)
        return sum(self.winter(tile) - 4 for tile in tiles)


def choose(view: KeyflowerView, legal: list[Action], rng: Random) -> Action:
    """The action liked best; chance decides between equals."""
    player = Player(view)
    likings = [player.likes(action) + rng.random() * 0.05 for action in legal]
    return legal[likings.index(max(likings))]


def played(seats: int, options: dict[str, str], seed: int) -> Match[KeyflowerState, KeyflowerView]:
    rng = Random(seed)
    match = Match(GAME, seats, GAME.options(options), rng, dict(enumerate(NAMES[:seats])))
    while not match.over:
        view = match.view(match.mover)
        assert isinstance(view, KeyflowerView)
        match.play(choose(view, match.legal(), rng))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, seats, options, seed in GAMES:
        match = played(seats, options, seed)
        (FOLDER / f"{name}.key").write_text(str(match.record()), "utf-8")


if __name__ == "__main__":
    main()
