"""What all tests share: how many seeds to try, and property tests that give the same answer every time."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("keydom", deadline=None, derandomize=True, database=None)
settings.load_profile("keydom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seeds", type=int, default=1, help="random games for each game, seat count and option set")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames and metafunc.definition.get_closest_marker("seeded"):
        metafunc.parametrize("seed", range(1, 1 + metafunc.config.getoption("--seeds")))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "seeded: runs once for each of --seeds")
