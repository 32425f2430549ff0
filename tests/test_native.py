"""The compiled core is there and tells how it was built."""

from meldstone import _native


def test_build_info_names_compiler_standard_and_build_type() -> None:
    info = _native.build_info()
    assert info.keys() == {"compiler", "cxx_standard", "build_type"}
    assert info["compiler"].split()[0] in {"Clang", "GCC", "MSVC"}
    assert info["build_type"] == "Release"


def test_core_is_compiled_as_cxx20_or_later() -> None:
    assert int(_native.build_info()["cxx_standard"].removeprefix("C++")) >= 20


def test_module_lies_beside_the_package_and_is_documented() -> None:
    assert _native.__name__ == "meldstone._native"
    assert _native.build_info.__doc__
