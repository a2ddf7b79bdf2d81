"""Many games explored: figures counted by hand over a few made-up ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from keydom.core.errors import KeydomError
from keydom.games import game
from keydom.study.explorer import Explorer, Thing, touched
from keydom.study.shipped import revived, small

pa = pytest.importorskip("pyarrow")
pytest.importorskip("duckdb")


def row(number: int, ply: int, seat: int, action: str, score: int | None, rank: int, margin: int) -> dict[str, Any]:
    bot = "learned" if (number + seat) % 2 else "greedy"
    return {"game_number": number, "ply": ply, "seat": seat, "bot": bot, "action": action} | {
        "score": score, "rank": rank, "margin": margin,
    }  # fmt: skip


def written(folder: Path, rows: list[dict[str, Any]], name: str = "keythedral") -> Path:
    import pyarrow.parquet as pq

    table = pa.Table.from_pylist(rows).replace_schema_metadata({"game": name, "rules_version": "2"})
    pq.write_table(table, folder / f"{name}.parquet")
    return folder


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Two games of two: seat 0 buys b07 in both and wins the first by 4 points, seat 1 the second by 2."""
    rows = []
    for number, (ahead, behind) in enumerate([(14, 10), (10, 12)]):
        first, second = (1, 2) if ahead > behind else (2, 1)
        rows += [
            row(number, 0, 0, "pass", ahead, first, ahead - behind),
            row(number, 3, 1, "pass", behind, second, behind - ahead),
            row(number, 5, 0, "buy b07", ahead, first, ahead - behind),
            row(number, 9, 1, "buy b08", behind, second, behind - ahead),
        ]
    rows.append(row(7, 0, 0, "buy b01", None, 1, 0))  # a game that was not finished
    return written(tmp_path, rows)


@pytest.fixture
def bought(games: Path) -> Iterator[Thing]:
    with Explorer(games) as explorer:
        yield next(one for one in explorer.explored().things if one.thing == "tile:b07")


def test_only_finished_games_count(games: Path) -> None:
    with Explorer(games) as explorer:
        assert explorer.explored().games == 2


def test_the_share_of_seats_that_took_a_thing_is_counted_over_the_games_in_which_it_was_taken(bought: Thing) -> None:
    assert (bought.games, bought.taken, bought.seats, bought.share.value) == (2, 2, 4, 0.5)


def test_when_a_thing_is_taken_is_told_as_a_part_of_the_game(bought: Thing) -> None:
    assert bought.when == 0.5


def test_wins_of_those_who_took_it_have_an_interval(bought: Thing) -> None:
    assert (bought.wins.value, bought.wins.low is not None and bought.wins.low < 0.2) == (0.5, True)


def test_the_lead_of_those_who_took_it_is_over_the_others_of_the_same_game(bought: Thing) -> None:
    assert bought.lead.value == ((4 - -4) + (-2 - 2)) / 2


def test_for_equal_players_the_usual_margin_of_each_is_taken_off(bought: Thing) -> None:
    """Greedy had margins of +4 and +2, learned of -4 and -2: less its own mean nobody is ahead by more than a point."""
    assert bought.fair.value == pytest.approx(((1 - -1) + (1 - -1)) / 2)


def test_few_games_are_marked(bought: Thing) -> None:
    assert bought.few


def test_the_games_behind_a_figure_can_be_asked_for(games: Path) -> None:
    with Explorer(games) as explorer:
        assert explorer.behind("buy", "tile:b07") == [0, 1]


def test_first_moves_are_told_with_how_their_players_fared(games: Path) -> None:
    with Explorer(games) as explorer:
        (opening,) = explorer.explored().openings
    assert (opening.action, opening.games, opening.wins.value) == ("pass", 4, 0.5)


def test_only_games_of_a_player_are_asked(games: Path) -> None:
    with Explorer(games, player="Ann") as explorer, pytest.raises(KeydomError, match="no finished game"):
        explorer.explored()


def test_a_name_with_a_quotation_mark_is_only_a_name(games: Path) -> None:
    with Explorer(games, player="O'Hara") as explorer, pytest.raises(KeydomError, match="no finished game"):
        explorer.explored()


def test_a_folder_without_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(KeydomError, match="no games"):
        Explorer(tmp_path)


def test_games_of_two_titles_are_not_mixed(games: Path) -> None:
    written(games, [row(0, 0, 0, "keep", 1, 1, 0)], "pebbles")
    with pytest.raises(KeydomError, match="one by one"):
        Explorer(games)


def test_what_is_no_component_is_no_thing() -> None:
    assert touched(game("keythedral"), "name 2") == []


def test_figures_that_are_shipped_are_read_as_they_were_found(games: Path) -> None:
    with Explorer(games) as explorer:
        found = explorer.explored()
    assert revived(json.loads(json.dumps(found.data()))) == found


def test_figures_of_few_games_are_not_shipped_beside_others(games: Path) -> None:
    with Explorer(games) as explorer:
        found = explorer.explored()
    found.things[0].few = False
    assert [one["thing"] for one in small(found)["things"]] == [found.things[0].thing]
