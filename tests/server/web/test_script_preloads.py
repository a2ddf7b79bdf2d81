"""What a page fetches at once: the scripts that it needs, and its icons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import keydom
from keydom.server.web.icons import NAMES, icon
from keydom.server.web.script_preloads import IMPORTED, module_addresses

from ..hosting import Party, Server

HOME = Path(keydom.__file__).parent / "server/web"
SCRIPTS = sorted((HOME / "static").rglob("*.js"))
PAGES = ("/", "/preferences", "/position", "/games/pebbles/rules", "/games/pebbles/learn", "table")
PRELOADED = re.compile(r'<link rel="modulepreload" href="([^"]+)">')


def test_what_a_module_imports_is_found_to_the_end() -> None:
    found = module_addresses('<script type="module" src="/static/pages/rules.js"></script>')
    assert {f"/static/{name}.js" for name in ("pages/rules", "shared/dom", "pages/search")} <= {*found}


def test_every_page_needs_what_the_common_module_imports_and_hands_on() -> None:
    found = module_addresses("")
    assert (found[0], "/static/shared/times.js" in found) == ("/static/shared/page.js", True)
    assert sorted({*found}) == sorted(found)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_import_is_overlooked(script: Path) -> None:
    named = re.findall(r"""(?:from|import)\s*["'](\.[^"']+)["']""", script.read_text("utf-8"))
    assert IMPORTED.findall(script.read_text("utf-8")) == named
    assert [name for name in named if not (script.parent / name).is_file()] == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_names_all_its_modules_before_it_runs_them(server: Server, path: str) -> None:
    html = server.browser().get(f"/t/{Party(server, 'pebbles').id}" if path == "table" else path).text
    needed = module_addresses(html.partition('<div id="notices"')[2])  # the elements at the end
    assert (PRELOADED.findall(html), len(needed) > 1) == (needed, True)


def test_every_icon_that_a_template_shows_is_in_the_file_of_icons() -> None:
    shown = {name for path in HOME.rglob("*.html") for name in re.findall(r'icon\("([\w-]+)"', path.read_text("utf-8"))}
    assert shown - NAMES == set()


def test_an_icon_that_is_not_there_is_refused() -> None:
    with pytest.raises(LookupError, match="no icon dragon"):
        icon("dragon")
