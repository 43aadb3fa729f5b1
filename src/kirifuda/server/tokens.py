"""Signed seat tokens and visitors: nobody sits down by guessing."""

from __future__ import annotations

import secrets

from itsdangerous import BadData, URLSafeSerializer

from kirifuda.server.refusals import Refused

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LETTERS = 16


def new_id() -> str:
    """Unguessable, and easy to read aloud: 16 letters of 32, 80 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


class Signer:
    """Signs with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._seats = URLSafeSerializer(secret, salt="kirifuda seat")
        self._visitors = URLSafeSerializer(secret, salt="kirifuda visitor")

    def seat_token(self, table: str, seat: int) -> str:
        """Proof of a seat."""
        return str(self._seats.dumps([table, seat]))

    def seat_of(self, token: str, table: str) -> int:
        """The seat that a token proves at this table."""
        try:
            found = self._seats.loads(token)
        except BadData:
            raise Refused("forged_token") from None
        if not (isinstance(found, list) and len(found) == 2 and found[0] == table and isinstance(found[1], int)):
            raise Refused("forged_token")
        return found[1]

    def visitor_cookie(self, visitor: str) -> str:
        """A visitor as the cookie carries it."""
        return str(self._visitors.dumps(visitor))

    def visitor_of(self, cookie: str) -> str:
        """The visitor of a cookie; empty if it is none of ours."""
        try:
            found = self._visitors.loads(cookie)
        except BadData:
            return ""
        return found if isinstance(found, str) else ""
