"""Guests: greeted by name, renamed, taken along to another device; and what the maker of a table can do for them."""

from __future__ import annotations

from playwright.sync_api import expect

from .player import PHONE, Player, Seat
from .test_page_fitness import grave_faults


def invited(player: Seat, size: dict[str, object] | None = None) -> tuple[Player, Player]:
    """A maker at a table, and a guest who has just come by a link."""
    maker, guest = player(), player(size)
    (link,) = maker.sit("pebbles", "link")
    guest.page.goto(link)
    guest.arrive()
    guest.page.locator("[data-welcome]").wait_for()
    return maker, guest


def test_a_guest_is_greeted_by_name_and_table(player: Seat) -> None:
    _, guest = invited(player)
    assert guest.page.locator("[data-welcome]").inner_text() == (
        "Welcome, Player 2! This is your place at a table of Pebbles."
    )


def test_a_guest_takes_another_name_and_the_maker_sees_it(player: Seat) -> None:
    maker, guest = invited(player, PHONE)
    guest.page.locator("#seats [name=name]").fill("Mia")
    guest.press(guest.page.locator("#seats [type=submit]"))
    guest.page.locator("#seats li", has_text="Mia").wait_for()
    maker.page.locator(".player", has_text="Mia").wait_for()
    expect(maker.page.locator(".player", has_text="Mia")).to_have_count(1)


def test_the_maker_sees_who_has_come(player: Seat) -> None:
    maker, guest = player(), player()
    (link,) = maker.sit("pebbles", "link")
    before = maker.page.locator(".absent").count()
    guest.page.goto(link)
    maker.page.locator(".absent").wait_for(state="detached")
    assert before == 1


def test_the_maker_gives_out_another_link_for_one_that_was_lost(player: Seat) -> None:
    maker, guest = player(), player()
    maker.sit("pebbles", "link")
    maker.page.locator(".absent [data-act-seats]").click()
    maker.page.locator("#seats li [data-link]").click()
    field = maker.page.locator("#seats [data-given] input")
    field.wait_for()
    guest.page.goto(field.input_value())
    guest.arrive()
    expect(guest.page.locator("[data-welcome]")).to_be_visible()


def test_a_seat_is_shown_as_a_code_for_another_device(player: Seat) -> None:
    _, guest = invited(player)
    guest.page.locator("#seats p [data-link]").click()
    guest.page.locator("#seats .code").wait_for()
    assert "/join/" in guest.page.locator("#seats [data-given] input").input_value()


def test_an_axe_scan_finds_no_grave_fault_where_a_guest_is_greeted(player: Seat) -> None:
    _, guest = invited(player, PHONE)
    guest.press(guest.page.locator("#seats p [data-link]"))
    guest.page.locator("#seats .code").wait_for()
    assert grave_faults(guest) == []


# Whether a press on the middle of a choice would reach it: nothing lies upon it, and it is in sight.
REACHED = """() => [...document.querySelectorAll('.ask [data-action]')].some((one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
})"""


def test_who_is_greeted_has_a_choice_in_sight(player: Seat) -> None:
    guest = player({"viewport": {"width": 1280, "height": 800}})
    guest.sit("keyflower", "bot", "bot")
    guest.page.goto(f"{guest.page.url}?welcome=1")
    guest.page.locator("[data-welcome]").wait_for()
    guest.wait()
    assert guest.page.evaluate(REACHED)
