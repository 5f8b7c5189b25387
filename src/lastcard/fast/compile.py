"""How functions are compiled: those of this package, and once more those of the rules and of the judge.

`twin` gives the compiled counterpart of a function of such a package: the same code, in a namespace where the
modules of BACKENDS are those of this package. A CUDA kernel may call compiled functions too: Numba then
compiles the same source for the device.
"""

from __future__ import annotations

import hashlib
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.machinery import SourceFileLoader
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

import numba

from lastcard import judge, learnt, rules
from lastcard.dice import faces
from lastcard.dice import rules as dice_rules

F = TypeVar("F", bound=Callable[..., Any])

SOURCES = {package.__name__: package for package in (rules, judge, learnt, dice_rules)}
"""The packages whose functions are compiled too."""
BACKENDS = {
    "lastcard.rules.sets": "lastcard.fast.cards.sets",
    "lastcard.rules.piles": "lastcard.fast.cards.piles",
    "lastcard.rules.telling": "lastcard.fast.telling",
    "lastcard.dice.rules.rolling": "lastcard.fast.dice.rolling",
    "lastcard.dice.rules.telling": "lastcard.fast.telling",
}
"""The modules of the rules that are different here."""
CALLERS = tuple(
    f"lastcard.fast.cards.{name}"
    for name in (
        "piles", "kernel", "good", "policies", "rollout", "loops", "search", "observe", "memory", "history",
    )
)  # fmt: skip
"""The modules of this package that call the rules, and so come with every variant of them."""


class Variant(NamedTuple):
    """Which parts of the rules are compiled; what is left out is not even there."""

    remembers: bool = False
    """What players could remember is kept."""
    house: bool = True
    """House rules are played."""
    plain: bool = False
    """Playouts are single rounds at random."""

    @property
    def constants(self) -> dict[str, bool]:
        return {"REMEMBERS": self.remembers, "HOUSE": self.house, "PLAIN": self.plain}


USUAL = Variant()


def compiled(function: F) -> F:
    """Compile at the first call and keep the result beside the source, so that the next start is quick.

    The function becomes part of its callers: a call takes longer than most of them run.
    """
    return _compile(function, inlined=True)


def called(function: F) -> F:
    """The same for a function that is large or seldom called: it is compiled once, and called."""
    return _compile(function, inlined=False)


def around(loop: F, **functions: Any) -> F:
    """The same compiled loop, around other functions."""
    plain = loop.py_func  # type: ignore[attr-defined]
    found: F = _clone(plain, plain.__globals__ | functions, inlined=True)
    return found


def twin(function: F, **chosen: bool) -> F:
    """The compiled counterpart of a function of the rules or of the judge, in a variant; or the variant of a
    function of this package that calls them."""
    found: F = _of_module(function.__module__, function.__name__, Variant(**chosen))
    return found


def _of_module(module: str, name: str, variant: Variant) -> Any:
    # Functions of this package are compiled in the usual variant as they stand.
    usual = module in CALLERS and variant == USUAL
    return getattr(import_module(module), name) if usual else _namespace(module, variant)[name]


@cache
def _namespace(name: str, variant: Variant) -> dict[str, Any]:
    """What the compiled functions of such a module see."""
    module = import_module(name)
    space = vars(module) | {key: value for key, value in variant.constants.items() if key in vars(module)}
    for key, value in vars(module).items():
        plain = getattr(value, "py_func", value)
        if isinstance(plain, FunctionType) and plain.__module__ == name:
            options = getattr(value, "targetoptions", {"forceinline": getattr(value, "inlined", True)})
            space[key] = _clone(plain, space, options["forceinline"], variant)
        elif key not in variant.constants:
            space[key] = _counterpart(key, value, variant)
    return space


def _counterpart(key: str, value: Any, variant: Variant) -> Any:
    """What a name that a module imports stands for here."""
    if isinstance(value, ModuleType | type) or not callable(value):
        return value
    for plain, ours in BACKENDS.items():
        # The sets of Python have operators that belong to no module of ours.
        theirs = isinstance(value, FunctionType) and value.__module__ != plain
        if not theirs and getattr(import_module(plain), key, None) is value:
            value = getattr(import_module(ours), key)
    plain = getattr(value, "py_func", value)
    module = getattr(plain, "__module__", "")
    if isinstance(plain, FunctionType) and (module in CALLERS or module.rpartition(".")[0] in SOURCES):
        return _of_module(module, plain.__name__, variant)
    return value


def _clone(function: FunctionType, space: dict[str, Any], inlined: bool, variant: Variant = USUAL) -> Any:
    names = ("remembers" if variant.remembers else "", "" if variant.house else "book")
    return _compile(_renamed(function, space, *filter(None, names)), inlined)


def _renamed(function: Any, space: dict[str, Any], *names: str) -> Any:
    """The same function in another namespace, and under another name: the cache goes by it."""
    clone = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    clone.__qualname__ = ".".join((function.__qualname__, *names))
    clone.__module__ = function.__module__
    return clone


def _compile(function: F, inlined: bool) -> F:
    # Where a function stands in its file is part of its name in the cache; a comment above it should not
    # matter.
    function.__code__ = function.__code__.replace(co_firstlineno=1)
    made = _dispatcher(function, inlined)

    @cache
    def inner() -> Any:
        """What compiled code calls. Python cannot call it, which leaves out a quarter of the compiling."""
        clone = _renamed(function, function.__globals__, "inner")
        return _dispatcher(clone, inlined, no_cpython_wrapper=True)

    # One version for all numbers: Numba would compile one more for each number that stands in a call, and for
    # each width of a field.
    made.get_call_template = lambda args, kws: inner().get_call_template(tuple(map(_widened, args)), kws)
    made.get_overload = lambda signature: inner().get_overload(signature)
    wrapped: F = made
    return wrapped


def _dispatcher(function: Any, inlined: bool, **more: bool) -> Any:
    # Without `_nrt` nothing can be allocated, and no references to arrays are counted: four times as quick.
    njit: Any = numba.njit
    made = njit(
        cache=True,
        nogil=True,
        error_model="numpy",
        _nrt=False,
        forceinline=inlined,
        no_cfunc_wrapper=True,
        **more,
    )(function)
    # Numba asks only whether the function's own file has changed; what it calls is compiled into it too.
    made._cache._cache_file._source_stamp = _STAMP
    return made


def _widened(argument: Any) -> Any:
    kind: Any = numba.types.unliteral(argument)  # type: ignore[no-untyped-call]
    return numba.types.int64 if isinstance(kind, numba.types.Integer) else kind


def _stamp() -> str:
    """What all the code says that is compiled together, in short: comments and docstrings do not count."""
    digest = hashlib.sha256()
    ours = (*sorted(Path(__file__).parent.rglob("*.py")), Path(faces.__file__))
    for path in (*chain.from_iterable(map(_sources, SOURCES.values())), *ours):
        _add(digest, SourceFileLoader(path.stem, str(path)).get_code(path.stem))
    return digest.hexdigest()


def _sources(package: ModuleType) -> Iterator[Path]:
    for path in package.__path__:
        yield from (Path(path) / f"{module.name}.py" for module in pkgutil.iter_modules([path]))


def _add(digest: Any, code: CodeType | None) -> None:
    assert code is not None
    constants = (
        code.co_consts[1:] if code.co_consts and isinstance(code.co_consts[0], str) else code.co_consts
    )
    digest.update(repr((code.co_code, code.co_names, code.co_varnames, code.co_freevars)).encode())
    for constant in constants:
        if isinstance(constant, CodeType):
            _add(digest, constant)
        else:
            digest.update(repr(constant).encode())


_STAMP = _stamp()
