"""The pinned counts of action sequences, and that they count what they say."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from keydom import get_game

from .perft import count, position

RECORDS = Path(__file__).parents[1] / "records"
TABLES = tomllib.loads(Path(__file__).with_name("counts.toml").read_text("utf-8"))["table"]


def ident(table: dict[str, Any]) -> str:
    if "record" in table:
        return f"{table['record']}-{table['ply']}"
    return "-".join([table["game"], str(table["seats"]), *table.get("options", {}).values()])


@pytest.mark.parametrize("table", TABLES, ids=ident)
def test_there_are_as_many_sequences_of_actions_as_ever(table: dict[str, Any]) -> None:
    if "record" in table:
        rules, start = position(RECORDS / table["record"], table["ply"])
    else:
        rules = get_game(table["game"])
        start = rules.begin(table["seats"], rules.options(table.get("options")))

    assert count(rules, start, len(table["counts"])) == table["counts"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_counts_of_pebbles_follow_from_its_rules_while_the_bag_lasts(seats: int) -> None:
    drawn, decided, given = [1], [1], [1]  # sequences of each length that begin with a draw, a decision or a gift
    for _ in range(8):  # no kind of pebble can run out before four have been drawn
        before = drawn[-1], decided[-1], given[-1]
        drawn.append(3 * before[1])
        decided.append(before[0] + before[2])
        given.append((seats - 1) * before[0])
    rules = get_game("pebbles")

    assert count(rules, rules.begin(seats), 8) == drawn[1:]


def test_counting_leaves_the_position_as_it_was() -> None:
    rules = get_game("pebbles")
    state = rules.begin(2)

    count(rules, state, 4)

    assert state == rules.begin(2)
