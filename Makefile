# Every command a person runs. PIP_ARGS goes to pip; PYTHON points `make fences` and `make evidence` at another
# environment; ONLY names the notebooks to make by how their names begin, such as ONLY="03 05".

PYTHON = .venv/bin/python
PIP_ARGS =
ONLY =
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

# another environment than our own may lack something, or not be there at all
define CAN_RUN
@"$(PYTHON)" -c '' 2>/dev/null || { echo "no Python runs at $(PYTHON); name one that does, PYTHON=/path/to/python" >&2; exit 1; }
@"$(PYTHON)" -c 'import importlib.util as it, sys; \
	lacks = [name for name in ("torch", "numpy", "pytest") if not it.find_spec(name)]; \
	lacks and sys.exit("%s lacks %s; install it there (pytest 8.4 or newer)" % (sys.executable, ", ".join(lacks)))'
endef

.PHONY: help book serve test fences notebooks lab fence evidence bench clean

help:
	@echo "make book       build the website (and .venv, the first time)"
	@echo "make serve      build it and show it on http://localhost:$(PORT)"
	@echo "make test       check everything: fences, bites, ledgers, notebooks, the site in a browser"
	@echo "make fences     run the fences alone, in seconds; PYTHON=/path/to/python runs them there"
	@echo "make fence NAME=module/name   begin a fence: its file, its rows, and the next step"
	@echo "make notebooks  embed the fences, run the notebooks, write their normal form; ONLY=03 takes one"
	@echo "make lab        open JupyterLab on the notebooks"
	@echo "make evidence   record what the installed torch makes of each fence"
	@echo "make evidence TORCH=2.8.0 NUMPY=1.26.4   record another version, in an environment of its own"
	@echo "make bench      print what things take, as ratios to import torch"
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
	$(CAN_RUN)
	@$(PYTHON) -m pytest --quiet --no-header fences

notebooks: $(ENVIRONMENT)
	$(PYTHON) -m fencing.notebooks $(ONLY)

fence: $(ENVIRONMENT)
	@$(PYTHON) -m fencing.skeleton $(NAME)

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
	$(CAN_RUN)
	$(PYTHON) -m fencing.evidence

bench: $(ENVIRONMENT)
	$(PYTHON) -m fencing.bench

clean:
	rm -rf _build .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './.venv*' -exec rm -rf {} +
