"""Step 11, first part: a whole game as plain data, and back."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kirifuda
from kirifuda.kernel.errors import CorruptSave
from kirifuda.kernel.flow import NEXT
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.keeping.saving import Reader, digest, dumps, load, loads, save
from kirifuda.kernel.procedure import Procedure, RuleStep
from kirifuda.kernel.randomness import Dice
from tests.kernel.playing import TOYS, any_answer, as_data, decisions, every, new_game, play
from tests.toys import chain, chase, chase_cards
from tests.toys.parts import Values


def middle(toy: str = "chase", seed: int = 1, number: int = 40) -> Game:
    """A game in full swing."""
    game = new_game(toy, seed)
    for _ in zip(range(number), decisions(game, seed), strict=False):
        pass
    return game


@pytest.mark.parametrize(("toy", "seed"), every(3))
def test_saved_and_loaded_at_every_decision_a_game_is_the_same(toy: str, seed: int) -> None:
    game = new_game(toy, seed)
    dice = Dice(seed)
    attempts = 0
    for decision in decisions(game, seed):
        text = dumps(game)
        again = loads(game.rulebook, game.pool, text)
        assert dumps(again) == text
        assert digest(again) == digest(game)
        assert as_data(again.decision()) == as_data(decision)
        assert dumps(again) == text
        attempts += any(frame.checkpoint is not None for frame in game.state.frames)
        if len(text) % 5 == 0:
            answer = any_answer(decision, dice)
            other = game.clone()
            for copied in (again, other):
                copied.answer(answer)
                play(copied, seed, 3)
            assert digest(again) == digest(other)
    assert attempts or toy.startswith("chain")


def test_open_batches_were_among_them() -> None:
    """A question inside a batch, with its events, what was used on them, and what is still to come."""
    found = 0
    for seed in range(8):
        game = new_game("chase", seed)
        for decision in decisions(game, seed):
            if any(frame.batch is not None for frame in game.state.frames):
                found += 1
                again, other = loads(game.rulebook, game.pool, dumps(game)), game.clone()
                assert as_data(again.decision()) == as_data(decision)
                last = tuple(range(len(decision.options)))[-decision.least :]
                for copied in (again, other):
                    copied.answer(last)
                assert digest(again) == digest(other)
    assert found > 5


def test_views_can_be_saved_too() -> None:
    game = middle()
    view = redact(game, 0)
    again = loads(game.rulebook, game.pool, dumps(view))

    assert dumps(again) == dumps(view)
    assert any(card.card == UNKNOWN for card in again.state.objects.values())


def test_a_save_can_be_read_by_a_person() -> None:
    data = save(middle())
    state = data["state"]

    assert data["game"] == "chase"
    assert {card["card"] for card in state["objects"]} <= {card.key for card in chase.POOL.cards}
    assert state["frames"][0]["index"].startswith("1.3 ")
    assert state["frames"][0]["procedure"] == {"$": "procedure", "key": "setup"}


def test_a_frame_is_found_although_its_clause_has_another_number() -> None:
    """Names may hold spaces, one may end like another, and one may be called end."""
    procedure = Procedure("long names")
    for name in ("pay", "cost pay", "end"):
        procedure.add(RuleStep("1.1", name, lambda game, frame: NEXT))
    reader = Reader(middle())

    places = [reader.place(procedure, text) for text in ("1.1 pay", "1.1 cost pay", "7 end", "7.2 cost pay", "end")]

    assert places == [0, 1, 2, 1, 3]
    with pytest.raises(ValueError, match=r"long names has no step '1\.1 gone'"):
        reader.place(procedure, "1.1 gone")


def test_last_known_values_come_back() -> None:
    game = middle("chase", 3, 80)
    known = {id: found.values.data() for id, found in game.state.last_known.items()}
    assert known

    again = loads(game.rulebook, game.pool, dumps(game))

    assert {id: found.values.data() for id, found in again.state.last_known.items()} == known
    assert all(isinstance(found.values, Values) for found in again.state.last_known.values())


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    found: Any = 0
    for _ in range(depth):
        found = [found]
    return found


Damage = Callable[[dict[str, Any]], Any]
DAMAGES: dict[str, tuple[Damage, str]] = {
    "other game": (lambda d: d.update(game="chain"), "game: the save belongs to 'chain', here is 'chase'"),
    "other edition": (lambda d: d.update(edition="0"), "edition: the save belongs to '0', here is '1'"),
    "other cards": (lambda d: d.update(pool="00"), "pool: the save belongs to '00'"),
    "no format": (lambda d: d.pop("format"), "not of format 1"),
    "no players": (lambda d: d.pop("players"), "players or house"),
    "countless players": (lambda d: d.update(players=10**9), "players or house: one to 16"),
    "half a player": (lambda d: d.update(players=True), "players or house: one to 16"),
    "house rules of numbers": (lambda d: d.update(house={"doubt": 5}), "players or house: missing or of the wrong"),
    "a nest": (
        lambda d: d["state"].update(variables=nested(900)),
        "state: nested too deeply|state.variables: dict expected",
    ),
    "a loop of nothing": (lambda d: d["state"].update(loop=[]), r"state\.loop: something else than a Loop"),
    "a frame of nothing": (lambda d: d["state"]["frames"].append(5), r"state\.frames: something else than a Frame"),
    "no state": (lambda d: d.pop("state"), "state: missing"),
    "no frames": (lambda d: d["state"].pop("frames"), r"state: not a sound state \(KeyError: 'frames'\)"),
    "unknown card": (lambda d: d["state"]["objects"][3].update(card="nope"), r"state\.objects\[3\]: .*nope"),
    "text for a number": (
        lambda d: d["state"]["objects"][3].update(owner="me"),
        r"state\.objects\[3\]\.owner: int expected, 'me' found",
    ),
    "broken number": (lambda d: d["state"].update(steps=1.5), r"state\.steps: 1\.5 is nothing a state can hold"),
    "unknown step": (lambda d: d["state"]["frames"][0].update(index="9.9 gone"), r"state\.frames\[0\]: .*gone"),
    "unknown procedure": (
        lambda d: d["state"]["frames"][0]["procedure"].update(key="gone"),
        r"state\.frames\[0\]\.procedure: .*gone",
    ),
    "unknown record": (lambda d: d["state"]["objects"][0].update({"$": "Ghost"}), r"state\.objects\[0\]: .*Ghost"),
    "unknown field": (lambda d: d["state"]["objects"][0].update(colour=1), r"state\.objects\[0\]: .*colour"),
    "object nowhere": (
        lambda d: d["state"]["zones"]["0"].pop(),
        r"state\.zones: not every object lies where it says",
    ),
    "object in two places": (
        lambda d: d["state"]["zones"]["0"].append(d["state"]["zones"]["1"][0]),
        r"state\.zones: not every object lies where it says",
    ),
    "another number": (lambda d: d["state"]["variables"].update(energy=99), "digest: the content was changed"),
    "another order": (lambda d: d["state"]["zones"]["0"].reverse(), "digest: the content was changed"),
    "not a dictionary": (lambda d: d.update(state=[1]), "state: missing or not a state"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_refused_with_the_place(damage: str) -> None:
    game = middle()
    data: dict[str, Any] = copy.deepcopy(save(game))
    spoil, sentence = DAMAGES[damage]
    spoil(data)

    with pytest.raises(CorruptSave, match=sentence):
        load(game.rulebook, game.pool, data)


def test_a_cut_save_is_refused_wherever_it_was_cut() -> None:
    game = middle()
    text = dumps(game)
    for at in range(0, len(text) - 1, len(text) // 40):
        with pytest.raises(CorruptSave, match=r"the save is not whole: .*line 1 column"):
            loads(game.rulebook, game.pool, text[:at])


@pytest.mark.parametrize("seed", range(30))
def test_any_change_of_a_save_is_noticed(seed: int) -> None:
    """One number, one text or one whole part somewhere inside is changed or taken out."""
    game = middle("chase", 2, 60)
    data: Any = copy.deepcopy(save(game))
    dice = Dice(seed, "damage")
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = keys[dice.below(len(keys))]
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or dice.below(6) == 0:
            break
        place = inner
    if isinstance(place[key], bool) or place[key] is None:
        place[key] = 17
    elif isinstance(place[key], int):
        place[key] += 1
    elif isinstance(place[key], str):
        place[key] += "x"
    else:
        place[key] = [7, *place[key]] if isinstance(place[key], list) else "gone"

    with pytest.raises(CorruptSave) as caught:
        load(game.rulebook, game.pool, data)

    assert "\n" not in str(caught.value)


def test_the_pool_is_pinned_by_everything_printed() -> None:
    pool = chase_cards.card_pool()
    assert pool.fingerprint() == chase.POOL.fingerprint()
    assert pool.fingerprint() != chain.POOL.fingerprint()
    values = pool.cards[3].values
    assert isinstance(values, Values)
    values.attack += 1
    pool.hashed = ""

    assert pool.fingerprint() != chase.POOL.fingerprint()
    with pytest.raises(CorruptSave, match="pool"):
        load(chase.RULES, pool, save(middle()))


SCRIPT = """
import sys
sys.path.insert(0, {root!r})
from tests.kernel.playing import TOYS, new_game, play
from kirifuda.kernel.keeping.saving import digest
print(*[digest(play(new_game(toy, seed), seed)) for toy in TOYS for seed in (0, 1)])
"""


def test_digests_are_equal_in_other_processes_and_in_the_plain_build() -> None:
    root = Path(__file__).resolve().parents[2]
    here = [digest(play(new_game(toy, seed), seed)) for toy in TOYS for seed in (0, 1)]
    source = root / "src" if (root / "src" / "kirifuda").is_dir() else Path(kirifuda.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "123", "KIRIFUDA_BUILD": ""}

    found = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(root=str(root))],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.stdout.split() == here, found.stderr
    assert len(set(here)) == len(here)


def test_saves_are_json() -> None:
    game = middle("chain", 2, 20)

    assert load(game.rulebook, game.pool, json.loads(json.dumps(save(game)))).state.zones == game.state.zones
