"""The host of the server's tests is that of these too."""

from __future__ import annotations

from tests.server.conftest import host, tmp_path

__all__ = ["host", "tmp_path"]
