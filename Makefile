# The commands of the house: `make play` for an evening, `make test` for everything. `make help` lists them.
PYTHON ?= python3
PY := .venv/bin/python
export PYTHONPATH := functions:.
export PORT LAN RUNS PAGES
# Rooms whose tests open no port and no browser: they are spread over both cores. After them two workers share the files
# of the others, each with a club and a browser of its own, which wait a lot.
PURE := $(addprefix tests/,aws bench club game handlers infra/rehearsal infra/test_pack_cli.py infra/test_pack_pages.py \
  packs play secrecy site standings support wire)

.PHONY: help play stop doctor reset env test bench lighthouse check clauses prove shots site client wire

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/:/' | column -t -s:

play: env ## open the club on http://localhost:8000 (PORT=..., LAN=1)
	@$(PY) -m infra play

stop: ## close the club that is open here
	@$(PYTHON) -m infra.single

doctor: ## what is installed, who holds the port, what state the club is in, what to do
	@$(PYTHON) -m infra.doctor

reset: ## begin anew: deletes tables, builds, environments; asks first (WHAT=tables, YES=1)
	@$(PYTHON) -m infra.reset $(WHAT) $(if $(YES),--yes)

env: ## build .venv and .venv-stack from the locks
	@$(PYTHON) infra/env.py

test: env ## everything: rules, rooms, stack, browser
	@$(PY) -m infra.chromium >/dev/null
	@$(PY) -m infra.node run test
	@$(PY) -m infra.steps
	@$(PY) -m tests.clauses
	@$(PY) -m tests.prove
	@$(PY) -m pytest -n 2 --dist worksteal $(PURE)
	@$(PY) -m pytest -n 2 --dist loadfile --durations=12 $(addprefix --ignore=,$(PURE))

bench: env ## one table of sizes, speeds and costs against tests/bench/limits.yaml
	@$(PY) -m infra.steps
	@$(PY) -m tests.bench

check: env ## format, lint, types, walls, generated files; under a minute
	@$(PY) -m infra.check

lighthouse: env ## points of the pages, median of three, none under 95 (RUNS=1, PAGES=/,/packs/)
	@$(PY) -m infra.lighthouse

clauses: env ## each clause of the rules and the tests that show it
	@$(PY) -m tests.clauses

prove: env ## change each row, figure and offer of a rulebook: some clause test must fail
	@$(PY) -m tests.prove

shots: env ## pictures of the named moments
	@$(PY) -m infra.chromium >/dev/null
	@$(PY) -m tests.browser.shots

site: env ## the pages into build/site
	@$(PY) -m infra.steps

client: env ## the table page into build/site/t
	@$(PY) -m infra.node run build

wire: ## write the browser's copy of the wire types
	@$(PY) -m wire.typescript
