"""Nothing on the pages keeps anybody out: what an axe scan finds, and what a phone needs."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from keydom.games import games
from keydom.words import LANGUAGES

from .player import DESK_FIRST, DESKTOP, PHONE, Player, Seat
from .scenes import asking, finished, midway

GRAVE = ("serious", "critical")
TITLES = tuple(games())
KEY_GAMES = tuple(name for name in TITLES if name != "pebbles")
SCHEMES = ("light", "dark")
LARGE = ("/games/keyflower/rules", "/games/keyflower/gallery", "/games/keyper/gallery")  # thousands of things to scan
LEAST = 43.5  # pixels: 44, and what rounding takes
# How high a thing is as a finger finds it: what is pressed may reach beyond what is seen.
REACHED = """all => all.map((one) => {
  const box = one.getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const hits = (y) => y >= 0 && y < innerHeight && one.contains(document.elementFromPoint(middle[0], y));
  let [top, bottom] = [middle[1], middle[1]];
  while (hits(top - 0.5)) top -= 0.5;
  while (hits(bottom + 0.5)) bottom += 0.5;
  return [one.textContent.trim() || one.title, Math.max(box.height, bottom - top + 1)];
})"""


VIOLATIONS = {"resultTypes": ["violations"]}  # nothing is told of what is in order


def grave_faults(one: Player) -> list[str]:
    found = Axe().run(one.page, options=VIOLATIONS).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}" for fault in found if fault["impact"] in GRAVE for node in fault["nodes"]
    ]


@pytest.mark.parametrize(
    ("path", "scheme"),
    [
        *(("/", scheme) for scheme in SCHEMES),
        ("/games/pebbles/gallery", "dark"),
        ("/games/keythedral/gallery", "light"),
        pytest.param("/games/pebbles/gallery", "light", marks=pytest.mark.soak),
        pytest.param("/games/keythedral/gallery", "dark", marks=pytest.mark.soak),
        *(pytest.param(path, scheme, marks=pytest.mark.soak) for path in LARGE for scheme in SCHEMES),
    ],
)
def test_an_axe_scan_finds_no_grave_fault(player: Seat, path: str, scheme: str) -> None:
    me = player({**DESKTOP, "color_scheme": scheme})
    me.open(path)
    assert grave_faults(me) == []


def test_an_axe_scan_finds_no_grave_fault_in_the_rules(player: Seat) -> None:
    me = player()
    me.open("/games/pebbles/rules")
    assert grave_faults(me) == []


def test_an_axe_scan_finds_no_grave_fault_where_a_table_is_made(player: Seat) -> None:
    me = player()
    me.open("/")
    me.page.locator("[data-open=new-keyflower]").click()
    me.page.locator("#new-keyflower summary").first.click()
    assert grave_faults(me) == []


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        *(("pebbles", scheme) for scheme in SCHEMES),  # and Keyflower on a phone
        *(pytest.param(game, scheme, marks=pytest.mark.soak) for game in KEY_GAMES for scheme in SCHEMES),
    ],
)
def test_an_axe_scan_finds_no_grave_fault_at_a_table(seen: Seat, game: str, scheme: Literal["light", "dark"]) -> None:
    me = seen(game)
    me.page.emulate_media(color_scheme=scheme)
    assert grave_faults(me) == []


def test_an_axe_scan_finds_no_grave_fault_at_a_table_on_a_phone(seen: Seat) -> None:
    assert grave_faults(seen("keyflower", PHONE)) == []


def test_an_axe_scan_finds_no_grave_fault_on_the_curtain(player: Seat) -> None:
    me = player()
    me.bring(midway("pebbles"))
    assert grave_faults(me) == []


def test_an_axe_scan_finds_no_grave_fault_in_a_replay(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    me.look_back("back")
    me.page.locator("body.past").wait_for()
    assert grave_faults(me) == []


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", ["keythedral", pytest.param("keyper", marks=pytest.mark.soak)])
def test_an_axe_scan_finds_no_grave_fault_at_the_end(ended: Seat, game: str, scheme: Literal["light", "dark"]) -> None:
    me = ended(game)
    me.page.emulate_media(color_scheme=scheme)
    assert grave_faults(me) == []


@DESK_FIRST
@pytest.mark.parametrize("game", ["pebbles", pytest.param("keythedral", marks=pytest.mark.soak)])
def test_an_axe_scan_finds_no_grave_fault_in_a_hint(player: Seat, game: str, size: dict[str, object]) -> None:
    me = player(size)
    me.sit(game, "bot")
    me.wait()
    me.press(me.page.locator("[data-act=hint]:visible"))
    me.press(me.page.locator("#hints [data-hint]").first)
    me.page.locator("#hints [aria-pressed=true]").wait_for()
    assert grave_faults(me) == []
    me.page.emulate_media(color_scheme="dark")
    assert grave_faults(me) == []


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=[] if one == "fr" else pytest.mark.soak) for one in LANGUAGES]
)
def test_the_links_of_a_finished_table_fit_on_a_small_phone(player: Seat, language: str) -> None:
    me = player({**PHONE, "viewport": {"width": 360, "height": 740}, "locale": language})
    me.bring(finished("pebbles"))
    me.page.locator("[data-next]:visible").wait_for()
    assert me.menu("").first.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.page.locator("#menu").evaluate("menu => menu.scrollWidth - menu.clientWidth") == 0


def is_scrolled_sideways(me: Player) -> bool:
    wide, there = me.page.evaluate("document.documentElement.scrollWidth"), PHONE["viewport"]["width"]
    return int(wide) > int(there)


@pytest.mark.parametrize("path", ["/", "/games/keyflower/rules", "/games/keyflower/gallery"])
def test_a_phone_needs_no_sideways_scrolling(player: Seat, path: str) -> None:
    me = player(PHONE)
    me.open(path)
    assert not is_scrolled_sideways(me)


@pytest.mark.parametrize("game", TITLES)
def test_a_table_on_a_phone_needs_no_sideways_scrolling(seen: Seat, game: str) -> None:
    assert not is_scrolled_sideways(seen(game, PHONE))


def test_the_end_on_a_phone_needs_no_sideways_scrolling(ended: Seat) -> None:
    assert not is_scrolled_sideways(ended("keyflower", PHONE))


@pytest.mark.parametrize("game", TITLES)
def test_what_a_phone_offers_to_press_is_44_pixels_high(seen: Seat, game: str) -> None:
    me = seen(game, PHONE)
    sizes = me.page.locator("button:visible, .bar a:visible, select:visible, summary:visible").evaluate_all(REACHED)
    assert [size for size in sizes if size[1] < LEAST] == []


@pytest.mark.parametrize("game", TITLES)
def test_every_choice_is_a_button_on_a_phone(seen: Seat, game: str) -> None:
    me = seen(game, PHONE)
    page = me.page.url.replace("/t/", "/api/tables/")
    legal = me.page.request.get(f"{page}/legal?seat=0").json()["legal"]
    assert sorted(me.offered()) == sorted(action["text"] for action in legal)


@pytest.mark.parametrize(
    ("game", "frame"),
    [
        ("keyflower", "Turn"),
        pytest.param("keyflower", "Place", marks=pytest.mark.soak),
        pytest.param("keyper", "Place", marks=pytest.mark.soak),
        ("keyper", "Build"),
        ("keythedral", "LayField"),
    ],
)
def test_a_phone_comes_so_close_that_what_is_lit_is_large_enough_to_press(player: Seat, game: str, frame: str) -> None:
    me = player(PHONE)
    me.midway(asking(game, frame))
    assert min(lit_sizes(me)) >= LEAST


def lit_sizes(me: Player) -> list[float]:
    """How large the largest picture of every lit thing is, across."""
    sizes = me.page.locator(".board .lit").evaluate_all(
        "all => all.map(one => [one.dataset.ref, one.getBoundingClientRect()])"
        ".map(([ref, box]) => [ref, Math.min(box.width, box.height)])"
    )
    return [max(size for other, size in sizes if other == ref) for ref in {ref for ref, _ in sizes}]


def test_what_is_smaller_than_a_finger_is_pressed_beside_it_too(player: Seat) -> None:
    me = player(PHONE)
    me.midway(asking("keyflower", "Colour"))
    last = me.page.locator(".board .lit").last
    box, ref = last.bounding_box(), last.get_attribute("data-ref")
    assert box is not None
    assert ref is not None
    assert box["width"] < LEAST
    me.press_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 20)
    chosen = me.page.locator("#card:visible, #choosing .primary").first
    chosen.wait_for()
    assert ref.partition(":")[2] in " ".join(me.page.locator("#card, #choosing").all_inner_texts()).lower()


def test_a_table_fits_into_the_window_of_a_desktop(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.wait()
    bottoms = me.page.locator(".prompt, .board, .rail").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= DESKTOP["viewport"]["height"]
    assert me.page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["viewport"]["height"]
