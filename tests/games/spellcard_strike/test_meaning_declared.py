"""2.5: what is said of declared abilities says nothing of those that go off by themselves."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.wording.assembly import language
from tests.games.spellcard_strike.meaning_table import MIDDLE, Table, declare, numbers, striker
from tests.games.spellcard_strike.rules.positions import pass_chain
