# Every habit of the project, each with all its set-up. Needs Python 3.11 or later, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint cases golden soak bench lock clean

play: $(VENV)/play.done
	$(BIN)/lastcard play

test: $(VENV)/dev.done lint
	$(BIN)/pytest -n auto

lint: $(VENV)/dev.done
	$(BIN)/ruff check src tests bench docs
	$(BIN)/ruff format --check src tests bench docs
	$(BIN)/mypy

cases: $(VENV)/play.done  ## run every case file through the command itself
	$(BIN)/lastcard check $$(find tests/cases -name '*.case' | sort)

golden: $(VENV)/dev.done  ## write the golden playthroughs anew; read the diff before you commit it
	$(BIN)/python -m tests.golden

soak: $(VENV)/dev.done  ## 20,000 random games of each edition
	$(BIN)/python -m tests.soak --games 20000

bench: $(VENV)/bench.done  ## compare with RLCard in one run
	$(BIN)/python bench/against_rlcard.py

lock:  ## pin what is in requirements/*.in; needs uv
	for name in play dev bench; do \
		uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
			--no-header requirements/$$name.in -o requirements/$$name.txt; done

$(VENV)/%.done: requirements/%.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
