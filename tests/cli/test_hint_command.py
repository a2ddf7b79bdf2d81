"""Hints from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .command_line import Run

RECORDS = Path(__file__).parents[1] / "records"
HEAD = "keydom 1\ngame pebbles\nrules 1\nseats 2\n\n"


@pytest.fixture
def golden(home: Path) -> Path:
    """A record in which somebody has drawn gold, and then kept it."""
    path = home / "golden.key"
    path.write_text(f"{HEAD}* draw gold\n0 keep\n")
    return path


def test_the_best_move_comes_first_with_what_it_leads_to(run: Run, golden: Path) -> None:
    outcome = run("hint golden.key --ply 1 --bot greedy")
    assert outcome.out.splitlines()[1].startswith("1. Keep")
    assert "3.0 points expected" in outcome.out.splitlines()[1]


def test_the_line_of_the_score_that_rises_is_named_in_words(run: Run, golden: Path) -> None:
    assert "the score now: Golden pebbles +3.0" in run("hint golden.key --ply 1").out


def test_a_hint_speaks_the_language_of_its_reader(run: Run, golden: Path) -> None:
    assert "de stand nu: Gouden kiezels +3.0" in run("hint golden.key --ply 1 --language nl").out


@pytest.fixture
def begun_keyper(home: Path) -> Path:
    """A record that ends where the first keyple is to be played."""
    lines = (RECORDS / "keyper" / "two-with-eight.key").read_text("utf-8").splitlines(keepends=True)
    first = next(place for place, line in enumerate(lines) if line.startswith(("0 key", "1 key")))
    path = home / "keyper.key"
    path.write_text("".join(lines[:first]), "utf-8")
    return path


@pytest.mark.parametrize(("language", "name"), [("en", "pieces still to play"), ("fr", "pièces encore à jouer")])
def test_what_else_is_worth_more_or_less_is_named_in_words(
    run: Run, begun_keyper: Path, language: str, name: str
) -> None:
    assert f"{name} -" in run(f"hint keyper.key --bot greedy --best 1 --language {language}").out


def test_json_tells_the_same_to_programs(run: Run, golden: Path) -> None:
    told = json.loads(run("hint golden.key --ply 1 --bot greedy --best 1 --json").out)
    assert told["hints"][0] == {
        "action": "keep",
        "points": 3.0,
        "preference": 0.8909,
        "chance": None,
        "alike": [],
        "lines": [{"source": "gold", "points": 3.0, "how": {"count": 1}}],
        "features": [],
        "prospects": 0.0,
    }


@pytest.mark.parametrize(("language", "words"), [("en", "% to win"), ("nl", "% kans op winst")])
def test_a_search_tells_the_chance_to_win(run: Run, golden: Path, language: str, words: str) -> None:
    assert words in run(f"hint golden.key --ply 1 --bot search:20 --language {language}").out.splitlines()[1]


# Keythedral, where one of four bids is worth most: a short search follows two of them.
BIDS = f"hint {RECORDS / 'keythedral' / 'three-of-2002.key'} --ply 200 --bot search:40 --best 4"


@pytest.mark.parametrize(
    ("language", "none", "order"),
    [
        ("en", "not looked into", r"preference: (\d+)%; \d+% to win, [\d.]+ points"),
        ("nl", "niet doorgerekend", r"voorkeur van de bot: (\d+) %; \d+ % kans op winst, [\d.]+ punten"),
        ("fr", "pas examiné", r"préférence du bot : (\d+) % ; \d+ % de chances de gagner, [\d.]+ points"),
        ("es", "sin examinar", r"preferencia del bot: (\d+) %; \d+ % de posibilidades de ganar, [\d.]+ puntos"),
    ],
)
def test_what_a_search_followed_is_told_by_preference_and_the_rest_without_figures(
    run: Run, language: str, none: str, order: str
) -> None:
    moves = [line for line in run(f"{BIDS} --language {language}").out.splitlines() if re.match(r"\d\. ", line)]
    shares = [int(found[1]) for line in moves if (found := re.search(order, line))]
    assert len(shares) == 2
    assert shares == sorted(shares, reverse=True)
    assert [line.endswith(f"  {none}") for line in moves] == [False, False, True, True]


def test_json_has_no_figures_of_what_a_search_did_not_follow(run: Run) -> None:
    last = json.loads(run(f"{BIDS} --json").out)["hints"][-1]
    assert (last["points"], last["chance"], last["preference"]) == (None, None, None)


def test_a_bot_that_thinks_in_points_alone_tells_no_chance(run: Run, golden: Path) -> None:
    assert "to win" not in run("hint golden.key --ply 1 --bot learned").out


def test_json_tells_the_chance_to_win_that_a_search_found(run: Run, golden: Path) -> None:
    told = json.loads(run("hint golden.key --ply 1 --bot search:20 --best 1 --json").out)
    assert 0.5 < told["hints"][0]["chance"] < 1


def test_json_says_where_and_for_whom_it_is(run: Run, golden: Path) -> None:
    told = json.loads(run("hint golden.key --ply 1 --bot greedy --json").out)
    assert (told["game"], told["ply"], told["seat"], told["bot"]) == ("pebbles", 1, 0, "greedy")


def test_json_says_how_the_adviser_decides(run: Run, golden: Path) -> None:
    told = json.loads(run("hint golden.key --ply 1 --bot search:20 --json").out)
    assert (told["bot"], told["algorithm"]) == ("search:20", "search by steps, linear judge")


def test_without_a_ply_the_last_position_is_meant(run: Run, begun: Path) -> None:
    assert run("hint begun.key").out == run("hint begun.key --ply 7").out
