"""The files of deploy/ name settings that exist, keep to what the server allows, and agree with each other."""

from __future__ import annotations

import configparser
import ipaddress
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from meldstone.server.operating.config import PREFIX, Config, load

REPOSITORY = Path(__file__).parents[2]
DEPLOY = REPOSITORY / "deploy"
OTHER_VARIABLES = {"MELDSTONE_DATA", "MELDSTONE_CONFIG"}
"""Read by the store and by the command line."""
UNITS = {"k": 1024, "K": 1000}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def seconds(text: str, name: str) -> int:
    """How long a setting of a proxy is."""
    (found,) = re.findall(rf"^\s*{name} (\d+)(s|m);?$", text, re.MULTILINE)
    return int(found[0]) * (60 if found[1] == "m" else 1)


@pytest.mark.parametrize("file", sorted(path for path in DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_variable_is_a_setting(file: Path) -> None:
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Config)} | OTHER_VARIABLES
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text())) <= known


def test_the_server_takes_the_settings_of_the_container() -> None:
    config = load(None, compose()["services"]["meldstone"]["environment"], {})
    assert config.secure_cookies
    assert config.hosts == ("${SITE}",)
    assert config.trusted_proxies == compose()["services"]["caddy"]["networks"]["inside"]["ipv4_address"]


def test_the_trusted_address_is_one_of_the_inner_network_and_no_other_service_has_it() -> None:
    services, network = compose()["services"], compose()["networks"]["inside"]
    trusted = ipaddress.ip_address(services["meldstone"]["environment"]["MELDSTONE_TRUSTED_PROXIES"])
    assert trusted in ipaddress.ip_network(network["ipam"]["config"][0]["subnet"])
    assert network["internal"] is True
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]


def test_containers_are_small_and_cannot_change_themselves() -> None:
    services = compose()["services"]
    for name in ("caddy", "meldstone"):
        assert services[name]["read_only"] is True, name
        assert services[name]["cap_drop"] == ["ALL"], name
    for name, service in services.items():
        assert "no-new-privileges:true" in service["security_opt"], name
        assert service["mem_limit"], name
        assert service["logging"]["options"]["max-size"], name
        assert re.fullmatch(r"[a-z]+:(\d[\w.-]*|\$\{TAG:-latest\})", service["image"]), name
    assert services["database"]["profiles"] == ["postgres"]


def test_volumes_and_networks_that_are_used_are_declared() -> None:
    whole = compose()
    for service in whole["services"].values():
        named = [volume.partition(":")[0] for volume in service["volumes"]]
        assert {volume for volume in named if not volume.startswith(".")} <= set(whole["volumes"])
        assert set(service["networks"]) <= set(whole["networks"])


def test_every_variable_of_the_compose_file_is_explained_beside_it() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text()))
    explained = set(re.findall(r"^#? ?([A-Z_]+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    assert asked == explained


def test_proxies_let_through_what_the_server_would_take_and_little_more() -> None:
    sizes = re.findall(
        r"(?:max_size|client_max_body_size) (\d+)([kK])", (DEPLOY / "Caddyfile").read_text() + (DEPLOY / "nginx.conf").read_text()
    )
    assert len(sizes) == 2
    for number, unit in sizes:
        assert Config().body_bytes <= int(number) * UNITS[unit] <= 8 * Config().body_bytes


def test_proxies_wait_longer_for_a_silent_socket_than_the_server_does() -> None:
    assert seconds((DEPLOY / "nginx.conf").read_text(), "proxy_read_timeout") > Config().silence_seconds


def test_proxies_give_up_half_requests_soon() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    for text, names in ((nginx, ("client_header_timeout", "client_body_timeout")), (caddy, ("read_header", "read_body"))):
        for name in names:
            assert seconds(text, name) <= 20, name


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_promise_https_and_keep_the_figures(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert re.search(r'Strict-Transport-Security "max-age=31536000"', text)
    assert re.search(r"(respond|location =) /api/metrics", text)
    # what a client says of its own address is replaced, never passed on
    assert "$proxy_add_x_forwarded_for" not in text


def test_nginx_passes_the_host_on_with_its_port() -> None:
    """Without it a browser on any port but 443 has an `Origin` that is not the server's, and whatever it sends is refused."""
    assert re.findall(r"proxy_set_header Host (\S+);", (DEPLOY / "nginx.conf").read_text()) == ["$http_host"]


@pytest.mark.skipif(shutil.which("nginx") is None or shutil.which("openssl") is None, reason="nginx is not installed")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org"]
    subprocess.run([*make, "-keyout", str(key), "-out", str(certificate)], capture_output=True, check=True)
    site = tmp_path / "site.conf"
    site.write_text((DEPLOY / "nginx.conf").read_text().replace("/etc/letsencrypt/live/play.example.org", str(tmp_path)))
    whole = tmp_path / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ access_log off; {own} include {site}; }}\n")
    command = ["nginx", "-t", "-c", str(whole), "-e", str(tmp_path / "errors")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_image_is_installed_with_all_that_the_server_imports() -> None:
    """`make lock` renews every list; one that was forgotten would show in a container only."""
    wanted = [*tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]["dependencies"], "psycopg"]
    names = {re.split(r"[<>=\[]", line)[0].lower().replace(".", "-").replace("_", "-") for line in wanted}
    locked = re.findall(r"^([\w-]+)(?:\[[\w,]+\])?==", (REPOSITORY / "requirements" / "serve.txt").read_text(), re.MULTILINE)
    assert names <= set(locked)


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string((DEPLOY / "meldstone.service").read_text())
    return found


def test_the_unit_watches_the_server_and_bounds_it() -> None:
    service = unit()["Service"]
    assert service["Type"] == "notify"
    assert int(service["WatchdogSec"].removesuffix("s")) >= 10
    assert service["Restart"] == "always"
    assert unit()["Unit"]["StartLimitIntervalSec"] == "0"
    assert service["MemoryMax"]
    # each connection is a file, and the server needs some for itself
    assert int(service["LimitNOFILE"]) > 2 * Config().connections
    assert service["LimitCORE"] == "0"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "meldstone.service").read_text().replace("/opt/meldstone/bin/meldstone", shutil.which("true") or "/bin/true")
    file = tmp_path / "meldstone.service"
    file.write_text(text)
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "meldstone" in line]) == (0, [])


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "SITE": "play.example.org"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_operators_commands_are_those_of_the_unit() -> None:
    unit, page = (DEPLOY / "meldstone.service").read_text(), (REPOSITORY / "docs" / "operate.md").read_text()
    (user,) = re.findall(r"^User=(\w+)$", unit, re.MULTILINE)
    (data,) = re.findall(r"^Environment=MELDSTONE_DATA=(\S+)$", unit, re.MULTILINE)
    (program,) = re.findall(r"^ExecStart=(\S+) serve$", unit, re.MULTILINE)
    assert f"$ useradd --system --home-dir {data} --shell /usr/sbin/nologin {user}\n" in page
    for command in ("admin", "backup", "restore"):
        assert f"$ sudo -u {user} env MELDSTONE_DATA={data} {program} {command} " in page
