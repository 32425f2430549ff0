# Every target sets up what it needs; a second call does only what changed.

PYTHON ?= python3
WORKERS ?= auto
PYTEST_ARGS ?=
SECONDS ?= 60
PORT ?= 8080
SEED ?=
RESULTS ?=
LANGUAGES ?=
WRITE ?=
# for `make check` and what needs it; OFF for a compiler that warns where ours does not
WARNINGS_AS_ERRORS ?= ON

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
NATIVE := CMakeLists.txt $(shell find native -type f -not -name '*.md' -not -path 'native/tests/*')
WASM := build/wasm/meldstone_core.wasm
WASM_SOURCES := $(shell find native/core native/plain native/scan native/exact native/dispatch native/changes native/wasm -name '*.cpp')
# who runs the compiler; the tests name their own Python
COMPILING_PYTHON ?= $(BIN)/python
WEB := $(wildcard web/*.html web/*.ts web/*.mjs web/*.json) $(shell find web/src web/public src/meldstone/i18n/locales -type f)
CHECKED := $(wildcard src tests benchmarks)
FORMATTED := $(CHECKED) $(wildcard examples)
CPP := $(shell find native -name '*.[hc]pp')

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

comma := ,
say = @printf '\033[1m==>\033[0m %s\n' "$(1)"

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: setup web ## Play in the browser, against bots or friends (PORT=8080)
	@echo "Meldstone is at http://127.0.0.1:$(PORT)/ (Ctrl-C ends it); 'meldstone play' plays in the terminal"
	@(sleep 2; $(BIN)/python -m webbrowser -t http://127.0.0.1:$(PORT)/ > /dev/null 2>&1 || true) & \
	  $(BIN)/meldstone serve --port $(PORT) --log-level warning

.PHONY: web
web: src/meldstone/web/index.html ## Build the browser client into src/meldstone/web

.PHONY: wasm
wasm: setup $(WASM) ## Compile the solver to WebAssembly, for pages without a server

# no exceptions are thrown behind native/wasm, and nothing there needs the types of objects
$(WASM): $(WASM_SOURCES) $(shell find native -name '*.hpp' -not -path 'native/bind/*')
	$(call say,compiling the solver to WebAssembly)
	@mkdir -p $(@D)
	@$(COMPILING_PYTHON) -m ziglang c++ -target wasm32-wasi -mexec-model=reactor -std=c++20 -O3 -fno-exceptions -fno-rtti -DNDEBUG -s \
	  -I native $(WASM_SOURCES) -Wl,--export=meldstone_numbers -Wl,--export=meldstone_answer -o $@

.PHONY: test
test: check web chromium ## Run every check, then all tests but the slow ones
	$(call say,tests of the browser client)
	@cd web && npm test --silent
	$(call say,tests)
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal -m 'not slow' $(PYTEST_ARGS)

.PHONY: slow
slow: setup web chromium ## Run the slow tests: sanitizers, large positions, whole games in the browser
	$(call say,slow tests)
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal -m slow $(PYTEST_ARGS)

.PHONY: ray
ray: setup $(VENV)/.ray ## Install Ray (80 MB) and test the arena on a local cluster
	$(call say,tests on a local Ray)
	@$(BIN)/pytest $(PYTEST_ARGS) tests/arena/test_ray.py

.PHONY: check
check: $(VENV)/.strict web/node_modules/.installed ## Run the linters, the type checkers and the import contracts
	$(call say,ruff)
	@$(BIN)/ruff check $(FORMATTED)
	@$(BIN)/ruff format --check $(FORMATTED)
	$(call say,clang-format)
	@$(BIN)/clang-format --dry-run --Werror $(CPP)
	$(call say,mypy)
	@$(BIN)/mypy $(CHECKED)
	$(call say,import contracts)
	@$(BIN)/lint-imports --no-logo
	$(call say,tsc)
	@cd web && node_modules/.bin/tsc --noEmit
	$(call say,biome)
	@cd web && node_modules/.bin/biome ci --colors=off

.PHONY: format
format: setup web/node_modules/.installed ## Lay out all sources as `make check` wants them
	@$(BIN)/ruff format $(FORMATTED)
	@$(BIN)/clang-format -i $(CPP)
	@cd web && node_modules/.bin/biome format --write

.PHONY: bench
bench: setup web chromium ## Measure; the figures belong in docs/benchmarks.md
	@$(MAKE) $(VENV)/.rivals || echo "what is compared with could not be installed; measuring without it"
	@$(BIN)/python -m benchmarks

.PHONY: signature
signature: setup ## Show what the search does on the stored positions (WRITE=1 commits to new sums)
	@$(BIN)/python -m benchmarks.signature $(if $(WRITE),--write)

.PHONY: strength
strength: setup ## Take figures of `meldstone arena --json` into the help page of the browser (RESULTS="a.json b.json")
	@$(BIN)/python -m benchmarks.strength $(RESULTS)

.PHONY: texts
texts: setup web chromium ## Show every message of every language with a picture of where it stands, in build/texts (LANGUAGES="cs pl")
	@$(BIN)/python -m tests.browser.texts $(if $(LANGUAGES),--languages $(LANGUAGES))

.PHONY: fuzz
fuzz: setup ## Look for positions on which the solver is wrong (SECONDS=60, SEED=any text)
	@$(BIN)/python -m tests.solver.fuzz --seconds $(SECONDS) $(if $(SEED),--seed $(SEED))

.PHONY: build
build: setup web ## Build wheel and sdist into dist/ and try the wheel in an empty environment
	$(call say,building into dist/)
	@rm -rf dist; mkdir -p build
	@$(BIN)/python -m build --no-isolation --outdir dist . > build/package.log 2>&1 \
	  || { cat build/package.log; exit 1; }
	@ls dist
	$(call say,trying the wheel in an empty environment)
	@trial=$$(mktemp -d); trap 'rm -rf "$$trial"' EXIT; \
	  $(PYTHON) -m venv "$$trial/venv"; \
	  "$$trial/venv/bin/python" -m pip --disable-pip-version-check -qq install dist/*.whl; \
	  cd "$$trial"; \
	  venv/bin/meldstone --version; \
	  venv/bin/meldstone editions

# uv is used for this only: it resolves for every platform at once, which pip cannot.
.PHONY: lock
lock: ## Resolve requirements/*.in anew into dev.txt, bench.txt, ray.txt, wheel.txt and serve.txt (UPGRADE=1 takes newer versions)
	$(call say,resolving requirements/*.in)
	@trial=$$(mktemp -d); trap 'rm -rf "$$trial"' EXIT; \
	  $(PYTHON) -m venv "$$trial/venv"; \
	  "$$trial/venv/bin/python" -m pip --disable-pip-version-check -qq install uv; \
	  for name in dev bench ray wheel serve; do \
	    "$$trial/venv/bin/uv" --no-config --quiet pip compile --universal --python-version 3.11 --generate-hashes \
	      --no-emit-index-url --no-annotate --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) \
	      --output-file requirements/$$name.txt requirements/$$name.in; \
	  done

.PHONY: clean
clean: ## Remove everything that was built, the environment included
	@rm -rf $(VENV) build dist .hypothesis src/meldstone/web web/node_modules .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: setup
setup: $(VENV)/.installed

# The browser tests run in the system's Chromium. Where it is missing and cannot be had, they are skipped and say so.
.PHONY: chromium
chromium:
	@for name in chromium chromium-browser google-chrome; do ! command -v $$name > /dev/null || exit 0; done; \
	  root=; [ "$$(id -u)" = 0 ] || root='sudo -n'; mkdir -p build; \
	  install() { $$root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium fonts-dejavu-core; }; \
	  printf '\033[1m==>\033[0m %s\n' 'installing Chromium for the browser tests'; \
	  if ! command -v apt-get > /dev/null; then echo 'no apt-get here' > build/chromium.log; false; \
	  else install > build/chromium.log 2>&1 || { $$root apt-get -qq update && install; } >> build/chromium.log 2>&1; fi \
	  || echo "Chromium could not be installed ($$(tail -n 1 build/chromium.log)); the browser tests are skipped. Install it yourself to run them."

web/node_modules/.installed: web/package-lock.json
	@command -v npm > /dev/null || { echo "The browser client is built with Node 20 or newer and npm, which are not installed." >&2; exit 1; }
	$(call say,installing what builds the browser client)
	@# not `npm ci`: it stumbles over builds for other platforms that the lock leaves out; versions still come from the lock
	@cd web && npm install --no-save --silent
	@touch $@

src/meldstone/web/index.html: web/node_modules/.installed $(WEB)
	$(call say,building the browser client)
	@cd web && npm run --silent build > /dev/null
	@touch $@

$(VENV)/.dependencies: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Meldstone needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || echo not found)." >&2; \
	  echo "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(call say,installing the locked dependencies into $(VENV))
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.rivals: requirements/bench.txt $(VENV)/.dependencies
	$(call say,installing what the benchmarks compare with)
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.ray: requirements/ray.txt $(VENV)/.dependencies
	$(call say,installing Ray)
	@$(PIP) install --require-hashes -r requirements/ray.txt
	@touch $@

# The editable install knows every Python module by its name, so that a new or moved one has to be made known.
$(VENV)/.modules: FORCE
	@mkdir -p $(VENV); find src/meldstone -name '*.py' | sort > $@.now; cmp -s $@.now $@ && rm $@.now || mv $@.now $@

.PHONY: FORCE
FORCE:

# Editable: Python sources are read in place, so only a changed native source, a new module or pyproject.toml comes through here.
$(VENV)/.installed: $(VENV)/.dependencies $(VENV)/.modules pyproject.toml $(NATIVE)
	$(call say,building the native core and installing meldstone into $(VENV))
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

# The same with compiler warnings as errors. Only for those who work on the project: `make play` must not fail on a compiler that
# warns where ours does not.
$(VENV)/.strict: $(VENV)/.dependencies $(VENV)/.modules pyproject.toml $(NATIVE)
	$(call say,building the native core$(comma) compiler warnings are errors: $(WARNINGS_AS_ERRORS))
	@$(PIP) install --no-build-isolation --no-deps --editable . \
	  --config-settings=cmake.define.MELDSTONE_WARNINGS_AS_ERRORS=$(WARNINGS_AS_ERRORS)
	@touch $(VENV)/.installed $@
