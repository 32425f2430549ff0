"""Hypothesis tries the same examples in every run, so that a red test is red for everybody; `make fuzz` looks for new ones."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
