"""The compiled core is there, tells how it was built and offers what its stub says."""

import ast
import re
from operator import attrgetter
from pathlib import Path

import pytest

import meldstone
from meldstone import _native

STUB = ast.parse(Path(meldstone.__file__).with_name("_native.pyi").read_text(encoding="utf-8"))
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}


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


def public(names: list[str]) -> set[str]:
    return {name for name in names if not name.startswith("_")}


def test_module_offers_what_the_stub_says() -> None:
    functions = {node.name for node in STUB.body if isinstance(node, ast.FunctionDef)}
    assert public(dir(_native)) == functions | CLASSES.keys()


@pytest.mark.parametrize("name", CLASSES)
def test_classes_have_the_fields_and_methods_of_the_stub(name: str) -> None:
    body = CLASSES[name].body
    methods = [node.name for node in body if isinstance(node, ast.FunctionDef)]
    fields = [node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    declared = [*methods, *fields]
    assert public(dir(getattr(_native, name))) == public(declared)


CALLABLES = {
    **{node.name: node for node in STUB.body if isinstance(node, ast.FunctionDef)},
    **{
        f"{name}.{node.name}": node
        for name, parent in CLASSES.items()
        for node in parent.body
        if isinstance(node, ast.FunctionDef) and not node.decorator_list
    },
}


@pytest.mark.parametrize("path", CALLABLES)
def test_functions_take_the_arguments_of_the_stub_in_order(path: str) -> None:
    declared = [argument.arg for argument in CALLABLES[path].args.args if argument.arg != "self"]
    signature = attrgetter(path)(_native).__doc__.splitlines()[0]
    assert re.findall(r"(\w+): ", signature) == declared
