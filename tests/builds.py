"""Which build is under test, and how much of the same is enough in each."""

import os
from typing import Final

IS_COMPILED: Final = os.environ.get("KIRIFUDA_BUILD") == "compiled"


def games(interpreted: int, compiled: int) -> int:
    """How many random games to play: the compiled build plays the first of them again, and more in the same time."""
    return compiled if IS_COMPILED else interpreted
