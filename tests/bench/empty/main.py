# ruff: noqa: INP001 - the script of a page, in no package
"""The first line of Python that a page of this runtime can run."""

from pyscript import document

document.documentElement.dataset.started = "true"
