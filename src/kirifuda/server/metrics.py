"""Numbers for whoever watches the server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One registry per server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("kirifuda_tables", "Tables in memory", ["status"], registry=self.registry)
        self.sockets = Gauge("kirifuda_sockets", "Open sockets", registry=self.registry)
        # Passes of the server and of the person are one: the difference would tell what is in a hand.
        self.answers = Counter("kirifuda_answers", "Answers of persons and computers", ["by"], registry=self.registry)
        self.refusals = Counter("kirifuda_refusals", "Refused messages and requests", ["code"], registry=self.registry)
        self.games = Counter("kirifuda_games", "Finished games", ["game"], registry=self.registry)
        self.answer_seconds = Histogram(
            "kirifuda_answer_seconds", "From an answer to its view", buckets=SECONDS, registry=self.registry
        )
        self.journal_seconds = Histogram(
            "kirifuda_journal_seconds", "Writing a journal entry", buckets=SECONDS, registry=self.registry
        )
        self.think_seconds = Histogram(
            "kirifuda_think_seconds", "A computer's answer", buckets=SECONDS, registry=self.registry
        )
        self.requests = Counter("kirifuda_requests", "HTTP requests", ["status"], registry=self.registry)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
