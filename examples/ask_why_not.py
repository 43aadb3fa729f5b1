"""Why can't I? For each card in hand, every reason against each action, from the code that makes the menu."""

from kirifuda.agents import RandomAgent, ask
from kirifuda.games import load

SEED = 5

magical_duel = load("magical_duel")
game = magical_duel.start(magical_duel.pool(), magical_duel.decks()[2:4], SEED, {})
agents = [RandomAgent(0), RandomAgent(1)]
while (decision := game.decision()) is not None and (game.turn() < 5 or game.variable("phase") != "main"):
    game.answer(ask(agents[decision.player], game))

assert decision is not None
player = decision.player
print(magical_duel.prompt(game, decision, "en"))
for id, card in game.state.objects.items():
    if game.map.kind_of[card.zone].name == "hand" and card.owner == player:
        print(magical_duel.card_name(game.pool, card.card, "en"))
        for action, reasons in magical_duel.why_not(game, player, id):
            against = "; ".join(f"{reason.english} ({reason.clause})" for reason in reasons)
            print(f"  {magical_duel.action_text(game, id, action, 'en')}: {against or 'possible'}")
