"""The box: whether component data fills one, and how many of each component there are, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from keydom.core.catalogue import Catalogue, blame, refuse
from keydom.core.errors import BadData
from keydom.games.keythedral.components import ALL_CUBES, COLOURS, CUBES, KINDS, LAWS, LEVELS, NUMBERS, SHAPE
from keydom.games.keythedral.state import KeythedralState


def stock(state: KeythedralState) -> dict[str, int]:
    """Every component by name, on the table, in hands, in the box or out of the game."""
    count = {cube: state.store[place] + state.shop[place] for place, cube in enumerate(CUBES)}
    for place, number in enumerate(state.cubes):
        count[CUBES[place % ALL_CUBES]] += number
    for seat in range(state.seats):
        built = sum(owner == seat for owner in state.fences.values())
        count[f"{COLOURS[seat]} fences"] = built + state.fences_left[seat] + state.fences_gone[seat]
        count[f"{COLOURS[seat]} workers over the limit"] = max(0, state.workers.count(seat) - 2 * NUMBERS)
    count["fields"] = len(state.cells) + sum(state.stack) + (state.in_hand >= 0)
    count["tiles"] = len(state.owner)
    count["laws"] = state.deck + state.spaces + state.gone.bit_count() + sum(h.bit_count() for h in state.hands)
    return count


def check(catalogue: Catalogue) -> None:
    """Refuse data that is no box of Keythedral, with all that is wrong: words, figures, totals."""
    refuse(_missing(catalogue))
    refuse([*_words(catalogue), *_figures(catalogue), *_pieces(catalogue), *_totals(catalogue)])


def _missing(catalogue: Catalogue) -> list[BadData]:
    pieces = ("cottage", "fence", "worker")
    return [
        fault
        for kind, ids in (("law", LAWS), ("cube", CUBES), ("piece", pieces))
        for fault in catalogue.wrong_ids(kind, ids)
    ]


def _words(catalogue: Catalogue) -> Iterator[BadData]:
    for tile in catalogue.kind("tile"):
        yield from tile.unknown_words("cost", CUBES)
        if not tile.words("cost"):
            yield tile.wrong("a seat costs at least one cube", "cost")
    for field in catalogue.kind("field"):
        yield from field.unknown_words("kind", KINDS)


def _figures(catalogue: Catalogue) -> Iterator[BadData]:
    for kind, fact, most in (("tile", "level", LEVELS), ("field", "number", NUMBERS)):
        for component in catalogue.kind(kind):
            if not 1 <= component.number(fact) <= most:
                yield component.wrong(f"{fact} must be 1 to {most}", fact)
    for number, law in enumerate(LAWS, 1):
        if catalogue.components["law"][law].number("number") != number:
            yield catalogue.components["law"][law].wrong(f"number must be {number}", "number")
    for kind in ("cube", "stage", "piece"):
        for component in catalogue.kind(kind):
            for fact in SHAPE[kind]:
                if component.number(fact) < 0:
                    yield component.wrong(f"{fact} cannot be below 0", fact)


def _pieces(catalogue: Catalogue) -> Iterator[BadData]:
    pieces = catalogue.components["piece"]
    if pieces["cottage"].number("each") != NUMBERS:
        yield pieces["cottage"].wrong(f"the rules are for {NUMBERS} cottages each, numbered from 1", "each")
    if pieces["worker"].number("each") < 2 * NUMBERS:
        yield pieces["worker"].wrong(f"{2 * NUMBERS} workers are needed for {NUMBERS} houses", "each")
    for tile in catalogue.kind("tile"):
        for cube in CUBES:
            if tile.words("cost").count(cube) > catalogue.components["cube"][cube].number("count"):
                facts = [(tile, "cost"), (catalogue.components["cube"][cube], "count")]
                yield blame(facts, f"{tile.id} costs more {cube} than there is")


def _totals(catalogue: Catalogue) -> Iterator[BadData]:
    tiles, fields = catalogue.kind("tile"), catalogue.kind("field")
    levels = [tile.number("level") for tile in tiles]
    for stage in catalogue.kind("stage"):
        level = int(stage.id.rpartition("-")[2])
        if levels.count(level) != stage.number("tiles"):
            reason = f"{stage.number('tiles')} tiles of level {level} expected, {levels.count(level)} listed"
            yield blame([(stage, "tiles"), *[(tile, "level") for tile in tiles]], reason)
        if stage.number("spaces") < 1:
            yield stage.wrong("a stage has at least one space", "spaces")
        if stage.number("spaces") >= stage.number("tiles"):  # a design change needs a tile in reserve
            yield blame([(stage, "spaces"), (stage, "tiles")], "there must be more tiles than spaces")
    numbers = [field.number("number") for field in fields]
    named = [field for field in fields if field.number("number") == 1]
    if sorted(field.word("kind") for field in named) != ["quarry", "quarry", "wood", "wood"]:
        facts = [(field, fact) for field in [*named, *fields] for fact in ("number", "kind")]
        yield blame(facts, "number 1 must be two quarries and two woods")
    for number, total in ((2, 10), (3, 5), (4, 5), (5, 5)):
        if numbers.count(number) != total:
            message = f"{total} fields of number {number} expected, {numbers.count(number)} listed"
            yield blame([(field, "number") for field in fields], message)
