"""The pictures of the architecture, drawn from the import contracts."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
LAYERED = [contract for contract in CONTRACTS if contract["type"] == "layers"]


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.setattr(sys, "path", [str(ROOT / "docs"), *sys.path])
    from contracts import pictures

    return dict(pictures(ROOT))


@pytest.mark.parametrize("contract", LAYERED, ids=lambda contract: contract["name"])
def test_every_module_of_a_contract_is_drawn_and_higher_layers_stand_higher(
    pictures: dict[str, str], contract: dict[str, list[str]]
) -> None:
    names = [
        (name, float(text.get("y", 0)))
        for text in ElementTree.fromstring(pictures[str(contract["name"])]).iter("{http://www.w3.org/2000/svg}text")
        if text.get("font-weight") and (name := text.text)
    ]
    heights = dict(names)
    rows = [{heights[name] for name in re.findall(r"\w+", layer)} for layer in contract["layers"]]
    assert ([len(row) for row in rows], rows) == ([1] * len(rows), sorted(rows, key=min))
