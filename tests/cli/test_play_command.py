"""A whole game in the terminal: choices, commands, undo, and a record that is never lost."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from keydom.core.action import Action
from keydom.core.game import Event, Listener
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import games
from keydom.games.pebbles import GAME
from keydom.games.pebbles.actions import GIVE, TO
from keydom.games.pebbles.game import Pebbles

if TYPE_CHECKING:
    from .command_line import Run

KEEP_ALL = "keep\n" * 5


class Vanishing:
    """Somebody who types `keep` after the folder of the game has been taken away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.typed = ["keep\n"]

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shutil.rmtree(self.folder, ignore_errors=True)
        return self.typed.pop() if self.typed else ""


class Talkative(Pebbles):
    """Pebbles where even the first half of a gift is told."""

    id = "talkative"

    def play(self, state: Any, action: Action, tell: Listener | None = None) -> None:
        if action.verb is GIVE and tell is not None:
            tell(Event("kept", {"seat": "seat:0"}))
        super().play(state, action, tell)


class Curt(Pebbles):
    """Pebbles that refuses for a reason that has no words."""

    id = "curt"

    def why_not(self, state: Any, action: Action) -> Event | None:
        return Event("not-yet", {"seat": "seat:1"})


def kept(path: Path) -> Match[Any, Any]:
    """The match that a file holds, every line checked."""
    return Match.replay(GAME, Record.parse(path.read_text("utf-8"), str(path)))


def test_a_piped_game_is_played_to_its_end(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --seed 3 --save a.key", typed=KEEP_ALL)
    assert outcome.code == 0
    assert kept(home / "a.key").over


def test_the_end_shows_the_scores_side_by_side_and_the_winner(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --seed 3 --save a.key", typed=KEEP_ALL)
    scores = kept(home / "a.key").scores()
    total = next(line for line in outcome.out.splitlines() if line.strip().startswith("Total"))
    assert [int(word) for word in total.split()[1:]] == [score.total for score in scores]
    assert "wins" in outcome.out or "share the victory" in outcome.out


def test_without_seats_three_sit_down_one_of_them_a_person(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --save a.key")
    record = Record.parse((home / "a.key").read_text("utf-8"))
    assert (record.seats, record.players) == (3, {1: "Planner 2", 2: "Planner 3"})


def test_a_number_of_seats_is_filled_up_with_bots(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --seats 4 --save a.key")
    assert sorted(kept(home / "a.key").players) == [1, 2, 3]


def test_a_bot_with_a_budget_keeps_it_in_the_record(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --seats human,search:5 --save a.key")
    assert kept(home / "a.key").players == {1: "Search:5 2"}


def test_a_bot_with_a_budget_plays_on_when_the_game_is_resumed(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --seats human,search:5 --save a.key", typed="keep\n")
    run("play --resume a.key", typed="keep\n" * 4)
    assert kept(home / "a.key").over


def test_bots_alone_play_for_a_spectator(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --seats random,random --seed 1 --save a.key")
    assert kept(home / "a.key").over
    assert "You saw" not in outcome.out


def test_the_same_seed_gives_the_same_game(run: Run, home: Path) -> None:
    for name in ("a.key", "b.key"):
        run("play pebbles --as-seated --seed 3 --save", name, typed=KEEP_ALL)
    assert (home / "a.key").read_text() == (home / "b.key").read_text()


@pytest.mark.parametrize("typed", ["1", "keep", "k", "KEEP", "  keep  "])
def test_a_choice_is_a_number_or_the_beginning_of_its_text(run: Run, home: Path, typed: str) -> None:
    run("play pebbles --as-seated --save a.key", typed=f"{typed}\n")
    assert kept(home / "a.key").moves[1] == (0, "keep")


def test_a_beginning_that_fits_several_choices_lists_them_and_plays_none(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="give\nto\n")
    assert "“to” could be one of these:" in outcome.out
    assert kept(home / "a.key").moves[-1] == (0, "give")


@pytest.mark.parametrize("typed", ["3", "0", "fly", "keep it"])
def test_what_is_no_choice_is_asked_again(run: Run, home: Path, typed: str) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed=f"{typed}\n")
    assert f"“{typed}” is not one of the choices." in outcome.out
    assert kept(home / "a.key").ply == 1


@pytest.mark.parametrize(
    ("language", "why", "hint"),
    [
        ("en", "to yourself: choose another player.", "Enter shows your 2 choices again."),
        ("nl", "niet aan jezelf geven: kies een andere speler.", "Met Enter zie je je 2 keuzes opnieuw."),
        ("fr", "Vous ne pouvez pas vous donner le", "Entrée montre à nouveau vos 2 choix."),
        ("es", "No puedes regalarte el", "Intro muestra de nuevo tus 2 opciones."),
    ],
)
def test_an_illegal_action_says_why_in_the_language_of_its_reader(run: Run, language: str, why: str, hint: str) -> None:
    outcome = run("play pebbles --as-seated --seed 1 --save a.key --language", language, typed="give\nto 0\n")
    said = outcome.out[outcome.out.index("> to 0") :].splitlines()
    assert (why in said[1], said[2]) == (True, hint)


def test_an_illegal_action_is_not_played_and_asked_again(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --seats 2 --save a.key", typed="give\nto 0\nto 1\n")
    assert [text for mover, text in kept(home / "a.key").moves if mover == 0] == ["give", "to 1"]


def test_where_one_choice_is_left_enter_takes_it(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seats 2 --save a.key", typed="give\nto 0\n")
    assert "There is one choice: Enter takes it." in outcome.out


def test_an_illegal_action_that_no_rule_speaks_of_is_not_one_of_the_choices(run: Run) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="to 1\n")
    assert "“to 1” is not one of the choices." in outcome.out


def test_a_refusal_without_words_is_said_in_bare_keys(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "curt", Curt())
    outcome = run("play curt --as-seated --save a.key", typed="to 1\n")
    assert "not-yet seat:1" in outcome.out


def test_undo_takes_back_the_first_half_of_a_turn(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="give\nundo\nkeep\n")
    assert "Player 1 took the last move back." in outcome.out
    assert kept(home / "a.key").moves[1] == (0, "keep")


def test_undo_stops_at_a_draw(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="keep\nundo\n")
    assert "Nothing to take back" in outcome.out
    assert kept(home / "a.key").moves[1] == (0, "keep")


def test_the_moves_of_others_are_told(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seats 2 --seed 1 --save a.key", typed="keep\n")
    assert "· Planner 2 drew a pebble." in outcome.out


def test_each_event_is_told_once(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seats 2 --seed 1 --save a.key", typed="give\nundo\ngive\nundo\nkeep\n")
    assert outcome.out.count("· Player 1 kept the pebble hidden.") == 1
    assert outcome.out.count("· Player 1 took the last move back.") == 2


def test_an_undo_is_told_and_what_it_took_back_is_not_told_again(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "talkative", Talkative())
    outcome = run("play talkative --as-seated --seats 2 --seed 1 --save a.key", typed="give\nundo\nkeep\n")
    told = [line for line in outcome.out.splitlines() if line.startswith("· Player 1")]
    keeps, back = "· Player 1 kept the pebble hidden.", "· Player 1 took the last move back."
    assert told[1:4] == [keeps, back, keeps]


def test_only_the_seat_that_drew_is_told_what(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seed 3 --save a.key", typed=KEEP_ALL)
    assert outcome.out.count("You saw a") == 5


def test_log_repeats_what_happened(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seed 3 --save a.key", typed="log\n")
    assert "   0  Player 1 drew a pebble." in outcome.out


@pytest.mark.parametrize(("typed", "lines"), [("log 3", 3), ("log all", 38), ("log", 30), ("log 0", 0)])
def test_log_shows_as_much_as_is_asked_for(run: Run, typed: str, lines: int) -> None:
    outcome = run("play pebbles --as-seated --seats 4 --seed 1 --save a.key", typed="keep\n" * 4 + f"{typed}\n")
    shown = outcome.out.split(f"> {typed}\n")[1].splitlines()
    assert len([line for line in shown if line[:4].strip().isdigit()]) == lines


class Crowded(Pebbles):
    """Pebbles with a hall full of people to give to."""

    id = "crowded"

    def legal(self, state: Any) -> list[Action]:
        return [TO.of(seat) for seat in range(20)]


@pytest.mark.parametrize(("width", "lines"), [("40", 20), ("80", 10), ("120", 7)])
def test_a_long_list_is_laid_out_in_as_many_columns_as_fit(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: str, lines: int
) -> None:
    monkeypatch.setitem(games(), "crowded", Crowded())
    monkeypatch.setenv("COLUMNS", width)
    outcome = run("play crowded --as-seated --save a.key")
    assert len([line for line in outcome.out.splitlines() if "Give it to" in line]) == lines


def test_scores_are_known_of_oneself_and_a_range_of_others(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seats 2 --seed 3 --save a.key", typed="keep\nkeep\nkeep\nscores\n")
    total = next(line for line in outcome.out.splitlines() if line.strip().startswith("Total"))
    assert "…" in total
    assert "…" not in total.split("…")[0].rsplit(maxsplit=1)[0]


def test_scores_do_not_depend_on_what_is_hidden(run: Run, home: Path) -> None:
    """Two games that seat 0 cannot tell apart give the same table."""
    tables = []
    for hidden in ("gold", "coal"):
        moves = f"* draw white\n0 keep\n* draw {hidden}\n1 keep\n* draw white\n"
        text = f"keydom 1\ngame pebbles\nrules 1\nseats 2\nplayer 1 Random 2\n\n{moves}"
        (home / f"{hidden}.key").write_text(text)
        outcome = run(f"play --resume {hidden}.key", typed="scores\n")
        tables.append([line for line in outcome.out.splitlines() if line.strip().startswith(("Golden", "Coal"))])
    assert tables[0] == tables[1]


def test_show_draws_the_table_as_the_seat_sees_it(run: Run, home: Path) -> None:
    moves = "* draw gold\n0 keep\n* draw gold\n1 keep\n* draw white\n"
    (home / "a.key").write_text(f"keydom 1\ngame pebbles\nrules 1\nseats 2\nplayer 1 Random 2\n\n{moves}")
    outcome = run("play --resume a.key", typed="show\n")
    assert "The board is drawn in board.svg" in outcome.out
    assert (home / "board.svg").read_text("utf-8").count("★") == 1


def test_save_writes_a_copy_where_it_is_told(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --save a.key", typed="keep\nsave my copy.key\n")
    assert kept(home / "my copy.key").moves[1] == (0, "keep")


def test_save_writes_over_nothing(run: Run, home: Path) -> None:
    (home / "mine.txt").write_text("precious")
    outcome = run("play pebbles --as-seated --save a.key", typed="save mine.txt\nkeep\n")
    assert "mine.txt is already there" in outcome.out
    assert (home / "mine.txt").read_text() == "precious"


def test_save_into_nowhere_is_told_and_the_game_goes_on(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="save no/where.key\nkeep\n")
    assert "cannot write no/where.key" in outcome.out
    assert kept(home / "a.key").moves[1] == (0, "keep")


def test_help_names_every_command(run: Run) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="help\n")
    for word in ("help", "undo", "log", "scores", "show", "save FILE", "end", "quit"):
        assert f"\n{word}" in outcome.out


def test_help_with_a_number_explains_that_choice(run: Run) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed="help 1\n")
    assert "There is nothing to explain about it." in outcome.out


def test_a_slash_asks_for_a_command(run: Run) -> None:
    assert (
        "Player 1 drew a pebble" in run("play pebbles --as-seated --save a.key", typed="/log\n").out.split("> /log")[1]
    )


@pytest.mark.parametrize("typed", ["keep\nquit\n", "keep\nq\n", "keep\n", "keep"])
def test_leaving_keeps_the_game_and_says_how_to_continue(run: Run, home: Path, typed: str) -> None:
    outcome = run("play pebbles --as-seated --save a.key", typed=typed)
    assert outcome.code == 0
    assert "Continue it with keydom play --resume a.key" in outcome.out
    assert kept(home / "a.key").moves[1] == (0, "keep")


def test_people_at_one_keyboard_end_the_game_when_it_is_said_twice(run: Run, home: Path) -> None:
    outcome = run("play pebbles --as-seated --seats human,human --save a.key", typed="keep\nend\nend\n")
    assert "agreed to end the game" in outcome.out
    assert (kept(home / "a.key").ended, "end agreed" in (home / "a.key").read_text()) == (True, True)


def test_an_end_that_is_said_once_is_none(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --save a.key", typed="end\nkeep\nkeep\n")
    assert not kept(home / "a.key").over


def test_a_game_that_was_ended_is_shown_and_not_continued(run: Run) -> None:
    run("play pebbles --as-seated --save a.key", typed="end\nend\n")
    assert "agreed to end the game" in run("replay a.key").out + run("play --resume a.key").out


def test_a_game_is_kept_even_when_nobody_says_where(run: Run, home: Path) -> None:
    run("play pebbles --as-seated", typed="keep\n")
    [path] = home.rglob("*.key")
    assert kept(path).moves[1] == (0, "keep")


def test_resume_continues_in_the_same_file(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --save a.key", typed="keep\nkeep\n")
    before = kept(home / "a.key").moves
    run("play --resume a.key", typed="keep\n" * 3)
    after = kept(home / "a.key")
    assert after.moves[: len(before)] == before
    assert after.over


def test_resume_with_save_leaves_the_old_file_alone(run: Run, home: Path, begun: Path) -> None:
    before = begun.read_text()
    run("play --resume begun.key --save b.key", typed="keep\n")
    assert begun.read_text() == before
    assert kept(home / "b.key").ply > kept(begun).ply


def test_resume_writes_elsewhere_rather_than_lose_a_remark(run: Run, home: Path, begun: Path) -> None:
    text = f"# the turning point\n{begun.read_text()}"
    begun.write_text(text)
    run("play --resume begun.key", typed="keep\n")
    assert begun.read_text() == text
    [other] = (home / "home").rglob("*.key")
    assert kept(other).ply > kept(begun).ply


def test_a_record_that_cannot_be_kept_is_printed(run: Run, home: Path) -> None:
    (home / "kept").mkdir()
    outcome = run("play pebbles --as-seated --save kept/a.key", typed=Vanishing(home / "kept"))
    assert outcome.code == 2
    assert "cannot write kept/a.key" in outcome.err
    assert "\n0 keep\n" in outcome.out


def test_resume_seats_the_bots_again(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --seats 2 --save a.key", typed="keep\n")
    outcome = run("play --resume a.key", typed="keep\n" * 4)
    assert "Pass the keyboard" not in outcome.out
    assert kept(home / "a.key").over


def test_resume_can_seat_others(run: Run, home: Path, begun: Path) -> None:
    run("play --resume begun.key --seats random,random")
    assert kept(begun).over


def test_resume_tells_only_what_happened_lately(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --seats 4 --save a.key", typed="keep\n" * 4)
    told = [line for line in run("play --resume a.key").out.splitlines() if line.startswith("· ")]
    assert len(told) == 12


def test_resume_of_a_finished_game_shows_its_result_and_changes_nothing(run: Run, finished: Path) -> None:
    before = finished.read_text()
    outcome = run("play --resume", finished)
    assert "Total" in outcome.out
    assert finished.read_text() == before


def test_resume_deals_when_chance_was_to_move(run: Run, home: Path) -> None:
    (home / "a.key").write_text("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n")
    run("play --resume a.key", typed="keep\n")
    assert kept(home / "a.key").moves[1] == (0, "keep")


def test_two_people_pass_the_keyboard(run: Run) -> None:
    outcome = run("play pebbles --as-seated --seats human,human --seed 1 --save a.key", typed="keep\ngive\n1\n")
    curtains = [line for line in outcome.out.splitlines() if line.startswith("Pass the keyboard")]
    assert [line.split(",")[0] for line in curtains] == [f"Pass the keyboard to Player {n}" for n in (1, 2, 1)]


def test_each_person_is_told_what_only_that_person_may_know(run: Run) -> None:
    outcome = run(
        "play pebbles --as-seated --seats human,human,random --seed 1 --save a.key", typed="keep\nkeep\nkeep\n"
    )
    behind_curtains = outcome.out.split("Pass the keyboard")[1:]
    assert [part.count("You saw") for part in behind_curtains] == [1, 1, 1, 1]


def test_options_are_played_and_recorded(run: Run, home: Path) -> None:
    run("play pebbles --as-seated --option length=short --save a.key", typed="keep\n" * 3)
    assert kept(home / "a.key").options["length"] == "short"
    assert kept(home / "a.key").over


@pytest.mark.parametrize(("language", "turn"), [("nl", "Jij bent aan de beurt"), ("es", "Escribe un número")])
def test_the_table_speaks_the_language_asked_for(run: Run, language: str, turn: str) -> None:
    assert turn in run(f"play pebbles --as-seated --language {language} --save a.key").out


def test_the_table_speaks_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "Tapez un numéro" in run("play pebbles --as-seated --save a.key").out
