"""Variants of pebbles that each lack one property; a module of their own, so that another process can import them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from re import sub
from typing import TypeVar

from keydom.core.action import Action, Arg, Grammar, Verb
from keydom.core.errors import InvalidAction
from keydom.core.forms import GIVEN, Forms
from keydom.core.game import Chance, Event, Frame, Listener, Options, Score, Words
from keydom.core.insight import Insight
from keydom.core.scene import WindowSize
from keydom.games.pebbles.actions import DRAW, GIVE, KEEP, TO, PebblesAction
from keydom.games.pebbles.components import COAL, KINDS, NONE
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.rules.turns import Draw, Gift, Turn
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView

B = TypeVar("B", bound=PebblesState)


class OpenView(PebblesView):
    """Shows every bowl."""

    __slots__ = ("peeked",)

    def __init__(self, state: PebblesState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.peeked = [bowl[:] for bowl in state.hidden]

    def fields(self) -> tuple[object, ...]:
        return (*super().fields(), self.peeked)


class LeakInTheView(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        return OpenView(state, seat)


class CarelessView(PebblesView):
    """Keeps the whole position where a comparison by fields does not look."""

    __slots__ = ("state",)

    def __init__(self, state: PebblesState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.state = state.copy()


class LeakBesideTheFields(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        return CarelessView(state, seat)


class LeakThroughLegal(Pebbles):
    """Whether a pebble may be given depends on what the others hide."""

    def legal(self, state: PebblesState) -> list[Action]:
        legal = super().legal(state)
        seat = self.mover(state)
        if GIVE.of() in legal and any(bowl[COAL] for place, bowl in enumerate(state.hidden) if place != seat):
            legal.remove(GIVE.of())
        return legal


class LeakThroughARefusal(Pebbles):
    """Every refusal names how much coal the others hide."""

    def why_not(self, state: PebblesState, action: Action) -> Event | None:
        others = [bowl for seat, bowl in enumerate(state.hidden) if seat != self.mover(state)]
        coal = sum(bowl[COAL] for bowl in others)
        return None if action in self.legal(state) else Event("coal", {"coal": coal})


class RefusalThatChangesThePosition(Pebbles):
    """Whoever asks why has a turn less."""

    def why_not(self, state: PebblesState, action: Action) -> Event | None:
        state.turns -= 1
        return super().why_not(state, action)


class LostComponent(Pebbles):
    """A pebble that is given falls under the table."""

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        hand = state.hand
        super().play(state, action, tell)
        if action.verb is TO:
            state.opened[action.a][hand] -= 1


class ChoicesInAnotherOrder(Pebbles):
    """The order depends on how often it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def legal(self, state: PebblesState) -> list[Action]:
        self.asked += 1
        return super().legal(state)[:: 1 if self.asked % 2 else -1]


class ChoicesInHashOrder(Pebbles):
    """As a set would give them: always the same order here, another one in the next process."""

    def legal(self, state: PebblesState) -> list[Action]:
        return sorted(super().legal(state), key=lambda action: hash(f"{state.turns} {action}"))


class SharingState(PebblesState):
    __slots__ = ()

    def copy(self) -> SharingState:
        return _as(SharingState, super().copy(), self.hidden[:])


class SharedListAfterCopy(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        return _as(SharingState, super().start(seats, options))

    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        return _as(SharingState, super().sample(view, rng))


class ForgetfulState(PebblesState):
    __slots__ = ()

    def copy(self) -> ForgetfulState:
        twin = _as(ForgetfulState, super().copy())
        twin.hand = NONE
        return twin


class CopyForgetsTheHand(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        return _as(ForgetfulState, super().start(seats, options))


class PickledState(PebblesState):
    """Forgets the hand when it is pickled."""

    __slots__ = ()

    def copy(self) -> PebblesState:
        return _as(type(self), super().copy())

    def __reduce__(self) -> tuple[object, ...]:
        twin = PebblesState(self.bag, self.hidden, self.opened, self.turns, NONE)
        twin.frames = self.frames
        return _as, (type(self), twin)


class PickleForgetsTheHand(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        return _as(PickledState, super().start(seats, options))

    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        return _as(PickledState, super().sample(view, rng))


class StubbornState(PickledState):
    """Cannot be pickled at all."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("never")


class PositionThatCannotBePickled(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        return _as(StubbornState, super().start(seats, options))

    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        return _as(StubbornState, super().sample(view, rng))


class TextForgetsTheHand(Pebbles):
    forms = Forms({**Pebbles.forms.fields, "hand": GIVEN}, Pebbles.forms.parts, Pebbles.forms.view)


class TextThatIsNotRead(Pebbles):
    """Writes frames with the seat under a name that no frame has."""

    def text(self, thing: PebblesState | PebblesView) -> str:
        return sub(r"(seat|mover)=", "who=", super().text(thing))


class TextOfAnotherLength(Pebbles):
    """Says that every game is a short one."""

    def setting(self, state: PebblesState) -> tuple[int, Options]:
        return len(state.opened), self.options({"length": "short"})


class LiveView(PebblesView):
    """Points at the position's own list instead of copying it."""

    __slots__ = ()

    def __init__(self, state: PebblesState, seat: int | None) -> None:
        super().__init__(state, seat)
        self.opened = state.opened


class ViewThatChanges(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        return LiveView(state, seat)


class SampleChangesItsView(Pebbles):
    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        state = super().sample(view, rng)
        state.opened = view.opened
        return state


class CountingState(PebblesState):
    """Counts how often its score was asked for."""

    asked: int
    __slots__ = tuple(__annotations__)

    def copy(self) -> CountingState:
        twin = _as(CountingState, super().copy())
        twin.asked = self.asked
        return twin


class AskingChangesThePosition(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        state = _as(CountingState, super().start(seats, options))
        state.asked = 0
        return state

    def scores(self, state: PebblesState) -> list[Score]:
        if isinstance(state, CountingState):
            state.asked += 1
        return super().scores(state)


class UnparsableText(Pebbles):
    grammar = Grammar((DRAW, KEEP, TO))


class ArgumentWithoutAName(Pebbles):
    grammar = Grammar((KEEP, GIVE, TO, Verb("pair", Arg("seat"), Arg("other"))), (DRAW,), PebblesAction)


class NameOfTwoArguments(Pebbles):
    grammar = Grammar((KEEP, GIVE, TO, Verb("swap", Arg("pebble"), Arg("seat"))), (DRAW,), PebblesAction)


class TextOfAnotherAction(Pebbles):
    def parse(self, text: str) -> Action:
        return KEEP.of() if text == "give" else super().parse(text)


class AcceptsNonsense(Pebbles):
    def parse(self, text: str) -> Action:
        try:
            return super().parse(text)
        except InvalidAction:
            return KEEP.of()


class DeadEnd(Pebbles):
    def legal(self, state: PebblesState) -> list[Action]:
        return [] if state.turns == 2 and self.mover(state) >= 0 else super().legal(state)


class Dither(Frame[PebblesState, Action]):
    """Asks again and again."""

    __slots__ = ()

    def offer(self, state: PebblesState) -> list[Action]:
        return [KEEP.of()]

    def apply(self, state: PebblesState, action: Action, tell: Listener | None) -> None:
        state.frames.append(Dither(self.seat))


class Endless(Pebbles):
    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if state.turns == 2 and isinstance(state.frames[-1], Turn):
            state.frames.append(Dither(state.frames.pop().seat))


class OffersAfterTheEnd(Pebbles):
    def legal(self, state: PebblesState) -> list[Action]:
        return super().legal(state) or [KEEP.of()]


class NobodysTurn(Pebbles):
    def mover(self, state: PebblesState) -> int:
        return 7 if state.turns == 3 else super().mover(state)


class OfferedTwice(Pebbles):
    def legal(self, state: PebblesState) -> list[Action]:
        legal = super().legal(state)
        return [*legal, legal[0]] if self.mover(state) >= 0 else legal


class LopsidedDraw(Chance[PebblesState, PebblesAction]):
    """A draw that lists what cannot come."""

    __slots__ = ("mover",)

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def fields(self) -> tuple[object, ...]:
        return (self.mover,)

    def offer(self, state: PebblesState) -> list[Action]:
        return [DRAW.of(kind) for kind in range(len(KINDS))]

    def odds(self, state: PebblesState) -> list[int]:
        return [state.bag[0], 0, state.bag[2]]

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        Draw(self.mover).apply(state, action, tell)


class ZeroOdds(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        state = super().start(seats, options)
        state.frames[-1] = LopsidedDraw(0)
        return state


class PartialDraw(LopsidedDraw):
    """Always deals the first, whatever its odds are."""

    def offer(self, state: PebblesState) -> list[Action]:
        return Draw(self.mover).offer(state)

    def odds(self, state: PebblesState) -> list[int]:
        return Draw(self.mover).odds(state)

    def deal(self, state: PebblesState, luck: float) -> Action:
        return self.offer(state)[0]


class DealsAgainstTheOdds(Pebbles):
    def start(self, seats: int, options: Options) -> PebblesState:
        state = super().start(seats, options)
        state.frames[-1] = PartialDraw(0)
        return state


class ObservationOfAnotherLength(Pebbles):
    def observe(self, view: PebblesView) -> bytearray:
        return super().observe(view)[:-1]


class ObservationThatRaises(Pebbles):
    def observe(self, view: PebblesView) -> bytearray:
        raise KeyError(view.seat)


class ScoreThatDoesNotAddUp(Pebbles):
    def scores(self, state: PebblesState) -> list[Score]:
        scores = super().scores(state)
        scores[0].total += 1
        return scores


class RulesOutsideThePosition(Pebbles):
    """What a move does depends on how many moves this object has seen."""

    def __init__(self) -> None:
        super().__init__()
        self.played = 0

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        self.played += 1
        if not state.frames:
            Random(self.played).shuffle(state.hidden)


class EventToTheWrongSeat(Pebbles):
    """Everybody hears which pebble was drawn."""

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if tell is not None and action.verb is DRAW:
            tell(Event("saw", {"pebble": f"pebble:{KINDS[action.a]}"}))


class EventThatTellsTheHand(Pebbles):
    """Everybody hears which pebble was kept."""

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        hand = state.hand
        super().play(state, action, tell)
        if tell is not None and action.verb is KEEP:
            tell(Event("hid", {"pebble": f"pebble:{KINDS[hand]}"}))


class GlimpseShowsTheDraw(Pebbles):
    def text_for(self, state: PebblesState, action: Action, seat: int | None) -> str:
        return str(action)


class GlimpseShowsTheHand(Pebbles):
    def text_for(self, state: PebblesState, action: Action, seat: int | None) -> str:
        return f"keep {KINDS[state.hand]}" if action.verb is KEEP else super().text_for(state, action, seat)


class SampleKnowsTheTruth(Pebbles):
    def __init__(self) -> None:
        super().__init__()
        self.truths: list[tuple[PebblesView, PebblesState]] = []

    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        view = super().view(state, seat)
        self.truths.append((view, state.copy()))
        return view

    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        return next(truth for known, truth in reversed(self.truths) if known is view).copy()


class SampleLosesAComponent(Pebbles):
    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        state = super().sample(view, rng)
        state.bag[0] -= 1
        return state


class SampleGetsStuck(Pebbles):
    """Draws leave nothing to choose, but only in positions that were sampled."""

    def sample(self, view: PebblesView, rng: Random) -> PebblesState:
        return _as(SharingState, super().sample(view, rng))

    def legal(self, state: PebblesState) -> list[Action]:
        stuck = isinstance(state, SharingState) and state.turns == 1
        return [] if stuck else super().legal(state)


class MarkedTurn(Frame[PebblesState, PebblesAction]):
    """A turn that names the pebble in hand."""

    __slots__ = ("hand",)

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.hand

    def offer(self, state: PebblesState) -> list[Action]:
        return Turn(self.seat).offer(state)

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        Turn(self.seat).apply(state, action, tell)


class FrameHoldsASecret(Pebbles):
    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if action.verb is DRAW:
            state.frames.append(MarkedTurn(state.frames.pop().seat, state.hand))


class Boast(Frame[PebblesState, Action]):
    """A question that only the holder of gold is asked."""

    __slots__ = ()

    def offer(self, state: PebblesState) -> list[Action]:
        return [KEEP.of(), GIVE.of()]

    def apply(self, state: PebblesState, action: Action, tell: Listener | None) -> None:
        """Nothing comes of it."""


class FrameOpensOnASecret(Pebbles):
    longest = 4 * 5 * 4

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        gold = state.hand == KINDS.index("gold")
        frame = state.frames[-1]
        super().play(state, action, tell)
        if gold and action.verb is KEEP and isinstance(frame, Turn):
            state.frames.append(Boast(frame.seat))


class QuietGift(Frame[PebblesState, PebblesAction]):
    """A gift that shows the pebble but can be taken back."""

    __slots__ = ()

    def offer(self, state: PebblesState) -> list[Action]:
        return Gift(self.seat).offer(state)

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        Gift(self.seat).apply(state, action, tell)


class UndoAcrossAReveal(Pebbles):
    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if action.verb is GIVE:
            state.frames.append(QuietGift(state.frames.pop().seat))

    def check(self, state: PebblesState) -> None:
        """Anything goes: it has a frame that pebbles does not know."""


class MoveThatOnlySomeHandsAllow(Pebbles):
    """Who gives has coal in hand; the others see that, and the move can be taken back."""

    def legal(self, state: PebblesState) -> list[Action]:
        legal = super().legal(state)
        return [KEEP.of()] if GIVE.of() in legal and state.hand != COAL else legal


def _as(kind: type[B], state: PebblesState, hidden: list[list[int]] | None = None) -> B:
    """The same position as one of another class."""
    twin = kind(state.bag, state.hidden if hidden is None else hidden, state.opened, state.turns, state.hand)
    twin.frames = state.frames
    return twin


class DrawingThatRaises(Pebbles):
    """It cannot draw what lies open."""

    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        if any(map(any, view.opened)):
            raise ValueError("no ink left")
        return super().draw(view, words, scores, window)


class DrawingThatIsNoXml(Pebbles):
    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return super().draw(view, words, scores, window).replace("</title>", "")


class DrawingWithAnIdTwice(Pebbles):
    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return super().draw(view, words, scores, window).replace("</svg>", '<g id="same"/><g id="same"/></svg>')


class DrawingOfWhatIsNowhere(Pebbles):
    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return super().draw(view, words, scores, window).replace("</svg>", '<use href="#k-nowhere"/></svg>')


class DrawingWithoutItsColours(Pebbles):
    """Its style sheet has got lost, and with it what its colours are."""

    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return sub("<style>.*</style>", "", super().draw(view, words, scores, window))


class DrawingHidesAChoice(Pebbles):
    """The second seat can be given a pebble, but not be clicked."""

    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        return super().draw(view, words, scores, window).replace(' data-ref="seat:1"', "")


class DrawingThatRemembers(Pebbles):
    """It shows how often somebody has looked."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def draw(
        self, view: PebblesView, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None
    ) -> str:
        self.looks += 1
        return super().draw(view, words, scores, window).replace("</svg>", f"<text>{self.looks}</text></svg>")


class GalleryThatRaises(Pebbles):
    def gallery(self, words: Words) -> str:
        return words.say("no-such-message")


class GalleryWithoutGold(Pebbles):
    def gallery(self, words: Words) -> str:
        return super().gallery(words).replace(' data-ref="pebble:gold"', "")


class CoverThatRaises(Pebbles):
    def cover(self, words: Words, view: PebblesView | None = None) -> str:
        return words.say("no-such-message")


class BoardThatRaises(Pebbles):
    def board(self, view: PebblesView, words: Words) -> str:
        return words.say("no-such-message")


class EventWithoutWords(Pebbles):
    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if tell is not None:
            tell(Event("whispered", {}))


class HintThatRaises(Pebbles):
    def insight(self) -> Insight[PebblesState] | None:
        raise ValueError("no idea")
