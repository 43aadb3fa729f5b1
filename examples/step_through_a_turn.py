"""Step through the second turn of a game and name every clause of the rulebook that is carried out."""

from kirifuda.agents import GreedyAgent, ask
from kirifuda.games import load
from kirifuda.ledger.clauses import load_clauses

SEED = 7

magical_duel = load("magical_duel")
clauses = load_clauses("magical_duel")
decks = magical_duel.decks()[1:3]
game = magical_duel.start(magical_duel.pool(), decks, SEED, {})
agents = [GreedyAgent(seat, magical_duel, [deck.zones for deck in decks]) for seat in (0, 1)]

while (decision := game.decision()) is not None and game.turn() < 2:
    game.answer(ask(agents[decision.player], game))

game.trace = []
while (decision := game.decision()) is not None and game.turn() == 2:
    for clause in dict.fromkeys(game.trace):
        if clause in clauses:
            print(f"  {clause:8} {clauses[clause].en}")
    answer = ask(agents[decision.player], game)
    chosen = [magical_duel.option_text(game, decision, decision.options[place], "en") for place in answer]
    print(f"player {decision.player + 1}, asked by {decision.clause}: {', '.join(chosen)}")
    game.trace = []
    game.answer(answer)
