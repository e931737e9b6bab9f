"""Objects that Qt still calls while Python's garbage collector takes them apart."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

_Owner = TypeVar("_Owner")
_Arguments = ParamSpec("_Arguments")
_Handler = Callable[Concatenate[_Owner, _Arguments], None]


def while_whole(handler: _Handler[_Owner, _Arguments]) -> _Handler[_Owner, _Arguments]:
    """Make a handler do nothing for an object that has lost its attributes.

    For what Qt calls when something ends, such as ``hideEvent``. Of widgets that nobody needs any
    more, the garbage collector first takes all attributes and then ends one after the other. Each
    that ends hides what is inside it and tells its neighbours, and their handlers have nothing left
    to work with.
    """

    @wraps(handler)
    def handle(owner: _Owner, /, *arguments: _Arguments.args, **named: _Arguments.kwargs) -> None:
        if vars(owner):
            handler(owner, *arguments, **named)

    return handle
