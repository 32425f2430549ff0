"""Tile rummy: exact rules, solver, play."""

from importlib.metadata import version

__version__ = version("meldstone")
