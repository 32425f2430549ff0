"""Hypothesis tries the same examples in every run, so that a red test is red for everybody; `make fuzz` looks for new ones.

``FUZZ_TIMES=30 pytest tests/server/socket/test_fuzz.py`` tries so many times as many messages and requests.
"""

from __future__ import annotations

import os
from typing import Final

from hypothesis import settings

FUZZ_TIMES: Final = int(os.environ.get("FUZZ_TIMES", "1"))

# the tests read English unless they ask for another language
os.environ["MELDSTONE_LANG"] = "en"

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
