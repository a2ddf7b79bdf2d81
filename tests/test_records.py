"""Every record in tests/records replays, move by move, to exactly the result it states."""

from __future__ import annotations

from pathlib import Path

import pytest

import keydom
from keydom import Match, Record

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.rglob("*.key"))
KEYTHEDRAL = sorted((FOLDER / "keythedral").glob("*.key"))

# What is known of Keythedral without asking its rules: the last tile of each level, and what a seat is worth.
LAST_OF_LEVEL = ("b06", "b14", "b22", "b28", "b34")
VALUES = {"2002": (1, 2, 3, 4, 5), "2004": (4, 6, 8, 10, 12)}
SEATS = {"2002": (4, 4, 4, 3, 2), "2004": (5, 5, 5, 4, 3)}


def name(file: Path) -> str:
    return str(file.relative_to(FOLDER).with_suffix(""))


def read(file: Path) -> Record:
    return Record.parse(file.read_text("utf-8"), str(file))


def level(tile: str) -> int:
    return 1 + sum(tile > last for last in LAST_OF_LEVEL)


def acquired(record: Record) -> list[tuple[int, str]]:
    """Who got which seat, read off the lines alone: the tile announced last, when the buyer acquires it."""
    bought: list[tuple[int, str]] = []
    announced = ""
    for seat, text in record.moves:
        verb, _, rest = text.partition(" ")
        if verb == "buy":
            announced = rest
        elif verb == "acquire":
            bought.append((seat, announced))
    return bought


def results(record: Record) -> list[dict[str, int]]:
    """The result lines, seat by seat."""
    return [
        {key: int(value) for key, value in (part.split("=") for part in line.split()[2:])} for line in record.results
    ]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_record_replays_to_the_result_it_states(file: Path) -> None:
    record = read(file)
    match = Match.replay(keydom.get_game(record.game), record)
    assert match.over
    assert record.results == match.record().results


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    assert str(read(file)) == file.read_text("utf-8")


def test_the_records_of_keythedral_cover_every_number_of_players_both_editions_and_the_variants() -> None:
    records = [read(file) for file in KEYTHEDRAL]
    assert {record.seats for record in records} == {2, 3, 4, 5}
    values = {value for record in records for value in record.options.values()}
    assert values == {"2002", "2004", "face-down", "face-up", "none", "kept", "at-once", "hidden", "open", "full"}


@pytest.mark.parametrize("file", KEYTHEDRAL, ids=name)
def test_a_game_of_keythedral_ends_with_the_last_seat(file: Path) -> None:
    record = read(file)
    sold = [level(tile) for _, tile in acquired(record)]
    spaces = SEATS[record.options["edition"]]
    assert sold == [stage for stage, count in enumerate(spaces, 1) for _ in range(count)]
    assert record.moves[-1][1] == "acquire"


@pytest.mark.parametrize("file", KEYTHEDRAL, ids=name)
def test_the_seats_of_keythedral_counted_by_hand_are_those_of_the_result(file: Path) -> None:
    record = read(file)
    values = VALUES[record.options["edition"]]
    tally = [{f"level-{stage}": 0 for stage in range(1, 6)} for _ in range(record.seats)]
    for seat, tile in acquired(record):
        tally[seat][f"level-{level(tile)}"] += values[level(tile) - 1]
    assert [{key: line[key] for key in tally[0]} for line in results(record)] == tally


@pytest.mark.parametrize("file", KEYTHEDRAL, ids=name)
def test_a_total_is_the_sum_of_its_lines_and_cubes_score_in_2004_only(file: Path) -> None:
    record = read(file)
    for line in results(record):
        parts = {key: value for key, value in line.items() if key not in ("place", "total")}
        assert line["total"] == sum(parts.values())
        assert ("cubes" in parts) == (record.options["edition"] == "2004")


@pytest.mark.parametrize("file", KEYTHEDRAL, ids=name)
def test_a_better_total_has_a_better_place(file: Path) -> None:
    lines = results(read(file))
    assert all(a["place"] < b["place"] for a in lines for b in lines if a["total"] > b["total"])
    assert min(line["place"] for line in lines) == 1
