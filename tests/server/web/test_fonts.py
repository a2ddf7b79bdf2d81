"""The typefaces of the pages: sent once, as what they are, and all that the style sheet names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import keydom

from ..hosting import Server

STATIC = Path(keydom.__file__).parent / "server/web/static"
NAMED = re.findall(r"fonts/([\w-]+\.woff2)", (STATIC / "css/tokens.css").read_text("utf-8"))


@pytest.mark.parametrize("name", NAMED)
def test_a_typeface_is_sent_as_one_and_kept_for_long(server: Server, name: str) -> None:
    answer = server.browser().get(f"/static/fonts/{name}")
    heads = {key: answer.headers.get(key) for key in ("content-type", "cache-control", "content-encoding")}
    assert (answer.content, heads) == (
        (STATIC / "fonts" / name).read_bytes(),
        {"content-type": "font/woff2", "cache-control": "public, max-age=2592000", "content-encoding": None},
    )


def test_a_typeface_that_is_not_there_is_not_kept(server: Server) -> None:
    answer = server.browser().get("/static/fonts/none.woff2")
    assert (answer.status_code, "cache-control" in answer.headers) == (404, False)


def test_the_style_sheet_names_every_typeface_that_there_is() -> None:
    assert sorted(NAMED) == sorted(path.name for path in (STATIC / "fonts").glob("*.woff2"))


def test_the_typefaces_of_a_first_visit_are_at_most_60_kilobytes() -> None:
    usual = [path.stat().st_size for path in (STATIC / "fonts").glob("*-latin-?00.woff2")]
    assert sum(usual) <= 60_000


def test_every_typeface_comes_with_its_licence() -> None:
    families = {path.name.partition("-latin-")[0] for path in (STATIC / "fonts").glob("*.woff2")}
    licences = {family: (STATIC / "fonts" / f"{family}-OFL.txt").read_text("utf-8") for family in families}
    assert [family for family, text in licences.items() if "SIL OPEN FONT LICENSE" not in text] == []
