"""The compiled core of meldstone."""

def build_info() -> dict[str, str]:
    """How this module was built: `compiler`, `cxx_standard` and `build_type`."""
