"""By which names this server is spoken to, and whose pages may speak to it."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.datastructures import Headers

    from kirifuda.server.config import Config

HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+?)\.?(?::[0-9]{1,5})?", re.IGNORECASE)


def is_address(name: str) -> bool:
    """Whether a host is written as a number: no page can point somebody else's name at it."""
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def host_of(origin: str) -> str:
    """The host that a site's address names; empty if it names none."""
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def own_names() -> set[str]:
    """What this machine is called."""
    full = socket.gethostname().lower().rstrip(".")
    short = full.partition(".")[0]
    return {"localhost", full, short, f"{short}.local"} - {"", ".local"}


class Hosts:
    """The names that are ours.

    A page whose name was pointed at this machine afterwards (DNS rebinding) sends that name, and the browser takes the
    server for the page's own site; so a name that nobody gave us is refused.
    """

    def __init__(self, config: Config) -> None:
        self.origins = config.origins
        given = {name.lower().rstrip(".") for name in config.names}
        self.names = own_names() | given | {host_of(origin) for origin in config.origins} - {""}

    def knows(self, headers: Headers) -> bool:
        """Whether a request was meant for this server."""
        told = headers.getlist("host")
        found = HOST.fullmatch(told[0]) if len(told) == 1 else None
        if found is None:
            return False
        name = found["name"].lower()
        return name in self.names or is_address(name)

    def is_own_origin(self, headers: Headers) -> bool:
        """Whether a page of this very site speaks; programs that are no browser send no origin."""
        told = headers.getlist("origin")
        if not told or (len(told) == 1 and told[0] in self.origins):
            return True
        try:
            site = urlsplit(told[0])
        except ValueError:
            return False
        is_site = len(told) == 1 and site.scheme in ("http", "https") and bool(site.netloc)
        return is_site and site.netloc.lower() == headers.get("host", "").lower()
