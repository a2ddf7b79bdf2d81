"""A record carries what its catalogue has otherwise than the shipped one, so that it replays without the file."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import keydom
from keydom import BadRecord, Match, Record, get_game
from keydom.core.catalogue import LONGEST_NAME
from keydom.core.record import LONGEST_CORRECTION, MOST_CORRECTIONS

KEYTHEDRAL = get_game("keythedral")
OWN = KEYTHEDRAL.corrected(
    {"boxes/my box.toml": '[tile.b02]\ncost = ["stone", "wine"]\n[cube.gold]\ncount = 11\n[tile.b03]\nlevel = 1\n'}
)
HEAD = "keydom 1\ngame keythedral\nrules 2\nseats 2\n"


@pytest.fixture(scope="module")
def played() -> Match[Any, Any]:
    match = Match(OWN, 2, {"length": "short"}, rng=1)
    chance = Random(1)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def reopened(text: str) -> Match[Any, Any]:
    record = Record.parse(text)
    return Match.replay(get_game(record.game).of_record(record), record)


def test_the_header_has_the_name_and_what_differs(played: Match[Any, Any]) -> None:
    assert str(played.record()).splitlines()[3:7] == [
        f"catalogue {OWN.catalogue.digest()}",
        "box my box",
        "correction cube.gold.count = 11",
        'correction tile.b02.cost = ["stone", "wine"]',
    ]


def test_a_record_replays_without_the_file(played: Match[Any, Any]) -> None:
    assert reopened(str(played.record())).scores() == played.scores()


def test_a_record_that_was_reopened_is_written_as_it_stood(played: Match[Any, Any]) -> None:
    assert str(reopened(str(played.record())).record()) == str(played.record())


def test_a_record_in_a_file_is_loaded_with_what_it_carries(played: Match[Any, Any], tmp_path: Path) -> None:
    played.record().save(tmp_path / "own.key")
    assert keydom.load(tmp_path / "own.key").scores() == played.scores()


def test_what_a_record_carries_survives_json(played: Match[Any, Any]) -> None:
    record = played.record()
    assert Record.of(record.data()) == record


def test_the_name_of_a_catalogue_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(OWN.catalogue)).name == "my box"


def test_a_record_of_the_shipped_catalogue_carries_nothing() -> None:
    assert "box " not in str(Match(KEYTHEDRAL, 2, rng=1).record())


def test_a_catalogue_that_changes_nothing_is_no_own_box() -> None:
    same = KEYTHEDRAL.corrected({"my.toml": "[tile.b02]\nlevel = 1\n"})
    assert str(Match(same, 2, rng=1).record()) == str(Match(KEYTHEDRAL, 2, rng=1).record())


def test_corrections_of_corrections_are_carried_together() -> None:
    twice = OWN.corrected({"more.toml": "[cube.gold]\nworth = 5\n"})
    assert reopened(str(Match(twice, 2, rng=1).record())).game == twice


def test_the_shipped_game_refuses_the_record_and_says_what_to_do(played: Match[Any, Any]) -> None:
    with pytest.raises(BadRecord, match=r"'my box': `keydom replay FILE` shows it$"):
        Match.replay(KEYTHEDRAL, played.record())


def test_a_bare_digest_opens_with_the_game_of_its_file(played: Match[Any, Any]) -> None:
    record = played.record()
    record.box, record.corrections = "", ()
    assert Match.replay(OWN, Record.parse(str(record))).scores() == played.scores()


def test_a_bare_digest_that_nobody_knows_says_what_to_do(played: Match[Any, Any]) -> None:
    record = played.record()
    record.box, record.corrections = "", ()
    with pytest.raises(BadRecord, match=r"which it does not carry: name its file, --catalogue FILE$"):
        reopened(str(record))


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("correction cube.gold.count = 11\n", "its corrections do not make the catalogue abc"),
        ("correction cube.gold.count = -1\n", "cube.gold: count cannot be below 0"),
        ("correction cube.gold.count = 1000\n", "cube.gold: count is too large"),
        ("correction cube.lead.count = 3\n", "cube.lead: there is no cube of this id"),
        ('correction tile.b02.cost = ["straw"]\n', "tile.b02: unknown word 'straw'"),
        ('correction tile.b02.cost = ["stone" 3]\n', "no TOML"),
        (f"correction tile.b02.cost = {'[' * 400}{']' * 400}\n", "tile.b02: "),
        ("correction cube.gold.count = 3\ncorrection cube.gold.count = 3\n", "no TOML: Cannot overwrite a value"),
    ],
)
def test_corrections_that_cannot_be_played_are_refused(lines: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=rf"^record: {reason}"):
        reopened(f"{HEAD}catalogue abc\n{lines}\n")


@pytest.mark.parametrize(
    "line",
    [
        "correction",
        "correction [source.mine]",
        'correction source = "mine"',
        "correction cube.gold.count = 3; 4",
        "correction cube.gold.count = 1e9",
        f"correction tile.b02.cost = [{' ' * LONGEST_CORRECTION}]",
        "box",
        f"box {'b' * (LONGEST_NAME + 1)}",
        "box b\u0007",
        "box one\nbox two",
    ],
)
def test_a_line_of_an_own_catalogue_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        Record.parse(f"{HEAD}{line}\n")


def test_there_are_no_more_corrections_than_a_game_has_facts() -> None:
    lines = "".join([f"correction tile.t{number}.level = 1\n" for number in range(MOST_CORRECTIONS + 1)])
    with pytest.raises(BadRecord, match=f"more than {MOST_CORRECTIONS} corrections"):
        Record.parse(HEAD + lines)
