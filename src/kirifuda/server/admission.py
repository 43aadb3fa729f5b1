"""Who is connected: how many, since when, and who goes first when there is no room."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Iterable
from enum import Enum
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from kirifuda.server.config import Config
    from kirifuda.server.metrics import Metrics

OFTEN: Final = 4
"""Connections are looked at so many times within the shortest deadline."""
SWEEP_S: Final = (0.01, 1.0)
"""But no more often and no more seldom than this."""
IPV6_NETWORK: Final = 64
"""Whoever has one address of IPv6 has the whole network."""


class Stage(Enum):
    """What a connection is doing."""

    IDLE = "no request has begun"
    ASKING = "a request is arriving"
    WORKING = "it is carried out, or its answer sent"
    GREETING = "a socket that was not welcomed yet, or is leaving"
    SEATED = "a socket that was welcomed"


PATIENT: Final = frozenset({Stage.IDLE, Stage.ASKING, Stage.GREETING})
"""Who may be asked to go when there is no room."""


class Guest(Protocol):
    """The transport's side of a connection."""

    transport: asyncio.Transport

    def give_up(self, stage: Stage) -> None:
        """Close the connection, its time is up."""


def neighbourhood(address: str) -> str:
    """By what an address is counted: itself, or its network where everybody has many."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_NETWORK), strict=False))


class Visit:
    """One connection, from its first moment to its last."""

    def __init__(self, guest: Guest, address: str, now: float) -> None:
        self.guest = guest
        self.address = address
        self.stage = Stage.IDLE
        self.since = now
        self.stuck: float | None = None
        """Since when the other side does not read what it is sent."""


class Doors:
    """Counts connections, keeps their deadlines, and makes room."""

    def __init__(self, config: Config, room: int, metrics: Metrics) -> None:
        self.room = room
        self.per_address = config.connections_per_address
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in config.proxies]
        self.metrics = metrics
        self.deadlines = {Stage.IDLE: config.silent_s, Stage.ASKING: config.request_s, Stage.GREETING: config.hello_s}
        self.drain_s = config.drain_s
        self.visits: dict[asyncio.BaseTransport, Visit] = {}
        self.waiting: OrderedDict[Visit, None] = OrderedDict()
        """The patient ones, those that have waited longest first."""
        self.addresses: dict[str, dict[Visit, None]] = {}
        self.sweeping = False

    def enter(self, guest: Guest, client: str) -> Visit | None:
        """A new connection, if there is room for it."""
        address = neighbourhood(client)
        same = self.addresses.get(address, {})
        if len(same) >= self.per_address and not self._is_proxy(client) and not self._dismiss_one(same):
            return None
        if len(self.visits) >= self.room and not self._dismiss_one(self.waiting):
            return None
        visit = Visit(guest, address, self._now())
        self.visits[guest.transport] = visit
        self.waiting[visit] = None
        self.addresses.setdefault(address, {})[visit] = None
        if not self.sweeping:
            self.sweeping = True
            self._sweep_later()
        return visit

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is gone, or as good as gone."""
        visit = self.visits.pop(transport, None)
        if visit is None:
            return
        self.waiting.pop(visit, None)
        same = self.addresses[visit.address]
        del same[visit]
        if not same:
            del self.addresses[visit.address]

    def move(self, visit: Visit, stage: Stage) -> None:
        """A connection does something else; whoever was waiting keeps the place in the queue."""
        visit.stage = stage
        visit.since = self._now()
        if visit.guest.transport not in self.visits:
            return
        if stage in PATIENT:
            self.waiting.setdefault(visit)
        else:
            self.waiting.pop(visit, None)

    def read(self, visit: Visit, *, stuck: bool) -> None:
        """The other side stopped reading, or reads again."""
        visit.stuck = self._now() if stuck else None

    def _is_proxy(self, client: str) -> bool:
        """Whether everybody comes from this address."""
        return bool(client) and any(ipaddress.ip_address(client) in proxy for proxy in self.proxies)

    def _dismiss_one(self, among: Iterable[Visit]) -> bool:
        """Send away the patient one that came first; whether there was one."""
        visit = next((each for each in among if each.stage in PATIENT), None)
        if visit is None:
            return False
        self.metrics.refusals.labels("too_many_connections").inc()
        transport = visit.guest.transport
        self.leave(transport)
        transport.abort()
        return True

    def _sweep_later(self) -> None:
        shortest = min(self.drain_s, *self.deadlines.values())
        delay = min(max(shortest / OFTEN, SWEEP_S[0]), SWEEP_S[1])
        asyncio.get_running_loop().call_later(delay, self._sweep)

    def _sweep(self) -> None:
        """Close whatever is past its deadline."""
        now = self._now()
        for transport, visit in list(self.visits.items()):
            if transport.is_closing() and visit.stuck is None:
                visit.stuck = now
            if visit.stuck is not None and now - visit.stuck > self.drain_s:
                visit.guest.transport.abort()
            elif not transport.is_closing() and now - visit.since > self.deadlines.get(visit.stage, inf):
                visit.guest.give_up(visit.stage)
        self.sweeping = bool(self.visits)
        if self.sweeping:
            self._sweep_later()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
