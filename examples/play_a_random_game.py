"""Play one game between two random agents, and tell how it went."""

from kirifuda.agents import RandomAgent, ask
from kirifuda.games import load

SEED = 2024

magical_duel = load("magical_duel")
first, second = magical_duel.decks()[:2]
game = magical_duel.start(magical_duel.pool(), [first, second], SEED, {})
agents = [RandomAgent(SEED), RandomAgent(SEED + 1)]

decisions = 0
while (decision := game.decision()) is not None:
    game.answer(ask(agents[decision.player], game))
    decisions += 1

print(f"{first.english} against {second.english}: {decisions} decisions, {game.turn()} turns")
print(magical_duel.board(game, -1, "en", colour=False))
print(magical_duel.ending(game, "en").text)
