"""The log: a sentence for each kind of event, with the clause that was being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation.endings import ending_words
from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.phrasing import Words
from kirifuda.games.magical_duel.presentation.terms import PHASES, POSITIONS, TURN, ZONES, aether_words, counter_words
from kirifuda.games.magical_duel.presentation.texts import clause_text
from kirifuda.games.magical_duel.rules.r0306_stock import LayUnder, PutOnto
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import Attack
from kirifuda.games.magical_duel.rules.r0903_slots import Activated
from kirifuda.games.magical_duel.rules.r1000_actions import (
    Corrupt,
    Draw,
    GainAether,
    OfOne,
    PayAether,
    PlayerCounters,
    Recover,
    Rest,
)
from kirifuda.games.magical_duel.zones import RECOVERED
from kirifuda.kernel.changes import (
    AddCounters,
    ChangeControl,
    Create,
    EndGame,
    Move,
    Occur,
    Roll,
    SetPosition,
    Show,
    Shuffle,
    TurnFace,
)

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.recording import Record, Recorder

EVENTS: Final[dict[str, Words]] = {
    "activate": ("{player}は{card}を発動した。", "{player} <activate|activates> {card}."),
    "attack": ("{card}が{target}を攻撃する。", "{card} attacks {target}."),
    "banish": ("{card}が破棄された。", "{card} is banished."),
    "begin": ("{source}の効果が始まった。", "An effect of {source} begins."),
    "control": ("{player}が{card}の支配を得た。", "{player} <take|takes> control of {card}."),
    "corrupt": ("{whose}オーブが穢された：{card}。", "One of {whose} orbs is corrupted: {card}."),
    "counters": ("{card}に{counter}が{number}個置かれた。", "{number} × {counter} put on {card}."),
    "create": ("{zone}に{card}が作成された。", "{card} is created in {zone}."),
    "destroy": ("{card}が破壊された。", "{card} is destroyed."),
    "discard": ("{player}は{card}を捨てた。", "{player} <discard|discards> {card}."),
    "draw": ("{player}は{card}を引いた。", "{player} <draw|draws> {card}."),
    "exile": ("{card}がゲームから除外された。", "{card} is exiled."),
    "face": ("{card}が表向きになった。", "{card} is turned face up."),
    "gain_aether": ("{player}は{aether}のオドを得た。", "{player} <gain|gains> aether: {aether}."),
    "lay_under": ("{card}が{host}のストックになった。", "{card} becomes stock of {host}."),
    "move": ("{card}が{zone}に置かれた。", "{card} is put into {zone}."),
    "negate": ("{card}が無効になった。", "{card} is negated."),
    "occur": ("", ""),
    "over": ("{ending}", "{ending}"),
    "pay_aether": ("{player}は{aether}のオドを支払った。", "{player} <pay|pays> aether: {aether}."),
    "perform": ("", ""),
    "player_counters": (
        "{player}は{counter}を{number}個得た。",
        "{player} <gain|gains> {number} × {counter}.",
    ),
    "position": ("{card}が{position}状態になった。", "{card} is {position} now."),
    "recover": ("{card}がリカバーした。", "{card} recovers."),
    "rest": ("{card}がレストした。", "{card} rests."),
    "reverse": ("{card}がリバースした。", "{card} is reversed."),
    "roll": ("無作為に決まった。", "Chance has decided."),
    "show": ("{card}が公開された。", "{card} is shown."),
    "shuffle": ("{player}は{pile}をシャッフルした。", "{player} <shuffle|shuffles> <your|their> {pile}."),
    "vanish": ("", ""),
}
"""By kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    "activate_ability": ("{player}は{card}を発動した。", "{player} <activate|activates> {card}."),
    "aether": (
        "{player}は{maker}をレストして{aether}のオドを得た。",
        "{player} <rest|rests> {maker} for aether: {aether}.",
    ),
    "activate_aether": ("", ""),
    "call": ("{player}は{card}を戦場に出した。", "{player} <call|calls> {card}."),
    "corrupt_hidden": ("{whose}オーブが穢された。", "One of {whose} orbs is corrupted."),
    "draw_hidden": ("{player}はカードを1枚引いた。", "{player} <draw|draws> a card."),
    "enter": ("{card}が{position}状態で{zone}に出た。", "{card} enters {zone}, {position}."),
    "enter_face_down": ("{card}が裏向きで{zone}に置かれた。", "{card} is laid face down into {zone}."),
    "enter_hidden": ("{card}が{zone}に置かれた。", "{card} is laid into {zone}."),
    "face_down": ("{card}が裏向きになった。", "{card} is turned face down."),
    "first": ("先攻：{player}。", "{player} <go|goes> first."),
    "hand": ("{card}が{zone}に加わった。", "{card} comes to {zone}."),
    "level_up": ("{card}が{host}に重ねて出た。", "{card} is laid on {host}."),
    "chase": ("", ""),
    "player_counters_less": (
        "{player}は{counter}を{number}個失った。",
        "{player} <lose|loses> {number} × {counter}.",
    ),
    "counters_less": ("{card}から{counter}が{number}個取り除かれた。", "{number} × {counter} taken off {card}."),
    "create_ability": ("", ""),
}

MOMENTS: Final[dict[str, Words]] = {
    "turn_begin": ("――― ターン{turn}：{player} ―――", "――― Turn {turn}: {player} ―――"),
    "game_begin": ("", ""),
    "recovery_phase_begin": ("", ""),
    "draw_phase_begin": ("", ""),
    "call_phase_begin": ("", ""),
    "main_phase_begin": ("－ メインフェイズ", "－ Main phase"),
    "battle_phase_begin": ("－ バトルフェイズ", "－ Battle phase"),
    "attack_declaration_begin": ("", ""),
    "battle_end": ("", ""),
    "battle_phase_end": ("", ""),
    "end_phase_begin": ("－ エンドフェイズ", "－ End phase"),
    "turn_end": ("", ""),
    "effects_ended": ("", ""),
    "level_up": ("レベルアップ。", "Level up."),
    "skipped": ("{player}の{phase}は行われない。", "{player} <skip|skips> the {phase}."),
    "loop": ("ループを{rounds}回繰り返した。", "The loop is repeated {rounds} times."),
    "search": ("{player}はカードを探した。", "{player} <search|searches>."),
}
"""By name of the moment. An empty entry is no line of its own."""

UNTOLD: Final = {"502.1": Recover, "907.6": Rest, "403.3": Move, "403.4": Move}
"""By clause, events that nobody needs to read: they come in numbers, or the next line tells them."""


def narrate(speaker: Speaker, record: Record) -> str:
    """One line, or nothing."""
    untold = UNTOLD.get(record.clause)
    if (untold is not None and isinstance(record.event, untold)) or _is_part(speaker, record):
        return ""
    words, fields = _words(speaker, record)
    text = speaker.say(words, fields, _subject(speaker, record))
    if not text:
        return ""
    clause = clause_text(pool_of(speaker.game.pool), record.clause, speaker.language)
    return f"{text} [{clause}]" if clause else text


def _is_part(speaker: Speaker, record: Record) -> bool:
    """Whether a compound that follows tells the same: being destroyed is more than being put into the graveyard."""
    recorder = speaker.game.recorder
    if recorder is None or record.mention is None or not isinstance(record.event, Move):
        return False
    zone = record.event.zone
    for later in _after(recorder, record):
        event = later.event
        if isinstance(event, OfOne) and later.mention is not None and later.mention.object == record.mention.object:
            return True
        if isinstance(event, Draw) and event.by == record.by and speaker.game.map.player_of[zone] == event.player:
            return speaker.game.map.kind_of[zone].name == "hand"
        if not isinstance(event, Move | OfOne):
            return False
    return False


def _after(recorder: Recorder, record: Record) -> list[Record]:
    """What was recorded later; the search begins at the end, since new records are told at once."""
    found: list[Record] = []
    for later in reversed(recorder.records):
        if later is record:
            found.reverse()
            return found
        found.append(later)
    return []


def _before(speaker: Speaker, record: Record, kind: type[Event]) -> Record | None:
    """The nearest earlier record of a kind of event."""
    is_earlier = False
    for earlier in reversed(speaker.game.recorder.records if speaker.game.recorder is not None else []):
        if is_earlier and isinstance(earlier.event, kind):
            return earlier
        is_earlier = is_earlier or earlier is record
    return None


def _printed(speaker: Speaker, record: Record) -> int:
    """The card that a record speaks of, if the listener may read its name."""
    mention = record.mention
    if mention is None:
        return -1
    return mention.card if speaker.is_told(mention.seen) else -1


def _subject(speaker: Speaker, record: Record) -> int:
    """Whose deed it is told as."""
    event = record.event
    if isinstance(event, Draw | GainAether | PayAether | PlayerCounters | Activated | Occur | ChangeControl):
        return event.player
    if isinstance(event, Create):
        return event.owner
    if isinstance(event, Shuffle):
        return speaker.game.map.player_of[event.zone]
    if isinstance(event, Roll):
        return speaker.game.turn_player() if record.clause != "403.2" else record.value
    owner = _owner(speaker, record)
    return owner if owner >= 0 else record.by


def _owner(speaker: Speaker, record: Record) -> int:
    """Whose card a record speaks of."""
    if record.mention is None:
        return -1
    card = speaker.record(record.mention.object)
    if isinstance(record.event, Move) and speaker.game.map.player_of[record.event.zone] >= 0:
        return speaker.game.map.player_of[record.event.zone]
    return -1 if card is None else card.owner


def _name(speaker: Speaker, record: Record) -> str:
    """The card that a record speaks of, by name or by what is known of it."""
    printed = _printed(speaker, record)
    if printed >= 0:
        name = speaker.card(printed)
        mention = record.mention
        card = speaker.record(mention.object) if mention is not None else None
        if card is not None and card.item is not None and card.item.ability is not None:
            return speaker.word("ability", {"card": name})
        return name
    card = speaker.record(record.mention.object) if record.mention is not None else None
    return speaker.word("face_down" if card is not None and card.face_down else "card")


def _words(speaker: Speaker, record: Record) -> tuple[Words, dict[str, str]]:
    """The entry for a record, and its fields."""
    event = record.event
    subject = _subject(speaker, record)
    fields = {
        "card": _name(speaker, record),
        "player": speaker.player(subject) if subject >= 0 else speaker.word("rules"),
        "whose": speaker.whose(subject) if subject >= 0 else "",
        "source": _source(speaker, record),
        "turn": str(record.turn),
        "number": str(abs(record.value)),
    }
    if isinstance(event, Occur):
        moment, _, fields["rounds"] = event.moment.partition(":")
        fields["phase"] = speaker.pick(PHASES.get(fields["rounds"].removesuffix("_phase"), TURN))
        return MOMENTS.get(moment, EVENTS["occur"]), fields
    if isinstance(event, Draw):
        moved = _before(speaker, record, Move)
        printed = -1 if moved is None else _printed(speaker, moved)
        fields["card"] = speaker.card(printed)
        return EVENTS["draw"] if printed >= 0 else VARIANTS["draw_hidden"], fields
    fields.update(_particulars(speaker, record, event))
    return _entry(speaker, record, event), fields


def _particulars(speaker: Speaker, record: Record, event: Event) -> dict[str, str]:
    """What only this kind of event has."""
    if isinstance(event, GainAether | PayAether):
        rested = _before(speaker, record, Rest)
        maker = speaker.word("card") if rested is None else _name(speaker, rested)
        return {"aether": aether_words(event.points, speaker.language), "maker": maker}
    if isinstance(event, AddCounters | PlayerCounters):
        return {"counter": counter_words(event.counter, speaker.language), "number": str(abs(event.number))}
    if isinstance(event, Attack):
        return {"target": speaker.object(event.target)}
    if isinstance(event, SetPosition):
        return {"position": speaker.pick(POSITIONS[event.position])}
    if isinstance(event, EndGame):
        return {"ending": ending_words(speaker, event.winners, event.reason)}
    if isinstance(event, Show):
        return {"card": _shown(speaker, event)}
    if isinstance(event, Shuffle):
        return {"pile": speaker.pick(ZONES[speaker.game.map.kind_of[event.zone].name])}
    if isinstance(event, Create):
        return {"card": speaker.card(event.card), "zone": speaker.zone(event.zone)}
    if isinstance(event, LayUnder):
        return {"host": speaker.object(event.upper)}
    if isinstance(event, Move):
        host = speaker.object(event.onto) if isinstance(event, PutOnto) else ""
        return {"zone": speaker.zone(event.zone), "position": speaker.pick(POSITIONS[event.position]), "host": host}
    return {}


def _entry(speaker: Speaker, record: Record, event: Event) -> Words:
    """The entry, or the variant that says it better."""
    kind = event.kind
    if isinstance(event, Move):
        return _move_entry(speaker, record, event)
    variants = {
        "aether": isinstance(event, GainAether) and record.clause == "907.6",
        "activate_aether": isinstance(event, Activated) and not event.object,
        "corrupt_hidden": isinstance(event, Corrupt) and _printed(speaker, record) < 0,
        "face_down": isinstance(event, TurnFace) and event.face_down,
        "first": isinstance(event, Roll) and record.clause == "403.2",
        "player_counters_less": isinstance(event, PlayerCounters) and event.number < 0,
        "counters_less": isinstance(event, AddCounters) and event.number < 0,
        "create_ability": isinstance(event, Create) and event.item is not None,
    }
    for key, holds in variants.items():
        if holds:
            return VARIANTS[key]
    return EVENTS[kind]


def _move_entry(speaker: Speaker, record: Record, event: Move) -> Words:
    """Moves are told by where they lead."""
    zone = speaker.game.map.kind_of[event.zone].name
    if isinstance(event, PutOnto):
        return VARIANTS["level_up"]
    if zone == "chase":
        return VARIANTS["chase"]
    if zone == "hand":
        return VARIANTS["hand"]
    if zone in ("servants", "casters"):
        if event.face_down:
            return VARIANTS["enter_hidden" if _printed(speaker, record) < 0 else "enter_face_down"]
        return VARIANTS["enter" if zone == "servants" or event.position != RECOVERED else "call"]
    return EVENTS["move"]


def _source(speaker: Speaker, record: Record) -> str:
    """The card whose doing it is; what has left its text behind is known by the text."""
    mention = record.source
    if mention is not None:
        return speaker.card(mention.card if speaker.is_told(mention.seen) else -1)
    key = record.clause.partition("#")[0]
    return speaker.card(speaker.game.pool.numbers[key]) if key in speaker.game.pool.numbers else speaker.word("rules")


def _shown(speaker: Speaker, event: Show) -> str:
    """The cards that are shown, to those they are shown to."""
    records = [card for card in map(speaker.record, event.objects) if card is not None]
    if records and speaker.is_told(event.viewers):
        return speaker.list([speaker.card(card.card) for card in records])
    names = [speaker.object(card.id) for card in records]
    hidden = speaker.word("cards", {"number": str(len(event.objects))})
    return speaker.list(names) if names and all(speaker.printed(card) >= 0 for card in records) else hidden
