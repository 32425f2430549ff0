"""The command ``meldstone``: one module for each of its commands."""
