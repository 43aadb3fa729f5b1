"""Let two decks meet many times, from both seats, and say how sure the result is."""

from kirifuda.lab.matchups import matchup_plan, matchups
from kirifuda.lab.simulation import equipment

GAMES = 2

game, decks = equipment("magical_duel")
pair = ["fire-watch", "after-hours"]
plan = [pairing for pairing in matchup_plan(pair, "greedy", GAMES, seed=1) if len(set(pairing.decks)) == 2]
found = matchups("magical_duel", plan)

share = found.share(*pair)
assert share is not None
print(f"{decks[pair[0]].english} took {100 * share:.0f} % of {len(plan)} games from {decks[pair[1]].english}")
print(f"how they ended: {found.summary.endings()}, turns: {found.summary.total('turns') / len(plan):.1f} on average")
print(found.table())
