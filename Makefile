# From a clone and a Python to a game that is played, tested and measured. Everything is installed under .venv, in the
# very versions that constraints.txt names, and every downloaded file is held against its hash there.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
INSTALL := $(PIP) install --prefer-binary -c constraints.txt
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*')

unexport PYTHONDONTWRITEBYTECODE # with it every process would translate all tests anew

.PHONY: play setup quick test durations flaky mutants check scripts docs bench soak browser chromium postgresql node \
  screenshots constraints wire fonts audit sdist clean

play: .venv/.package # the table in the browser; in the terminal: keydom play keyflower
	@$(BIN)/keydom serve $(ARGS)

setup: .venv/.package .venv/.dev

quick: .venv/.dev # the tests nearest to your change, on the source tree in pure Python, in 90 seconds
	@PYTHONPATH=src $(BIN)/python -m tests.quick $(ARGS)

test: setup chromium postgresql node # every test but the long runs; make test ARGS="-k harvest"
	$(BIN)/pytest -n 3 --longest-first $(ARGS)

durations: setup chromium postgresql # the same on a quiet machine, to write tests/durations.json
	CI=true $(BIN)/pytest -n 3 --longest-first --record-durations

flaky: setup chromium postgresql # a test a hundred times, with every core busy: make flaky ARGS=tests/core/test_end.py
	$(BIN)/python -m tests.flaky $(ARGS)

mutants: .venv/.dev chromium postgresql # every planted fault of tests/mutants must be found: an hour or so
	@mkdir -p build
	PYTHONPATH=src $(BIN)/python -m tests.mutants.mutants --out build/mutants.jsonl $(ARGS)

check: setup scripts
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/keydom check

# The types and the manners of the pages' scripts. Without npm it says so; where CI=true it fails.
scripts: node
	@if command -v npm >/dev/null; then $(MAKE) -s node_modules/.installed \
	  && node_modules/.bin/tsc -p . && node_modules/.bin/tsc -p tests/js && node_modules/.bin/eslint --max-warnings 0 .; \
	elif [ "$(CI)" = true ]; then echo "keydom: no npm here, and where CI=true the scripts are checked" >&2; exit 1; \
	else echo "keydom: no npm here: the scripts of the pages are not checked"; fi

docs: setup # the guides and a page a module, as a site in site/; one warning and it fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet $(ARGS)

bench: .venv/.package .venv/.bench # speed, against peers measured in the same run
	$(BIN)/python bench/speed.py $(ARGS)

soak: setup chromium postgresql # the long runs: an hour or so
	$(BIN)/pytest -n 2 --dist worksteal -m "soak or hypothesis" $(ARGS)

browser: setup chromium # only those that go through the pages, in a real Chromium
	$(BIN)/pytest -m browser $(ARGS)

chromium: # for the tests that go through a browser: they say so where there is none, and fail where CI=true
	@command -v chromium-headless-shell >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && { apt-get update -qq; apt-get install -y -qq chromium-headless-shell; } >/dev/null 2>&1; } \
	  || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get install -y -qq chromium >/dev/null 2>&1; } \
	  || echo "keydom: no Chromium here, and only root can install it: the tests in the browser are skipped"

postgresql: # for the tests that start a database server of their own; likewise
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
	  || { [ "$$(id -u)" = 0 ] && { apt-get update -qq; apt-get install -y -qq postgresql; } >/dev/null 2>&1; } \
	  || echo "keydom: no PostgreSQL here, and only root can install it: the tests with it are skipped"

node: # for the scripts of the pages; likewise
	@command -v npm >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && { apt-get update -qq; apt-get install -y -qq nodejs npm; } >/dev/null 2>&1; } \
	  || echo "keydom: no npm here, and only root can install it"

screenshots: setup chromium # pictures of every page, to be looked at
	$(BIN)/python -m tests.browser.screenshots screenshots

constraints: .venv/.upkeep # the newest versions that go together, for every Python and platform at once
	printf 'pip\nsetuptools\n' | $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras \
	  --generate-hashes --no-annotate --no-header --no-emit-index-url --output-file constraints.txt pyproject.toml -

wire: .venv/.dev # what the server sends, as types for the scripts of the pages: after a change of server/show/wire.py
	PYTHONPATH=src $(BIN)/python -m tests.wire_types

fonts: .venv/.dev # the typefaces of the pages anew, from npm: .ci/fonts says which letters they have
	$(BIN)/python .ci/fonts

# Known vulnerabilities of everything in constraints.txt. Without a network: ARGS=--offline, which installs nothing first.
OFFLINE := $(filter --offline,$(ARGS))
audit: $(if $(OFFLINE),,.venv/.upkeep)
	$(if $(OFFLINE),$(or $(wildcard $(BIN)/python),$(PYTHON)),$(BIN)/python) .ci/audit $(ARGS)

sdist: setup # what is published beside the wheels: sources, documents and tests
	$(BIN)/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")' >/dev/null

clean:
	rm -rf .venv build dist site node_modules src/*.egg-info .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -exec rm -rf {} +

# Older versions of pip refuse hashes in constraints, so the one that is named there comes first.
.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "keydom needs Python 3.11 or newer: make PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	@sed -n '/^pip==/,/[^\\]$$/p' constraints.txt >.venv/pip.txt
	$(PIP) install --no-deps --require-hashes -r .venv/pip.txt
	@touch $@

.venv/.build: .venv/.python constraints.txt
	$(INSTALL) setuptools 'mypy[mypyc]' mypy-extensions
	@touch $@

.venv/.package: .venv/.build $(SOURCES)
	@echo "keydom: building the package; compiling its rules takes a minute"
	$(PIP) install --no-deps --no-build-isolation .
	$(INSTALL) 'keydom[table]'
	@$(BIN)/python -c "from keydom.core import compiled; compiled() or \
	  print('keydom: without a C compiler that works the rules run in pure Python: the same games, slower')"
	@touch $@

node_modules/.installed: package.json package-lock.json
	npm ci --silent
	@touch $@

# What they need, without the package itself: its name and extras are read from the source tree.
.venv/.dev .venv/.bench .venv/.upkeep: .venv/.%: src/keydom.egg-info/PKG-INFO constraints.txt
	PYTHONPATH=src $(INSTALL) 'keydom[$*]'
	@touch $@

src/keydom.egg-info/PKG-INFO: pyproject.toml | .venv/.build
	@$(BIN)/python setup.py -q egg_info
	@touch $@
