"""From the path of a request to who answers it, without asking every route whether it is theirs."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.types import ASGIApp, Scope

_Parts = tuple[str, ...]


class Paths:
    """Paths such as `/api/games/{game}/replay`, found by what is fixed in them.

    Starlette compares a path with one regular expression after the other, which took longer than most answers.
    """

    def __init__(self, apps: Mapping[str, ASGIApp]) -> None:
        self._fixed = {path: app for path, app in apps.items() if "{" not in path}
        self._open: dict[tuple[int, str], list[tuple[_Parts, ASGIApp]]] = {}
        for path, app in apps.items():
            if path not in self._fixed:
                parts = _parts(path)
                self._open.setdefault((len(parts), parts[1]), []).append((parts, app))

    def find(self, scope: Scope) -> ASGIApp | None:
        """Who answers a request; notes in its scope what stands at the open places."""
        path: str = scope["path"]
        app = self._fixed.get(path)
        if app is not None:
            return app
        asked = _parts(path)
        if len(asked) > 1:
            for parts, answering in self._open.get((len(asked), asked[1]), ()):
                if all(part == given or (part[0] == "{" and given) for part, given in zip(parts, asked, strict=True)):
                    scope["path_params"] = {part[1:-1]: given for part, given in zip(parts, asked, strict=True) if part[0] == "{"}
                    return answering
        return None


def _parts(path: str) -> _Parts:
    return tuple(path[1:].split("/"))
