"""The table for a terminal: boards, market and players in plain lines, with the names that actions use."""

from __future__ import annotations

from textwrap import wrap

from keydom.core.game import NATURE, OVER, Words
from keydom.games.keyper.actions import BOARDS, DISPLAY
from keydom.games.keyper.components import (
    ALL_RESOURCES,
    ALL_SEASONS,
    ALL_TILES,
    ALL_WANTED,
    BOATS,
    COUNTRY,
    DEALT,
    FAIRS,
    FARM_PLOTS,
    FIELDS,
    FIRST_WINTER_FAIR,
    HOME_TILES,
    RESOURCES,
    RIVER,
    TILES,
    WANTED,
    WINTER_FAIRS,
    fair_number,
)
from keydom.games.keyper.draw.reading import moment
from keydom.games.keyper.rules.boats import cargo_of
from keydom.games.keyper.rules.fairs import WITH_GEMS, fair_points
from keydom.games.keyper.state import (
    ALL_PLOTS,
    FIRST,
    LYING,
    NEXT,
    NOBODY,
    Table,
    colour_of,
    fair_place,
    field_spot,
    kind_at,
    plot_spot,
)
from keydom.games.keyper.view import UNKNOWN, Outlook

LETTERS = "BOGNKYW"
WIDTH = 100


def board(view: Outlook, words: Words) -> str:
    """The table as plain text."""
    table = view.table
    blocks = [[_heading(view, words)]]
    blocks += [_country(table, number, words) for number in range(table.seats)]
    blocks += [_market(table, words), _wrapped(words.say("text-key"))]
    blocks += [_player(view, seat, words) for seat in _in_order(view)]
    return _plain("\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks))


def _heading(view: Outlook, words: Words) -> str:
    now = moment(view, words)
    return now if view.mover in (OVER, NATURE) else f"{now} · {words.say('turn-of', {'seat': f'seat:{view.mover}'})}"


def keyples(there: int) -> str:
    """The keyples on a spot as letters, those lying down small."""
    letters = ""
    for keyple in (there & FIRST, there >> NEXT):
        if keyple:
            letter = LETTERS[colour_of(keyple)]
            letters += letter.lower() if keyple & LYING else letter
    return letters


def _plain(text: str) -> str:
    """Text without anything that could move a cursor: names are chosen by players."""
    text = text.replace("\N{NO-BREAK SPACE}", " ")  # as French has it before a colon
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)


def _in_order(view: Outlook) -> list[int]:
    return [view.table.next_to(view.seat or 0, step) for step in range(view.table.seats)]


def _name(seat: int, words: Words) -> str:
    return words.say("seat-name", {"seat": f"seat:{seat}"})


def _country(table: Table, number: int, words: Words) -> list[str]:
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
        there = keyples(table.spots[spot])
        fields.append(f"{text} [{there}]" if there else text)
    return _wrapped(f"{head}: {' | '.join(fields)}")


def _boat(table: Table, boat: int, words: Words) -> str:
    cargo = ", ".join(words.say(f"resource-{RESOURCES[what]}") for what in cargo_of(table, boat))
    return f"{words.say(f'boat-boat-{boat + 1}')}: {cargo}"


def _market(table: Table, words: Words) -> list[str]:
    shown = [words.say(f"tile-{TILES[HOME_TILES + place]}") for place in range(COUNTRY) if table.market >> place & 1]
    shown += _fairs(table.market >> COUNTRY, words)
    bag = words.say("text-bag", {"count": table.bag.bit_count()})
    lines = _wrapped(f"{words.say('text-market')}: {', '.join(shown)} ({bag})")
    boats = [_boat(table, boat, words) for boat in range(BOATS) if table.boats >> boat & 1]
    if boats:
        lines += _wrapped(f"{words.say('text-boats')}: {' | '.join(boats)}")
    return lines + _wrapped(f"{words.say('text-supply')}: {_resources(table.supply, words)}")


def _fairs(mask: int, words: Words) -> list[str]:
    names = FAIRS[FIRST_WINTER_FAIR:]
    return [words.say(f"fair-{names[fair]}") for fair in range(WINTER_FAIRS) if mask >> fair & 1]


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


def _player(view: Outlook, seat: int, words: Words) -> list[str]:
    table = view.table
    facts = [words.say("text-shipping", {"count": table.shipping[seat]})]
    facts.append(words.say("text-points", {"count": fair_points(table, seat)}))
    if table.start == seat:
        facts.append(words.say("text-start"))
    lines = [f"{'>' if view.mover == seat else ' '} {_name(seat, words)}: {', '.join(facts)}"]
    keyp = _team(table.keyp(seat))
    if table.keypers >> seat & 1:
        keyp = f"{keyp} + {words.say('text-keyper')}" if keyp else words.say("text-keyper")
    texts = [f"{words.say('text-keyp')}: {keyp or words.say('text-none')}"]
    if resting := _team(table.keyp_tile(seat)):
        texts.append(f"{words.say('text-resting')}: {resting}")
    goods = table.goods_of(seat)
    texts.append(f"{words.say('text-stores')}: {_resources(goods, words)}")
    texts += _estate(table, seat, words)
    plans = [words.say(f"tile-{TILES[tile]}") for tile in range(ALL_TILES) if table.plans[seat] >> tile & 1]
    texts.append(f"{words.say('text-plans')}: {', '.join([*plans, *_fairs(table.winter[seat], words)])}")
    texts += _fairground(view, seat, words)
    return lines + [f"    {line}" for text in texts for line in _wrapped(text)]


def _team(counts: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def _estate(table: Table, seat: int, words: Words) -> list[str]:
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


def _plot(table: Table, seat: int, plot: int, words: Words) -> str:
    tile = table.tile_on(seat, plot)
    if tile < 0:
        return "."
    text = words.say(f"tile-{TILES[tile]}") + ("+" if table.is_upgraded(seat, tile) else "")
    there = keyples(table.spots[plot_spot(seat, plot)])
    return f"{text} [{there}]" if there else text


def _fairground(view: Outlook, seat: int, words: Words) -> list[str]:
    """The private fairs that this view knows and that are still to come, and the fairs that were held."""
    table = view.table
    known = []
    held = []
    for season in range(DEALT):
        place = fair_place(seat, season)
        fair = view.private[place]
        if fair in (UNKNOWN, NOBODY):
            continue
        text = words.say(f"fair-{FAIRS[fair_number(season, fair)]}")
        if table.shown[place] != NOBODY:
            held.append(text)
        elif season >= table.season:
            known.append(f"{text} ({_needs(table.box.needs[fair_number(season, fair)], words)})")
    for season in range(ALL_SEASONS):
        mask = table.held_in(seat, season)
        held += _fairs(mask | mask >> WITH_GEMS, words)
    lines = [f"{words.say('text-fairs')}: {', '.join(known)}"] if known else []
    return lines + ([f"{words.say('text-held')}: {', '.join(held)}"] if held else [])


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
