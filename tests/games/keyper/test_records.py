"""The recorded games of Keyper: what they cover, and results that can be counted from their lines alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from keydom import Record

FOLDER = Path(__file__).parents[2] / "records" / "keyper"
FILES = sorted(FOLDER.glob("*.key"))
SHIPPING_TILES = {"seafarer", "shipping-agent"}
SPRING_POINTS, SUMMER_POINTS, AUTUMN_POINTS = 2, 3, 4


def read(file: Path) -> Record:
    return Record.parse(file.read_text("utf-8"), str(file))


def results(record: Record) -> list[dict[str, int]]:
    """The result lines, seat by seat."""
    return [
        {key: int(value) for key, value in (part.split("=") for part in line.split()[2:])} for line in record.results
    ]


def lines(record: Record, seat: int, *verbs: str) -> list[str]:
    """What a seat did with these verbs, without them."""
    split = [(mover, text.partition(" ")) for mover, text in record.moves]
    return [rest for mover, (verb, _, rest) in split if mover == seat and verb in verbs]


def test_the_records_cover_every_number_of_players_and_every_option() -> None:
    records = [read(file) for file in FILES]
    assert {record.seats for record in records} == {2, 3, 4}
    assert {value for record in records for value in record.options.values()} == {
        "finite",
        "unlimited",
        "nine",
        "eight",
        "full",
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_total_is_the_sum_of_its_lines(file: Path) -> None:
    for result in results(read(file)):
        assert result["total"] == sum(value for key, value in result.items() if key not in ("place", "total"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_shipping_counted_by_hand_is_two_for_every_sale(file: Path) -> None:
    record = read(file)
    for seat, result in enumerate(results(record)):
        if not SHIPPING_TILES & set(lines(record, seat, "build", "build-here")):
            assert result["shipping"] == 2 * len(lines(record, seat, "sell"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_tile_that_scores_was_built_by_its_owner(file: Path) -> None:
    record = read(file)
    for seat, result in enumerate(results(record)):
        tiles = {source.removeprefix("tile:") for source in set(result) - {"place", "total", "shipping", "fairs"}}
        assert tiles <= set(lines(record, seat, "build", "build-here"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_private_fairs_held_score_by_their_season(file: Path) -> None:
    record = read(file)
    worth = {"spring": SPRING_POINTS, "summer": SUMMER_POINTS, "autumn": AUTUMN_POINTS}
    for seat, result in enumerate(results(record)):
        held = [fair.partition("-")[0] for fair in lines(record, seat, "hold")]
        assert result["fairs"] >= sum(worth.get(season, 4) for season in held)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_everybody_claims_a_board_four_times_unless_the_last_is_left(file: Path) -> None:
    record = read(file)
    claims = [len(lines(record, seat, "keyper")) for seat in range(record.seats)]
    assert max(claims) <= 4
    assert sum(claims) >= 4 * (record.seats - 1)
