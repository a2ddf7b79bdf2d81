"""Notes and side lines of a finished game: kept with the table and in its record."""

from __future__ import annotations

from random import Random

import pytest

from keydom import Record

from ..hosting import Party, Server


@pytest.fixture
def table(server: Server) -> Party:
    table = Party(server, "pebbles", 2)
    table.finish(Random(1))
    return table


def write(table: Party, ply: int, text: str, version: int | None = None) -> int:
    body = {"version": table.get()["version"] if version is None else version, "ply": ply, "text": text}
    return table.client.post(f"{table.path}/notes", json=body, headers=table.head(0)).status_code


def record(table: Party) -> Record:
    return Record.parse(table.client.get(f"{table.path}/record").text)


def test_a_note_is_in_the_record(table: Party) -> None:
    write(table, 3, "> why not the other one?")
    assert record(table).notes == {3: ["why not the other one?"]}


def test_a_side_line_is_in_the_record(table: Party) -> None:
    mover, text = record(table).moves[-1]
    write(table, len(record(table).moves), f"| {mover} {text}")
    assert [side.moves for side in record(table).sides] == [[(mover, text)]]


def test_what_is_written_takes_the_place_of_what_was_there(table: Party) -> None:
    write(table, 3, "> one")
    write(table, 3, "> two")
    assert table.get("/notes") == {"3": "> two"}


def test_what_is_written_takes_the_place_of_nothing_that_its_writer_has_not_seen(table: Party) -> None:
    version = table.get()["version"]
    said = [write(table, 3, text, version) for text in ("> one", "> two")]
    assert (said, table.get("/notes")) == ([200, 409], {"3": "> one"})


def test_nothing_takes_a_note_away(table: Party) -> None:
    write(table, 3, "> one")
    write(table, 3, "")
    assert table.get("/notes") == {}


@pytest.mark.parametrize("text", ["no sign", "| 0 no-such-verb", "|", "> x\n| 7 keep"])
def test_what_no_record_can_hold_is_refused(table: Party, text: str) -> None:
    assert write(table, 3, text) == 400


@pytest.mark.parametrize("text", ["> a\0b", "> a\u202eb"])
def test_a_note_is_plain_text(table: Party, text: str) -> None:
    assert write(table, 3, text) == 400


def test_a_record_with_a_note_that_no_database_can_hold_is_refused(table: Party) -> None:
    text = table.client.get(f"{table.path}/record").text
    noted = text.replace("\n\n", "\n\n> a\0b\n", 1)
    assert table.client.post("/api/records", json={"text": noted}, headers=table.head(0)).status_code == 400


def test_a_note_may_have_tabs_and_many_lines(table: Party) -> None:
    assert write(table, 3, "> a\tb\n\n> c") == 200


def test_a_note_beyond_the_end_is_refused(table: Party) -> None:
    assert write(table, 10_000, "> far") == 400


def test_notes_of_a_table_have_an_end(table: Party) -> None:
    codes = {write(table, 3, f"> {number:05}{'x' * 9_990}") for number in range(29)}
    assert (codes, write(table, 3, f"> {'y' * 9_998}"), write(table, 3, f"> {'y' * 9_998}")) == ({200}, 200, 413)


def test_notes_that_are_too_many_can_be_taken_away(table: Party) -> None:
    while write(table, 3, f"> {'y' * 9_998}") == 200:
        pass
    assert (write(table, 3, ""), table.get("/notes")) == (200, {})


def test_taking_nothing_away_is_not_kept(table: Party) -> None:
    before = table.get()["version"]
    write(table, 3, "")
    assert table.get()["version"] == before


def test_only_who_has_played_writes(table: Party) -> None:
    body = {"version": table.get()["version"], "ply": 3, "text": "> mine"}
    assert table.client.post(f"{table.path}/notes", json=body).status_code == 403


def test_before_the_end_nothing_is_written(server: Server) -> None:
    assert write(Party(server, "pebbles", 2), 0, "> early") == 422


def test_a_record_that_is_brought_in_keeps_its_notes(table: Party) -> None:
    write(table, 3, "> kept")
    text = table.client.get(f"{table.path}/record").text
    table.id = table.client.post("/api/records", json={"text": text}).json()["id"]
    assert record(table).notes == {3: ["kept"]}


@pytest.mark.parametrize("written", ["> " + "x" * 880_000, "> abcdefghijklmnopqrs\n" * 18_000])
def test_a_record_with_more_notes_than_a_table_has_is_refused(table: Party, written: str) -> None:
    text = table.client.get(f"{table.path}/record").text
    head, moves = text.split("\n\n", 1)
    brought = f"{head}\n\n{written}\n{moves}"
    assert table.client.post("/api/records", json={"text": brought}, headers=table.head(0)).status_code == 413


def test_a_record_may_have_as_many_notes_as_a_table(table: Party) -> None:
    text = table.client.get(f"{table.path}/record").text
    head, moves = text.split("\n\n", 1)
    brought = "\n".join([f"{head}\n", *["> " + "x" * 1_000] * 290, moves])
    assert table.client.post("/api/records", json={"text": brought}, headers=table.head(0)).status_code == 201
