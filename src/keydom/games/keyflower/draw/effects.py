"""What tiles do, in signs: what is paid and gained, carried and upgraded, loaded and scored."""

from __future__ import annotations

from keydom.core.catalogue import Component
from keydom.drawing.signs import ARROW, HAMMER, SLASH, Mark, either, points
from keydom.games.keyflower.components import GOODS, SEASONS
from keydom.games.keyflower.draw.signs import thing, things

BESIDE, ANY_WORKER, CONTRACT = Mark("beside"), Mark("any-worker"), Mark("contract")

# Tiles that count, or do, something of their own.
COUNTED = {
    "developer": [BESIDE, HAMMER],
    "talton-lodge": [ANY_WORKER],
    "artisan": [Mark("upgraded")],
    "builder": [Mark("extension-any")],
    "muleteer": [CONTRACT],
    "beekeeper": [BESIDE],
    "the-glade": [BESIDE, Mark("season-summer")],
    "the-glade-in-winter": [BESIDE, Mark("season-winter")],
    "delivery-man": [Mark("walk")],
}
SORCERY = {False: [BESIDE, Mark("swap")], True: [Mark("hex"), Mark("swap")]}
ORDER_SCORES = [BESIDE, ARROW, points(1)]
SHARED = [mark for good in GOODS for mark in (Mark("", "3"), thing(good))]  # what the keyside brings
WINTER = {
    "keyflower": [Mark("cart")],
    "sea-bastion": [Mark("loop")],
    "sea-breese": [Mark("sail"), ARROW, points(2), Mark("", "–"), points(32)],
    "flipper": [Mark("up"), HAMMER, Mark("dot")],
    "white-wind": [ANY_WORKER],
    "keyflower-ii": [Mark("", "3"), thing("gold")],
    "sea-bastion-ii": [Mark("swap"), Mark("sail")],
    "sea-breese-ii": [Mark("hex"), Mark("season-winter")],
    "flipper-ii": [Mark("up"), Mark("extension-any")],
    "ianvincible-ii": [HAMMER],
    "white-wind-ii": [CONTRACT],
}
POWERS = {
    "boat-1a": [Mark("sand"), ARROW, Mark("random-worker"), Mark("random-worker")],
    "boat-1b": [Mark("sand"), ARROW, thing("green")],
    "boat-2a": [Mark("cart"), ARROW, Mark("meadow")],
    "boat-2b": [Mark("cart"), HAMMER, Mark("double")],
    "boat-3a": [thing("wood"), Mark("swap"), thing("resource"), Mark("dot"), HAMMER],
    "boat-3b": [thing("wood"), Mark("swap"), thing("resource"), Mark("dot"), points(0)._replace(text="")],
    "boat-4a": [thing("blue"), Mark("", "<"), thing("red"), thing("red")],
    "boat-4b": [Mark("lying")],
    "boat-7a": [thing("resource"), ARROW, Mark("hex"), SLASH, Mark("hex")],
    "boat-7b": [Mark("sand"), ARROW, thing("wood"), thing("stone"), thing("iron")],
}


def value(part: Component, up: bool) -> int:
    """The fixed points of a tile."""
    if part.kind == "winter":
        return 0 if part.words("needs") or part.id in COUNTED else part.number("points")
    fact = "points_up" if up else "points"
    return part.number(fact) if fact in part.facts else 0


def output(part: Component, up: bool) -> list[Mark]:
    """What a tile with an action does, or what it counts; nothing for one that has fixed points only."""
    if part.kind == "winter":
        return _winter(part)
    if part.kind == "home":
        return _transport(part, up)
    if part.id == "sorcerer":
        return SORCERY[up]
    pay, gain = things(part.words("pay")), _gain(part, up)
    if gain:
        return [*pay, ARROW, *gain] if pay else gain
    if part.number("move"):
        return _transport(part, up)
    each = part.number("each_up" if up else "each")
    if not each:
        return []
    counted = COUNTED.get(part.id) or [Mark("plot"), thing(part.word("keeps"))]
    return [*counted, ARROW, points(each)]


def _gain(part: Component, up: bool) -> list[Mark]:
    words = part.words("gain_up" if up else "gain")
    if not part.number("choose") or up:
        return things(words, gained=True)
    return either([thing(word, gained=True) for word in words])


def _transport(part: Component, up: bool) -> list[Mark]:
    suffix = "_up" if up else ""
    return [Mark("cart", str(part.number(f"move{suffix}"))), *[HAMMER] * part.number(f"icons{suffix}")]


def _winter(part: Component) -> list[Mark]:
    needs, worth = part.words("needs"), points(part.number("points"))
    if part.id == "keyside":
        return SHARED
    if not needs:
        return [*COUNTED[part.id], ARROW, worth] if part.id in COUNTED else []
    if part.number("alike"):
        return [Mark(f"fan-{needs[0]}"), ARROW, worth]
    return [*things(needs), ARROW, worth]


def load(part: Component, season: int) -> list[Mark]:
    """What a boat brings in a season."""
    words = part.words(SEASONS[season])
    return [
        mark for word in dict.fromkeys(words) for mark in (Mark("", str(words.count(word))), thing(word, gained=True))
    ]


def final(part: Component) -> list[Mark]:
    """What a boat does in winter for whoever takes it."""
    marks, each, fixed = WINTER.get(part.id, []), part.number("each"), part.number("points")
    if each:
        return [*marks, ARROW, points(each)]
    return [*marks, points(fixed)] if fixed else marks
