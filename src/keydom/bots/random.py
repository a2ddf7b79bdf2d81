"""The bot that chooses blindly: every legal action is as likely as the other."""

from __future__ import annotations

from random import Random

from keydom.bots.contract import BlindBot
from keydom.core.action import Action


class RandomBot(BlindBot):
    def algorithm(self) -> str:
        return "at random"

    def choose_blind(self, legal: list[Action], rng: Random) -> Action:
        return legal[int(rng.random() * len(legal))]
