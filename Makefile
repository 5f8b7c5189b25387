# Every habit of the project, each with all its set-up. Needs Python 3.11 or later, and make.

PYTHON ?= python3
HOST ?= 127.0.0.1
NODES ?= 3
PROFILE ?= long
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := $(BIN)/python hatch_build.py
CLIENT := src/lastcard/server/web/index.html
MODULES := web/node_modules/.package-lock.json
STATIC := dist/static/index.html
# What plays without a server is built into the client, too.
CLIENT_FILES := $(shell find web/* -name node_modules -prune -o -print) $(wildcard src/lastcard/locale/*/*.ftl) \
	$(shell find src/lastcard/* -type d \( -name fast -o -name lab -o -name server -o -name cli -o -name rl -o -name train -o -name words \) -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.weights' \) -print)
SITE_NPM := $(BIN)/python hatch_build.py --in site
SITE_MODULES := site/node_modules/.package-lock.json
DOCS := dist/docs/index.html
DOCS_FILES := $(shell find docs site src/lastcard web/src/tokens.css -name node_modules -prune -o -path '*/.astro' -prune -o \
	\( -path site/src/content/docs -o -path site/src/content/pictures -o -path site/public/files -o -path site/public/es -o -name web \) -prune -o \
	-type f ! -name '*.pyc' ! -path site/src/contents.json -print) CONTRIBUTING.md CHANGELOG.md
OURS := src tests bench deploy docs examples hatch_build.py
WORKERS := -n auto --dist worksteal

# Tests start many short processes: what those import is compiled once, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play static docs cluster terminal test test-all lint web warm short slow coverage browser proxies cases wire golden soak bench screens package lock clean

play: $(VENV)/play.done $(CLIENT)  ## play in the browser; HOST=0.0.0.0 for everybody in your network
	$(BIN)/lastcard serve --host $(HOST)

static: $(STATIC)  ## write a folder that plays from any web server, with no Python behind it: dist/static

docs: $(DOCS)  ## write the documentation as a site: dist/docs; REPOSITORY=ADDRESS has links to the sources lead there

cluster: $(VENV)/dev.done $(CLIENT)  ## several nodes with PostgreSQL, NATS and a proxy, at http://127.0.0.1:8000; NODES=3
	$(BIN)/python -m deploy.cluster --nodes $(NODES)

terminal: $(VENV)/play.done  ## a game in the terminal, against bots
	$(BIN)/lastcard play

test:  ## for every change: lint, web and the short tests beside each other
	@$(MAKE) --jobs=4 --keep-going --output-sync=target --no-print-directory lint web short

test-all: test  ## what has to pass before a change lands: the slow tests too
	@$(MAKE) --no-print-directory slow

# With the plus pytest shows how far it is; the others are shown when they end.
short: warm $(CLIENT) browser proxies  ## the tests alone, without those that are slow
	+$(BIN)/pytest $(WORKERS) -m "not slow"

slow: warm $(VENV)/train.done $(CLIENT) $(DOCS) browser proxies  ## long walks at full size, and many examples of every property; PROFILE=random for new ones
	HYPOTHESIS_PROFILE=$(PROFILE) $(BIN)/pytest $(WORKERS) -m slow

warm: $(VENV)/dev.done  ## compile the fast rules once, so that no worker has to
	$(BIN)/python -m tests.support.warm

coverage: warm $(CLIENT) browser proxies  ## which lines the tests of `make test` reach
	$(BIN)/pytest $(WORKERS) -m "not slow" --cov --cov-report=term-missing:skip-covered

lint: $(VENV)/dev.done
	$(BIN)/ruff check $(OURS)
	$(BIN)/ruff format --check $(OURS)
	$(BIN)/mypy

web: $(MODULES)  ## check the form and the types of the browser client, and run its unit tests
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run test

browser:  ## find a browser for the tests, or install Debian's
	@for name in "$$CHROMIUM" chromium chromium-browser google-chrome; do command -v "$$name" && exit; done; \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
		apt-get install -qq --no-install-recommends chromium fonts-liberation >/dev/null; } || \
	echo 'No browser: install Chromium, or name one in CHROMIUM. The tests that need one are skipped.'

# One after the other: packages cannot be installed by two at once.
proxies: | browser  ## find the proxies that the tests put before a server, or install Debian's
	@PATH="$$PATH:/usr/sbin"; if command -v nginx && command -v caddy; then exit; fi; \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
		apt-get install -qq --no-install-recommends nginx caddy >/dev/null; } || \
	echo 'No nginx, or no Caddy: the tests that need one are skipped.'

cases: $(VENV)/play.done  ## run every case file through the command itself
	$(BIN)/lastcard check $$(find tests/cases -name '*.case' | sort)

wire: $(VENV)/dev.done  ## write what the browser client knows of the server, and the tables of docs/protocol.md and docs/operating.md
	$(BIN)/python -m docs.wire
	$(BIN)/python -m docs.protocol
	$(BIN)/python -m docs.decks
	$(BIN)/python -m docs.operating

golden: $(VENV)/dev.done  ## write the golden playthroughs again; read the diff before you commit it
	$(BIN)/python -m tests.support.golden

soak: $(VENV)/dev.done  ## 20,000 random games of each edition, and a million decisions run as Python and compiled
	$(BIN)/python -m tests.support.soak --games 20000

bench: $(VENV)/bench.done  ## compare with RLCard and uno-engine, and the server with a bare broadcast
	$(BIN)/python bench/against_rlcard.py
	if command -v npm >/dev/null; then cd bench && npm ci --silent; fi
	$(BIN)/python -m bench.volume
	$(BIN)/python -m bench.tables

screens: $(VENV)/dev.done $(CLIENT) browser  ## take the pictures of the documentation again, and draw those of the app
	$(BIN)/python -m docs.screens
	$(BIN)/python -m docs.artwork

package: $(VENV)/dev.done $(MODULES)  ## build the source distribution and the wheel into dist/packages, and look at them
	rm -rf dist/packages
	$(BIN)/python -m build --outdir dist/packages
	$(BIN)/python -m twine check --strict dist/packages/*

lock:  ## pin what is in requirements/*.in and the package.json of web, site and bench; needs uv and npm
	for name in play dev ci release bench node docs; do \
		uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
			--no-header requirements/$$name.in -o requirements/$$name.txt; done
	uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-header \
		--override requirements/train.overrides requirements/train.in -o requirements/train.txt
	for folder in web site bench; do (cd $$folder && npm install --package-lock-only); done

$(VENV)/dev.done $(VENV)/bench.done $(VENV)/docs.done: | $(VENV)/play.done
$(VENV)/train.done: | $(VENV)/dev.done $(VENV)/torch.done

# Which build of PyTorch fits is a matter of the machine, and so of pip's own settings.
$(VENV)/torch.done: | $(VENV)/dev.done
	$(PIP) torch==2.13.0
	touch $@

# The locks are whole: without `--no-deps` pip looks at newer releases of what others ask for with an extra.
$(VENV)/%.done: requirements/%.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --no-deps --require-hashes -r $<
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(MODULES): web/package.json web/package-lock.json | $(VENV)/play.done
	$(NPM) --version >/dev/null 2>&1 || $(PIP) --no-deps --require-hashes -r requirements/node.txt
	$(NPM) ci --include=dev
	touch $@

$(CLIENT): $(MODULES) $(CLIENT_FILES)
	$(NPM) run build

$(STATIC): $(MODULES) $(CLIENT_FILES)
	$(NPM) run build:static

$(SITE_MODULES): site/package.json site/package-lock.json | $(VENV)/play.done
	$(SITE_NPM) --version >/dev/null 2>&1 || $(PIP) --no-deps --require-hashes -r requirements/node.txt
	$(SITE_NPM) ci
	touch $@

# The tables on its pages are those of the client that needs no server.
$(DOCS): $(SITE_MODULES) $(DOCS_FILES) $(STATIC) | $(VENV)/docs.done
	$(BIN)/python -m docs.site
	$(SITE_NPM) run build
	cp -r $(dir $(STATIC)) $(dir $@)table

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules bench/node_modules site/node_modules site/.astro $(dir $(CLIENT)) test-results
