# Everything a newcomer needs: `make run`, `make test`. On a bare machine with Python 3.11 or newer
# both first make an environment of their own in .venv, from the lock.

VENV := .venv
# Where no uv is installed, this one is; the same as in the Dockerfile.
UV_VERSION := 0.13.9
BIN := $(VENV)/bin
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
UV := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)
SYNC := $(UV) sync --locked --inexact --quiet --python $(BIN)/python --extra sandbox

QUICK := not wire and not crash and not browser and not reference and not postgresql and not slow and not soak and not room
# Tests that wait more than they work, as those of whole processes: many at once, the longest first.
WAITING := tests/wire tests/data/test_kills.py tests/sandbox/test_sandbox_process.py tests/bot/runtime/test_budget.py
AT_ONCE := 6
# What tests are made of is compiled once, not by each of the processes that run them.
unexport PYTHONDONTWRITEBYTECODE

# What `make mutants` changes where nothing is named: what decides who wins, and what is kept of it.
IN := bot/consent bot/club bot/table data/privacy.py data/standings.py \
	bot/runtime/budget.py bot/runtime/outages.py
# Tests that run much of it, besides those next to it: what is reached through commands alone.
ALSO := tests/bot/commands tests/bot/lobby tests/bot/minding

.PHONY: help run test waiting working unit soak mutants storms storm record recheck check lint format untranslated pages install gallery sdk trainer clean

help: ## List what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

run: $(VENV)/run.stamp ## Start the bot; without a DISCORD_TOKEN, the sandbox in the browser
	@exec $(BIN)/jolly

test: $(VENV)/dev.stamp ## All tests, a tenth of the long comparisons, coverage of the engine
	$(MAKE) --no-print-directory --jobs 2 waiting working

# Two runs side by side: what the first says would come between the other's lines.
waiting: $(VENV)/dev.stamp
	@$(BIN)/pytest -n $(AT_ONCE) --dist load --maxschedchunk 1 $(WAITING) >$(VENV)/waiting.log 2>&1 \
	|| { cat $(VENV)/waiting.log; exit 1; }
	@tail -n 1 $(VENV)/waiting.log

working: $(VENV)/dev.stamp
	@$(BIN)/pytest -n auto --dist worksteal tests/engine -m watched --cov=engine >$(VENV)/counted.log 2>&1 \
	|| { cat $(VENV)/counted.log; exit 1; }
	@tail -n 1 $(VENV)/counted.log
	$(BIN)/coverage report --fail-under=100 --format=total
	nice -n 5 $(BIN)/pytest -n auto --dist worksteal $(addprefix --ignore=,$(WAITING)) -m "not watched"

unit: $(VENV)/dev.stamp ## The tests that need no running bot, without the slow ones
	$(BIN)/pytest -n auto --dist worksteal -m "$(QUICK)"

soak: $(VENV)/dev.stamp ## All of the long comparisons (hours)
	HYPOTHESIS_PROFILE=long $(BIN)/pytest -n auto --dist worksteal --soak -m soak

storms: $(VENV)/dev.stamp ## Simulated evenings with troubles drawn by chance, until stopped
	@$(BIN)/python -m tests.simulation --first $(or $(FIRST),1) $(if $(KIND),--kind $(KIND))

storm: $(VENV)/dev.stamp ## One of them, again: make storm SEED=17
	@$(BIN)/python -m tests.simulation --seed $(SEED) $(if $(KIND),--kind $(KIND)) $(if $(WITHOUT),--without $(WITHOUT))

mutants: $(VENV)/dev.stamp ## Put N faults into the folders IN, drawn by SEED, and see which the tests notice
	$(BIN)/python -m tests.mutants $(if $(NAME),--name $(NAME),$(IN) --draw $(or $(N),50) --seed $(or $(SEED),1)) \
		--also $(ALSO)

check: test lint ## All that CI runs

lint: $(VENV)/dev.stamp ## Style, types, the lock, and how much each language leaves to English
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(UV) lock --check --quiet
	@$(BIN)/python -m tests.bot.untranslated --counts

format: $(VENV)/dev.stamp ## Bring the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

untranslated: $(VENV)/dev.stamp ## The texts that each language leaves to English, or only those FOR=de
	@$(BIN)/python -m tests.bot.untranslated $(FOR)

pages: $(VENV)/dev.stamp ## Write every text as people see it, on a page for each language, or only FOR=de
	@$(BIN)/python -m tests.bot.pages $(FOR) $(if $(TO),--to $(TO))

record: $(VENV)/dev.stamp ## Play strong gin for the record, by the rules of the EAAI challenge, N games a match
	$(BIN)/python bench/record.py play --games $(or $(N),10000)

recheck: $(VENV)/dev.stamp ## Find the first N games of what is kept again, move for move
	$(BIN)/python bench/record.py check --games $(or $(N),10000)

gallery: $(VENV)/dev.stamp ## Photograph every screen anew for docs/gallery, with headless Chromium
	$(BIN)/python -m tests.gallery

sdk: ## Bundle Discord's SDK anew for the tables' page, with npm: once for each of its versions
	@folder=$$(mktemp -d) && cp bot/web/sdk/* $$folder && cd $$folder \
	&& npm ci --ignore-scripts --no-audit --no-fund --silent \
	&& npx esbuild only.js --bundle --format=esm --minify --target=es2020 --legal-comments=none \
		--log-level=warning --banner:js="$$(cat notice.txt)" --outfile=$(CURDIR)/bot/web/page/sdk.js \
	&& rm -r $$folder

trainer: $(VENV)/dev.stamp ## Build what trains the computer at 500 Rummy and gin (g++), and hold it to the engine
	$(MAKE) --no-print-directory -C bench/tuning/five_hundred check
	$(MAKE) --no-print-directory -C bench/tuning/gin_cpp check

install: $(VENV)/run.stamp ## Only set up the environment

clean: ## Remove the environment and everything made; never the database
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage .mutants

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Jolly needs Python 3.11 or newer."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(VENV)/run.stamp: pyproject.toml uv.lock | $(BIN)/python
	$(SYNC) --no-dev
	@touch $@

$(VENV)/dev.stamp: pyproject.toml uv.lock | $(BIN)/python
	$(SYNC) --all-groups || $(SYNC) --group dev
	@touch $@ $(VENV)/run.stamp
