"""How wide the texts of a page are in a browser, against how wide drawings take them to be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import keydom
from keydom.drawing.svg import BOLD, measure

MESSAGES = sorted(Path(keydom.__file__).parent.glob("games/*/locale/*.ftl"))
EVERY = 25  # of the short texts of a file
WIDTHS = """async ([texts, size, weight]) => {
  await document.fonts.ready;
  const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const widths = texts.map((text) => {
    const line = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "text"));
    line.textContent = text;
    line.setAttribute("font-size", size);
    line.setAttribute("font-weight", weight);
    return line.getComputedTextLength();
  });
  svg.remove();
  return widths;
}"""


@pytest.mark.parametrize(("weight", "wider"), [(500, 1.0), (700, BOLD)], ids=["medium", "bold"])
def test_no_text_of_a_page_is_wider_than_it_is_measured_and_none_much_narrower(
    browser: Browser, address: str, weight: int, wider: float
) -> None:
    texts = [
        text
        for path in MESSAGES
        for text in re.findall(r"(?m) = ([^{}\n≈●→]{4,40})$", path.read_text("utf-8"))[::EVERY]
    ]
    page = browser.new_page()
    page.goto(address)
    for size in (10, 12, 15):
        ratios = [
            measure(text, size) * wider / width
            for text, width in zip(texts, page.evaluate(WIDTHS, [texts, size, weight]), strict=True)
        ]
        assert [text for text, ratio in zip(texts, ratios, strict=True) if not 0.995 <= ratio <= 1.12] == []
    page.close()
