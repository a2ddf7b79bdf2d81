"""Every decision of Keyper, with its words: the list that docs/notation.md shows."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from keydom.core.action import Action, Arg, Grammar, OneOf, Verb
from keydom.core.errors import InvalidAction
from keydom.games.keyper.components import (
    ALL_RESOURCES,
    BOAT_NAMES,
    COLOURS,
    COUNTRY_TILES,
    DISPLAYS,
    FAIRS,
    FARM_PLOTS,
    FIELDS,
    FIRST_WINTER_FAIR,
    GOODS,
    HOME_TILES,
    RESOURCES,
    RIVER,
    TILES,
    WINTER_FAIRS,
)
from keydom.games.keyper.state import ALL_PLOTS, FIRST_PLOT, board_at, is_second, kind_at

BOARDS: Final = ("a", "b", "c", "d")


class KeyperAction(Action):
    """One decision of Keyper: its numbers, by the names of the verbs' arguments."""

    __slots__ = ()

    @property
    def seat(self) -> int:
        return self.a

    @property
    def colour(self) -> int:
        return self.a

    @property
    def board(self) -> int:
        return self.a

    @property
    def spot(self) -> int:
        return self.a

    @property
    def resource(self) -> int:
        return self.a

    @property
    def resources(self) -> int:
        return self.a

    @property
    def tile(self) -> int:
        return self.a

    @property
    def fair(self) -> int:
        return self.a

    @property
    def boat(self) -> int:
        return self.a

    @property
    def display(self) -> int:
        return self.a

    @property
    def second(self) -> int:
        return self.b

    @property
    def other(self) -> int:
        return self.b

    @property
    def third(self) -> int:
        return self.c


class SpotArg(Arg):
    """A field as `b-clay`, the second of its kind `b-clay-2`, or one of the mover's own plots as `farm-3`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind, within=[number for number in range(FIRST_PLOT + ALL_PLOTS) if self.knows(number)])

    def knows(self, number: int) -> bool:
        """Whether there is a spot of this number."""
        if number >= FIRST_PLOT:
            return number < FIRST_PLOT + ALL_PLOTS
        return number >= 0 and not (is_second(number) and kind_at(number) == RIVER)

    def write(self, number: int) -> str:
        if not self.knows(number):
            return f"?{number}"
        if number >= FIRST_PLOT:
            plot = number - FIRST_PLOT
            return f"farm-{plot + 1}" if plot < FARM_PLOTS else f"village-{plot - FARM_PLOTS + 1}"
        return f"{BOARDS[board_at(number)]}-{FIELDS[kind_at(number)]}{'-2' if is_second(number) else ''}"

    def read(self, text: str) -> int:
        number = _SPOTS.get(text)
        if number is None:
            raise InvalidAction(
                f"{text!r} is no {self.kind}: expected a field such as b-clay, or a plot such as farm-3"
            )
        return number


class FourGoodsArg(Arg):
    """Four goods to pay with, written with `+` between them; the number has a digit for each, to the base of 7."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(kind, name, [self.number(four) for four in combinations_with_replacement(range(GOODS), 4)])

    def number(self, goods: tuple[int, ...]) -> int:
        return ((goods[0] * GOODS + goods[1]) * GOODS + goods[2]) * GOODS + goods[3]

    def goods(self, number: int) -> list[int]:
        return [number // GOODS**3, number // GOODS**2 % GOODS, number // GOODS % GOODS, number % GOODS]

    def write(self, number: int) -> str:
        return "+".join([RESOURCES[good] for good in self.goods(number)]) if number in self.places else f"?{number}"

    def read(self, text: str) -> int:
        number = self.number(tuple([_GOODS.get(word, 0) for word in text.split("+")][:4] + [0] * 4))
        if self.write(number) != text:
            raise InvalidAction(f"{text!r} is not four resources in order: expected such as clay+rock+rock+wheat")
        return number

    def refs(self, number: int) -> list[str]:
        return [f"{self.kind}:{RESOURCES[good]}" for good in self.goods(number)]


_GOODS: Final[dict[str, int]] = {RESOURCES[good]: good for good in range(GOODS)}

SEAT: Final = Arg("seat", within=range(len(BOARDS)))
COLOUR: Final = OneOf("keyple", COLOURS, "colour")
BOARD_ARG: Final = OneOf("board", BOARDS)
SPOT: Final = SpotArg("spot")
RESOURCE: Final = OneOf("resource", RESOURCES)
GOOD: Final = OneOf("resource", RESOURCES, within=range(GOODS))  # what can be paid with
SECOND: Final = OneOf("resource", RESOURCES, "second")
SECOND_GOOD: Final = OneOf("resource", RESOURCES, "second", within=range(GOODS))
THIRD_GOOD: Final = OneOf("resource", RESOURCES, "third", within=range(GOODS))
FOUR_GOODS: Final = FourGoodsArg("resource", "resources")
TILE: Final = OneOf("tile", TILES)
FAIR: Final = OneOf("fair", FAIRS)
BOAT: Final = OneOf("boat", BOAT_NAMES)
DISPLAY: Final = OneOf("display", DISPLAYS)

_SPOTS: Final[dict[str, int]] = {
    SPOT.write(number): number for number in range(FIRST_PLOT + ALL_PLOTS) if SPOT.knows(number)
}

# NATURE's draws.
DEAL: Final = Verb("deal", FAIR)
NINTH: Final = Verb("ninth", COLOUR)
DRAW: Final = Verb("draw", TILE)
DRAW_FAIR: Final = Verb("draw-fair", FAIR)
ASIDE: Final = Verb("aside", BOAT, OneOf("boat", BOAT.names, "other"))
START: Final = Verb("start", SEAT)

# A turn, and joining in one.
KEYPER: Final = Verb("keyper", BOARD_ARG)
KEYPLE: Final = Verb("keyple", COLOUR)
AT: Final = Verb("at", SPOT)
MOOR: Final = Verb("moor", BOAT)
LAY_EXISTING: Final = Verb("lay-existing")
LEAVE_EXISTING: Final = Verb("leave-existing")
JOIN: Final = Verb("join", COLOUR)
DECLINE: Final = Verb("decline")
LAY: Final = Verb("lay", SPOT)
LAY_BOTH: Final = Verb("lay-both", SPOT)

# What keyples do.
TAKE: Final = Verb("take", TILE)
TAKE_FAIR: Final = Verb("take-fair", FAIR)
BUILD: Final = Verb("build", TILE)
BUILD_HERE: Final = Verb("build-here", TILE)
ON: Final = Verb("on", SPOT)
UPGRADE: Final = Verb("upgrade", TILE)
PAY: Final = Verb("pay", GOOD)
PAY_TWO: Final = Verb("pay-two", GOOD, SECOND_GOOD)
PAY_THREE: Final = Verb("pay-three", GOOD, SECOND_GOOD, THIRD_GOOD)
PAY_FOUR: Final = Verb("pay-four", FOUR_GOODS)
GIVE: Final = Verb("give", RESOURCE)
GIVE_TWO: Final = Verb("give-two", RESOURCE, SECOND)
GET: Final = Verb("get", RESOURCE)
GET_TWO: Final = Verb("get-two", RESOURCE, SECOND)
WORK: Final = Verb("work", RESOURCE)
SELL: Final = Verb("sell", RESOURCE)
STOP: Final = Verb("stop")
GAIN: Final = Verb("gain", RESOURCE)

# The end of a season, and the start of the next.
HOLD: Final = Verb("hold", FAIR)
ENOUGH: Final = Verb("enough")
LOSE: Final = Verb("lose", RESOURCE)
FOLD: Final = Verb("fold", DISPLAY)
SPARE: Final = Verb("spare", COLOUR)

GRAMMAR: Final = Grammar(
    (
        *(KEYPER, KEYPLE, AT, MOOR, LAY_EXISTING, LEAVE_EXISTING, JOIN, DECLINE, LAY, LAY_BOTH),
        *(TAKE, TAKE_FAIR, BUILD, BUILD_HERE, ON, UPGRADE, PAY, PAY_TWO, PAY_THREE),
        *(GIVE, GIVE_TWO, GET, GET_TWO, WORK, SELL, STOP, GAIN),
        *(HOLD, ENOUGH, LOSE, FOLD, SPARE, PAY_FOUR),
    ),
    (DEAL, NINTH, DRAW, DRAW_FAIR, ASIDE, START),
    KeyperAction,
)

# Actions never change: those that are offered all the time are made once.
AT_SPOT: Final[list[Action]] = [AT.of(number) for number in range(FIRST_PLOT + ALL_PLOTS)]
BUILD_TILE: Final[list[Action]] = [BUILD.of(tile) for tile in range(len(TILES))]
BUILD_TILE_HERE: Final[list[Action]] = [BUILD_HERE.of(tile) for tile in range(len(TILES))]
UPGRADE_TILE: Final[list[Action]] = [UPGRADE.of(tile) for tile in range(len(TILES))]
# By place on the market: country tiles, then winter fairs.
TAKE_FROM_MARKET: Final[list[Action]] = [
    *[TAKE.of(HOME_TILES + place) for place in range(COUNTRY_TILES)],
    *[TAKE_FAIR.of(FIRST_WINTER_FAIR + fair) for fair in range(WINTER_FAIRS)],
]
DRAW_TO_MARKET: Final[list[Action]] = [
    *[DRAW.of(HOME_TILES + place) for place in range(COUNTRY_TILES)],
    *[DRAW_FAIR.of(FIRST_WINTER_FAIR + fair) for fair in range(WINTER_FAIRS)],
]
GIVE_PAIR: Final[list[Action]] = [GIVE_TWO.of(a, b) for a in range(ALL_RESOURCES) for b in range(ALL_RESOURCES)]
GET_PAIR: Final[list[Action]] = [GET_TWO.of(a, b) for a in range(ALL_RESOURCES) for b in range(ALL_RESOURCES)]
STOPPING: Final[Action] = STOP.of()


def actions_in(mask: int, actions: list[Action]) -> list[Action]:
    """The actions whose places are in a set, a bit each."""
    return [actions[place] for place in range(len(actions)) if (mask >> place) & 1]
