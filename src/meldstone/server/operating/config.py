"""Everything an operator can set: by command line, environment (``MELDSTONE_…``) or a TOML file, in this order of weight."""

from __future__ import annotations

import ast
import inspect
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

PREFIX: Final = "MELDSTONE_"
_LONGEST_TEXT: Final = 20_000
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]


class ConfigError(ValueError):
    """A setting that cannot be used; the message says which and where it came from."""


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one server process."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """Port to listen on; 0 picks a free one."""
    database: str = ""
    """Address of the store; empty: an SQLite file in the data directory."""
    hosts: tuple[str, ...] = ()
    """Names under which the server is reached, play.example.org, besides its addresses and the machine's own name; *: any."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may talk to the server, besides its own: https://play.example.org"""
    secure_cookies: bool = False
    """Cookies only over HTTPS; switch on behind a TLS proxy."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For is believed."""
    session_days: Positive = 90
    """How long a session that is not used is remembered."""
    operator_contact: str = ""
    """How players reach you, for the privacy page: an e-mail address, a link, or words."""
    operator_text_file: str = ""
    """A text of yours for the privacy page: paragraphs, lines that begin with # or -, links that begin with https://."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """debug, info, warning or error."""

    between_games_seconds: NotNegative = 60
    """Rest between two games of a match, unless everybody wants to go on."""
    countdown_seconds: NotNegative = 3
    """3, 2, 1: between the last player sitting down and the first turn, where several people play."""
    grace_seconds: NotNegative = 60
    """How long somebody may be away before a bot takes over."""
    bot_pause: NotNegative = 900
    """Milliseconds that a bot seems to think at a calm table, and takes for each step of its turn; 0: no table waits."""
    bot_workers: NotNegative = 1
    """Processes in which bots think, beside one for turns that take long; 0: a thread."""
    rooms_kept_days: NotNegative = 7
    """Closed rooms are forgotten after this time; finished games stay."""

    message_bytes: Positive = 16_384
    """The longest WebSocket message."""
    body_bytes: Positive = 16_384
    """The longest HTTP body."""
    messages_per_second: Positive = 20
    """WebSocket messages of one person, on average."""
    message_burst: Positive = 60
    """WebSocket messages of one person, at once."""
    requests_per_second: Positive = 20
    """HTTP requests and new WebSockets of one person, on average."""
    request_burst: Positive = 100
    """HTTP requests and new WebSockets of one person, at once."""
    people_per_address: Positive = 25
    """An address may send as many messages and requests, and have as many WebSockets, as this many people at their limits."""
    judging_percent: Positive = 10
    """Part of a process's time that the turns of one person may take to judge, on average; an address has more with people."""
    logins_per_minute: Positive = 12
    """Wrong passwords, and new accounts, from one address; an IPv6 network (/64) counts as one address everywhere here."""
    login_burst: Positive = 120
    """Wrong passwords, and new accounts, from one address at once: everybody in a hall may come together."""
    guesses_per_hour: Positive = 10
    """Wrong passwords for one account, at once and in an hour, from all devices it does not know; half of them from one network."""
    guests_per_hour: Positive = 500
    """New guests from one address, at once and in an hour."""
    connections_per_client: Positive = 20
    """WebSockets of one person."""
    connections: Positive = 10_000
    """WebSockets altogether."""
    connections_per_address: Positive = 1_000
    """TCP connections of all kinds from one address that is no trusted proxy."""
    head_seconds: Positive = 10
    """Time for the head of an HTTP request."""
    body_seconds: Positive = 20
    """Time for the body of an HTTP request."""
    answer_seconds: Positive = 60
    """Time in which a client takes an HTTP answer."""
    outbox: Positive = 64
    """Messages that wait for a slow reader before it is dropped."""
    silence_seconds: Positive = 60
    """A WebSocket that says nothing for this long is closed."""
    name_length: Positive = 20
    """Letters of a name at most."""
    password_length: Positive = 8
    """Letters of a password at least."""
    rooms_per_client: Positive = 20
    """Rooms that one identity may make in an hour; one address may make ten times as many."""

    rooms_open: Positive = 5
    """Rooms of one identity that may wait for players at a time."""
    rooms_per_address_open: Positive = 50
    """Rooms made from one address that may wait for players at a time."""
    seats_per_client: Positive = 5
    """Seats that one identity may have at a time, in rooms that wait or play."""
    chat_lines: Positive = 5
    """Lines and reactions of one identity at once; as many again in ten seconds."""

    clock_speed: Positive = 1
    """For tests: how much faster the clock runs."""


def load(file: Path | None, environment: Mapping[str, str], options: Mapping[str, object]) -> Config:
    """The configuration: options go before the environment, the environment before the file, all before the defaults."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ConfigError(f"{file}: {getattr(error, 'strerror', None) or error}") from error
    known = {field.name: field for field in msgspec.structs.fields(Config)}
    for name in known:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = [part.strip() for part in text.split(",") if part.strip()] if name in ("hosts", "origins") else text
    values |= {name: value for name, value in options.items() if value is not None}
    try:
        config = msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(str(error)) from error
    operator_text(config.operator_text_file)
    return config


@cache
def operator_text(file: str) -> str:
    """What the operator wants to say on the privacy page; read once, and at the start, so that a wrong name is noticed."""
    if not file:
        return ""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"operator_text_file: {file}: {getattr(error, 'strerror', None) or 'is not UTF-8'}") from error
    if len(text) > _LONGEST_TEXT:
        raise ConfigError(f"operator_text_file: {file}: is longer than {_LONGEST_TEXT} characters")
    return text.strip()


def described() -> str:
    """All settings with their defaults and what they mean, for the help."""
    (body,) = ast.parse(inspect.getsource(Config)).body
    assert isinstance(body, ast.ClassDef)
    meaning: dict[str, str] = {}
    for statement, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and isinstance(after, ast.Expr):
            meaning[statement.target.id] = str(getattr(after.value, "value", ""))
    lines = []
    for field in msgspec.structs.fields(Config):
        default = msgspec.json.encode(field.default).decode()
        lines.append(f"  {field.name:<24}{default:<13}{meaning.get(field.name, '')}".rstrip())
    return "\n".join(lines) + "\n"
