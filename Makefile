# From a clone and a Python to a game that is played, tested and measured. Everything is installed under .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*')

.PHONY: play setup test check bench soak browser chromium screenshots clean

play: .venv/.package # the table in the browser; in the terminal: keydom play keyflower
	@$(BIN)/keydom serve $(ARGS)

setup: .venv/.package .venv/.dev

test: setup chromium # every test but the long runs; make test ARGS="-k harvest"
	$(BIN)/pytest -n 2 $(ARGS)

check: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/keydom check

bench: .venv/.bench # speed, against peers measured in the same run
	$(BIN)/keydom bench $(ARGS)

soak: setup # the long runs: an hour or so
	$(BIN)/pytest -n 2 -m soak $(ARGS)

browser: setup chromium # only those that go through the pages, in a real Chromium
	$(BIN)/pytest -n 2 -m browser $(ARGS)

chromium: # for the tests that go through a browser: they say so where there is none, and fail where CI=true
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && { apt-get update -qq; apt-get install -y -qq chromium; } >/dev/null 2>&1; } \
	  || echo "keydom: no Chromium here and none can be installed: the tests in the browser are skipped"

screenshots: setup chromium # pictures of every page, to be looked at
	$(BIN)/python tests/browser/screenshots.py screenshots

clean:
	rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -exec rm -rf {} +

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "keydom needs Python 3.11 or newer: make PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.package: .venv/.python $(SOURCES)
	@echo "keydom: building the package; compiling its rules takes a minute"
	$(PIP) install .
	@$(BIN)/python -c "from keydom.arena.bench import compiled; compiled() or \
	  print('keydom: without a C compiler that works the rules run in pure Python: the same games, slower')"
	@touch $@

.venv/.dev: pyproject.toml | .venv/.package
	$(PIP) install 'keydom[dev]'
	@touch $@

.venv/.bench: pyproject.toml .venv/.package
	$(PIP) install 'keydom[bench]'
	@touch $@
