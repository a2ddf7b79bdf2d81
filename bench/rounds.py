"""How many rounds games of Keythedral take, and how many of them are ended by the guard of R-KT-22.

    python bench/rounds.py --bot greedy --games 200
    python bench/rounds.py --bot search:1s --games 20 --seats 3 --edition 2004

One process, one line for each number of seats and edition. The same seed gives the same games.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

from speed import build

from keydom.arena.simulate import play_out, seeded_rng
from keydom.bots import make_bot
from keydom.core.game import Game
from keydom.games.keythedral.game import EDITIONS, Keythedral
from keydom.games.keythedral.rules.rounds import MOST_ROUNDS
from keydom.games.keythedral.state import KeythedralState
from keydom.games.keythedral.view import KeythedralView

Game_ = Game[KeythedralState, KeythedralView]


def rounds(game: Game_, edition: str, seats: int, name: str, seed: int, number: int) -> tuple[int, bool]:
    """How many rounds a game of such bots took, and whether the last seat was acquired."""
    state = game.begin(seats, game.options({"edition": edition}))
    players = [make_bot(name, game, seats) for _ in range(seats)]
    play_out(game, state, players, seeded_rng(seed, number), [seeded_rng(seed, number, seat) for seat in range(seats)])
    return state.round, not state.on_sale()


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--edition", nargs="*", default=EDITIONS, choices=EDITIONS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--catalogue", type=Path, help="a file of corrected component data")
    given = parser.parse_args()
    game: Game_ = Keythedral()
    if given.catalogue:
        game = game.corrected({given.catalogue.name: given.catalogue.read_text("utf-8")})
    print(f"{build()}; {given.bot}, {given.games} games each; the guard is {MOST_ROUNDS} rounds", flush=True)
    for edition in given.edition:
        for seats in given.seats:
            played = [rounds(game, edition, seats, given.bot, given.seed, number) for number in range(given.games)]
            lengths = sorted(length for length, _ in played)
            spread = f"{lengths[len(lengths) // 20]} to {lengths[-1 - len(lengths) // 20]}"
            guarded = Counter(done for _, done in played)[False]
            mean = sum(lengths) / len(lengths)
            middle = f"nine tenths of them {spread}, longest {lengths[-1]}"
            print(f"{edition} {seats} seats  guard {guarded:3}  mean {mean:5.2f} rounds, {middle}", flush=True)


if __name__ == "__main__":
    main()
