"""Many games explored: figures counted by hand over a few made-up ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from keydom.core.errors import KeydomError
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import games as games_by_name
from keydom.games import get_game
from keydom.study.explorer.component_uses import ComponentUse, GameSummary, SeatSummary, summarise, use_events
from keydom.study.explorer.explorer import ALL, BOTS, PEOPLE, Explorer, GameFilter, named_components
from keydom.study.explorer.packaged import CAUSED, NAME, RULES, packaged_statistics, parse_statistics
from keydom.study.explorer.statistics import ComponentEffect, ComponentStatistics, Estimate
from keydom.study.words import StudyWords

sys.path.append(str(Path(__file__).parents[3] / "bench"))
import exchanged
import explored

pa = pytest.importorskip("pyarrow")
pytest.importorskip("duckdb")

RECORDS = Path(__file__).parents[2] / "records"
EXPLORED = sorted(Path(str(files("keydom.study.explorer") / "data")).glob(NAME.format("*")))
CAUSES = sorted(Path(str(files("keydom.study.explorer") / "data")).glob(CAUSED.format("*")))


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
def bought(games: Path) -> Iterator[ComponentStatistics]:
    with Explorer.of(games) as explorer:
        yield next(one for one in explorer.explored().things if one.thing == "tile:b07")


def test_only_finished_games_count(games: Path) -> None:
    with Explorer.of(games) as explorer:
        assert explorer.explored().games == 2


def test_the_share_of_seats_that_took_a_thing_is_counted_over_the_games_in_which_it_was_taken(
    bought: ComponentStatistics,
) -> None:
    assert (bought.games, bought.taken, bought.seats, bought.share.value) == (2, 2, 4, 0.5)


def test_when_a_thing_is_taken_is_told_as_a_part_of_the_game(bought: ComponentStatistics) -> None:
    assert bought.when == 0.5


def test_wins_of_those_who_took_it_have_an_interval(bought: ComponentStatistics) -> None:
    assert (bought.wins.value, bought.wins.low is not None and bought.wins.low < 0.2) == (0.5, True)


def test_the_lead_of_those_who_took_it_is_over_the_others_of_the_same_game(bought: ComponentStatistics) -> None:
    assert bought.lead.value == ((4 - -4) + (-2 - 2)) / 2


def test_for_equal_players_the_usual_margin_of_each_is_taken_off(bought: ComponentStatistics) -> None:
    """Greedy had margins of +4 and +2, learned of -4 and -2: less its own mean nobody is ahead by more than a point."""
    assert bought.fair.value == pytest.approx(((1 - -1) + (1 - -1)) / 2)


def test_few_games_are_marked(bought: ComponentStatistics) -> None:
    assert bought.few


def test_the_games_behind_a_figure_can_be_asked_for(games: Path) -> None:
    with Explorer.of(games) as explorer:
        assert explorer.games_with("buy", "tile:b07") == ["0", "1"]


def test_first_moves_are_told_with_how_their_players_fared(games: Path) -> None:
    with Explorer.of(games) as explorer:
        (opening,) = explorer.explored().openings
    assert (opening.action, opening.games, opening.wins.value) == ("pass", 4, 0.5)


def test_only_games_of_a_player_are_asked(games: Path) -> None:
    with Explorer.of(games, GameFilter(player="Ann")) as explorer, pytest.raises(KeydomError, match="no finished game"):
        explorer.explored()


def test_a_name_with_a_quotation_mark_is_only_a_name(games: Path) -> None:
    with (
        Explorer.of(games, GameFilter(player="O'Hara")) as explorer,
        pytest.raises(KeydomError, match="no finished game"),
    ):
        explorer.explored()


def test_a_folder_without_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(KeydomError, match="no games"):
        Explorer.of(tmp_path)


def test_games_of_two_titles_are_not_mixed(games: Path) -> None:
    written(games, [row(0, 0, 0, "keep", 1, 1, 0)], "pebbles")
    with pytest.raises(KeydomError, match="one by one"):
        Explorer.of(games)


def test_what_is_no_component_is_no_thing() -> None:
    assert named_components(get_game("keythedral"), "name 2") == []


def test_figures_that_are_shipped_are_read_as_they_were_found(games: Path) -> None:
    with Explorer.of(games) as explorer:
        found = explorer.explored()
    assert parse_statistics(json.loads(json.dumps(found.data()))) == found


@pytest.mark.parametrize("file", CAUSES, ids=lambda file: file.stem)
def test_what_components_cause_is_shipped_beside_what_was_counted(file: Path) -> None:
    found = packaged_statistics(file.stem.removeprefix("caused-"))
    assert found is not None
    assert [asdict(one) for one in found.caused] == json.loads(file.read_text("utf-8"))["caused"]


@pytest.mark.parametrize("file", [*EXPLORED, *CAUSES], ids=lambda file: file.stem)
def test_figures_that_are_shipped_are_of_games_by_the_present_rules(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    kind = CAUSED if file in CAUSES else NAME
    assert (file.name, data[RULES]) == (kind.format(data["game"]), get_game(data["game"]).rules_version)


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A finished game for the script that writes such figures, in a folder of its own."""
    monkeypatch.setattr(explored, "HOME", tmp_path)
    match = Match(get_game("pebbles"), 2, rng=Random(1))
    while not match.over:
        match.play(match.legal()[0])
    return match.record()


def ship(folder: Path, record: Record) -> dict[str, Any]:
    (folder / "records").mkdir()
    (folder / "records" / "0.key").write_text(str(record), "utf-8")
    explored.ship("pebbles", folder)
    found: dict[str, Any] = json.loads((folder / NAME.format("pebbles")).read_text("utf-8"))
    return found


def test_whoever_ships_figures_says_by_which_rules_the_games_were_played(tmp_path: Path, played: Record) -> None:
    assert ship(tmp_path, played)[RULES] == played.rules == get_game("pebbles").rules_version


def test_games_by_earlier_rules_are_not_shipped(
    tmp_path: Path, played: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = SimpleNamespace(rules_version=played.rules + 1)
    monkeypatch.setattr(explored, "get_game", lambda name: later)
    with pytest.raises(SystemExit, match="were played by rules"):
        ship(tmp_path, played)


def test_what_an_exchange_has_shown_is_kept_with_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchanged, "HOME", tmp_path)
    effects = [ComponentEffect(thing, "tile:b20", 40, Estimate(1.5, 0.5, 2.5)) for thing in ("tile:b18", "tile:b19")]
    for effect in effects:
        exchanged.keep("keythedral", effect)
    kept = json.loads((tmp_path / CAUSED.format("keythedral")).read_text("utf-8"))
    rules = get_game("keythedral").rules_version
    assert kept == {RULES: rules, "game": "keythedral", "caused": [asdict(one) for one in effects]}


def test_what_an_exchange_has_shown_by_earlier_rules_is_not_kept_beside_the_present(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchanged, "HOME", tmp_path)
    path = tmp_path / CAUSED.format("keythedral")
    path.write_text('{"rules": 1, "game": "keythedral", "caused": []}', "utf-8")
    with pytest.raises(SystemExit, match="by rules 1 of keythedral"):
        exchanged.keep("keythedral", ComponentEffect("tile:b18", "tile:b20", 40, Estimate(1.5, 0.5, 2.5)))


def test_figures_of_few_games_are_not_shipped_beside_others(games: Path) -> None:
    with Explorer.of(games) as explorer:
        found = explorer.explored()
    found.things[0].few = False
    assert [one["thing"] for one in explored.without_few_games(found)["things"]] == [found.things[0].thing]


def fact(player: str, score: int, other: int, person: bool = False) -> SeatSummary:
    return SeatSummary(player, person, score, 1 if score > other else 2, score - other, "pass")


@pytest.fixture
def offers() -> dict[str, GameSummary]:
    """Two games in which both seats could buy b07; one did, for three cubes and in the second game for five."""
    return {
        "one": GameSummary({"designs": "open"}, 100, [fact("net", 14, 10), fact("", 10, 14, person=True)], [
            ComponentUse(0, "acquired", "tile:b07", 20, 50, 3, 7), ComponentUse(1, "acquired", "tile:b07", 20),
        ]),
        "two": GameSummary({"designs": "closed"}, 100, [fact("net", 10, 12), fact("net", 12, 10)], [
            ComponentUse(0, "acquired", "tile:b07", 20, 70, 5, 7), ComponentUse(1, "acquired", "tile:b07", 20),
        ]),
    }  # fmt: skip


def first(offers: dict[str, GameSummary], wish: GameFilter = ALL) -> ComponentStatistics:
    with Explorer(get_game("keythedral"), offers, wish) as explorer:
        return explorer.explored().things[0]


def test_taken_when_offered_is_the_share_of_the_seats_that_could(offers: dict[str, GameSummary]) -> None:
    offers["two"].uses.pop()
    assert (first(offers).taken, first(offers).seats) == (2, 3)


def test_the_price_is_the_mean_of_what_was_paid(offers: dict[str, GameSummary]) -> None:
    assert first(offers).price == 4


def test_what_a_component_brought_is_the_mean_over_those_who_have_it(offers: dict[str, GameSummary]) -> None:
    assert first(offers).points == 7


def test_what_was_offered_and_never_taken_is_listed(offers: dict[str, GameSummary]) -> None:
    for one in offers.values():
        one.uses.pop(0)
    assert (first(offers).taken, first(offers).place) == (0, None)


def test_a_game_in_which_a_thing_was_only_offered_is_not_behind_its_figure(offers: dict[str, GameSummary]) -> None:
    offers["two"].uses.pop(0)
    with Explorer(get_game("keythedral"), offers) as explorer:
        assert explorer.games_with("acquired", "tile:b07") == ["one"]


@pytest.mark.parametrize(
    ("wish", "games"),
    [
        (GameFilter(who=BOTS), 1),
        (GameFilter(who=PEOPLE), 1),
        (GameFilter(option="designs=open"), 1),
        (GameFilter(seats=2), 2),
    ],
)
def test_games_are_chosen_by_who_played_and_how(offers: dict[str, GameSummary], wish: GameFilter, games: int) -> None:
    assert first(offers, wish).games == games


def test_seats_are_told_apart_by_how_many_sat_at_the_table(offers: dict[str, GameSummary]) -> None:
    offers["one"].seats.append(fact("net", 9, 14))
    with Explorer(get_game("keythedral"), offers) as explorer:
        assert [(seat.table, seat.seat) for seat in explorer.explored().seats] == [
            (2, 0),
            (2, 1),
            (3, 0),
            (3, 1),
            (3, 2),
        ]


def test_at_the_usual_price_those_who_paid_more_are_not_behind_for_it() -> None:
    """Each cube more costs two points: at the same price both things are as good."""
    told = {}
    for number in range(12):
        cheap, paid = number % 2 == 0, 2 + number % 3
        thing, price = ("tile:b01", paid) if cheap else ("tile:b07", paid + 3)
        ahead = 40 - 2 * price
        told[str(number)] = GameSummary({}, 10, [fact("net", ahead, 0), fact("net", 0, ahead)], [
            ComponentUse(0, "acquired", thing, 1, 2, price), ComponentUse(1, "acquired", thing, 1),
        ])  # fmt: skip
    with Explorer(get_game("keythedral"), told) as explorer:
        one, other = explorer.explored().things
    assert one.fair.value == pytest.approx(other.fair.value)


def test_a_folder_of_records_is_explored(tmp_path: Path) -> None:
    for path in (RECORDS / "keythedral").glob("*.key"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    with Explorer.of(tmp_path) as explorer:
        found = explorer.explored()
    assert {"acquired", "law-played"} <= {one.deed for one in found.things}


def test_the_price_of_a_building_is_the_cubes_that_were_paid_for_it() -> None:
    record = Record.load(next((RECORDS / "keythedral").glob("five*.key")))
    facts = summarise(get_game("keythedral"), record)
    assert facts is not None
    assert facts.uses[0] == ComponentUse(0, "acquired", "tile:b02", 170, 171, 2, facts.uses[0].points)


def test_a_game_that_was_not_played_to_its_end_tells_nothing() -> None:
    record = Record.load(next((RECORDS / "keythedral").glob("five*.key")))
    record.moves, record.results = record.moves[:300], []
    assert summarise(get_game("keythedral"), record) is None


@pytest.mark.parametrize("name", list(games_by_name()))
def test_what_leads_to_a_deed_is_a_verb_of_its_game(name: str) -> None:
    title = get_game(name)
    assert {verb for kind in use_events(title).values() for verb in kind.by} <= set(title.grammar.verbs)


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es"])
@pytest.mark.parametrize("name", list(games_by_name()))
def test_every_deed_has_words(name: str, language: str) -> None:
    words = StudyWords(get_game(name), language)
    assert [kind.deed for kind in use_events(get_game(name)).values() if not words.has(f"deed-{kind.deed}")] == []
