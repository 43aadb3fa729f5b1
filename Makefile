# `make` lists the targets. Everything happens in .venv and build/; nothing outside the checkout is touched.

VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.kirifuda-setup
JOBS ?= 2
PYTEST_ARGS ?= -m "not slow"
# Each process keeps to a run of neighbouring files while there are enough: it reads the cards of few games.
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
COMPILED := PYTHONPATH=build/compiled KIRIFUDA_BUILD=compiled
PIP := $(PY) -m pip --disable-pip-version-check
PAGE := src/kirifuda/server/static
NODE = node=$$(sh scripts/find_node.sh) || exit 1; cd web && PATH="$$node:$$PATH"

# What Python compiled is kept from one process to the next, and so is what a game read of its cards, whoever calls.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: checks test-slow help setup play play-terminal web web-check test-browser screenshots first-card wheel wheels load siege test test-interpreted test-compiled test-server lint format types contracts compile bench examples docs \
        docs-check lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv with pinned, hash-checked packages (does nothing when it is current)

$(STAMP): requirements/dev.txt pyproject.toml scripts/find_python.sh
	@python=$$(sh scripts/find_python.sh) || exit 1; \
	$(PIP) --version >/dev/null 2>&1 || "$$python" -m venv $(VENV)
	@echo "setup: installing the pinned packages into $(VENV)"
	@$(PIP) install -qq --require-hashes -r requirements/dev.txt
	@$(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

play: setup web ## play in the browser: build the page where needed, serve it, open it
	@PYTHONPATH=$$($(PY) -m scripts.compile --ready) $(VENV)/bin/kirifuda serve --open $(PLAY_ARGS)

web: setup web/node_modules/.kirifuda ## build the page (only when something changed)
	@if [ ! -e $(PAGE)/index.html ] || \
	   [ -n "$$(find web/src web/public web/index.html web/vite.config.ts web/package-lock.json -newer $(PAGE)/index.html)" ]; then \
	  $(NODE) npm run --silent build -- --logLevel warn; \
	fi

web/node_modules/.kirifuda: web/package-lock.json | setup
	@$(NODE) npm ci --no-audit --no-fund --silent
	@touch $@

web-check: setup web/node_modules/.kirifuda ## the page: types, lint, unit tests
	$(NODE) npm run --silent check
	$(NODE) npm run --silent lint
	$(NODE) npm test --silent

test-browser: setup web ## whole games, decks, replays and axe in a real Chromium (unpacked under build/ where there is none)
	@browser=$$(sh scripts/find_browser.sh) || exit 1; \
	$(NODE) env KIRIFUDA_BROWSER="$$browser" node --test --test-concurrency=$(JOBS) ../tests/browser/*.test.mjs

screenshots: setup web ## pictures of every page on three screens in both languages, under build/screenshots
	@browser=$$(sh scripts/find_browser.sh) || exit 1; \
	$(NODE) env KIRIFUDA_BROWSER="$$browser" node ../tests/browser/screenshots.mjs

first-card: setup web ## seconds from a clean clone, through make play, to the first card played
	@browser=$$(sh scripts/find_browser.sh) || exit 1; \
	$(NODE) env KIRIFUDA_BROWSER="$$browser" node ../tests/browser/first_card.mjs

play-terminal: setup ## play Magical Duel in the terminal
	@PYTHONPATH=$$($(PY) -m scripts.compile --ready) $(VENV)/bin/kirifuda play magical_duel

wheel: setup web ## a wheel with the built page inside, under dist/, tried in a fresh environment
	@rm -rf dist && $(PIP) wheel -qq --no-deps --no-build-isolation --wheel-dir dist .
	$(PY) scripts/check_wheel.py dist/*.whl

wheels: setup web ## every wheel that this machine can make, under dist/: compiled for each Python there is, and pure
	$(PY) scripts/wheels.py

load: setup ## 100 tables of two scripted players over real sockets, on SQLite and on PostgreSQL (LOAD_ARGS="--database SQLite")
	$(PY) scripts/load.py $(LOAD_ARGS)

siege: setup ## eight honest tables while a visitor attacks, one attack after another (SIEGE_ARGS="--restart 1000")
	$(PY) -m scripts.siege $(SIEGE_ARGS)

# A browser and a server wait more than they compute. What computes beside them gives way, so that nothing that is timed
# is late: $(1) is named in build/$(1).log, and its targets are $(2); the others are $(3).
beside = mkdir -p build; $(MAKE) --no-print-directory $(2) >build/$(1).log 2>&1 & waiting=$$!; \
	nice $(MAKE) --no-print-directory $(3); computed=$$?; \
	wait $$waiting; waited=$$?; cat build/$(1).log; \
	[ $$computed$$waited = 00 ] || { echo "test: $(3): $$computed, $(2): $$waited"; exit 1; }

test: setup web ## everything that must be green
	@$(MAKE) --no-print-directory checks
	@$(call beside,browser,test-browser examples,test-interpreted)
	@$(call beside,server,test-server,test-compiled)
	@echo "test: all green"

# The front half of a compilation uses one core: what only reads the source runs beside it.
checks: setup
	@mkdir -p build; $(MAKE) --no-print-directory compile >build/compile.log 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory lint types contracts docs-check web-check; checked=$$?; \
	wait $$compiling || { cat build/compile.log; exit 1; }; \
	exit $$checked

# Both builds run the same rules: what tries them clause by clause, the kernel and the agents is run on both. What reads texts
# and tries what becomes of them, the ledger, the commands, the server and the shape of the source are run once, on the build
# that is quicker. `make test-slow` runs everything on both. A game of one's own is interpreted, and so is what it extends.
RULES := $(addprefix tests/,agents cli/test_new.py conformance effects kernel scenarios smallest) \
         $(wildcard tests/games/*/rules)

test-interpreted: setup ## the tests of the rules on the plain package
	$(PYTEST) $(RULES) $(PYTEST_ARGS)

test-slow: compile ## the long runs: many more random games, exhaustive wording; and everything on the plain package too
	$(PYTEST) -m "not slow"
	$(COMPILED) $(PYTEST) -m slow

test-compiled: compile ## all tests but the server's on the compiled package
	PYTHONPATH=build/compiled $(PY) scripts/check_compiled.py
	$(COMPILED) $(PYTEST) --ignore=tests/server $(PYTEST_ARGS)

test-server: compile ## the server's tests on the compiled package
	$(COMPILED) $(PYTEST) tests/server $(PYTEST_ARGS)

lint: setup ## ruff: rules and format
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

format: setup ## let ruff repair what it can
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

types: setup ## mypy, strict
	$(PY) -m mypy src scripts tests $(wildcard examples/*.py) $(wildcard examples/games/*)

contracts: setup ## import-linter: direction of dependencies
	$(VENV)/bin/lint-imports --no-cache

compile: setup ## build the compiled package under build/compiled (GAME=pso2: that game only; WHOLE=1: the quickest code)
	$(PY) -m scripts.compile --jobs $(JOBS) $(addprefix --game ,$(GAME)) $(if $(WHOLE),--whole)

bench: setup ## measure speed
	$(PY) -m kirifuda.lab.bench

examples: setup ## run every example
	$(PY) scripts/examples.py

docs: setup ## regenerate the generated parts of the documentation, and the types of the page
	$(PY) scripts/docs.py

docs-check: setup ## fail if a generated part is stale
	$(PY) scripts/docs.py --check

lock: setup ## pin requirements/*.in again, with hashes
	$(PY) scripts/lock.py

clean: ## remove build outputs and caches (not .venv)
	rm -rf build dist $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -path ./$(VENV) -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
