"""Everything that whoever runs a server may set; `kirifuda serve` fills it from options and the environment."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Config:
    """A server's settings."""

    database: str = "sqlite:///kirifuda.sqlite3"
    """`sqlite:///file`, `sqlite://` (in memory) or `postgresql://user@host/name`."""
    durable: bool = False
    """SQLite waits for the disk at each commit, so that a power cut loses nothing that was acknowledged either."""
    origins: tuple[str, ...] = ()
    """Sites whose pages may use this server besides its own."""
    names: tuple[str, ...] = ()
    """Names under which this server is reached, besides this machine's own and those of `origins`."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word about the visitor's address counts."""
    static: Path | None = None
    """The built client; by default the one inside the package."""

    message_bytes: int = 16_384
    body_bytes: int = 1 << 20
    """The largest body: an uploaded replay."""
    deck_body_bytes: int = 65_536
    """A body that holds decks."""
    small_body_bytes: int = 16_384
    """Every other body."""
    head_bytes: int = 32_768
    """A request's line and headers."""
    path_bytes: int = 1_024
    query_bytes: int = 4_096
    messages_per_s: float = 20.0
    messages_burst: int = 60
    requests_per_s: float = 20.0
    requests_burst: int = 100
    pages_per_s: float = 100.0
    """Requests for the client's own files."""
    pages_burst: int = 400
    tables_per_visitor: int = 12
    tables_per_address: int = 48
    opens_per_s: float = 0.5
    opens_burst: int = 30
    """How fast one address may open tables."""
    tables: int = 2_000
    """Tables in memory."""
    tables_kept: int = 20_000
    """Unfinished tables in the database; the oldest at which nobody sits make room."""
    spectators: int = 50
    sockets_per_table: int = 80

    request_s: float = 10.0
    """A whole request arrives within so long."""
    silent_s: float = 15.0
    """A connection without a request is kept for so long, the first one included."""
    hello_s: float = 15.0
    """A socket says hello within so long."""
    drain_s: float = 30.0
    """Whoever does not read for so long what was sent is let go."""
    connections_per_address: int = 200
    connections: int = 10_000
    """No more than this, nor than the system allows files less `handles_kept`."""
    handles_kept: int = 128
    """Handles for the database, for files and for newcomers who are about to be refused."""

    auto_delay_s: float = 0.25
    """After so long an automatic pass follows that the player wished for, or that everybody can see coming."""
    pass_hold_s: float = 1.0
    """Around so long after the question others hear of a pass at the earliest, whether a person gave it or, because of
    the hand, the server; 0: nothing is held."""
    solo_delay_s: float = 0.03
    """The same where nobody else is at the table."""
    computer_delay_s: float = 0.35
    """The computer answers no sooner."""
    computer_budget_s: float = 5.0
    """The computer answers no later."""
    computers: int = 1
    """Processes that think."""
    absent_s: float = 60.0
    """After so long an absent player may be replaced or beaten."""
    keep_open_s: float = 7 * 24 * 3600.0
    """A table that nobody touched for so long no longer counts as one of its visitor's."""
    idle_s: float = 120.0
    """A table at which nobody sits leaves memory after so long; its journal brings it back."""
    abandoned_s: float = 600.0
    """A table at which nobody ever sat goes after so long."""
    unanswered_s: float = 24 * 3600.0
    """A table at which nothing was ever answered goes after so long."""
    sweep_s: float = 20.0
    """How often what is idle or abandoned is looked for."""

    uploads: int = 500
    """Uploaded replays that are kept, the newest."""
    uploads_per_s: float = 0.1
    uploads_burst: int = 10
    """How fast one address may upload them."""
    film_budget_s: float = 15.0
    """A replay that takes more processor time to play is refused."""

    log_json: bool = True
    log_level: str = "info"
    secure_cookies: bool = False
    extra_headers: dict[str, str] = field(default_factory=dict)
