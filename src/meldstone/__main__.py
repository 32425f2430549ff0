"""``python -m meldstone`` is the command ``meldstone``."""

import sys

from meldstone.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
