"""Write a game to a file as its seed and its answers, read it back, and play it again up to some decision."""

import json
import tempfile
from pathlib import Path

from kirifuda.agents import RandomAgent, ask
from kirifuda.games import load
from kirifuda.kernel.keeping import replay
from kirifuda.kernel.keeping.saving import digest

SEED = 11

magical_duel = load("magical_duel")
pool = magical_duel.pool()
decks = magical_duel.decks()[:2]
game = magical_duel.start(pool, decks, SEED, {})
noted = replay.record(magical_duel.rulebook, pool, [deck.zones for deck in decks], SEED, {})
agents = [RandomAgent(0), RandomAgent(1)]
while (decision := game.decision()) is not None:
    noted.answer(game, ask(agents[decision.player], game))

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "game.json"
    path.write_text(json.dumps(noted.data(), ensure_ascii=False), "utf-8")
    read = replay.read(json.loads(path.read_text("utf-8")))
    print(f"{len(read.answers)} answers in {path.stat().st_size} bytes")

again = replay.run(read, magical_duel.rulebook, pool)
assert digest(again) == digest(game)
half = replay.run(read, magical_duel.rulebook, pool, upto=len(read.answers) // 2)
print(magical_duel.board(half, -1, "en", colour=False))
