# What a clone needs is fetched once and kept; stamps say what is already there.
#
#   make play     fetch the page's runtimes and serve the game
#   make test     every check: lint, types, all tests with coverage
#   make test-long      what takes long and seldom finds what `make test` doesn't
#   make test-engines   the page in Firefox and in WebKit; installs them where it may
#   make lists    write the generated lists anew (after adding or removing a file)
#   make bench    measure the start, taps and the rules
#   make pictures make the pictures anew that the page is compared with (look at them after)
#   make soak     thousands of random deals for each contract and deck, and 500 in one page
#   make bid-tables  fill the bid tables anew, by self-play from nothing
#   make strength the ladder of the bots, with intervals; stops and goes on at any time
#   make blunders blunders of the bots over self-play; stops and goes on at any time
#   make kernel   compile the exact solver anew (after a change in game/mind/kernel)
#   make solver-check   the compiled solver against Python's, on 100 000 positions
#   make dist     the folder to upload, in dist/; with SITE=https://… also what pasted links need
#   make audit    whether a weakness is known of anything that is fetched; needs the network
#   make clean    remove everything that was fetched or made

PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/.installed
RUNTIMES := static/vendor/.installed
.DEFAULT_GOAL := play
MAKEFLAGS += --no-print-directory

.PHONY: play setup vendor lists lint types test test-unit test-browser test-long test-engines chromium engines pictures bench soak bid-tables strength blunders kernel solver-check dist audit clean

play: $(RUNTIMES)
	@$(PYTHON) -m tests.tools.serve --port $(PORT)

setup: $(TOOLS) $(RUNTIMES)

vendor: $(RUNTIMES)

$(TOOLS): tests/requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; name one: make PYTHON=python3.12 …")'
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing (Debian: apt-get install python3-venv)" >&2; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement tests/requirements.txt
	@touch $@

node_modules/.package-lock.json: package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing (Debian: apt-get install npm)" >&2; exit 1; }
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(RUNTIMES): node_modules/.package-lock.json tests/tools/vendor.sha256 tests/tools/vendor.py
	@$(PYTHON) -m tests.tools.vendor
	@touch $@

lists:
	@$(PYTHON) -m tests.tools.generate

lint: setup
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@for file in static/js/*.js; do node --check $$file || exit 1; done

types: setup
	@$(BIN)/mypy

chromium: setup
	@$(BIN)/python -m tests.tools.chromium --install >/dev/null

# The rules are covered whole, the rest of what runs under CPython nearly so. What plays hundreds of
# deals or starts other interpreters and browsers is run without counting lines: it takes longest.
COVERED := tests/core tests/ui tests/app tests/cli tests/bots/test_positions.py tests/golden
PYTEST := $(BIN)/pytest -n 2 --dist worksteal

test: lint types chromium
	@$(PYTEST) --cov --cov-report= $(COVERED)
	@$(BIN)/coverage report --include='game/core/*' --fail-under=100
	@$(BIN)/coverage report --include='game/bots/*,game/ui/*,game/app/*' --fail-under=90
	@$(PYTEST) $(addprefix --ignore=,$(COVERED))

test-unit: setup
	@$(PYTEST) --ignore=tests/browser --ignore=tests/dom

test-browser: chromium
	@$(PYTEST) tests/browser tests/dom

test-long: chromium
	@$(PYTEST) -m long

engines: setup
	@$(BIN)/python -m tests.tools.engines --install >/dev/null

# Its files are named otherwise than `make test` looks for: two more browsers aren't everybody's.
test-engines: engines
	@$(BIN)/pytest -q -o python_files='check_*.py' tests/engines

pictures: chromium
	@SCHAFKOPF_PICTURES=make $(BIN)/pytest -n 0 -q tests/browser/test_pictures.py

bench: chromium
	@$(BIN)/python -m tests.bench

soak: chromium
	@$(BIN)/python -m tests.soak
	@$(BIN)/python -m tests.soak.page

bid-tables: setup
	@$(BIN)/python -m tests.bidding

strength: setup
	@$(BIN)/python -m tests.strength

blunders: setup
	@$(BIN)/python -m tests.blunders

# The compiler is fetched for this alone; its module lies in the repository.
kernel: setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement tests/kernel.txt
	@$(BIN)/python -m tests.tools.kernel

solver-check: setup
	@$(BIN)/python -m tests.mind

dist: $(RUNTIMES)
	@$(PYTHON) -m tests.tools.dist --site '$(SITE)'

# The looker-up has an environment of its own: nobody else needs what it brings.
AUDIT := .audit
$(AUDIT)/.installed: tests/audit.txt
	@$(PYTHON) -m venv $(AUDIT)
	@$(AUDIT)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement tests/audit.txt \
		|| { echo "make audit needs the network (PyPI and the npm registry)" >&2; exit 2; }
	@touch $@

audit: $(AUDIT)/.installed
	@$(AUDIT)/bin/python -m tests.tools.audit

clean:
	rm -rf $(VENV) $(AUDIT) node_modules static/vendor dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.* test-results
	find game static tests -name __pycache__ -type d -exec rm -rf {} +
