"""Which refusal codes a rulebook can say: those of its rows' offers and of everything these call, and the engine's."""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from types import FunctionType, ModuleType

from game import engine
from game.rulebook import Rulebook

WINDOWS = {"too_early", "too_late", "bad_choice"}
Named = tuple[str, str]


def codes_of(book: Rulebook) -> frozenset[str]:
    """Read from the source of the functions that this book's rows reach."""
    waiting: list[Named] = [_named(row.offer) for row in book.rows]
    seen: set[Named] = set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += _reached(*name)
    said = (code for name in seen for code in _said(*name))
    return frozenset((*said, *_constants(ast.parse(inspect.getsource(engine)), "Refused"), *WINDOWS))


def _named(function: object) -> Named:
    return function.__module__, function.__qualname__.split(".")[0]  # type: ignore[attr-defined]


@cache
def _source(module: str, name: str) -> ast.AST:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return next(each for each in tree.body if isinstance(each, ast.FunctionDef) and each.name == name)


def _said(module: str, name: str) -> Iterator[str]:
    return _constants(_source(module, name), "Shut")


def _constants(tree: ast.AST, called: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == called and node.args:
            yield from (str(leaf.value) for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant))


@cache
def _reached(module: str, name: str) -> tuple[Named, ...]:
    """Functions of the rules that this one names."""
    here = vars(sys.modules[module])
    found = []
    for node in ast.walk(_source(module, name)):
        match node:
            case ast.Name(id=called) if isinstance(here.get(called), FunctionType):
                found.append(_named(here[called]))
            case ast.Attribute(value=ast.Name(id=of), attr=called) if isinstance(here.get(of), ModuleType):
                there = getattr(here[of], called, None)
                found += [_named(there)] if isinstance(there, FunctionType) else []
            case _:
                pass
    return tuple(each for each in found if each[0].startswith("game.rules."))
