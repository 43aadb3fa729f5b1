"""`kirifuda serve`: the table in the browser."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import click

from kirifuda.cli.choosing import READABLE
from kirifuda.cli.refusing import Refusal, refusals

LARGEST: Final = 1e12


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 picks a free one.")
@click.option(
    "--database",
    metavar="URL",
    envvar="KIRIFUDA_DATABASE",
    help="sqlite:///FILE or postgresql://…; by default a file in the user's data folder.",
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may use this server.")
@click.option("--name", "names", multiple=True, metavar="HOST", help="A name under which this server is reached.")
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy in front (address or network) whose X-Forwarded-For is believed; by default none.",
)
@click.option("--static", type=READABLE, help="Folder of the built client; by default the one that comes along.")
@click.option("--computers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that think.")
@click.option("--budget", type=click.FloatRange(0.1, 600), default=5.0, show_default=True, help="Their seconds a move.")
@click.option("--quick", is_flag=True, help="No delays and no pace, for tests.")
@click.option("--limit", "limits", multiple=True, metavar="NAME=NUMBER", help="A limit of the server by its name.")
@click.option("--json-log/--text-log", "log_json", default=False, help="How the log is written.")
@click.option("--log-level", type=click.Choice(("debug", "info", "warning", "error")), default="info")
@click.option("--durable", is_flag=True, help="SQLite: an answer waits for the disk, and survives a power cut too.")
@click.option("--secure-cookies", is_flag=True, help="Behind https.")
@click.option("--open/--no-open", "opens", default=False, help="Open the page in the browser.")
def serve_command(**chosen: Any) -> None:
    """Serve the table: open the address it prints in a browser."""
    from kirifuda.server.config import Config
    from kirifuda.server.runner import serve
    from kirifuda.server.storage.faults import Unusable

    config = Config(
        database=chosen["database"] or f"sqlite:///{data_file()}",
        origins=tuple(map(checked_origin, chosen["origins"])),
        names=tuple(map(checked_name, chosen["names"])),
        proxies=tuple(map(checked_proxy, chosen["proxies"])),
        static=chosen["static"],
        computers=chosen["computers"],
        computer_budget_s=chosen["budget"],
        log_json=chosen["log_json"],
        durable=chosen["durable"],
        log_level=chosen["log_level"],
        secure_cookies=chosen["secure_cookies"],
    )
    if chosen["quick"]:
        config.auto_delay_s = config.solo_delay_s = config.computer_delay_s = config.pass_hold_s = 0.0
        config.messages_per_s = config.requests_per_s = config.pages_per_s = 10_000.0
        config.opens_per_s = config.uploads_per_s = 10_000.0
    for limit in chosen["limits"]:
        set_limit(config, limit)
    try:
        serve(config, chosen["host"], chosen["port"], opens_browser=chosen["opens"])
    except Unusable as error:
        raise Refusal(f"{error.text.en}\n{error.text.ja}") from error


def data_file() -> Path:
    """Where the games are kept when nothing else is said."""
    from platformdirs import user_data_path

    with refusals("--database"):
        folder = user_data_path("kirifuda", appauthor=False, ensure_exists=True)
    return folder / "tables.sqlite3"


def checked_origin(origin: str) -> str:
    """`https://play.example`: a site, as a browser names it."""
    from kirifuda.server.hosts import host_of

    if not origin.startswith(("http://", "https://")) or not host_of(origin) or origin.count("/") != 2:
        raise click.BadParameter(f"{origin!r} is no site: write it as https://play.example, without a path")
    return origin


def checked_name(name: str) -> str:
    """`play.example`: a host's name."""
    from kirifuda.server.hosts import HOST

    if HOST.fullmatch(name) is None or ":" in name:
        raise click.BadParameter(f"{name!r} is no name of a host: write it as play.example, without a port")
    return name


def checked_proxy(proxy: str) -> str:
    """`10.0.0.1` or `10.0.0.0/8`."""
    try:
        return str(ip_network(proxy, strict=False))
    except ValueError:
        raise click.BadParameter(f"{proxy!r} is neither an address nor a network") from None


def set_limit(config: object, limit: str) -> None:
    """`tables=500`: a number of the configuration by its name."""
    name, _, number = limit.partition("=")
    now = getattr(config, name, None)
    if isinstance(now, bool) or not isinstance(now, int | float):
        raise click.BadParameter(f"there is no limit {name!r}")
    try:
        found = float(number)
    except ValueError:
        raise click.BadParameter(f"{number!r} is no number") from None
    if not 0 <= found < LARGEST:
        raise click.BadParameter(f"{name} can't be {number}")
    setattr(config, name, type(now)(found))
