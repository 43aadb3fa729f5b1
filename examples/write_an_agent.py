"""An agent of one's own: it sees a view and a decision, and prefers some verbs to others. How does it do?"""

from kirifuda.agents import Agent, RandomAgent, ask
from kirifuda.games import load
from kirifuda.kernel.decision import Decision
from kirifuda.kernel.game import Game

WANTED = ("attack", "play", "level_up", "call", "call_face_down", "pay", "pass")


class Hasty(Agent):
    """Takes the first option whose verb it likes best; of everything else, the first that is allowed."""

    name = "hasty"

    def choose(self, view: Game, decision: Decision) -> tuple[int, ...]:
        verbs = [option.verb for option in decision.options]
        for verb in WANTED:
            if verb in verbs and decision.least <= 1 <= decision.most:
                return (verbs.index(verb),)
        return tuple(range(decision.least))


magical_duel = load("magical_duel")
decks = magical_duel.decks()
wins = 0
for seed in range(10):
    seats: list[Agent] = [Hasty(), RandomAgent(seed)]
    game = magical_duel.start(magical_duel.pool(), [decks[seed % 8], decks[(seed + 3) % 8]], seed, {})
    while (decision := game.decision()) is not None:
        game.answer(ask(seats[decision.player], game))
    assert game.state.result is not None
    wins += 0 in game.state.result.winners
print(f"{Hasty.name} won {wins} of 10 games against chance")
