"""A game as its seed, decks and answers: enough to play it again, with checks that it still goes the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.kernel.errors import CorruptReplay
from kirifuda.kernel.hiding.resample import reseeded
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.rulebook import MOST_PLAYERS

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck, Pool, Rulebook

FORMAT: Final = 1
LARGEST: Final = 1 << 63
EVERY: Final = 16
"""A digest is kept after so many answers, and at the end."""


class Answer:
    """One real choice: the clause that asked, out of how many options, their places and their keys."""

    __slots__ = ("chosen", "clause", "count", "keys")

    def __init__(self, clause: str, count: int, chosen: tuple[int, ...], keys: tuple[str, ...]) -> None:
        self.clause = clause
        self.count = count
        self.chosen = chosen
        self.keys = keys


class Replay:
    """What pins a game (its name, edition, cards and house rules), and everything that was decided in it."""

    __slots__ = ("answers", "decks", "digests", "house", "pinned", "reseeds", "seed")

    def __init__(self, pinned: dict[str, str], house: dict[str, str], seed: int, decks: list[Deck]) -> None:
        self.pinned = pinned
        self.house = house
        self.seed = seed
        self.decks = decks
        self.answers: list[Answer] = []
        self.digests: dict[int, str] = {}
        """Digests by the number of answers before, taken at the following question or at the end."""
        self.reseeds: dict[int, int] = {}
        """Seeds by the number of answers before: at the following question, what nobody knew was drawn anew."""

    def answer(self, game: Game, chosen: tuple[int, ...], *, digests: bool = True) -> None:
        """Answer the game's open question, and note it if it was a real choice. Digests are dear; what was checked once
        does without."""
        made = answer_of(game, chosen)
        is_due = digests and made is not None and bool(self.answers) and len(self.answers) % EVERY == 0
        here = digest(game) if is_due else ""
        game.answer(chosen)
        if here:
            self.digests[len(self.answers)] = here
        if made is not None:
            self.answers.append(made)
        if game.over():
            self.digests[len(self.answers)] = digest(game)

    def data(self) -> dict[str, Any]:
        """The replay as plain data."""
        answers = [[answer.clause, answer.count, list(answer.chosen), list(answer.keys)] for answer in self.answers]
        digests = [[number, value] for number, value in sorted(self.digests.items())]
        found: dict[str, Any] = {"format": FORMAT, "house": self.house, "seed": self.seed, "decks": self.decks}
        if self.reseeds:
            found["reseeds"] = [[number, seed] for number, seed in sorted(self.reseeds.items())]
        return {**found, **self.pinned, "answers": answers, "digests": digests}

    def at_question(self, game: Game, number: int) -> Game:
        """The game at the question after so many answers: drawn anew if it was drawn anew there."""
        seed = self.reseeds.get(number)
        if seed is None or game.decision() is None:
            return game
        return reseeded(game, self.decks, seed)


def pins(rulebook: Rulebook, pool: Pool) -> dict[str, str]:
    """What a replay must share with the rules that play it."""
    return {"game": rulebook.name, "edition": rulebook.pinned(), "pool": pool.fingerprint()}


def answer_of(game: Game, chosen: tuple[int, ...]) -> Answer | None:
    """An answer as it is noted; None if there is nothing to decide or nothing that fits."""
    decision = game.decision()
    if decision is None or decision.forced() or decision.complaint(chosen):
        return None
    keys = tuple([game.rulebook.option_key(game, decision.options[index]) for index in chosen])
    return Answer(decision.clause, len(decision.options), chosen, keys)


def record(rulebook: Rulebook, pool: Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> Replay:
    """An empty replay of a game that is about to start."""
    return Replay(pins(rulebook, pool), house, seed, decks)


def read(data: Any) -> Replay:
    """A replay from plain data; `CorruptReplay` if it is none."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CorruptReplay(f"the replay is not of format {FORMAT}")
    pinned = {name: text(data, name) for name in ("game", "edition", "pool")}
    seed: Any = data.get("seed")
    if not is_number(seed):
        raise CorruptReplay("seed: a number is needed")
    replay = Replay(pinned, read_house(data.get("house")), seed, read_decks(data.get("decks")))
    replay.answers = [read_answer(entry, number) for number, entry in enumerate(listed(data, "answers"), 1)]
    for entry in listed(data, "digests"):
        if not is_list(entry) or len(entry) != 2 or not is_number(entry[0]) or not isinstance(entry[1], str):
            raise CorruptReplay("digests: each is a number and a text")
        replay.digests[entry[0]] = entry[1]
    for entry in listed(data, "reseeds") if "reseeds" in data else ():
        if not is_list(entry) or len(entry) != 2 or not is_number(entry[0]) or not is_number(entry[1]):
            raise CorruptReplay("reseeds: each is two numbers")
        replay.reseeds[entry[0]] = entry[1]
    return replay


def read_house(data: Any) -> dict[str, str]:
    """House rules from plain data."""
    if not isinstance(data, dict):
        raise CorruptReplay("house: a table of texts is needed")
    for name, value in data.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise CorruptReplay("house: a table of texts is needed")
    return dict(data)


def read_decks(data: Any) -> list[Deck]:
    """Decks from plain data: as many as there may be seats, lists of texts by zone."""
    if not is_list(data) or not 1 <= len(data) <= MOST_PLAYERS:
        raise CorruptReplay(f"decks: one to {MOST_PLAYERS} are needed")
    return [read_deck(deck, f"decks[{seat}]") for seat, deck in enumerate(data)]


def read_deck(data: Any, where: str) -> Deck:
    """One deck from plain data; whether the game takes it, `Rulebook.start` and the game say."""
    if not isinstance(data, dict):
        raise CorruptReplay(f"{where}: a table of card numbers by zone is needed")
    deck: Deck = {}
    for zone, keys in data.items():
        if not isinstance(zone, str) or not is_list(keys) or not all(isinstance(key, str) for key in keys):
            raise CorruptReplay(f"{where}: a table of card numbers by zone is needed")
        deck[zone] = list(keys)
    return deck


def read_answer(entry: Any, number: int) -> Answer:
    """One answer from plain data: clause, count, places, keys."""
    if is_list(entry) and len(entry) == 4 and is_list(entry[2]) and is_list(entry[3]):
        clause, count, chosen, keys = entry
        numbers, texts = [count, *chosen], [clause, *keys]
        if all(is_number(each) for each in numbers) and all(isinstance(each, str) for each in texts):
            return Answer(clause, count, tuple(chosen), tuple(keys))
    raise CorruptReplay(f"decision {number}: not a clause, a count, places and names of options")


def text(data: dict[str, Any], name: str) -> str:
    """A text of a replay."""
    found = data.get(name)
    if not isinstance(found, str):
        raise CorruptReplay(f"{name}: a text is needed")
    return found


def listed(data: dict[str, Any], name: str) -> list[Any]:
    """A list of a replay."""
    found: Any = data.get(name)
    if not is_list(found):
        raise CorruptReplay(f"{name}: a list is needed")
    return list(found)


def is_list(value: Any) -> bool:
    """Whether plain data is a list."""
    return isinstance(value, (list, tuple))


def is_number(value: Any) -> bool:
    """Whether plain data is a number that a machine word holds; JSON knows no larger ones that anybody wrote."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value < LARGEST


def check_pins(replay: Replay, rulebook: Rulebook, pool: Pool) -> None:
    """A replay of another game, edition or set of cards is refused."""
    for name, ours in pins(rulebook, pool).items():
        if replay.pinned[name] != ours:
            raise CorruptReplay(f"{name}: the replay belongs to {replay.pinned[name][:80]!r}, here is {ours!r}")


def run(replay: Replay, rulebook: Rulebook, pool: Pool, upto: int = -1) -> Game:
    """Play a replay again, up to some number of answers; `CorruptReplay` names the decision at which it drifts."""
    check_pins(replay, rulebook, pool)
    game = rulebook.start(pool, replay.decks, replay.seed, replay.house)
    sound = 0
    for number in range(len(replay.answers) if upto < 0 else min(upto, len(replay.answers))):
        game = replay.at_question(game, number)
        sound = check_answer(replay, game, number, sound)
        game.answer(replay.answers[number].chosen)
    if game.over():
        check(replay, game, len(replay.answers), sound)
    return game


def check_answer(replay: Replay, game: Game, number: int, sound: int) -> int:
    """Whether the next answer was given to the question that is open here; the number up to which all is sound."""
    sound = check(replay, game, number, sound)
    answer = replay.answers[number]
    here = answer_of(game, answer.chosen)
    if here is None or (here.clause, here.count, here.keys) != (answer.clause, answer.count, answer.keys):
        found = "nothing that fits" if here is None else f"{here.keys} of {here.count} ({here.clause})"
        noted = f"{answer.keys} of {answer.count} ({answer.clause})"[:200]
        raise CorruptReplay(f"decision {number + 1}: the replay chose {noted}, here is {found}")
    return sound


def check(replay: Replay, game: Game, number: int, sound: int) -> int:
    """Compare digests if there is one here; the number of answers up to which all is sound."""
    if number not in replay.digests:
        return sound
    if replay.digests[number] != digest(game):
        raise CorruptReplay(f"decision {sound + 1} to {number}: the game goes another way than the replay")
    return number
