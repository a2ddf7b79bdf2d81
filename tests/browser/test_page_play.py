"""What a player meets at a table: cards, reasons, the way back through a game, the others, and the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from keydom.server.words import PageWords

from .player import DESK_FIRST, DESKTOP, FRAMES, LYING, PHONE, Player, Seat
from .scenes import asked, asking, brings_goods, finished, midway


def step(me: Player) -> str:
    """One step of a turn that goes on after it; says how the page stood before."""
    before = me.version
    me.press(me.page.get_by_role("button", name="Give the pebble away"))
    me.settled(before)
    return before


def test_a_step_of_a_turn_is_taken_back_and_made_again(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot", "bot")
    me.wait()
    step(me)
    after = me.version
    me.take_back()
    me.settled(after)
    before = me.version
    me.page.locator("[data-act=redo]").click()
    me.settled(before)
    assert me.version == after


def test_a_turn_is_begun_again(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    begun = me.offered()
    for _ in range(2):  # a tile, and a colour, which shows what is behind the screen
        before = me.version
        me.press(me.in_words(text=next(text for text in me.offered() if text != "pass")))
        me.settled(before)
    before = me.version
    me.page.locator("[data-act=restart]").click()
    me.settled(before)
    assert me.offered() == begun


def test_what_was_put_together_of_a_turn_is_still_there_when_the_page_comes_again(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot", "bot")
    me.wait()
    step(me)
    after = me.version
    me.page.reload()
    me.page.locator(f'#table[data-version="{after}"]').wait_for()
    assert me.page.get_by_role("button", name="Give the pebble away").count() == 0


def test_a_turn_asks_once_and_says_what_it_is(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    version = me.version
    while not me.page.locator("#choosing .primary").count():
        before = me.version
        me.press(me.in_words(text=next(text for text in me.offered() if text != "pass")))
        me.settled(before)
    assert (me.version.startswith(f"{version}+"), "Bid" in me.page.locator("#choosing b").inner_text()) == (True, True)


def test_who_wants_no_question_is_asked_none(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot", "bot")
    me.wait()
    me.drawer("set").locator("[name=handing][value=now]").check()
    me.close_drawer()
    ply = me.page.locator("[data-shown]").text_content()
    me.press(me.page.get_by_role("button", name="Keep the pebble"))
    me.page.locator(f'[data-shown]:not(:text-is("{ply}"))').wait_for(state="attached")
    assert me.page.locator("#choosing .primary").count() == 0


def ask_for_a_hint(me: Player) -> None:
    me.press(me.page.locator("[data-act=hint]:visible"))
    me.page.locator("#hints [data-hint]").first.wait_for()


def test_a_hint_tells_the_best_moves_and_what_to_expect_of_them(player: Seat) -> None:
    me = player()
    me.sit("keyper", "bot")
    me.wait()
    ask_for_a_hint(me)
    told = [text.partition("Expected final score") for text in me.page.locator("#hints [data-hint]").all_inner_texts()]
    offered = me.page.locator(".ask [data-action]").all_text_contents()
    assert [(move.strip() in offered, figures.strip() != "") for move, _, figures in told] == [(True, True)] * 3


def figures(text: str) -> list[tuple[str, float]]:
    """The names and numbers that a move is advised with."""
    parts = [part.rpartition("\u00a0") for part in text.split(" · ")]
    return [(name, float(number.replace("−", "-"))) for name, _, number in parts if not number.endswith("%")]


def test_the_figures_of_a_hint_name_what_weighs_most_and_add_up_to_what_the_move_changes(player: Seat) -> None:
    me = player()
    me.sit("keyper", "bot")
    me.wait()
    with me.page.expect_response(re.compile("/hint")) as answer:
        ask_for_a_hint(me)
    hint = answer.value.json()["hints"][0]
    told = figures(me.page.locator("#hints [data-hint] .small").first.inner_text())[1:]
    named = [*hint["lines"][:3], *hint["features"][:2]]
    whole = hint["prospects"] + sum(line["points"] for line in hint["lines"])
    assert [name for name, _ in told][: len(named)] == [thing["name"] for thing in named]
    assert sum(number for _, number in told) == pytest.approx(whole, abs=0.05 * (len(told) + 1))


def test_of_a_move_that_a_search_did_not_follow_no_figures_are_told(player: Seat) -> None:
    def answer(route: Route) -> None:
        told = route.fetch().json()
        told["hints"][1].update(points=None, chance=None, preference=None)
        route.fulfill(json=told)

    me = player()
    me.sit("keyper", "bot")
    me.wait()
    me.page.route("**/hint?*", answer)
    ask_for_a_hint(me)
    first, second = me.page.locator("#hints [data-hint] .small").all_inner_texts()[:2]
    assert ["Expected final score" in text for text in (first, second)] == [True, False]
    assert second.strip().startswith("not looked into ·")
    assert "Chance to win" not in second


def test_hints_stay_where_they_are_told_however_many_play(player: Seat) -> None:
    me = player()
    me.sit("keyflower", *["bot"] * 5)
    me.wait()
    ask_for_a_hint(me)
    hints, rail = me.page.locator(".answers").bounding_box(), me.page.locator(".rail").bounding_box()
    assert hints is not None
    assert rail is not None
    assert hints["y"] + hints["height"] <= rail["y"]


def test_a_move_that_was_advised_is_shown_and_waits_for_a_yes(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.wait()
    version = me.version
    ask_for_a_hint(me)
    me.press(me.page.locator("#hints [data-hint]").first)
    me.page.locator(".board .advised").first.wait_for()
    assert (me.version, me.page.locator("#choosing .primary").is_visible()) == (version, True)


def test_a_move_that_was_advised_is_made_when_it_is_confirmed(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.wait()
    ask_for_a_hint(me)
    me.choose(me.page.locator("#hints [data-hint]").first)
    assert me.page.locator("#hints > *").count() == 0


def test_a_hint_is_asked_for_and_put_away_by_keyboard(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.page.locator("[data-act=hint]:visible").focus()
    me.page.keyboard.press("Enter")
    me.page.locator("#hints [data-hint]:focus").wait_for()
    me.page.keyboard.press("Enter")
    me.page.locator("#hints [aria-pressed=true]").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator("[data-act=hint]:focus").wait_for()
    assert me.page.locator("#hints > *, .advised, #choosing > *").count() == 0


def test_a_finished_game_is_looked_through_with_hints_on_a_phone(player: Seat) -> None:
    me = player(PHONE)
    me.bring(finished("pebbles"))
    me.page.goto(me.page.url + "?ply=7")
    me.page.locator("body.past").wait_for()
    me.press(me.from_here("hint"))
    me.page.locator("#hints [data-hint]").first.wait_for()
    assert me.page.locator("#hints .head").inner_text().startswith("Ana – ")


def test_who_plays_with_friends_is_offered_no_hint(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "link")
    me.wait()
    assert me.page.locator("[data-act=hint]:visible").count() == 0


def test_a_line_of_the_log_leads_to_the_table_as_it_was(player: Seat) -> None:
    me = player()
    me.sit_anew("keyflower", "bot")
    me.wait()
    me.drawer("log").locator(".opening summary").click()
    line = me.page.locator("#panel-log a").first
    ply = line.get_attribute("data-ply")
    line.click()
    me.page.locator("body.past").wait_for()
    assert me.page.url.endswith(f"ply={ply}")


def test_whoever_looks_back_from_the_log_comes_back_with_one_press(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot")
    me.wait()
    me.decide()
    me.wait()
    me.press(me.drawer("log").locator("a").first)
    me.press(me.page.locator("[data-step=now]"))
    me.page.locator("body:not(.past)").wait_for()


ALONE = """() => {
  const [sign, word] = [document.querySelector('.prompt .about'), document.querySelector('.prompt .last').firstChild];
  const range = document.createRange();
  range.selectNodeContents(word);
  const [box, last] = [sign.getBoundingClientRect(), range.getBoundingClientRect()];
  return box.top > last.bottom - 4;
}"""


def test_the_sign_that_leads_to_the_rules_stands_beside_the_last_word(player: Seat) -> None:
    me = player({"viewport": {"width": 1024, "height": 768}})
    me.midway(midway("keythedral"))
    assert not me.page.evaluate(ALONE)


# Whether the sign at the end of a question can be pressed.
WHOLE = """() => {
  const sign = document.querySelector('.prompt .about');
  const { left, top, width, height } = sign.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === sign;
}"""


def test_a_long_question_is_seen_to_its_end(player: Seat) -> None:
    me = player({"viewport": {"width": 1024, "height": 768}, "locale": "fr"})
    me.place(asked("keyper", "Join"), "bot", "bot")
    me.wait()
    assert me.page.evaluate(WHOLE)


# What the paper of hints lies upon: tabs, what it recommends; and whether the log can be seen behind it.
UNDER_HINTS = """() => {
  const own = document.querySelector('#hints').getBoundingClientRect();
  const meets = (one) => own.left < one.right - 1 && one.left < own.right - 1 && own.top < one.bottom - 1
    && one.top < own.bottom - 1;
  const kept = [...document.querySelectorAll('.tabs, .scene .advised, .board.hand [data-ref]')];
  return [
    kept.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.dataset.ref ?? one.className),
    document.querySelector('#story').checkVisibility({visibilityProperty: true}),
  ];
}"""


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(LYING, marks=pytest.mark.soak)], ids=["desk", "lying"])
def test_hints_hide_neither_what_they_recommend_nor_half_of_the_log(player: Seat, size: dict[str, Any]) -> None:
    me = player(size)
    me.midway(midway("keyflower"))
    me.press(me.page.locator("[data-act=hint]:visible"))
    me.press(me.page.locator("#hints [data-hint]").first)
    me.be_up_to_date()
    assert me.page.evaluate(UNDER_HINTS) == [[], False]


# Whether the paper of hints lies between the header and the rail, and upon no answer.
APART = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [own, sheet] = [box('.answers'), box('#plain.many')];
  const within = own.top >= box('.top').bottom && own.bottom <= box('.rail').top;
  return [within, own.bottom <= sheet.top || own.top >= sheet.bottom];
}"""


def test_hints_beside_a_sheet_of_answers_lie_in_sight(player: Seat) -> None:
    me = player()
    me.place(asked("keythedral", "Turn"), "bot", "bot")
    me.wait()
    me.press(me.page.locator("[data-act=hint]:visible"))
    me.page.locator("#hints [data-hint]").first.wait_for()
    me.page.evaluate(FRAMES)
    assert me.page.evaluate(APART) == [True, True]


def test_an_address_leads_to_the_table_as_it_was(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    me.page.goto(me.page.url + "?ply=7")
    me.page.locator("body.past").wait_for()
    assert me.page.locator("[data-shown]").inner_text().startswith("7 /")


# What the bar of the replay lies upon, and whether its sentence is cut.
UNDER_REPLAY = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bar = box(document.querySelector('#replay'));
  const meets = (one) =>
    bar.left < one.right - 1 && one.left < bar.right - 1 && bar.top < one.bottom - 1 && one.top < bar.bottom - 1;
  const kept = [...document.querySelectorAll('.scene .board:not([hidden]), .board.hand [data-ref], .tabs, .me')];
  const said = document.querySelector('.ask .prompt');
  const close = box(document.querySelector('[data-close-replay]'));
  return [
    kept.filter((one) => meets(box(one))).map((one) => one.className.baseVal ?? one.className),
    said.scrollHeight > said.clientHeight + 1 || !said.checkVisibility({visibilityProperty: true}),
    Math.min(close.width, close.height) >= 24,
  ];
}"""


@pytest.mark.parametrize(
    "size",
    [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE, pytest.param(LYING, marks=pytest.mark.soak)],
    ids=["desk", "phone", "lying"],
)
def test_the_bar_of_the_replay_hides_nothing_of_the_table(player: Seat, size: dict[str, Any]) -> None:
    me = player(size)
    me.midway(midway("keyflower"))
    me.look_back("back")
    me.page.locator("body.past:not(.busy)").wait_for()
    assert me.page.evaluate(UNDER_REPLAY) == [[], False, True]


def test_a_finished_game_is_watched_from_the_beginning_to_the_end(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    last = int(me.page.locator("#replay input").get_attribute("max") or 0)
    me.press(me.page.locator("[data-more]"))
    me.press(me.page.locator("[data-act=from-start]"))
    me.page.locator("body.past").wait_for()
    me.page.locator("#replay input").fill(str(last - 1))
    me.page.locator("body.over:not(.past)").wait_for()
    expect(me.page.locator(".result")).to_be_visible()


def test_all_hands_are_open_after_the_end(player: Seat) -> None:
    me, watcher = player(), player()
    me.bring(finished("keyflower"))
    watcher.page.goto(me.page.url)
    watcher.drawer("players").locator("[data-act=look]").first.click()
    watcher.page.locator('.player [aria-pressed="true"]').wait_for()
    assert watcher.page.locator(".player.mine").count() == 0


def test_a_friend_agrees_to_go_back(player: Seat) -> None:
    one, two = player(), player()
    (link,) = one.sit("pebbles", "link")
    two.come(link)
    for turn in (one, two):
        turn.wait()
        turn.choose(turn.page.get_by_role("button", name="Keep the pebble"))
    one.look_back("first")
    one.from_here("rewind").click()
    expect(one.page.locator("#sure [data-yes]")).to_have_text("Propose to go back to this point")
    one.page.locator("#sure [data-yes]").click()
    two.page.locator("[data-act=agree]").click()
    one.page.get_by_text("went back").first.wait_for(state="attached")
    assert one.page.locator("body.past").count() == 0


def test_among_bots_going_back_is_no_proposal_and_is_called_so(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot")
    me.wait()
    me.decide()
    me.wait()
    me.look_back("first")
    me.press(me.from_here("rewind"))
    expect(me.page.locator("#sure [data-yes]")).to_have_text("Go back to here")
    expect(me.page.locator("#sure p").first).to_have_text("The table goes back at once: what was played since is lost.")
    me.press(me.page.locator("#sure [data-yes]"))
    me.page.get_by_text("went back").first.wait_for(state="attached")


def test_what_is_said_reaches_the_other_and_is_only_text(player: Seat) -> None:
    one, two = player(), player()
    (link,) = one.sit("pebbles", "link")
    two.come(link)
    one.drawer("chat")
    one.page.locator("#saying input").fill("<b>hello</b>")
    one.page.locator("#saying button").click()
    two.page.locator(".top [data-open-drawer] .dot").wait_for()
    two.drawer("chat")
    assert two.page.locator("#panel-chat li").inner_text().endswith("<b>hello</b>")


def test_a_thing_explains_itself_to_who_rests_on_it(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.point_at(me.page.locator('.scene [data-ref^="tile:"]').first, me.page.locator("#card"))
    assert me.page.locator("#card p").inner_text() != ""


def test_a_thing_explains_itself_to_who_goes_there_with_the_arrows(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.be_up_to_date()
    me.page.locator(".board").first.focus()
    me.page.keyboard.press("ArrowDown")
    me.page.locator("#card").wait_for()
    assert me.page.locator("#card p").inner_text() != ""


def test_a_thing_explains_itself_to_a_finger_that_stays(player: Seat) -> None:
    me = player(PHONE)
    me.sit("keyflower", "bot")
    me.wait()
    me.hold(me.page.locator('.board [data-ref^="tile:"].lit').first)
    me.page.locator("#card").wait_for()
    assert me.page.locator("#card p").inner_text() != ""


def test_the_card_of_a_tile_shows_both_its_sides_large(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.point_at(me.page.locator('.scene [data-ref^="tile:"]').first, me.page.locator("#card img"))
    me.page.wait_for_function("document.querySelector('#card img').naturalWidth > 0")
    box = me.page.locator("#card img").bounding_box()
    assert box is not None
    assert box["width"] > 1.5 * box["height"]  # two hexagons side by side


def test_the_card_leads_to_the_rules(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.point_at(me.page.locator('.scene [data-ref^="tile:"]').first, me.page.locator("#card"))
    address = me.page.locator("#card a").get_attribute("href") or ""
    me.page.goto(me.address + address)
    expect(me.page.locator(f"#{address.partition('#')[2]}")).to_have_count(1)


def test_who_presses_what_is_not_lit_is_told_why(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot", "bot")
    me.wait()
    me.choose(me.page.get_by_role("button", name="Give the pebble away"))
    me.page.locator('.board [data-ref="seat:0"]').click()
    me.page.locator("#notices p").wait_for()
    assert "yourself" in me.page.locator("#notices").inner_text()


def test_what_was_chosen_so_far_is_shown_and_cancelled(player: Seat) -> None:
    me = player()
    me.midway(
        asking("keyflower", "Turn")
    )  # dealt anew, a tile may be left with a single bid, and that is asked at once
    choices = me.offered()
    me.page.locator('.board [data-ref="tile:order-1"].lit').click()
    me.page.locator("#choosing .chip").wait_for()
    me.page.locator("#choosing button").click()
    assert me.offered() == choices


def test_what_was_chosen_half_way_survives_somebody_talking(player: Seat) -> None:
    one, two = player(), player()
    (link,) = one.sit("keythedral", "link", "bot")
    two.come(link)
    one.wait()
    one.press(one.page.locator("#asking summary"))
    one.page.locator("#filter").fill("0,-2")
    two.drawer("chat")
    two.page.locator("#saying input").fill("hello")
    two.page.locator("#saying button").click()
    one.page.locator(".top [data-open-drawer] .dot").wait_for()
    assert one.page.locator("#filter").input_value() == "0,-2"


def test_what_happened_since_the_last_turn_is_in_sight_on_a_phone(player: Seat) -> None:
    me = player(PHONE)
    me.midway(midway("keyflower"))
    me.press(me.menu("[data-open-story]"))
    expect(me.page.locator(".story .since li").first).to_be_visible()


def test_title_and_icon_tell_whose_turn_it_is(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.wait()
    icon = me.page.locator('link[rel="icon"]').get_attribute("href")
    assert (me.page.title()[0], icon) == ("●", "/static/shared/icon-turn.svg")


def test_a_lost_connection_is_told_and_comes_back_by_itself(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "link")
    me.wait()
    me.context.set_offline(True)
    me.page.locator("body.offline").wait_for()
    me.context.set_offline(False)
    me.page.locator("body:not(.offline)").wait_for()
    me.faults.clear()  # that nothing could be loaded meanwhile is what was wanted
    me.decide()
    assert me.page.locator("#panel-log li").count() > 1


def test_the_game_is_followed_where_less_motion_is_not_asked_for(player: Seat) -> None:
    me = player({**DESKTOP, "reduced_motion": "no-preference"})
    me.sit("keyflower", "bot")
    for _ in range(4):
        if me.wait():
            me.decide()
    expect(me.page.locator(".board svg").first).to_be_visible()


def test_a_finished_game_is_saved_and_brought_in_again(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    me.press(me.page.locator("[data-more]"))
    scores = me.page.locator(".scores").inner_text()
    with me.page.expect_download() as saved:
        me.page.locator(".end-more [download]").click()
    me.open("/")
    me.page.locator(".opens").click()
    me.page.locator("#site-menu [data-bring]").click()
    me.page.locator("#bring [type=file]").set_input_files(saved.value.path())
    me.page.locator("#bring [type=submit]").click()
    me.press(me.page.locator("[data-more]"))
    assert me.page.locator(".scores").inner_text() == scores


def test_a_rematch_seats_the_same_players(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    over = me.page.url
    me.page.locator("[data-act=rematch]").click()
    me.page.wait_for_url(lambda url: url != over)
    me.arrive()
    me.take_over()
    assert me.page.locator(".player .name").all_text_contents() == ["Ana", "Ben", "Chris"]


def test_the_next_table_that_waits_is_one_press_away(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.wait()
    table = me.page.url
    me.open("/")
    me.page.locator('a[href="/next"]').click()
    me.arrive()
    assert me.page.url == table


def test_the_search_leaves_only_the_rules_that_mention_it(player: Seat) -> None:
    me = player()
    me.open("/games/keyflower/rules")
    me.page.locator("#search").fill("keywood")
    assert all("keywood" in text.lower() for text in me.page.locator("[data-piece]:visible").all_inner_texts())


def test_the_language_is_switched(player: Seat) -> None:
    me = player()
    me.open("/")
    me.page.locator(".opens").click()
    me.page.locator("#language").select_option("nl")
    me.page.locator("html[lang=nl]").wait_for()
    assert me.page.locator("h1").inner_text() == PageWords(None, "nl").say("lobby-title")


def test_the_link_to_watch_leads_to_what_is_looked_at(player: Seat) -> None:
    me = player({**DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]})
    me.bring(finished("pebbles"))
    me.look_back("back")
    me.page.locator("body.past").wait_for()
    me.menu("[data-copy-here]").click()
    me.page.locator("#notices p").wait_for()
    assert me.page.evaluate("navigator.clipboard.readText()") == me.page.url


def test_a_link_is_copied_where_the_page_did_not_come_by_tls(player: Seat) -> None:
    me = player()
    me.run_first("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    me.sit("pebbles", "link")
    me.menu("[data-copy-here]").click()
    me.page.locator("#notices p").wait_for()
    assert me.page.locator("#notices").inner_text() == "Copied"


def waiting_for_my_yes(me: Player, game: str) -> list[str]:
    """At a table where I have passed and not said yes; says who was to move before, as the page tells it."""
    me.sit(game, "bot", "bot")
    me.wait()
    before = me.page.locator(".player.turn .name").all_text_contents()
    me.press(me.page.locator("#plain [data-action=pass]"))
    me.page.locator("#choosing .primary").wait_for()
    return before


def test_while_my_turn_waits_for_my_yes_the_page_says_that_i_am_to_move(player: Seat) -> None:
    me = player()
    before = waiting_for_my_yes(me, "keyflower")
    assert me.page.locator(".player.turn .name").all_text_contents() == before != []


def test_a_turn_that_waits_for_my_yes_is_not_told_as_done(player: Seat) -> None:
    me = player()
    waiting_for_my_yes(me, "keyflower")
    assert me.page.locator("#choosing b").inner_text() == "Pass"


@DESK_FIRST
def test_a_second_press_on_the_same_place_is_no_yes(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    me.midway(asking("keyflower", "Turn", offering="pass"))
    me.stop_time(0)
    me.page.clock.pause_at(1)  # on a busy machine the question may come late
    box = me.page.locator("#plain [data-action=pass]").bounding_box()
    assert box is not None
    place = box["x"] + 0.15 * box["width"], box["y"] + box["height"] / 2
    me.press_at(*place)
    me.page.locator("#choosing .primary").wait_for()
    me.be_answered()  # a yes that comes before that does nothing
    me.press_at(*place)
    me.be_answered()
    assert (me.mover, me.page.locator("#choosing .primary").is_visible()) == (0, True)


def test_a_second_press_is_no_yes_however_late_the_question_came(player: Seat) -> None:
    me = player()
    me.midway(asking("keyflower", "Turn", offering="pass"))
    me.stop_time(0)
    me.page.clock.pause_at(1)
    held: list[Route] = []
    me.page.route("**/now?*", lambda route: held.append(route))
    box = me.page.locator("#plain [data-action=pass]").bounding_box()
    assert box is not None
    place = box["x"] + 0.15 * box["width"], box["y"] + box["height"] / 2
    with me.page.expect_request("**/now?*"):
        me.press_at(*place)
    me.page.clock.run_for(2000)
    held[0].continue_()
    yes = me.page.locator("#choosing .primary")
    yes.wait_for()
    assert yes.is_disabled()


def test_a_second_enter_is_no_yes(player: Seat) -> None:
    me = player()
    me.midway(asking("keyflower", "Turn", offering="pass"))
    me.page.locator("#plain [data-action=pass]").focus()
    me.page.keyboard.press("Enter")
    me.page.locator("#choosing .primary").wait_for()
    me.be_answered()
    me.page.keyboard.press("Enter")
    me.be_answered()
    assert (me.mover, me.page.locator("#choosing .primary").is_visible()) == (0, True)


def test_a_turn_that_waits_for_my_yes_says_what_it_would_bring(player: Seat) -> None:
    me = player()
    me.midway(asking("keyflower", "Muster", offering="add", where=brings_goods))
    me.press(me.in_words(text=next(text for text in me.offered() if text.startswith("add"))))
    expect(me.page.locator("#choosing p")).to_have_text(re.compile(r"^The log will say: .* got 1 "))
