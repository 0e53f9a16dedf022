# Every command a person runs. PIP_ARGS goes to pip; PYTHON points `make fences` and `make evidence` at another environment.

PYTHON = .venv/bin/python
PIP_ARGS =
PORT = 8000
SITE = _build/html/index.html
NBVAL = -p nbval.plugin --nbval --nbval-current-env --nbval-cell-timeout=60
TWO_AT_ONCE = -p xdist -n 2 --dist loadfile

# the project's own environment is made when a command needs it; another one is taken as it is
ENVIRONMENT = $(if $(filter .venv/%,$(PYTHON)),.venv/ready)

define CHECK
@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Tensor Fences needs python3, 3.11 or newer; found: $$(python3 --version 2>/dev/null || echo none). Install it and run make again." >&2; exit 1; }
endef

.PHONY: help book serve test fences notebooks lab evidence clean

help:
	@echo "make book       build the website (and .venv, the first time)"
	@echo "make serve      build it and show it on http://localhost:$(PORT)"
	@echo "make test       check everything: fences, bites, ledgers, notebooks, the site in a browser"
	@echo "make fences     run the fences alone, in seconds; PYTHON=/path/to/python runs them there"
	@echo "make notebooks  embed the fences, run the notebooks, write their normal form"
	@echo "make lab        open JupyterLab on the notebooks"
	@echo "make evidence   record what the installed torch makes of each fence"
	@echo "make evidence TORCH=2.8.0 NUMPY=1.26.4   record another version, in an environment of its own"
	@echo "make clean      remove what was built; remove .venv as well to start from nothing"
	@echo "PIP_ARGS='…' is handed to pip, for example a CPU-only index: see README.md"

.venv/ready: requirements.txt constraints.txt
	$(CHECK)
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check $(PIP_ARGS) -r requirements.txt -c constraints.txt
	@touch $@

book: $(ENVIRONMENT)
	@for notebook in notebooks/*.ipynb; do $(PYTHON) -m json.tool $$notebook /dev/null || \
		{ echo "$$notebook is not a notebook; restore it, for example by git checkout" >&2; exit 1; }; done
	@rm -rf _build/html  # Sphinx does not see that a stylesheet has changed, or a page has gone
	$(dir $(PYTHON))jupyter-book build . -W -n --keep-going
	@echo "The site: $(CURDIR)/$(SITE)"

serve: book
	$(PYTHON) -m http.server $(PORT) --bind 127.0.0.1 --directory $(dir $(SITE))

test: $(ENVIRONMENT)
	$(PYTHON) -m pytest $(TWO_AT_ONCE) $(NBVAL) tests/test_site.py tests notebooks fences  # what takes longest comes first

fences: $(ENVIRONMENT)
	@$(PYTHON) -c 'import importlib.util as it; all(map(it.find_spec, ("torch", "numpy", "pytest"))) or exit(1)' || { echo "$(PYTHON) needs torch, numpy and pytest 8.4 or newer: install them there" >&2; exit 1; }
	@$(PYTHON) -m pytest --quiet --no-header fences

notebooks: $(ENVIRONMENT)
	$(PYTHON) tools/embed.py

lab: $(ENVIRONMENT)
	$(PYTHON) -m jupyter lab notebooks

ifdef TORCH
PYTHON = .venv-$(TORCH)/bin/python
ENVIRONMENT = .venv-$(TORCH)/ready
.venv-$(TORCH)/ready:
	$(CHECK)
	python3 -m venv .venv-$(TORCH)
	.venv-$(TORCH)/bin/pip install --quiet --disable-pip-version-check $(PIP_ARGS) torch==$(TORCH) $(if $(NUMPY),numpy==$(NUMPY),numpy) pytest
	@touch $@
endif
evidence: $(ENVIRONMENT)
	$(PYTHON) tools/evidence.py

clean:
	rm -rf _build .pytest_cache
	find . -name __pycache__ -not -path './.venv*' -exec rm -rf {} +
