"""The bot that chooses blindly: every legal action is as likely as the other."""

from __future__ import annotations

from random import Random

from keydom.bots.contract import Bot
from keydom.core.action import Action
from keydom.core.game import View


class RandomBot(Bot):
    looks = False

    def choose(self, view: View | None, legal: list[Action], rng: Random) -> Action:
        return legal[int(rng.random() * len(legal))]
