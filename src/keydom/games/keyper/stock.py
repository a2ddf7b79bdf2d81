"""The box of Keyper: whether its data is complete, and how many of each component there are, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from keydom.core.catalogue import Catalogue, blame, refuse
from keydom.core.errors import BadData
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_RESOURCES,
    ALL_SEASONS,
    AREAS,
    BOAT_NAMES,
    COLOURS,
    COUNTRY_TILES,
    DISPLAY_FIELDS,
    DISPLAYS,
    FAIRS,
    FARM_PLOTS,
    FIELDS,
    HOME_TILES,
    ICONS,
    MOST_ICONS,
    PRICES,
    RESOURCES,
    TILES,
    VILLAGE_PLOTS,
    WANTED,
    WHITE,
)
from keydom.games.keyper.rules.fairs import WITH_GEMS
from keydom.games.keyper.state import ALL_PLOTS, KEYPLE_BITS, KeyperState, colour_of

FAIR_BITS: Final = 0xFF  # all eight winter fairs


def stock(state: KeyperState) -> dict[str, int]:
    """Every kind of component and its number: the same at every moment of a game."""
    return {**resources(state), **keyples(state), **tiles(state)}


def resources(state: KeyperState) -> dict[str, int]:
    counts = state.supply[:]
    for place, number in enumerate(state.goods):
        counts[place % ALL_RESOURCES] += number
    return dict(zip(RESOURCES, counts, strict=True))


def keyples(state: KeyperState) -> dict[str, int]:
    """In the keyps, on the keyp tiles, on fields and plots, and in nobody's team."""
    counts = state.reserve[:]
    for place, number in enumerate(state.team):
        counts[place % ALL_COLOURS] += number + state.resting[place]
    for there in state.spots:
        while there:
            counts[colour_of(there)] += 1
            there >>= KEYPLE_BITS
    return {f"{colour} keyples": count for colour, count in zip(COLOURS, counts, strict=True)}


def tiles(state: KeyperState) -> dict[str, int]:
    """The home tiles of each seat; country tiles and winter fairs in all, and how many different ones."""
    counts: dict[str, int] = {}
    piles = [state.market, state.bag, state.discards, state.aside]
    for seat in range(state.seats):
        owned = [state.plans[seat]]
        for place in range(seat * ALL_PLOTS, seat * ALL_PLOTS + ALL_PLOTS):
            owned += [1 << (tile - 1) for tile in (state.tops[place], state.under[place]) if tile]
        counts[f"home tiles of seat {seat}"] = sum([(pile & ((1 << HOME_TILES) - 1)).bit_count() for pile in owned])
        piles += [pile >> HOME_TILES for pile in owned]
        piles.append(state.winter[seat] << COUNTRY_TILES)
        for season in range(ALL_SEASONS):
            held = state.held_in(seat, season)
            piles += [(held & FAIR_BITS) << COUNTRY_TILES, ((held >> WITH_GEMS) & FAIR_BITS) << COUNTRY_TILES]
    different = 0
    for pile in piles:
        different |= pile
    counts["country tiles and winter fairs"] = sum([pile.bit_count() for pile in piles])
    counts["different ones"] = different.bit_count()
    return counts


# The data.

IDS: Final = {
    "resource": RESOURCES,
    "keyple": COLOURS,
    "field": FIELDS,
    "tile": TILES,
    "fair": FAIRS,
    "boat": BOAT_NAMES,
    "price": (*PRICES, "discount"),
    "gift": ("raw", "animal"),
    "area": AREAS,
    "display": DISPLAYS,
}


def check(catalogue: Catalogue) -> None:
    """Refuse data that is no box of Keyper, with all that is wrong: words, figures, totals."""
    refuse([fault for kind, ids in IDS.items() for fault in catalogue.wrong_ids(kind, ids)])
    faults = [*_boards(catalogue), *_boats(catalogue), *_areas(catalogue), *_numbers(catalogue), *_fairs(catalogue)]
    refuse([*faults, *_tiles(catalogue), *_prices(catalogue), *_sets(catalogue)])


def _boards(catalogue: Catalogue) -> Iterator[BadData]:
    for field in catalogue.kind("field"):
        yield from field.unknown_words("border", (*COLOURS[:WHITE], "none"))
    for display in catalogue.kind("display"):
        yield from display.unknown_words("fields", FIELDS[1:])
        fields = display.words("fields")
        if len(fields) != DISPLAY_FIELDS or max([fields.count(field) for field in fields]) > 2:
            count = DISPLAY_FIELDS
            reason = f"a display has {count} fields besides the keyp and the river, each twice at most"
            yield display.wrong(reason, "fields")
        if display.word("season") != display.id.partition("-")[0]:
            yield display.wrong(f"season must be {display.id.partition('-')[0]!r}", "season")


def _boats(catalogue: Catalogue) -> Iterator[BadData]:
    for boat in catalogue.kind("boat"):
        for side in ("early", "late"):
            yield from boat.unknown_words(side, RESOURCES)
            if len(set(boat.words(side))) != 2 or len(boat.words(side)) != 2:
                yield boat.wrong("a side shows two different resources", side)
    for gift in catalogue.kind("gift"):
        yield from gift.unknown_words("colours", COLOURS)
        yield from gift.unknown_words("resources", RESOURCES)


def _areas(catalogue: Catalogue) -> Iterator[BadData]:
    farm, village = catalogue.components["area"]["farm"], catalogue.components["area"]["village"]
    if farm.number("rows") < 1 or farm.number("rows") * farm.number("columns") != FARM_PLOTS:
        yield blame([(farm, "rows"), (farm, "columns")], f"a farm has {FARM_PLOTS} plots in rows and columns")
    if (village.number("rows"), village.number("columns")) not in ((3, 4), (4, 3)):
        reason = f"a village has {VILLAGE_PLOTS} plots: 3 rows of 4, or 4 of 3, as the pavements can score"
        yield blame([(village, "rows"), (village, "columns")], reason)


def _numbers(catalogue: Catalogue) -> Iterator[BadData]:
    for kind in ("resource", "keyple", "fair", "price"):
        for component in catalogue.kind(kind):
            for fact, value in component.facts.items():
                if isinstance(value, int) and value < 0:
                    yield component.wrong(f"{fact} cannot be below 0", fact)
    for resource in catalogue.kind("resource"):
        if resource.number("count") < 4 * resource.number("start"):
            reason = "there are too few for four players to start with"
            yield blame([(resource, "count"), (resource, "start")], reason)
    keyples = catalogue.kind("keyple")
    for keyple in keyples:
        if keyple.number("count") < 4 * keyple.number("team"):
            yield blame([(keyple, "count"), (keyple, "team")], "there are too few for four teams")
        if keyple.number("count") < 2 * keyple.number("team") + keyple.number("ninth"):
            facts = [(keyple, "count"), (keyple, "team"), (keyple, "ninth")]
            yield blame(facts, "there are too few for two teams of nine")
    if sum(keyple.number("ninth") for keyple in keyples) < 2:
        yield blame([(keyple, "ninth") for keyple in keyples], "two players draw two different ninth keyples")


def _fairs(catalogue: Catalogue) -> Iterator[BadData]:
    for fair in catalogue.kind("fair"):
        yield from fair.unknown_words("needs", WANTED)
        yield from fair.unknown_words("gems", WANTED)
        if fair.word("season") != fair.id.partition("-")[0]:
            yield fair.wrong(f"season must be {fair.id.partition('-')[0]!r}", "season")
        if (fair.word("season") == "winter") != bool(fair.words("gems")):
            yield blame([(fair, "gems"), (fair, "season")], "winter fairs, and only those, have a side with gems")


def _tiles(catalogue: Catalogue) -> Iterator[BadData]:
    for place, name in enumerate(TILES):
        tile = catalogue.components["tile"][name]
        yield from tile.unknown_words("cost", tuple(ICONS))
        yield from tile.unknown_words("area", AREAS)
        yield from tile.unknown_words("set", ("home",) if place < HOME_TILES else ("spring", "later"))
        if not 1 <= len(tile.words("cost")) <= MOST_ICONS:
            yield tile.wrong("a tile costs one to four resources", "cost")


def _prices(catalogue: Catalogue) -> Iterator[BadData]:
    for price in catalogue.kind("price"):
        yield from price.unknown_words("cost", tuple(ICONS))
        if len(price.words("cost")) != (0 if price.id == "discount" else 1):
            yield price.wrong("it costs one resource, and the discount none", "cost")


def _sets(catalogue: Catalogue) -> Iterator[BadData]:
    tiles = catalogue.kind("tile")
    for group, total in (("home", 12), ("spring", 21), ("later", 27)):
        listed = sum(tile.word("set") == group for tile in tiles)
        if listed != total:
            yield blame(
                [(tile, "set") for tile in tiles], f"{total} tiles of the set {group} expected, {listed} listed"
            )
    for what, farm, names in (("home", 6, TILES[:HOME_TILES]), ("country", 12, TILES[HOME_TILES:])):
        group_tiles = [catalogue.components["tile"][name] for name in names]
        if sum(tile.word("area") == "farm" for tile in group_tiles) != farm:
            yield blame([(tile, "area") for tile in group_tiles], f"{farm} of the {what} tiles are farm tiles")
