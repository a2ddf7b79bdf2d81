"""The box of Keyper: whether its data is complete, and how many of each component there are, wherever they lie."""

from __future__ import annotations

from typing import Final

from keydom.core.catalogue import Catalogue, Component
from keydom.games.keyper.components import (
    ALL_COLOURS,
    ALL_DISPLAYS,
    ALL_RESOURCES,
    ALL_SEASONS,
    AREAS,
    BOATS,
    COLOURS,
    COUNTRY,
    FAIRS,
    FARM_PLOTS,
    FIELDS,
    HOME_TILES,
    ICONS,
    MOST_ICONS,
    PRICES,
    RESOURCES,
    SINGLES,
    TABLES,
    TILES,
    VILLAGE_PLOTS,
    WANTED,
    WHITE,
)
from keydom.games.keyper.rules.fairs import WITH_GEMS
from keydom.games.keyper.state import ALL_PLOTS, NEXT, Keydom, colour_of

FAIR_BITS: Final = 0xFF  # all eight winter fairs


def stock(state: Keydom) -> dict[str, int]:
    """Every kind of component and its number: the same at every moment of a game."""
    return {**resources(state), **keyples(state), **tiles(state)}


def resources(state: Keydom) -> dict[str, int]:
    counts = state.supply[:]
    for place, number in enumerate(state.goods):
        counts[place % ALL_RESOURCES] += number
    return dict(zip(RESOURCES, counts, strict=True))


def keyples(state: Keydom) -> dict[str, int]:
    """In the keyps, on the keyp tiles, on fields and plots, and in nobody's team."""
    counts = state.reserve[:]
    for place, number in enumerate(state.team):
        counts[place % ALL_COLOURS] += number + state.resting[place]
    for there in state.spots:
        while there:
            counts[colour_of(there)] += 1
            there >>= NEXT
    return {f"{colour} keyples": count for colour, count in zip(COLOURS, counts, strict=True)}


def tiles(state: Keydom) -> dict[str, int]:
    """The home tiles of each seat; country tiles and winter fairs in all, and how many different ones."""
    counts: dict[str, int] = {}
    piles = [state.market, state.bag, state.discards, state.aside]
    for seat in range(state.seats):
        owned = [state.plans[seat]]
        for place in range(seat * ALL_PLOTS, seat * ALL_PLOTS + ALL_PLOTS):
            owned += [1 << (tile - 1) for tile in (state.tops[place], state.under[place]) if tile]
        counts[f"home tiles of seat {seat}"] = sum([(pile & ((1 << HOME_TILES) - 1)).bit_count() for pile in owned])
        piles += [pile >> HOME_TILES for pile in owned]
        piles.append(state.winter[seat] << COUNTRY)
        for season in range(ALL_SEASONS):
            held = state.held_in(seat, season)
            piles += [(held & FAIR_BITS) << COUNTRY, ((held >> WITH_GEMS) & FAIR_BITS) << COUNTRY]
    different = 0
    for pile in piles:
        different |= pile
    counts["country tiles and winter fairs"] = sum([pile.bit_count() for pile in piles])
    counts["different ones"] = different.bit_count()
    return counts


# The data.


def check(catalogue: Catalogue) -> None:
    """Refuse data that is no box of Keyper: wrong words, wrong totals."""
    _names(catalogue, "resource", RESOURCES)
    _names(catalogue, "keyple", COLOURS)
    _names(catalogue, "field", FIELDS)
    _names(catalogue, "tile", TILES)
    _names(catalogue, "fair", FAIRS)
    _names(catalogue, "boat", tuple([f"boat-{boat + 1}" for boat in range(BOATS)]))
    _names(catalogue, "price", (*PRICES, "discount"))
    _names(catalogue, "gift", ("raw", "animal"))
    _names(catalogue, "area", AREAS)
    _names(catalogue, "display", tuple([f"{table}-{n}" for table in TABLES for n in range(1, ALL_DISPLAYS + 1)]))
    for field in catalogue.kind("field"):
        _among(field, [field.word("border")], (*COLOURS[:WHITE], "none"))
    for display in catalogue.kind("display"):
        _among(display, display.words("fields"), FIELDS[1:])
        fields = display.words("fields")
        if len(fields) != SINGLES or max([fields.count(field) for field in fields]) > 2:
            raise display.wrong(f"a display has {SINGLES} fields besides the keyp and the river, each twice at most")
        if display.word("season") != display.id.partition("-")[0]:
            raise display.wrong(f"season must be {display.id.partition('-')[0]!r}")
    for boat in catalogue.kind("boat"):
        for side in (boat.words("early"), boat.words("late")):
            _among(boat, side, RESOURCES)
            if len(set(side)) != 2 or len(side) != 2:
                raise boat.wrong("a side shows two different resources")
    for gift in catalogue.kind("gift"):
        _among(gift, gift.words("colours"), COLOURS)
        _among(gift, gift.words("resources"), RESOURCES)
    _check_areas(catalogue)
    _check_numbers(catalogue)
    _check_fairs(catalogue)
    _check_tiles(catalogue)


def _names(catalogue: Catalogue, kind: str, names: tuple[str, ...]) -> None:
    known = catalogue.components.get(kind, {})
    for component in known.values():
        if component.id not in names:
            raise component.wrong(f"there is no such {kind}")
    for name in names:
        if name not in known:
            raise Component(kind, name, {}, (), "", f"{kind}s.toml").wrong("is missing")


def _among(component: Component, words: list[str], known: tuple[str, ...]) -> None:
    for word in words:
        if word not in known:
            raise component.wrong(f"unknown word {word!r}: expected one of {', '.join(known)}")


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
        _among(fair, fair.words("needs") + fair.words("gems"), WANTED)
        if fair.word("season") != fair.id.partition("-")[0]:
            raise fair.wrong(f"season must be {fair.id.partition('-')[0]!r}")
        if (fair.word("season") == "winter") != bool(fair.words("gems")):
            raise fair.wrong("winter fairs, and only those, have a side with gems")


def _check_tiles(catalogue: Catalogue) -> None:
    for place, name in enumerate(TILES):
        tile = catalogue.components["tile"][name]
        _among(tile, tile.words("cost"), tuple(ICONS))
        _among(tile, [tile.word("area")], ("farm", "village"))
        _among(tile, [tile.word("set")], ("home",) if place < HOME_TILES else ("spring", "later"))
        if not 1 <= len(tile.words("cost")) <= MOST_ICONS:
            raise tile.wrong("a tile costs one to four resources")
    for price in catalogue.kind("price"):
        _among(price, price.words("cost"), tuple(ICONS))
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
