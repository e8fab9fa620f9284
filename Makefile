# The commands of the house. `make play` for an evening, `make test` for everything.
PYTHON ?= python3
PY := .venv/bin/python
export PYTHONPATH := functions:.

.PHONY: env
env: ## build .venv and .venv-stack from the locks
	@$(PYTHON) infra/env.py

.PHONY: wire
wire: ## write the browser's copy of the wire types
	@$(PY) -m wire.typescript
