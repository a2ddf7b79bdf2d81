"""Words to spoil."""

from __future__ import annotations

from pathlib import Path

import pytest

from .rewording import Rewording


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rewording:
    monkeypatch.syspath_prepend(tmp_path)
    return Rewording(tmp_path)
