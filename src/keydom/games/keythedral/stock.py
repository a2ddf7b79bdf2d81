"""The box: whether component data fills one, and how many of each component there are, wherever they lie."""

from __future__ import annotations

from keydom.core.catalogue import Catalogue
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
    """Refuse data that is no box of Keythedral: wrong words, wrong totals."""
    for tile in catalogue.kind("tile"):
        if not 1 <= tile.number("level") <= LEVELS:
            raise tile.wrong(f"level must be 1 to {LEVELS}")
        tile.check_among("cube", tile.words("cost"), CUBES)
        if not tile.words("cost"):
            raise tile.wrong("a seat costs at least one cube")
    for field in catalogue.kind("field"):
        field.check_among("kind", [field.word("kind")], KINDS)
        if not 1 <= field.number("number") <= NUMBERS:
            raise field.wrong(f"number must be 1 to {NUMBERS}")
    catalogue.check_ids("law", LAWS)
    catalogue.check_ids("cube", CUBES)
    catalogue.check_ids("piece", ("cottage", "fence", "worker"))
    for number, law in enumerate(LAWS, 1):
        if catalogue.components["law"][law].number("number") != number:
            raise catalogue.components["law"][law].wrong(f"number must be {number}")
    for component in catalogue.kind("cube"):
        if min(component.number(fact) for fact in SHAPE["cube"]) < 0:
            raise component.wrong("count, price and worth cannot be below 0")
    _check_pieces(catalogue)
    _check_totals(catalogue)


def _check_pieces(catalogue: Catalogue) -> None:
    pieces = catalogue.components["piece"]
    if pieces["fence"].number("each") < 0:
        raise pieces["fence"].wrong("there cannot be fewer than none")
    if pieces["cottage"].number("each") != NUMBERS:
        raise pieces["cottage"].wrong(f"the rules are for {NUMBERS} cottages each, numbered from 1")
    if pieces["worker"].number("each") < 2 * NUMBERS:
        raise pieces["worker"].wrong(f"{2 * NUMBERS} workers are needed for {NUMBERS} houses")
    for tile in catalogue.kind("tile"):
        for cube in CUBES:
            if tile.words("cost").count(cube) > catalogue.components["cube"][cube].number("count"):
                raise tile.wrong(f"it costs more {cube} than there is")


def _check_totals(catalogue: Catalogue) -> None:
    levels = [tile.number("level") for tile in catalogue.kind("tile")]
    for stage in catalogue.kind("stage"):
        level = int(stage.id.rpartition("-")[2])
        if levels.count(level) != stage.number("tiles"):
            raise stage.wrong(f"{stage.number('tiles')} tiles of level {level} expected, {levels.count(level)} listed")
        if stage.number("spaces") < 1:
            raise stage.wrong("a stage has at least one space")
        if stage.number("spaces") >= stage.number("tiles"):
            raise stage.wrong("there must be more tiles than spaces")  # a design change needs a tile in reserve
    numbers = [field.number("number") for field in catalogue.kind("field")]
    centre = sorted(field.word("kind") for field in catalogue.kind("field") if field.number("number") == 1)
    if centre != ["quarry", "quarry", "wood", "wood"]:
        raise BadData("number 1 must be two quarries and two woods", "fields.toml", "field")
    for number, total in ((2, 10), (3, 5), (4, 5), (5, 5)):
        if numbers.count(number) != total:
            message = f"{total} fields of number {number} expected, {numbers.count(number)} listed"
            raise BadData(message, "fields.toml", "field")
