"""Which tests a change can reach, and how near they are to it.

The distance of a test file is the number of imports between it and the changed file. Three things count as imports
although no import statement says so: an entry point, the dotted name of a module in a text (a script that a test runs),
and the file name or folder of what a module reads (data, words, templates). A test in the folder that mirrors a package
reaches that package, since games and commands are found by name.
"""

from __future__ import annotations

import heapq
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from math import log
from pathlib import Path

import grimp

PACKAGES = {"keydom": "src/keydom", "tests": "tests"}
REGISTRY = 3.0  # an entry point leads from one module to everything that asks for any game or command
DOTTED = re.compile(r"\bkeydom(?:\.\w+)+")
SCRIPT_IMPORT = re.compile(r"""(?:from|import)\s*["']\.{1,2}/(?:\w+/)?([\w-]+\.js)["']""")
WORD = re.compile(r"[A-Za-z]{4,}")


class ImportGraph:
    """The modules of the package and of its tests, as the working tree has them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        sys.path[:0] = [str(root / "src"), str(root)]
        graph = grimp.build_graph(*PACKAGES, cache_dir=None)
        self.modules: frozenset[str] = frozenset(graph.modules)
        self._importers: dict[str, dict[str, float]] = defaultdict(dict)  # imported: importer and distance
        for module in self.modules:
            for imported in graph.find_modules_directly_imported_by(module):
                self._link(module, imported)
        self._link_entry_points()
        self._link_names_in_tests()

    def reached(self, changed: Iterable[str]) -> dict[str, float]:
        """The test files (paths from the root) that a change of these files can reach, with their distances."""
        start: dict[str, float] = {}
        found: dict[str, float] = {}

        def nearer(table: dict[str, float], key: str, distance: float) -> None:
            table[key] = min(distance, table.get(key, distance))

        for path in changed:
            if (
                (path == "README.md" or path.startswith("docs/"))
                and path.endswith(".md")
                and (self.root / path).exists()
            ):
                nearer(found, path, 0.0)
            module = module_of(path)
            if module is not None:
                nearer(start, module, 0.0)
            else:
                for reader, distance in self._readers(path):
                    nearer(start, reader, distance)
            for test in self.test_files:
                if (by_folder := mirrored(path, test)) is not None:
                    nearer(found, test, by_folder)
        for module, distance in self._spread(start).items():
            if module in self.test_modules:
                nearer(found, self.test_modules[module], distance)
        return found

    def likeness(self, changed: Iterable[str]) -> dict[str, float]:
        """How much of what each test file says stands in the changed files too; rare words weigh more."""
        words: set[str] = set()
        for path in changed:
            words |= set(self._words_of(path)) | set(_pieces(Path(path).stem))
        frequency = Counter(word for test in self.test_files for word in set(self._words_of(test)))
        total = len(self.test_files)
        found = {}
        for test in self.test_files:
            own = set(self._words_of(test))
            weights = {word: log(total / frequency[word]) for word in own}
            shared = sum(weights[word] for word in own & words)
            named = 2.0 * len(
                set(_pieces(Path(test).stem)) & {piece for path in changed for piece in _pieces(Path(path).stem)}
            )
            found[test] = named + shared / (sum(weights.values()) or 1.0)
        return found

    @cached_property
    def test_files(self) -> tuple[str, ...]:
        return tuple(sorted(self.test_modules.values()))

    @cached_property
    def test_modules(self) -> dict[str, str]:
        """Test modules, and where each stands."""
        paths = (self.root / "tests").rglob("test_*.py")
        return {_dotted(path.relative_to(self.root)): path.relative_to(self.root).as_posix() for path in paths}

    @cached_property
    def _texts(self) -> dict[str, str]:
        texts = {}
        for package, folder in PACKAGES.items():
            for path in (self.root / folder).rglob("*.py"):
                inside = _dotted(path.relative_to((self.root / folder).parent))
                assert inside.split(".")[0] == package
                texts[inside] = path.read_text("utf-8")
        return texts

    def _words_of(self, path: str) -> frozenset[str]:
        if path not in self._known_words:
            try:
                text = (self.root / path).read_text("utf-8")
            except (OSError, UnicodeDecodeError):
                text = ""
            self._known_words[path] = frozenset(word.lower() for word in WORD.findall(text))
        return self._known_words[path]

    @cached_property
    def _known_words(self) -> dict[str, frozenset[str]]:
        return {}

    def _link(self, importer: str, imported: str, distance: float = 1.0) -> None:
        self._importers[imported][importer] = min(distance, self._importers[imported].get(importer, distance))

    def _link_entry_points(self) -> None:
        project = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))["project"]
        groups: Mapping[str, Mapping[str, str]] = project.get("entry-points", {})
        for group, points in groups.items():
            for target in points.values():
                self._link(group, target.partition(":")[0], REGISTRY)
        for target in project.get("scripts", {}).values():
            commands = target.partition(":")[0]
            for module in self.modules:
                if module.startswith(f"{commands}."):  # a module a command, imported by its name
                    self._link(commands, module, REGISTRY)

    def _link_names_in_tests(self) -> None:
        for module, text in self._texts.items():
            if not module.startswith("tests"):
                continue
            for name in set(DOTTED.findall(text)):
                while name and name not in self.modules:
                    name = name.rpartition(".")[0]
                if name and name != "keydom":
                    self._link(module, name)
        for module in self.modules:
            if module.rpartition(".")[2] == "conftest":
                for test in self.test_modules:
                    if test.startswith(f"{module.rpartition('.')[0]}."):
                        self._link(test, module)

    def _readers(self, path: str) -> Iterable[tuple[str, float]]:
        """The modules that read a file which is no module."""
        place = Path(path)
        folders = [f'"{part}"' for part in place.parent.parts if part not in ("src", "keydom", "tests")]
        for module, text in self._texts.items():
            if place.name in text:
                yield module, 1.0
            elif folders and folders[-1] in text:
                yield module, 2.0
        for parent in place.parents:  # the package that it lies in
            if (
                package := _dotted(parent.relative_to("src") if parent.parts[:1] == ("src",) else parent)
            ) in self.modules:
                yield package, 1.0
                if f"{package}.game" in self.modules:
                    yield f"{package}.game", 1.0
                break
        if place.suffix in (".js", ".css", ".html"):
            for test in self.test_modules:
                if test.startswith("tests.browser."):
                    yield test, 2.0 - self._named_by_scripts(place, self.test_modules[test])

    def _named_by_scripts(self, place: Path, test: str) -> float:
        """1 where the test is named after the script, half where after one that imports it, else nothing."""
        pieces = set(_pieces(Path(test).stem))
        if pieces & set(_pieces(place.stem)):
            return 1.0
        for other in (self.root / place.parent.parent).glob("*/*.js"):
            if place.name in SCRIPT_IMPORT.findall(other.read_text("utf-8")) and pieces & set(_pieces(other.stem)):
                return 0.5
        return 0.0

    def _spread(self, start: Mapping[str, float]) -> dict[str, float]:
        """The distance of every module that imports one of these, directly or not."""
        best: dict[str, float] = {}
        queue = [(distance, module) for module, distance in start.items()]
        heapq.heapify(queue)
        while queue:
            distance, module = heapq.heappop(queue)
            if module in best:
                continue
            best[module] = distance
            for importer, step in self._importers.get(module, {}).items():
                if importer not in best:
                    heapq.heappush(queue, (distance + step, importer))
        return best


def module_of(path: str) -> str | None:
    """The module that a file is, of the package or of its tests."""
    if not path.endswith(".py"):
        return None
    if path.startswith("src/keydom/"):
        return _dotted(Path(path).relative_to("src"))
    return _dotted(Path(path)) if path.startswith("tests/") else None


def mirrored(path: str, test: str) -> float | None:
    """How far a test is by the folders alone; None where it does not stand in the place that mirrors the package."""
    if not path.startswith("src/keydom/"):
        return None
    room = Path(path).relative_to("src/keydom").parent.parts
    place = Path(test).relative_to("tests").parent.parts
    shared = 0
    while shared < min(len(room), len(place)) and room[shared] == place[shared]:
        shared += 1
    if shared < (2 if room[:1] == ("games",) else 1):
        return None
    near = bool(set(_pieces(Path(path).stem)) & set(_pieces(Path(test).stem)))
    return 1.5 + 0.5 * (len(room) - shared + len(place) - shared) - near


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts if path.suffix == ".py" else path.parts
    return ".".join(parts[:-1] if parts[-1:] == ("__init__",) else parts)


def _pieces(stem: str) -> list[str]:
    """The words of a file name, without test_, and without the s of a plural."""
    return [
        piece.rstrip("s") for piece in re.split(r"[^a-z]+", stem.lower()) if piece not in ("", "test", "page", "server")
    ]
