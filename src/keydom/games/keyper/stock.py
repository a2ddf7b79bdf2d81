"""The box of Keyper: whether its data is complete, and how many of each component there are, wherever they lie."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import Catalogue
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


def check(catalogue: Catalogue) -> None:
    """Refuse data that is no box of Keyper: wrong words, wrong totals."""
    catalogue.check_ids("resource", RESOURCES)
    catalogue.check_ids("keyple", COLOURS)
    catalogue.check_ids("field", FIELDS)
    catalogue.check_ids("tile", TILES)
    catalogue.check_ids("fair", FAIRS)
    catalogue.check_ids("boat", BOAT_NAMES)
    catalogue.check_ids("price", (*PRICES, "discount"))
    catalogue.check_ids("gift", ("raw", "animal"))
    catalogue.check_ids("area", AREAS)
    catalogue.check_ids("display", DISPLAYS)
    for field in catalogue.kind("field"):
        field.check_among("word", [field.word("border")], (*COLOURS[:WHITE], "none"))
    for display in catalogue.kind("display"):
        display.check_among("word", display.words("fields"), FIELDS[1:])
        fields = display.words("fields")
        if len(fields) != DISPLAY_FIELDS or max([fields.count(field) for field in fields]) > 2:
            count = DISPLAY_FIELDS
            raise display.wrong(f"a display has {count} fields besides the keyp and the river, each twice at most")
        if display.word("season") != display.id.partition("-")[0]:
            raise display.wrong(f"season must be {display.id.partition('-')[0]!r}")
    for boat in catalogue.kind("boat"):
        for side in (boat.words("early"), boat.words("late")):
            boat.check_among("word", side, RESOURCES)
            if len(set(side)) != 2 or len(side) != 2:
                raise boat.wrong("a side shows two different resources")
    for gift in catalogue.kind("gift"):
        gift.check_among("word", gift.words("colours"), COLOURS)
        gift.check_among("word", gift.words("resources"), RESOURCES)
    _check_areas(catalogue)
    _check_numbers(catalogue)
    _check_fairs(catalogue)
    _check_tiles(catalogue)


def _check_areas(catalogue: Catalogue) -> None:
    farm, village = catalogue.components["area"]["farm"], catalogue.components["area"]["village"]
    if farm.number("rows") < 1 or farm.number("rows") * farm.number("columns") != FARM_PLOTS:
        raise farm.wrong(f"a farm has {FARM_PLOTS} plots in rows and columns")
    if (village.number("rows"), village.number("columns")) not in ((3, 4), (4, 3)):
        raise village.wrong(f"a village has {VILLAGE_PLOTS} plots: 3 rows of 4, or 4 of 3, as the pavements can score")


def _check_numbers(catalogue: Catalogue) -> None:
    for kind in ("resource", "keyple", "fair", "price"):
        for component in catalogue.kind(kind):
            if min([value for value in component.facts.values() if isinstance(value, int)]) < 0:
                raise component.wrong("no number of it can be below 0")
    for resource in catalogue.kind("resource"):
        if resource.number("count") < 4 * resource.number("start"):
            raise resource.wrong("there are too few for four players to start with")
    for keyple in catalogue.kind("keyple"):
        if keyple.number("count") < 4 * keyple.number("team"):
            raise keyple.wrong("there are too few for four teams")
        if keyple.number("count") < 2 * keyple.number("team") + keyple.number("ninth"):
            raise keyple.wrong("there are too few for two teams of nine")
    if sum(keyple.number("ninth") for keyple in catalogue.kind("keyple")) < 2:
        raise catalogue.components["keyple"]["brown"].wrong("two players draw two different ninth keyples")


def _check_fairs(catalogue: Catalogue) -> None:
    for fair in catalogue.kind("fair"):
        fair.check_among("word", fair.words("needs") + fair.words("gems"), WANTED)
        if fair.word("season") != fair.id.partition("-")[0]:
            raise fair.wrong(f"season must be {fair.id.partition('-')[0]!r}")
        if (fair.word("season") == "winter") != bool(fair.words("gems")):
            raise fair.wrong("winter fairs, and only those, have a side with gems")


def _check_tiles(catalogue: Catalogue) -> None:
    for place, name in enumerate(TILES):
        tile = catalogue.components["tile"][name]
        tile.check_among("word", tile.words("cost"), tuple(ICONS))
        tile.check_among("word", [tile.word("area")], ("farm", "village"))
        tile.check_among("word", [tile.word("set")], ("home",) if place < HOME_TILES else ("spring", "later"))
        if not 1 <= len(tile.words("cost")) <= MOST_ICONS:
            raise tile.wrong("a tile costs one to four resources")
    for price in catalogue.kind("price"):
        price.check_among("word", price.words("cost"), tuple(ICONS))
        if len(price.words("cost")) != (0 if price.id == "discount" else 1):
            raise price.wrong("it costs one resource, and the discount none")
    for group, farm, total in (("home", 6, 12), ("spring", None, 21), ("later", None, 27)):
        tiles = [tile for tile in catalogue.kind("tile") if tile.word("set") == group]
        if len(tiles) != total:
            raise tiles[0].wrong(f"{total} tiles of the set {group} expected, {len(tiles)} listed")
        if farm is not None and sum(tile.word("area") == "farm" for tile in tiles) != farm:
            raise tiles[0].wrong(f"{farm} of the {group} tiles are farm tiles")
    country = [catalogue.components["tile"][name] for name in TILES[HOME_TILES:]]
    if sum(tile.word("area") == "farm" for tile in country) != 12:
        raise country[0].wrong("12 of the country tiles are farm tiles")
