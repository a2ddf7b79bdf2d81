"""The table for a terminal: boards, market and players in plain lines, with the names that actions use."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.reading import in_order, seat_name
from keydom.drawing.text import board_text, heading, wrapped
from keydom.games.keyper.actions import BOARDS, DISPLAY
from keydom.games.keyper.components import (
    ALL_RESOURCES,
    ALL_WANTED,
    COLOURS,
    FAIR_SEASONS,
    FAIRS,
    FARM_PLOTS,
    FIELDS,
    RESOURCES,
    RIVER,
    TILES,
    WANTED,
)
from keydom.games.keyper.draw.reading import (
    held_fairs,
    keyples,
    moment,
    on_display,
    planned,
    private_fair,
)
from keydom.games.keyper.rules.boats import cargo_of
from keydom.games.keyper.rules.fairs import fair_points
from keydom.games.keyper.state import ALL_PLOTS, NOBODY, KeyperTable, bits, fair_place, field_spot, kind_at, plot_spot
from keydom.games.keyper.view import KeyperView

LETTERS = "BOGNKYW"


def board(view: KeyperView, words: Words) -> str:
    """The table as plain text."""
    table = view.table
    blocks = [[heading(view.mover, moment(view, words), words)]]
    blocks += [_country(table, number, words) for number in range(table.seats)]
    blocks += [_market(table, words), wrapped(words.say("text-key"))]
    blocks += [_player(view, seat, words) for seat in in_order(table.seats, view.seat)]
    return board_text(blocks)


def _letters(there: int) -> str:
    """The keyples on a spot as letters, those lying down small."""
    letters = [(LETTERS[COLOURS.index(keyple.colour)], keyple.lies) for keyple in keyples(there)]
    return "".join([letter.lower() if lies else letter for letter, lies in letters])


def _country(table: KeyperTable, number: int, words: Words) -> list[str]:
    display = words.say(f"display-{DISPLAY.write(table.displays[number])}")
    head = f"{words.say(f'board-{BOARDS[number]}')} ({display})"
    if table.claimed[number] != NOBODY:
        head += f", {words.say('text-claimed', {'seat': f'seat:{table.claimed[number]}'})}"
    fields = []
    for place in table.fields_on(number):
        spot = field_spot(number, place)
        kind = kind_at(spot)
        text = words.say(f"field-{FIELDS[kind]}")
        if kind == RIVER and table.moored[number] != NOBODY:
            text += f" ({_boat(table, table.moored[number], words)})"
        there = _letters(table.spots[spot])
        fields.append(f"{text} [{there}]" if there else text)
    return wrapped(f"{head}: {' | '.join(fields)}")


def _boat(table: KeyperTable, boat: int, words: Words) -> str:
    cargo = ", ".join(words.say(f"resource-{RESOURCES[what]}") for what in cargo_of(table, boat))
    return f"{words.say(f'boat-boat-{boat + 1}')}: {cargo}"


def _market(table: KeyperTable, words: Words) -> list[str]:
    bag = words.say("text-bag", {"count": table.bag.bit_count()})
    lines = wrapped(f"{words.say('text-market')}: {_names(on_display(table), words)} ({bag})")
    boats = [_boat(table, boat, words) for boat in bits(table.boats)]
    if boats:
        lines += wrapped(f"{words.say('text-boats')}: {' | '.join(boats)}")
    return lines + wrapped(f"{words.say('text-supply')}: {_resources(table.supply, words)}")


def _names(refs: list[str], words: Words) -> str:
    return ", ".join([words.say(ref.replace(":", "-")) for ref in refs])


def _resources(counts: list[int], words: Words) -> str:
    texts = [
        words.say("units", {"count": count, "resource": f"resource:{RESOURCES[place]}"})
        for place, count in enumerate(counts)
        if count
    ]
    return ", ".join(texts) or words.say("text-none")


def _needs(counts: list[int], words: Words) -> str:
    """What a fair asks for."""
    texts = [_resources(counts[:ALL_RESOURCES], words)] if any(counts[:ALL_RESOURCES]) else []
    for place in range(ALL_RESOURCES, ALL_WANTED):
        if counts[place]:
            texts.append(words.say(f"count-needs-{WANTED[place]}", {"count": counts[place]}))
    return ", ".join(texts) or words.say("text-none")


def _player(view: KeyperView, seat: int, words: Words) -> list[str]:
    table = view.table
    facts = [words.say("text-shipping", {"count": table.shipping[seat]})]
    facts.append(words.say("text-points", {"count": fair_points(table, seat)}))
    if table.start == seat:
        facts.append(words.say("text-start"))
    lines = [f"{'>' if view.mover == seat else ' '} {seat_name(seat, words)}: {', '.join(facts)}"]
    keyp = _team(table.keyp(seat))
    if table.keypers >> seat & 1:
        keyp = f"{keyp} + {words.say('text-keyper')}" if keyp else words.say("text-keyper")
    texts = [f"{words.say('text-keyp')}: {keyp or words.say('text-none')}"]
    if resting := _team(table.keyp_tile(seat)):
        texts.append(f"{words.say('text-resting')}: {resting}")
    goods = table.goods_of(seat)
    texts.append(f"{words.say('text-stores')}: {_resources(goods, words)}")
    texts += _estate(table, seat, words)
    texts.append(f"{words.say('text-plans')}: {_names(planned(table, seat), words)}")
    texts += _fairground(view, seat, words)
    return lines + [f"    {line}" for text in texts for line in wrapped(text)]


def _team(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def _estate(table: KeyperTable, seat: int, words: Words) -> list[str]:
    """Farm and village, a line a row; what is empty is a dot."""
    texts = []
    for name, first, last, columns in (
        ("text-farm", 0, FARM_PLOTS, table.box.farm_columns),
        ("text-village", FARM_PLOTS, ALL_PLOTS, table.box.columns),
    ):
        plots = [_plot(table, seat, plot, words) for plot in range(first, last)]
        rows = [" | ".join(plots[row : row + columns]) for row in range(0, len(plots), columns)]
        texts.append(f"{words.say(name)}: {' / '.join(rows)}")
    return texts


def _plot(table: KeyperTable, seat: int, plot: int, words: Words) -> str:
    tile = table.tile_on(seat, plot)
    if tile < 0:
        return "."
    text = words.say(f"tile-{TILES[tile]}") + ("+" if table.is_upgraded(seat, tile) else "")
    there = _letters(table.spots[plot_spot(seat, plot)])
    return f"{text} [{there}]" if there else text


def _fairground(view: KeyperView, seat: int, words: Words) -> list[str]:
    """The private fairs that this view knows and that are still to come, and the fairs that were held."""
    table = view.table
    known = []
    held = []
    for season in range(FAIR_SEASONS):
        id = private_fair(view, seat, season)
        if id in ("", "?"):
            continue
        text = words.say(f"fair-{id}")
        if table.shown[fair_place(seat, season)] != NOBODY:
            held.append(text)
        elif season >= table.season:
            known.append(f"{text} ({_needs(table.box.needs[FAIRS.index(id)], words)})")
    held += [words.say(f"fair-{fair.fair}") for fair in held_fairs(table, seat)]
    lines = [f"{words.say('text-fairs')}: {', '.join(known)}"] if known else []
    return lines + ([f"{words.say('text-held')}: {', '.join(held)}"] if held else [])
