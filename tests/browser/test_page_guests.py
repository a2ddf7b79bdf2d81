"""Guests: greeted by name, renamed, taken along to another device; and what the maker of a table can do for them."""

from __future__ import annotations

from playwright.sync_api import expect

from keydom.server.table.seat_requests import OWN_MOVES

from .player import PHONE, PHONE_FIRST, Player, Seat
from .test_page_fitness import grave_faults


def invited(player: Seat, size: dict[str, object] | None = None) -> tuple[Player, Player]:
    """A maker at a table, and a guest who has just come by a link."""
    maker, guest = player(), player(size)
    (link,) = maker.sit("pebbles", "link")
    guest.come(link)
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
    maker.page.locator(".player", has_text="Mia").wait_for(state="attached")
    expect(maker.page.locator(".player", has_text="Mia")).to_have_count(1)


def test_the_maker_sees_who_has_come(player: Seat) -> None:
    maker, guest = player(), player()
    (link,) = maker.sit("pebbles", "link")
    before = maker.page.locator(".absent").count()
    guest.come(link)
    maker.page.locator(".absent").wait_for(state="detached")
    assert before == 1


def test_the_maker_gives_out_another_link_for_one_that_was_lost(player: Seat) -> None:
    maker, guest = player(), player()
    maker.sit("pebbles", "link")
    maker.page.locator(".absent [data-act-seats]").click()
    maker.page.locator("#seats li [data-link]").click()
    maker.page.locator("#sure [data-yes]").click()
    field = maker.page.locator("#seats [data-given] textarea")
    field.wait_for()
    expect(maker.page.locator("#seats [data-given] p:visible").first).to_contain_text(
        "Send it to whoever is to sit there"
    )
    guest.come(field.input_value())
    expect(guest.page.locator("[data-welcome]")).to_be_visible()


def test_a_link_that_was_sent_is_not_made_worthless_unasked(player: Seat) -> None:
    maker, guest = player(), player()
    (link,) = maker.sit("pebbles", "link")
    maker.press(maker.page.locator(".absent [data-act-seats]"))
    maker.press(maker.page.locator("#seats li [data-link]"))
    expect(maker.page.locator("#sure p").first).to_contain_text("no longer works")
    maker.press(maker.page.locator("#sure [data-close]"))
    guest.come(link)
    expect(guest.page.locator("[data-welcome]")).to_be_visible()


def test_a_seat_is_shown_as_a_code_for_another_device(player: Seat) -> None:
    _, guest = invited(player)
    assert "/join/" in taken_along(guest)


def taken_along(guest: Player) -> str:
    """The link by which a guest takes the seat to another device, as the code shows it too."""
    guest.press(guest.page.locator("#seats p [data-link]"))
    guest.page.locator("#seats .code").wait_for()
    expect(guest.page.locator("#seats [data-given] p:visible").first).to_contain_text("Open this on the other device")
    return guest.page.locator("#seats [data-given] textarea").input_value()


def test_an_axe_scan_finds_no_grave_fault_where_a_guest_is_greeted(player: Seat) -> None:
    _, guest = invited(player, PHONE)
    guest.press(guest.page.locator("#seats p [data-link]"))
    guest.page.locator("#seats .code").wait_for()
    assert grave_faults(guest) == []


# A link invites; it is not the seat.


def test_opening_a_link_shows_where_it_leads_and_takes_nothing(player: Seat) -> None:
    maker, guest = player(), player()
    (link,) = maker.sit("pebbles", "link")
    guest.page.goto(link)
    expect(guest.page.locator("h1")).to_have_text("You are invited to a table of Pebbles")
    expect(guest.page.locator("main b")).to_have_text("Player 2")
    expect(guest.page.locator("[data-shared]")).to_have_count(0)
    expect(maker.page.locator(".absent")).to_have_count(1)


def test_who_only_watches_takes_no_seat(player: Seat) -> None:
    maker, guest = player(), player()
    (link,) = maker.sit("pebbles", "link")
    guest.page.goto(link)
    guest.press(guest.page.locator("#sit a"))
    guest.arrive()
    expect(guest.page.locator(".player.mine")).to_have_count(0)


def test_a_link_that_was_used_says_so(player: Seat) -> None:
    maker, guest, late = player(), player(), player()
    (link,) = maker.sit("pebbles", "link")
    guest.come(link)
    late.page.goto(link)
    expect(late.page.locator("h1")).to_have_text("This link has been used")
    late.faults.clear()  # the page itself is an answer of 403
    late.press(late.page.locator("main a.button"))
    late.arrive()


@PHONE_FIRST
def test_an_axe_scan_finds_no_grave_fault_where_somebody_sits_down(player: Seat, size: dict[str, object]) -> None:
    maker, guest = player(), player(size)
    (link,) = maker.sit("pebbles", "link")
    guest.page.goto(link)
    assert grave_faults(guest) == []


# Where a seat is open.


def test_a_seat_is_taken_to_another_device_and_ended_there(player: Seat) -> None:
    _, guest = invited(player)
    phone = player(PHONE)
    phone.page.goto(taken_along(guest))
    expect(phone.page.locator("[data-shared]")).to_be_visible()
    phone.press(phone.page.locator("#sit [type=submit]"))
    phone.arrive()
    guest.press(guest.page.locator("[data-elsewhere] [data-act-seats]"))
    open_in = guest.page.locator("#seats [data-open] li")
    expect(open_in).to_have_count(2)
    expect(open_in.locator("time").first).not_to_be_empty()
    guest.press(guest.page.locator("[data-end-others]"))
    guest.press(guest.page.locator("#sure [data-yes]"))
    expect(open_in).to_have_count(1)
    expect(guest.page.locator("[data-elsewhere]")).to_have_count(0)
    expect(phone.page.locator(".player.mine")).to_have_count(0)  # it watches now
    expect(phone.page.locator(".note", has_text="watching")).to_be_visible()
    phone.faults.clear()  # it was told 403 when it looked


def test_a_guest_sees_that_the_seat_is_open_in_one_browser(player: Seat) -> None:
    _, guest = invited(player)
    expect(guest.page.locator("#seats [data-open] h3")).to_have_text("Where your seat is open: 1")


def test_who_lost_a_seat_asks_for_it_and_the_others_are_asked(player: Seat) -> None:
    maker, guest, third, again = player(), player(), player(), player()
    links = maker.sit("pebbles", "link", "link")
    for friend, link in zip((guest, third), links, strict=True):
        friend.come(link)
    for _ in range(OWN_MOVES):
        for seat, friend in enumerate((maker, guest, third)):
            friend.play_one(seat)
    again.page.goto(maker.page.url)
    again.arrive()
    again.press(again.menu("[data-act-seats]"))
    again.press(again.page.locator('[data-lost="2"]'))
    code = again.page.locator("[data-request] p").first.inner_text()[-4:]
    expect(third.page.locator("[data-request]")).to_contain_text(code)
    for friend in (maker, guest):
        friend.press(friend.page.locator("[data-request] [data-consent=agree]"))
    expect(again.page.locator('[data-request] [data-lost="2"]')).to_be_hidden()  # who has the seat has time to refuse
    third.press(third.page.locator("[data-request] [data-consent=refuse]"))
    expect(again.page.locator("[data-request]")).to_have_count(0)


# Whether a press on their middle would reach a choice in words, and a lit thing on the board: nothing lies upon them.
REACHED = """() => ['.ask [data-action]', '.board:not([hidden]) .lit'].map((which) =>
  [...document.querySelectorAll(which)].some((one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  }))"""


def test_who_is_greeted_has_a_choice_in_sight_in_words_and_on_the_board(player: Seat) -> None:
    maker, guest = player(), player({"viewport": {"width": 1280, "height": 800}})
    link, _ = maker.sit("keyflower", "link", "link")
    maker.let_play(0, "pass")
    guest.come(link)
    guest.page.locator("[data-welcome]").wait_for()
    guest.wait()
    assert guest.page.evaluate(REACHED) == [True, True]
