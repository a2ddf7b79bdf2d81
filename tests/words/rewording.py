"""Pebbles with some of its words replaced, in a package of its own."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

from keydom.games.pebbles import GAME
from keydom.games.pebbles.game import Pebbles
from keydom.words.check import problems


class Rewording:
    """`edited("nl", old, new)` replaces text in a file of the copy, or adds it to the end, and returns the game."""

    def __init__(self, folder: Path) -> None:
        self.package = f"words_of_{folder.name}"
        self.locale = folder / self.package / "locale"
        self.locale.parent.mkdir()
        self.locale.parent.joinpath("__init__.py").touch()
        with as_file(files(GAME.home).joinpath("locale")) as locale:
            shutil.copytree(locale, self.locale)

    def __call__(self, language: str = "en", old: str = "", new: str = "", **facts: object) -> Pebbles:
        self.replace(f"{language}.ftl", old, new)
        variant: type[Pebbles] = type("Variant", (Pebbles,), {"home": self.package, "__slots__": (), **facts})
        return variant(GAME.catalogue)

    def rules(self, file: str, old: str = "", new: str = "") -> Pebbles:
        """The same for a file of the rules."""
        self.replace(f"rules/{file}", old, new)
        return self()

    def replace(self, name: str, old: str, new: str) -> None:
        file = self.locale / name
        text = file.read_text("utf-8")
        assert old in text, f"there is no {old!r} to replace"
        file.write_text(text.replace(old, new, 1) if old else text + new, "utf-8")


def complaints(game: Pebbles) -> list[str]:
    """The problems without the name of the package."""
    return [problem.replace(f"{game.home}, ", "") for problem in problems(game)]
