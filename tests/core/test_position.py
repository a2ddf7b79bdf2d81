"""A position as text: what it says, that it is the inverse of reading, and how what is wrong is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import keydom
from keydom.conformance.snapshot import snapshot
from keydom.core.errors import BadPosition, KeydomError
from keydom.core.forms import PLAIN
from keydom.core.game import NATURE, OVER, Game
from keydom.core.plain import parameters
from keydom.core.position import frame_kinds
from keydom.core.record import Record
from keydom.games import games
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState

GAMES = games()
NESTED = ("frame", "action")
RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.key"))


def along(match: keydom.Match[Any, Any], stride: int) -> None:
    """Every so many plies of a finished match read back as they were."""
    game = match.game
    state = game.begin(match.seats, match.options)
    for ply, (_, text) in enumerate([*match.moves, (0, "")]):
        if ply % stride == 0 or not text:
            again = game.position(game.text(state))
            assert again == state, f"ply {ply}"
            assert snapshot(again) == snapshot(state), f"ply {ply}"
            assert game.legal(again) == game.legal(state)
            assert game.text(again) == game.text(state)
        if text:
            game.play(state, game.parse(text))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_position_reads_back_in_games_of_every_number_of_seats(game: Game[Any, Any]) -> None:
    for seats in game.seats:
        match = keydom.Match(game, seats, rng=Random(seats))
        rng = Random(seats)
        while not match.over and match.ply < 700:
            match.play(rng.choice(match.legal()))
        along(match, max(1, match.ply // 12))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_positions_of_a_record_read_back(file: Path) -> None:
    record = Record.load(file)
    match = keydom.Match.replay(games()[record.game], record)
    along(match, max(1, match.ply // 6))


def bowls() -> str:
    """Seat 0 has kept a gold pebble, and seat 1 has drawn a white one."""
    pebbles = keydom.get_game("pebbles")
    match = keydom.Match(pebbles, 2)
    for line in ("draw gold", "keep", "draw white"):
        match.play(line)
    return pebbles.text(match.state)


def refused(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        keydom.get_game("pebbles").position(text)
    return caught.value


def without(text: str, start: str) -> str:
    return "".join([line for line in text.splitlines(keepends=True) if not line.startswith(start)])


def test_a_position_names_components_and_who_decides() -> None:
    lines = bowls().splitlines()

    assert lines[:3] == ["keydom position 1", "game pebbles", "rules 1"]
    assert lines[lines.index("frames") + 1] == "  Turn seat=1"
    assert "hand white" in lines
    assert "  0 gold:1" in lines


def test_a_position_of_keyflower_names_tiles_where_they_lie() -> None:
    game = keydom.get_game("keyflower")
    state = game.begin(2)
    game.play(state, game.parse("home home-3"))

    text = game.text(state)

    assert "\n  0 0,0:home-3\n  1 -\n" in text
    assert "\nowner home-3:0 " in text


def test_a_position_can_be_changed_by_hand_and_played_on() -> None:
    pebbles = keydom.get_game("pebbles")

    state = pebbles.position(
        bowls().replace("  0 gold:1", "  0 white:1").replace("hand white", "hand gold  # was white")
    )
    pebbles.play(state, pebbles.parse("keep"))

    assert state.hidden == [[1, 0, 0], [0, 1, 0]]


def test_a_cube_too_many_is_refused_by_its_name() -> None:
    assert (
        refused(bowls().replace("hand white", "hand gold")).reason
        == "there are 9 white instead of 10, 5 gold instead of 4"
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hand white", "hand amber", "hand: 'amber' is no pebble: expected one of white, gold, coal, or none"),
        ("turns 9", "turns nine", "turns: 'nine' is no count: expected a whole number"),
        ("  0 gold:1", "  7 gold:1", "hidden: there is no '7' at this table"),
        ("  0 gold:1", "  0 gold:one", "hidden: 'one' is wrong here: expected a whole number"),
        ("  Turn seat=1", "  Turnip seat=1", "frames: 'Turnip' is wrong here: expected the name of a frame"),
        (
            "  Turn seat=1",
            "  Turn seat=1 mover=1",
            "frames: 'Turn seat=1 mover=1' is wrong here: expected Turn with seat",
        ),
        ("turns 9", "spoons 9", "`spoons` is no field"),
        ("turns 9", "turns 9\nturns 9", "`turns` is there twice"),
        ("seats 2", "seats two", "seats: 'two' is wrong here: expected a whole number"),
        ("rules 1", "rules 9", "it is of rules 9, and here is rules 1"),
        ("game pebbles", "game keyper", "it is of game keyper, and here is game pebbles"),
        ("keydom position 1", "keydom 1", "no position: the first line must be `keydom position 1`"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_number(old: str, new: str, reason: str) -> None:
    text = bowls()
    assert text.count(old) == 1

    error = refused(text.replace(old, new))

    line = text.splitlines().index(old) + 1 + new.count("\n")
    assert (error.reason, error.line) == (reason, line)
    assert str(error) == f"position:{line}: {reason}"


@pytest.mark.parametrize("name", ["turns", "bag", "frames"])
def test_a_field_that_is_missing_is_named(name: str) -> None:
    text = without(bowls(), "  Turn") if name == "frames" else bowls()

    assert refused(without(text, name)).reason == f"there is no line `{name}`"


def test_seats_and_options_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(KeydomError, match="pebbles is for 2 to 4 seats, not 7"):
        keydom.get_game("pebbles").position(bowls().replace("seats 2", "seats 7"))
    with pytest.raises(KeydomError, match="length is one of full, short"):
        keydom.get_game("pebbles").position(bowls().replace("length full", "length endless"))


def test_a_seat_that_is_not_at_the_table_cannot_be_asked() -> None:
    assert refused(bowls().replace("Turn seat=1", "Turn seat=nobody")).reason == "there are choices for nobody to make"
    error = refused(bowls().replace("Turn seat=1", "Turn seat=5"))

    assert error.reason == "frames: there is no seat 5 at a table of 2"


def test_a_position_that_waits_for_nobody_is_refused() -> None:
    game = keydom.get_game("keyper")
    text = game.text(game.begin(2))
    start = text.index("frames\n")

    with pytest.raises(BadPosition, match="there are choices for nobody to make"):
        game.position(text[:start] + "frames\n  Season\n" + text[text.index("season spring") :])


def test_a_position_of_other_components_is_refused() -> None:
    correction = '[pebble.gold]\npoints = 9\ncount = 3\nsource = ["keydom"]\nstatus = "public"\n'
    other = keydom.get_game("pebbles").corrected({"mine.toml": correction})
    text = bowls()

    with pytest.raises(BadPosition, match="here is catalogue"):
        other.position(text)
    with pytest.raises(BadPosition, match="there are 4 gold instead of 3"):
        other.position(without(text, "catalogue"))


def with_law(game: Game[Any, Any], sign: str) -> str:
    """A moment of a game in which laws are played as soon as they can be, with this sign in its text."""
    rng = Random(1)
    state = game.begin(3, game.options({"laws": "face-up"}))
    while game.mover(state) != OVER:
        text = game.text(state) if len(state.frames) > 3 else ""
        if sign in text:
            return text
        legal = game.legal(state)
        laws = [action for action in legal if action.verb.touches]
        game.play(state, game.deal(state, rng) if game.mover(state) == NATURE else rng.choice(laws or legal))
    raise AssertionError(f"nothing in a whole game reads {sign}")


@pytest.mark.parametrize("sign", ["frame=(", 'action="'])
def test_a_frame_in_brackets_and_an_action_in_quotes_read_back(sign: str) -> None:
    game = keydom.get_game("keythedral")
    text = with_law(game, sign)

    assert game.text(game.position(text)) == text


def test_brackets_without_end_are_refused() -> None:
    game = keydom.get_game("keythedral")
    text = game.text(game.begin(3))

    with pytest.raises(BadPosition, match="position:13: frames: there are too many brackets"):
        game.position(text.replace("frames\n", f"frames\n  {'Resume frame=(' * 5_000}\n"))


@pytest.mark.parametrize("value", ["[1, 2", "x " * 20_000, "{1, 2}"], ids=["list", "words", "set"])
def test_a_part_that_a_frame_does_not_have_is_not_read(value: str) -> None:
    game = keydom.get_game("keythedral")
    text = game.text(game.begin(3)).replace("frames\n", f"frames\n  Turn strange={value}\n")

    with pytest.raises(BadPosition, match="expected Turn with seat"):
        game.position(text)


def test_a_set_of_numbers_is_refused_unread() -> None:
    with pytest.raises(BadPosition, match="a number or a list of numbers"):
        PLAIN.read(f"{{{2**61 - 1}, {2**62 - 2}}}", None, 3)


def test_a_text_longer_than_any_position_is_refused_unread() -> None:
    game = keydom.get_game("keythedral")

    with pytest.raises(BadPosition, match="more than 100000"):
        game.position(game.text(game.begin(3)) + "# " + "x" * 100_000)


def test_whoever_waits_in_a_frame_sits_at_the_table() -> None:
    game = keydom.get_game("keythedral")
    text = game.text(game.begin(3))

    with pytest.raises(BadPosition, match="position:13: frames: there is no seat 7 at a table of 3"):
        game.position(text.replace("frames\n", "frames\n  Asking phase=1 waiting=0 7\n"))


def test_two_fields_on_one_cell_cannot_be() -> None:
    game = keydom.get_game("keythedral")
    text = game.text(game.begin(2))

    with pytest.raises(BadPosition, match="two fields lie on one cell"):
        game.position(text.replace("cells 0,0 2,0", "cells 0,0 0,0"))


def test_a_view_as_text_says_what_it_knows_and_no_more() -> None:
    pebbles = keydom.get_game("pebbles")
    state = pebbles.position(bowls())

    mine, others = pebbles.text(pebbles.view(state, 0)), pebbles.text(pebbles.view(state, None))

    assert mine.startswith("keydom view 1\ngame pebbles\n")
    assert "\nseat 0\n" in mine
    assert "\n  0 gold:1\n  1 ?\nhand none\n" in mine
    assert "\nseat spectator\n" in others
    assert "\n  0 ?\n  1 ?\nhand none\n" in others


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whatever_a_text_says_it_is_read_or_refused(game: Game[Any, Any]) -> None:
    rng = Random(5)
    match = keydom.Match(game, 2, rng=rng)
    for _ in range(150):
        if not match.over:
            match.play(rng.choice(match.legal()))
    text = game.text(match.state)
    words = text.split()
    for _ in range(250):
        place = rng.randrange(len(text))
        torn = rng.choice(
            [
                text[:place] + text[place + rng.randrange(1, 4) :],
                text[:place] + rng.choice(("7", "-", " ", "\n", "(", ":", "=", "²", "\0")) + text[place:],
                text.replace(rng.choice(words), rng.choice(words), 1),
            ]
        )
        try:
            state = game.position(torn)
        except KeydomError:
            continue
        assert game.position(game.text(state)) == state


class Mistaken(Pebbles):
    """A game with a mistake of its own: it counts what it has none of."""

    def stock(self, state: PebblesState) -> dict[str, int]:
        counted = dict(super().stock(state))
        return counted if state.turns == 10 else {**counted, "amber": counted["amber"]}


def test_a_mistake_of_a_game_is_not_told_as_one_of_the_text() -> None:
    with pytest.raises(KeyError, match="amber"):
        Mistaken().position(bowls())


@pytest.mark.parametrize(
    ("id", "old", "new", "reason"),
    [
        ("keythedral", "cells 0,0 ", "cells ", "there are 1 cells for 2 fields"),
        ("keythedral", "workers nobody ", "workers ", "there are 2 fields, and workers are said of 1"),
        ("keyflower", "turns -", "turns home-1:6", "a tile is turned by 6 steps: expected 0 to 5"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(id: str, old: str, new: str, reason: str) -> None:
    game = keydom.get_game(id)
    text = game.text(game.begin(2))
    assert old in text
    with pytest.raises(BadPosition, match=reason):
        game.position(text.replace(old, new))


def frame_parts(game: Game[Any, Any]) -> list[str]:
    """Every part of every frame of a game that is no frame or action itself, as `Kind.part`."""
    kinds = frame_kinds((game.home,)).values()
    return [f"{kind.__name__}.{name}" for kind in kinds for name, _ in parameters(kind) if name not in NESTED]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_part_of_a_frame_has_a_form_that_bounds_it(game: Game[Any, Any]) -> None:
    forms = game.forms.parts
    loose = [part for part in frame_parts(game) if part not in forms and part.partition(".")[2] not in forms]

    assert not loose
