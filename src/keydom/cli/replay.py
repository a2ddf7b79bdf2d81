"""`keydom replay`: a record line by line, every move checked and the scores verified."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from keydom.cli.options import (
    catalogue_option,
    language_option,
    open_record,
    play_record,
    read_seat,
    record_argument,
    seat_option,
    terminal_words,
)
from keydom.cli.prompt import ask
from keydom.cli.scores import final_scores, verdict
from keydom.cli.screen import Screen
from keydom.cli.words import TerminalWords
from keydom.core.game import Event
from keydom.core.match import Match, check_sides
from keydom.core.record import Record


@click.command()
@record_argument
@seat_option
@click.option("--no-step", is_flag=True, help="Print all lines at once, as when the output is no terminal.")
@language_option
@catalogue_option
def command(file: Path, seat: str | None, no_step: bool, language: str | None, catalogue: Path | None) -> None:
    """Go through the record FILE line by line.

    Without --seat the whole truth is shown: a record holds it all.
    """
    game, record = open_record(file, catalogue)
    match = play_record(game, record, language)
    check_sides(game, record)
    words = terminal_words(game, language, match.players)
    watcher = read_seat(seat, match.seats)
    reader = RecordReader(match, record, words, watcher, truth=seat is None)
    if no_step or not (sys.stdin.isatty() and sys.stdout.isatty()):
        reader.print_all()
    elif not reader.step_through():
        return
    reader.conclude()


class RecordReader:
    """A verified match, read out as one watcher saw it or in full."""

    def __init__(
        self, match: Match[Any, Any], record: Record, words: TerminalWords, watcher: int | None, truth: bool
    ) -> None:
        self.match = match
        self.record = record
        self.words = words
        self.watcher = watcher
        self.truth = truth
        self.console = Screen()
        self.lines = match.moves if truth else match.lines(watcher)
        self.events = match.log if truth else match.events(watcher)

    def print_all(self) -> None:
        self.print_notes(0)
        for ply in range(1, len(self.lines) + 1):
            self.print_line(ply)

    def step_through(self) -> bool:
        """Ask what to show next; False when the reader leaves before the end."""
        ply, last = 0, len(self.lines)
        self.console.print(self.words.say("terminal-step"), style="dim")
        self.print_line(ply)
        while ply < last:
            typed = ask(self.console, f"[{self.words.say('terminal-ply', {'ply': ply, 'last': last})}] ")
            if typed is None or typed.strip().lower() in ("q", "quit"):
                return False
            typed = typed.strip().lower()
            if not typed:
                ply += 1
                self.print_line(ply)
            elif typed == "b":
                self.print_board(ply)
            elif typed.isdecimal() and int(typed) <= last:
                ply = int(typed)
                self.print_line(ply)
            else:
                self.console.print(self.words.say("terminal-no-ply", {"last": last}), style="yellow")
                self.console.print(self.words.say("terminal-step"), style="dim")
        return True

    def print_line(self, ply: int) -> None:
        """The line that led to this ply, and what happened by it."""
        if ply == 0:
            self.console.print(self.words.say("terminal-start"))
            self.print_notes(ply)
            return
        mover, text = self.lines[ply - 1]
        self.console.print(
            Text.assemble((f"{ply:>4}", "dim"), f"  {self.words.name(f'seat:{mover}')}  ", (text, "bold"))
        )
        for at, event in self.events:
            if at == ply - 1:
                self.console.print(f"      · {self._addressed(event)}{self.words.event(event)}", style="cyan")
        self.print_notes(ply)

    def print_notes(self, ply: int) -> None:
        """What the record says besides, to whoever may know all of it: side lines tell secrets."""
        for line in self.record.tree().annotations(ply) if self.truth else []:
            self.console.print(Text(f"      {line}", "yellow"))

    def _addressed(self, event: Event) -> str:
        """Whom a secret is told, where all secrets are."""
        if not self.truth or event.audience is None:
            return ""
        return f"→ {', '.join(self.words.name(f'seat:{seat}') for seat in event.audience)}: "

    def print_board(self, ply: int) -> None:
        match = Match.replay(self.match.game, self.record, ply)
        board = match.game.board(match.view(self.watcher), self.words)
        self.console.print(board or self.words.say("terminal-no-board"), soft_wrap=True)

    def conclude(self) -> None:
        """The result, and that it was verified."""
        done = "terminal-unfinished"
        if self.match.over:
            scores = self.match.scores()
            self.console.print()
            self.console.print(final_scores(scores, self.words))
            self.console.print(verdict(scores, self.words), style="bold green")
            done = "terminal-verified" if self.record.results else "terminal-unscored"
        self.console.print(self.words.say(done, {"lines": len(self.lines)}))
