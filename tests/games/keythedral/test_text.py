"""The table in the terminal: a map whose coordinates are the actions' own, and everything that lies beside it."""

from __future__ import annotations

import re
from random import Random

import pytest

from keydom.core.game import Words
from keydom.games.keythedral import GAME
from keydom.games.keythedral.components import KINDS, unpack
from keydom.games.keythedral.state import KeythedralState
from keydom.games.keythedral.text import MARGIN, STEP
from keydom.words import LANGUAGES, FluentWords

from .builders import at_phase, fence, give, hold, house, mover, on_sale, own, spending, table, worker
from .test_draw import each_table, positions

ENGLISH = FluentWords(GAME, "en", {0: "Ana", 1: "Bo", 2: "Cas"})
BUILT = """\
       -4 -3 -2 -1 0  1  2  3  4  5
  -4             (lak )(far )
  -3           <B5>  <K3>  <Y5>
  -2       (far )(qua )(woo )(vin )
  -1     <K5>  <Y2>  <B1>  <K2>
   0 (vin )(lak )(qua )(woo )(far )
   1     <B4>  <Y1>  <++>  <K1>  <Y4>
   2       (vin )(woo )(qua )(woo )
   3           <B3>  <B2>  <Y3>
   4       (qua )(woo )(lak )(woo )
   5                 <K4>"""


def shown(state: KeythedralState, seat: int | None = None, words: Words = ENGLISH) -> str:
    return GAME.board(GAME.view(state, seat), words)


def drawn(state: KeythedralState) -> str:
    """The map alone."""
    return shown(state).split("\n\n")[1]


def at(board: str, x: int, y: int) -> str:
    """What the map shows at these coordinates, found by its own rulers."""
    ruler, *rows = board.splitlines()
    row = next(line for line in rows if line[:MARGIN].strip() == str(y))
    label = re.search(rf"(?<!\S){x}(?!\S)", ruler)
    assert label, f"no column {x}"
    column = label.start() - 2
    return row[column : column + 6].strip()


def test_the_map_shows_fields_and_cottages_where_they_lie() -> None:
    assert drawn(table()) == BUILT


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_field_is_found_by_its_coordinates(seats: int) -> None:
    state = table(seats)
    board = drawn(state)
    left = min(unpack(cell)[0] for cell in [*state.cells, *state.squares] if cell)
    for cell, kind in zip(state.cells, state.kinds, strict=True):
        x, y = unpack(cell)
        row = next(line for line in board.splitlines()[1:] if line[:MARGIN].strip() == str(y))
        assert row[MARGIN + (x - left) * STEP :].startswith(f"({KINDS[kind][:3]} )")


def test_the_ruler_stands_above_the_columns_it_names() -> None:
    assert at(drawn(table()), 2, -2) == "(woo )"
    assert at(drawn(table()), 3, 1) == "<K1>"


def test_a_worker_is_shown_by_the_letter_of_its_colour() -> None:
    state = table()
    worker(state, 2, "2,0")
    assert at(drawn(state), 2, 0) == "(wooK)"


def test_a_house_has_double_walls() -> None:
    state = table()
    house(state, "yellow4")
    assert at(drawn(state), 5, 1) == "<<Y4>>"


def test_a_fence_is_a_stroke_between_its_square_and_its_field() -> None:
    state = table()
    fence(state, 1, "1,-1>2,-2", "1,-1>2,0")
    lines = drawn(state).splitlines()
    above = next(place for place, line in enumerate(lines) if line.startswith("  -1"))
    square = lines[above].index("<B1>")
    assert lines[above - 1].strip() == "\\y"
    assert lines[above + 1].strip() == "/y"
    assert square < lines[above - 1].index("\\y") < lines[above - 2].index("(woo") + 3


def test_without_fences_the_map_has_a_line_for_each_row() -> None:
    assert len(drawn(table()).splitlines()) == 11


def test_the_places_for_the_field_in_hand_are_shown_empty() -> None:
    state = GAME.begin(3)
    while mover(state) < 0:
        GAME.play(state, GAME.legal(state)[0])
    board = drawn(state)
    assert board.count("(    )") == len(GAME.legal(state)) == 8
    assert "In hand: quarry" in shown(state)


def test_ordinary_tables_fit_into_a_hundred_columns() -> None:
    for seats in GAME.seats:
        state = table(seats, design="open", edition="2004", laws="face-up")
        hold(
            state, 0, "unexpected-harvest", "price-increase", "house-moratorium", "downgrade-house", "double-production"
        )
        for language in LANGUAGES:
            assert max(map(len, shown(state, 0, FluentWords(GAME, language)).splitlines())) <= 100


@each_table
def test_every_position_can_be_written(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options):
        assert re.findall("^[ >] ([A-Z]) ", shown(state, 0), re.MULTILINE) == list("BYKGR"[:seats])


def test_seats_on_sale_are_listed_with_what_they_cost() -> None:
    state = table()
    on_sale(state, "b11")
    assert "b11 stone, stone, timber, food" in shown(state)


def test_price_laws_are_shown_beside_their_seat() -> None:
    state = table()
    state.raised = state.on_sale()[0]
    assert "b01 +1 stone, timber" in shown(state)


def test_players_are_listed_with_points_fences_and_cubes() -> None:
    state = table()
    own(state, 1, "b01")
    give(state, 1, stone=2, gold=1)
    fence(state, 1, "1,-1>2,-2")
    lines = shown(state).splitlines()
    place = lines.index("  Y Bo (yellow): 1 point, 1 seat, 2 fences left")
    assert lines[place + 1] == "    2 stone, 1 gold"


def test_the_one_to_move_is_pointed_at() -> None:
    assert "\n> B Ana (blue)" in shown(spending(stone=1))


def test_laws_in_force_are_named_with_what_they_are_about() -> None:
    state = table()
    state.good = KINDS.index("lake")
    state.broken = 0b101
    assert "In force: Broken fences (Ana, Cas), Good harvest (lake)" in shown(state)


@pytest.mark.parametrize(("laws", "watchers"), [("face-down", [1]), ("face-up", [0, 1, 2, None])])
def test_laws_in_hand_are_named_to_those_who_may_know(laws: str, watchers: list[int | None]) -> None:
    state = table(laws=laws)
    hold(state, 1, "good-harvest")
    assert [seat for seat in (0, 1, 2, None) if "Good harvest" in shown(state, seat)] == watchers


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_is_shown_nothing_that_it_may_not_know(seat: int | None) -> None:
    state = table()
    hold(state, 1, "good-harvest", "sale")
    assert shown(GAME.sample(GAME.view(state, seat), Random(1)), seat) == shown(state, seat)


def test_a_name_cannot_send_codes_to_the_terminal() -> None:
    text = shown(table(), 0, FluentWords(GAME, "en", {0: "\x1b[2J\x07Ana\u202e"}))
    assert "?[2J?Ana?" in text
    assert all(sign.isprintable() or sign == "\n" for sign in text)


def test_a_hard_space_is_shown_as_a_space() -> None:
    text = shown(table(), 0, FluentWords(GAME, "fr", {0: "Ana\N{NO-BREAK SPACE}Ruiz"}))
    assert "Ana Ruiz" in text


@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5])
def test_the_first_line_says_round_and_phase(phase: int) -> None:
    state = table()
    hold(state, 0, "start-order")
    at_phase(state, phase)
    assert shown(state, 0, Words()).splitlines()[0] == f"draw-round · phase-{phase}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str) -> None:
    words = FluentWords(GAME, language)
    assert words.say("draw-setup") in shown(GAME.begin(4), 0, words)
