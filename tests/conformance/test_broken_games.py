"""The conformance checks find what is wrong, and call it by its name."""

from __future__ import annotations

import pytest

from keydom.conformance import Nonconformance, check_game, check_other_process, check_record
from keydom.core.game import Game
from keydom.core.record import Record
from keydom.games.pebbles.game import Pebbles

from . import broken

FAULTS: list[tuple[type[Pebbles], str]] = [
    (broken.LeakInTheView, "view"),
    (broken.LeakBesideTheFields, "view"),
    (broken.LeakThroughLegal, "legal"),
    (broken.LeakThroughARefusal, "legal"),
    (broken.LostComponent, "stock"),
    (broken.ChoicesInAnotherOrder, "order"),
    (broken.SharedListAfterCopy, "copy"),
    (broken.CopyForgetsTheHand, "copy"),
    (broken.PickleForgetsTheHand, "value"),
    (broken.PositionThatCannotBePickled, "value"),
    (broken.TextForgetsTheHand, "position"),
    (broken.TextThatIsNotRead, "position"),
    (broken.TextOfAnotherLength, "position"),
    (broken.ViewThatChanges, "copy"),
    (broken.SampleChangesItsView, "copy"),
    (broken.AskingChangesThePosition, "asking"),
    (broken.UnparsableText, "text"),
    (broken.ArgumentWithoutAName, "arguments"),
    (broken.NameOfTwoArguments, "arguments"),
    (broken.TextOfAnotherAction, "text"),
    (broken.AcceptsNonsense, "refusal"),
    (broken.RefusalThatChangesThePosition, "refusal"),
    (broken.DeadEnd, "dead-end"),
    (broken.Endless, "ends"),
    (broken.OffersAfterTheEnd, "ends"),
    (broken.NobodysTurn, "mover"),
    (broken.OfferedTwice, "duplicates"),
    (broken.ZeroOdds, "odds"),
    (broken.DealsAgainstTheOdds, "odds"),
    (broken.ObservationOfAnotherLength, "observation"),
    (broken.ObservationThatRaises, "observation"),
    (broken.ScoreThatDoesNotAddUp, "scores"),
    (broken.RulesOutsideThePosition, "replay"),
    (broken.EventToTheWrongSeat, "events"),
    (broken.EventThatTellsTheHand, "events"),
    (broken.GlimpseShowsTheDraw, "text_for"),
    (broken.GlimpseShowsTheHand, "text_for"),
    (broken.SampleKnowsTheTruth, "hidden"),
    (broken.SampleLosesAComponent, "sample"),
    (broken.SampleGetsStuck, "sample"),
    (broken.FrameHoldsASecret, "frames"),
    (broken.FrameOpensOnASecret, "frames"),
    (broken.UndoAcrossAReveal, "reveals"),
    (broken.MoveThatOnlySomeHandsAllow, "reveals"),
    (broken.DrawingThatRaises, "drawing"),
    (broken.DrawingThatIsNoXml, "drawing"),
    (broken.DrawingWithAnIdTwice, "drawing"),
    (broken.DrawingOfWhatIsNowhere, "drawing"),
    (broken.DrawingWithoutItsColours, "drawing"),
    (broken.DrawingHidesAChoice, "pointing"),
    (broken.DrawingThatRemembers, "unseen"),
    (broken.BoardThatRaises, "board"),
    (broken.EventWithoutWords, "words"),
    (broken.HintThatRaises, "hints"),
]
IDS = [kind.__name__ for kind, _ in FAULTS]


def fault(kind: type[Pebbles], seed: int, seats: int = 3) -> Nonconformance:
    game = kind()
    with pytest.raises(Nonconformance) as caught:
        check_game(game, seats, game.options(), seed)
    return caught.value


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
@pytest.mark.parametrize(("kind", "name"), FAULTS, ids=IDS)
def test_a_broken_game_is_caught_by_the_name_of_what_it_lacks(kind: type[Pebbles], name: str, seed: int) -> None:
    assert fault(kind, seed).name == name


@pytest.mark.parametrize("kind", [broken.GalleryThatRaises, broken.GalleryWithoutGold])
def test_a_broken_gallery_is_caught_at_the_first_table(kind: type[Pebbles]) -> None:
    caught = fault(kind, 0, seats=2)

    assert caught.name == "gallery"


def test_a_broken_cover_is_caught_at_the_first_table() -> None:
    assert fault(broken.CoverThatRaises, 0, seats=2).name == "cover"


def test_a_game_without_a_drawing_of_its_own_is_not_asked_for_one() -> None:
    class Undrawn(Pebbles):
        """As a game is before it has a `draw`."""

        draw = Game.draw
        gallery = Game.gallery

    assert check_game(Undrawn(), 2, Undrawn().options(), 0).over


def test_pebbles_itself_has_every_property() -> None:
    for seed in range(3):
        check_game(Pebbles(), 3, Pebbles().options(), seed)


def test_choices_in_the_order_of_a_set_are_caught_in_another_process() -> None:
    game = broken.ChoicesInHashOrder()
    check_game(game, 3, game.options(), 1)

    with pytest.raises(Nonconformance, match="breaks `elsewhere` at ply 0: the game of seed 1 is another one"):
        check_other_process(game, [(3, game.options(), 1)])


def test_a_game_that_another_process_cannot_play_says_why() -> None:
    class Local(Pebbles):
        """Not to be found by name."""

    with pytest.raises(Nonconformance, match="breaks `elsewhere` at ply 0: AttributeError"):
        check_other_process(Local(), [(2, Local().options(), 1)])


def test_a_corrected_catalogue_travels_to_the_other_process() -> None:
    correction = '[pebble.gold]\npoints = 9\ncount = 2\nsource = ["keydom"]\nstatus = "public"\n'
    game = Pebbles().corrected({"mine.toml": correction})

    check_other_process(game, [(2, game.options(), 1)])


def test_an_undo_that_does_not_restore_is_caught() -> None:
    game = broken.SharedListAfterCopy()

    with pytest.raises(Nonconformance) as caught:
        check_game(game, 3, game.options(), 1, properties=["undo"])

    assert caught.value.name == "undo"


def test_a_property_that_is_not_asked_for_is_not_reported() -> None:
    game = broken.LeakInTheView()

    assert check_game(game, 3, game.options(), 0, properties=["stock", "copy"]).over


@pytest.mark.parametrize(("kind", "name"), FAULTS, ids=IDS)
def test_the_record_of_a_fault_shows_it_again(kind: type[Pebbles], name: str) -> None:
    record = Record.parse(str(fault(kind, 0).record))

    with pytest.raises(Nonconformance) as caught:
        check_record(kind(), record, 0)

    assert caught.value.name == name
