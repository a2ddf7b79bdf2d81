"""A table in the terminal: people at one keyboard and bots, a game kept on disk at every step."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from keydom.bots import Bot, contract
from keydom.cli.files import UnusableFile, write, write_new
from keydom.cli.prompt import COMMANDS, Command, UnclearInput, ask, understand
from keydom.cli.scores import final_scores, possible_scores, verdict
from keydom.cli.screen import Screen
from keydom.cli.words import TerminalWords
from keydom.core.action import Action
from keydom.core.errors import IllegalAction, KeydomError
from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.drawing.theme import inline
from keydom.words import MissingWords

BOARD = Path("board.svg")
RESUMED_EVENTS = 12  # events that are told again when a game is resumed
SHORT_LIST, GAP = 8, 2  # a list up to so long has a line for each choice; a longer one columns, so far apart
LOG_LENGTH = 30  # events that `log` shows unless it is asked for more


class TerminalTable:
    """One match between the people at this keyboard and the bots, shown and asked in turn."""

    def __init__(
        self,
        match: Match[Any, Any],
        bots: Mapping[int, tuple[Bot, Random]],
        words: TerminalWords,
        path: Path,
        resume: list[str],
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.path = path
        self.resume = resume  # the command line that continues this game
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.console = Screen()
        self.rng = Random()
        self._events_told = self._events_known()  # how many events each watcher has been told
        self._seat_on_screen: int | None = None  # the seat whose secrets may be on the screen
        self._saved_ply = match.ply  # the ply that is on disk

    def _events_known(self) -> dict[int | None, int]:
        """In a new game nobody has been told anything; in one that is resumed all but the latest is known."""
        if all(mover == NATURE for mover, _ in self.match.moves):
            return {}
        return {seat: max(0, len(self.match.events(seat)) - RESUMED_EVENTS) for seat in (*self.people, None)}

    def play(self) -> None:
        """Play until the game is over or somebody leaves; the record is on disk already when it starts."""
        self._greet()
        try:
            staying = True
            while staying and not self.match.over:
                seat = self.match.mover
                if seat in self.bots:
                    self._bot(seat)
                else:
                    staying = self._person(seat)
            self._conclude()
        except KeyboardInterrupt:  # in the middle of a move: what is on disk is sound, what is in memory may not be
            staying = False
        if staying:
            self.finish()
        else:
            self._say("terminal-continue", shlex.join(self.resume), style="bold")

    def _conclude(self) -> None:
        try:
            write(self.path, str(self.match.record()))
        except UnusableFile:
            self.console.print(str(self.match.record()))  # the one place left where it is not lost
            raise

    def finish(self) -> None:
        """The last things that happened, the scores and the winner."""
        self._tell(self.people[0] if len(self.people) == 1 else None)
        scores = self.match.scores()
        self.console.print()
        self.console.print(self.words.say("final-scores"), style="bold")
        self.console.print(final_scores(scores, self.words))
        self.console.print()
        self.console.print(verdict(scores, self.words), style="bold green")
        self._say("terminal-kept", str(self.path))

    def _greet(self) -> None:
        self.console.print(self.words.say("game-name"), style="bold")
        self.console.print(self.words.say("game-tagline"))
        self._say("terminal-kept", str(self.path))
        if self.people:
            self._seat()
            self.console.print(self.words.say("terminal-hint"))

    def _seat(self) -> None:
        """Which seats the people at this keyboard have drawn, in the order in which they were named."""
        seats = [f"seat:{seat}" for seat in self.match.drawn if seat in self.people]
        if seats:
            said = self.words.say("terminal-seated", {"count": len(seats), "seats": " ".join(seats)})
            self.console.print(said, style="bold")

    def _bot(self, seat: int) -> None:
        bot, rng = self.bots[seat]
        self.match.play(contract.ask(bot, self.match.game, self.match.state, self.match.legal(), rng), seat)
        if len(self.people) < 2:  # with more, each is told behind the curtain
            self._tell(self.people[0] if self.people else None)

    def _person(self, seat: int) -> bool:
        """Ask until this seat has decided; False when it leaves instead."""
        if not self._curtain(seat):
            return False
        self._tell(seat)
        self._save()
        legal = self.match.legal()
        self._present(seat, legal)
        parse = self.match.game.parse
        while (line := ask(self.console)) is not None:
            meant = legal[0] if not line.strip() and len(legal) == 1 else understand(line, legal, parse)
            if isinstance(meant, Action):
                if self._played(meant, seat, legal):
                    return True
            elif isinstance(meant, UnclearInput):
                self._explain_unclear(meant, seat, legal)
            elif meant.name == "quit":
                return False
            elif meant.name == "undo":
                if self._undo(seat):
                    return True
            elif meant.name == "end":
                if self._end():
                    return True
            else:
                self._run_command(meant, seat, legal)
        return False

    def _played(self, action: Action, seat: int, legal: list[Action]) -> bool:
        """Play what was typed, or say why not."""
        try:
            self.match.play(action, seat)
        except IllegalAction as refusal:
            if refusal.why is None:
                self._explain_unclear(UnclearInput(str(action)), seat, legal)
            else:
                self.console.print(self.words.why(refusal.why), style="yellow")
                self.console.print(self.words.say("terminal-choices", {"count": len(legal)}), style="yellow")
            return False
        self._save()
        return True

    def _curtain(self, seat: int) -> bool:
        """Between two people: nothing of the one before stays on the screen, and the next is not shown anything yet."""
        if len(self.people) > 1 and seat != self._seat_on_screen:
            first, self._seat_on_screen = self._seat_on_screen is None, seat
            if self.console.is_terminal and not self.console.is_dumb_terminal and not first:
                self.console.file.write("\x1b[H\x1b[2J\x1b[3J")  # the screen and what has scrolled off it
            self.console.print(self.words.say("terminal-curtain", {"seat": f"seat:{seat}"}), style="bold yellow")
            if sys.stdin.isatty():
                return ask(self.console, "") is not None
        return True

    def _tell(self, watcher: int | None) -> None:
        """What has happened since this watcher was last told."""
        events = self.match.events(watcher)
        for _, event in events[self._events_told.get(watcher, 0) :]:
            self.console.print(f"· {self.words.event(event)}", style="cyan")
        self._events_told[watcher] = len(events)
        self._events_told[None] = len(self.match.events(None))  # whoever was told anything has heard what is public

    def _present(self, seat: int, legal: list[Action]) -> None:
        self.console.print()
        turn = f"{self.words.name(f'seat:{seat}')} · {self.words.say('your-turn')}"
        self.console.rule(Text(turn, "bold"), align="left", style="dim")
        view = self.match.view(seat)
        if board := self.match.game.board(view, self.words):
            self.console.print(board, soft_wrap=True)
        self.console.print(self.words.ask(view.frames[-1]), style="bold")
        self._list(legal, range(len(legal)))

    def _list(self, legal: list[Action], which: Sequence[int]) -> None:
        """The choices by number, what each does and, dim, how it is written: in columns where they are many."""
        grid = Grid.grid(padding=(0, 2))
        items = []
        for place in which:
            number = Text(f"{place + 1:>{len(str(len(legal)))}}", "bold")
            words, text = self.words.do(legal[place]), Text(str(legal[place]), "dim")
            grid.add_row(number, words, text)
            items.append(Text.assemble(number, f" {words}  ", text))
        widest = max(item.cell_len for item in items)
        if len(items) > SHORT_LIST and 2 * widest + GAP <= self.console.width:
            self.console.print(Columns(items, equal=True, column_first=True, padding=(0, GAP)))
        else:
            self.console.print(grid)

    def _explain_unclear(self, meant: UnclearInput, seat: int, legal: list[Action]) -> None:
        if not meant.text:
            self._present(seat, legal)
        elif meant.fits:
            self.console.print(self.words.say("terminal-several", {"text": meant.text}))
            self._list(legal, meant.fits)
        else:
            self.console.print(self.words.say("unknown-choice", {"text": meant.text}), style="yellow")
            self.console.print(self.words.say("choose-number", {"count": len(legal)}), style="yellow")

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except IllegalAction:
            self.console.print(self.words.say("terminal-no-undo"), style="yellow")
            return False
        self._events_told[seat] = len(self.match.events(seat)) - 1  # the undo itself is news
        return True

    def _end(self) -> bool:
        """End the game as it stands, if that is said twice."""
        self.console.print(self.words.say("terminal-end"), style="yellow")
        if (ask(self.console) or "").strip().lower() != "end":
            return False
        self.match.end()
        return True

    def _run_command(self, command: Command, seat: int, legal: list[Action]) -> None:
        view = self.match.view(seat)
        try:
            if command.name == "help":
                self._help(command.argument, legal)
            elif command.name == "log":
                self._log(seat, command.argument)
            elif command.name == "scores":
                self.console.print(self.words.say("terminal-outlook"))
                self.console.print(possible_scores(self.match.game, view, self.words, self.rng))
            elif command.name == "show":
                write(BOARD, inline(self.match.game.draw(view, self.words)))
                self._say("terminal-drawn", str(BOARD))
            elif command.argument:
                write_new(Path(command.argument).expanduser(), str(self.match.record()))
                self._say("terminal-copied", command.argument)
            else:
                self._say("terminal-kept", str(self.path))
        except KeydomError as error:
            self.console.print(str(error), style="yellow")

    def _help(self, number: str, legal: list[Action]) -> None:
        if number.isdecimal() and 1 <= int(number) <= len(legal):
            texts = [text for ref in legal[int(number) - 1].refs() if (text := self._explained(ref))]
            self.console.print("\n".join(texts) or self.words.say("terminal-nothing"))
            return
        grid = Grid.grid(padding=(0, 2))
        for name in ("number", "enter", *COMMANDS):
            typed = {
                "number": "1, 2, …",
                "enter": "Enter",
                "help": "help [N]",
                "log": "log [N]",
                "save": "save FILE",
            }.get(name, name)
            grid.add_row(Text(typed, "bold"), self.words.say(f"terminal-help-{name}"))
        self.console.print(grid)

    def _explained(self, ref: str) -> str:
        try:
            return f"{self.words.name(ref)}: {self.words.help(ref)}"
        except MissingWords:
            return ""

    def _log(self, seat: int, much: str) -> None:
        events = self.match.events(seat)
        count = len(events) if much == "all" else int(much) if much.isdecimal() else LOG_LENGTH
        for ply, event in events[max(0, len(events) - count) :]:
            self.console.print(f"{ply:>4}  {self.words.event(event)}")
        if not events:
            self.console.print(self.words.say("terminal-silence"))

    def _save(self) -> None:
        """Write the record. A full disk is no reason to break off a game that may yet be saved elsewhere."""
        if self._saved_ply == self.match.ply:
            return
        try:
            write(self.path, str(self.match.record()))
            self._saved_ply = self.match.ply
        except UnusableFile as error:
            self.console.print(str(error), style="bold red")

    def _say(self, message: str, file: str, style: str = "dim") -> None:
        self.console.print(Text(f"{self.words.say(message)} {file}"), style=style, soft_wrap=True)
