"""The log: a sentence for each kind of event, with the clause that was being carried out."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WinGame
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed, SetUnacted
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import Cancel, Cancelled
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import Declare
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, SPELL, Damage, Destroy
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Summon
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import Equip
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, Relocate
from kirifuda.games.spellcard_strike.rules.r04_02_zones import Draw, PutOnDeck
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import Graze
from kirifuda.games.spellcard_strike.rules.r07_costs import PayScore
from kirifuda.games.spellcard_strike.stage import area_name
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.texts import phrase_text
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.telling import log
from kirifuda.games.telling.phrasing import Words, shortened

EVENTS: Final[dict[str, Words]] = {
    **log.EVENTS,
    "act": ("{striker}が行動済み状態になった。", "{striker} has acted now."),
    "cancelled": ("宣言が打ち消された。", "A declaration is cancelled."),
    "cancel": ("{card}が打ち消された。", "{card} is cancelled."),
    "control": ("{player}が{striker}のコントロールを得た。", "{player} <take|takes> control of {striker}."),
    "damage": ("{striker}に{number}ダメージ（{by}）。", "{striker} takes {number} damage ({by})."),
    "declare": ("{player}は{spell}を宣言した（{details}）。", "{player} <declare|declares> {spell} ({details})."),
    "destroy": ("{striker}が撃破された（{whose}スコア）。", "{striker} is destroyed; it goes to {whose} score."),
    "discard": ("{player}は{card}を捨てた。", "{player} <discard|discards> {card}."),
    "draw": ("{player}は{card}を引いた。", "{player} <draw|draws> {card}."),
    "equip": ("{striker}が{spell}を装備した。", "{striker} is equipped with {spell}."),
    "graze": (
        "{player}は{card}でグレイズした（{rivals}スコア）。",
        "{player} <graze|grazes> with {card}; it goes to {rivals} score.",
    ),
    "pay_hand": ("{player}は手札コストとして{card}を支払った。", "{player} <pay|pays> with {card} from the hand."),
    "pay_score": (
        "{player}はスコアコストとして{card}を{rivals}スコアに置いた。",
        "{player} <pay|pays> a point: {card} goes to {rivals} score.",
    ),
    "place_rule": ("{spell}が{player}のルールカードになった。", "{spell} becomes {whose} rule card."),
    "position": ("{striker}の状態が変わった。", "{striker} is turned."),
    "put_in_discard": ("{card}が{whose}捨て札に置かれた。", "{card} is put into {whose} discard pile."),
    "put_in_score": ("{card}が{whose}スコアに置かれた。", "{card} is put into {whose} score."),
    "put_on_deck": ("{card}が{whose}山札の上に置かれた。", "{card} is put on top of {whose} deck."),
    "relocate": ("{striker}が{from}から{area}へ移動した。", "{striker} moves from {from} to {area}."),
    "remove": ("{card}が除外された。", "{card} is removed from the game."),
    "retire": ("{striker}が退場した。", "{striker} retires."),
    "return_to_hand": ("{card}が{whose}手札に戻った。", "{card} returns to {whose} hand."),
    "summon": ("{player}は{striker}を{area}に召喚した。", "{player} <summon|summons> {striker} at {area}."),
    "unact": ("{striker}が未行動状態になった。", "{striker} is un-acted again."),
    "win": ("{player}は効果によって勝利条件を満たした。", "{player} <meet|meets> a winning condition by an effect."),
}
"""By kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    **log.VARIANTS,
    "ability": (
        "{player}は{striker}の能力を宣言した（{details}）。",
        "{player} <declare|declares> an ability of {striker} ({details}).",
    ),
    "attack": ("{strikers}が{targets}を攻撃する。", "{strikers} <attack|attacks> {targets}."),
    "bottom": ("{card}が{whose}山札の下に置かれた。", "{card} is put under {whose} deck."),
    "chain": ("", ""),
    "deck": ("{card}が{zone}に戻った。", "{card} goes back to {zone}."),
    "first": ("先手：{player}。", "{player} <go|goes> first."),
    "gate": ("{player}はエースを裏向きで{area}に置いた。", "{player} <lay|lays> the ace face down at {area}."),
    "gate_option": ("{player}はオプションを裏向きで置いた。", "{player} <lay|lays> the option face down."),
    "pay_power": ("{player}は{striker}の符力を支払った。", "{player} <pay|pays> with the power of {striker}."),
    "reveal": ("{player}のエース：{striker}。", "{whose} ace is {striker}."),
    "reveal_option": ("{player}のオプション：{spell}。", "{whose} option is {spell}."),
}

MOMENTS: Final[dict[str, Words]] = {
    **log.MOMENTS,
    "first_turn": (
        "――― ターン{turn}：{player} ――― コマンダーフェイズ",
        "――― Turn {turn}: {player} ――― Commander phase",
    ),
    **log.phase_moments(WORDS, "{}_begin", ("striker", "commander", "end"), without=("refresh",)),
    "striker_end": ("", ""),
    "commander_end": ("", ""),
    "chain_end": ("", ""),
    "failed": ("{player}の宣言は解決に失敗した。", "The declaration of {player} fails."),
    "trigger": ("{card}：{ability}", "{card}: {ability}"),
}
"""By name of the moment. An empty entry is no line of its own."""
DETAILS: Final[dict[str, Words]] = {
    "caster": ("術者：{striker}", "caster {striker}"),
    "targets": ("対象：{targets}", "target {targets}"),
    "by_attack": ("{strikers}の攻撃", "attack of {strikers}"),
    "by_spell": ("{card}、術者{strikers}", "{card}, cast by {strikers}"),
    "by_ability": ("{strikers}の能力", "ability of {strikers}"),
}
UNTOLD: Final[dict[str, tuple[type[k.Event], ...]]] = {
    "5.1.4": (k.Move,),
    "5.3.1.1": (SetUnacted,),
    "5.4.6.4": (SetActed,),
    "5.4.7.4": (SetActed,),
    "5.4.8.1": (k.Move,),
    "5.5.1.2b": (k.Move,),
    "5.6.1.6": (SetUnacted,),
    "6.1.3.3": (SetActed,),
}
"""By clause, events that nobody needs to read: they come in numbers, or the next line tells them."""
PAYING: Final = "7.1.4.1"
TEXT_COLUMNS: Final = 60


class Narrator(log.Narrator[Speaker]):
    """Tells one record to one listener."""

    events = EVENTS
    moments = MOMENTS

    def is_untold(self) -> bool:
        if isinstance(self.record.event, Cancelled):  # 「打ち消された」 says it
            return True
        return isinstance(self.record.event, UNTOLD.get(self.record.clause, ()))

    def clause(self) -> str:
        event = self.record.event
        if isinstance(event, k.EndGame):
            return event.clause
        return super().clause()

    def words(self) -> tuple[Words, dict[str, str]]:
        words, fields = super().words()
        event = self.record.event
        if isinstance(event, k.Occur) and event.moment == "commander_begin" and self.record.turn == 1:
            return MOMENTS["first_turn"], fields
        if words is MOMENTS["trigger"] and "ability" not in fields:
            return EVENTS["occur"], fields
        return words, fields

    def subject(self) -> int:
        event = self.record.event
        if isinstance(event, Draw | k.Occur | k.ChangeControl | WinGame):
            return event.player
        if isinstance(event, Declare):
            # told of strikers, an attack agrees with their number, not with the listener
            is_many = event.declared == ATTACK and len(event.strikers) > 1
            return self.speaker.viewer if is_many else -1 if event.declared == ATTACK else event.player
        if isinstance(event, k.Roll):
            return self.record.value if self.record.clause == "5.1.3" else self.speaker.game.turn_player()
        if isinstance(event, k.SetPosition | Summon) and self.record.mention is not None:
            card = self.speaker.record(self.record.mention.object)
            return self.record.by if card is None else card.controller
        if isinstance(event, Destroy):
            return self._score_owner()
        if isinstance(event, Graze | PayScore):
            return self.owner()
        return super().subject()

    def _score_owner(self) -> int:
        """2.6.4: into whose score a destroyed striker goes."""
        moved = self.before(k.Move)
        if moved is None or not isinstance(moved.event, k.Move):
            return self.record.by
        return self.speaker.game.map.player_of[moved.event.zone]

    def particulars(self, event: k.Event) -> dict[str, str]:
        speaker = self.speaker
        printed = self.told_card(self.record)
        fields = {"striker": self._striker(printed), "spell": speaker.spell_name(printed), **self.common(event)}
        if isinstance(event, k.Occur):
            fields.update(self._triggered(event))
        elif isinstance(event, Declare):
            fields.update(self._declared(event))
        elif isinstance(event, Damage):
            fields["by"] = self._cause(event)
        elif isinstance(event, Relocate):
            fields.update({"from": area_name(self.record.value), "area": speaker.place(event.area)})
        elif isinstance(event, Summon | EnterStage):
            fields["area"] = speaker.place(event.area)
        elif isinstance(event, Graze | PayScore):
            fields["rivals"] = speaker.whose(1 - self.subject())
        elif isinstance(event, Cancel):
            fields["card"] = self._cancelled(event)
        elif isinstance(event, Equip):
            fields["striker"] = speaker.striker(event.host)
        return fields

    def source(self) -> str:
        """By the half of the card that is at work."""
        return self.speaker.half(self.record.clause) or super().source()

    def _triggered(self, event: k.Occur) -> dict[str, str]:
        """2.7.2.1: a triggered ability whose turn has come; one of a hidden card is told to whoever sees the card."""
        key = event.moment.partition(":")[2]
        mention = self.record.source
        if not key or mention is None or not self.speaker.is_told(mention.seen):
            return {}
        text = self._ability_words(key) or self.speaker.word(
            "ability", {"card": self.speaker.striker_name(mention.card)}
        )
        return {"card": self.speaker.striker_name(mention.card), "ability": shortened(text, TEXT_COLUMNS)}

    def _cancelled(self, event: Cancel) -> str:
        """2.5.5: a declaration that is no longer in the chain, as it came there."""
        speaker = self.speaker
        recorder = speaker.game.recorder
        for record in reversed(recorder.records if recorder is not None else []):
            made = record.event
            if isinstance(made, k.Create) and made.item is not None and record.value == event.object:
                if "attackers" in made.item.bound:
                    return speaker.word("attack", {"card": speaker.striker_name(made.card)})
                if made.item.ability is not None:
                    return speaker.word("ability", {"card": speaker.striker_name(made.card)})
                return speaker.spell_name(made.card)
        return self.name()

    def _striker(self, printed: int) -> str:
        """The card as a striker; on the stage with its area, if another there has the same name."""
        mention = self.record.mention
        if mention is None or printed < 0 or isinstance(self.record.event, Relocate | Summon):
            return self.speaker.striker_name(printed)
        return self.speaker.striker(mention.object)

    def _strikers(self, ids: tuple[int, ...]) -> str:
        return self.speaker.list([self.speaker.striker(id) for id in ids])

    def _declared(self, event: Declare) -> dict[str, str]:
        """2.5.1: who declared what, with which targets."""
        speaker = self.speaker
        strikers, targets = self._strikers(event.strikers), self._strikers(event.targets)
        details = [speaker.pick(DETAILS["caster"]).format_map({"striker": strikers})]
        if event.ability:
            details = [shortened(self._ability_words(event.ability), TEXT_COLUMNS)]
        if targets:
            details.append(speaker.pick(DETAILS["targets"]).format_map({"targets": targets}))
        found = {"strikers": strikers, "targets": targets, "details": speaker.list([one for one in details if one])}
        return {**found, "spell": speaker.spell(event.card)} if event.card else found

    def _ability_words(self, key: str) -> str:
        """An ability in the words of its card."""
        pool = pool_of(self.speaker.game.pool)
        number = pool.numbers.get(key.partition("#")[0], -1)
        return "" if number < 0 else phrase_text(pool.card_at(number), key, self.speaker.language)

    def _cause(self, event: Damage) -> str:
        """2.6.2: where damage comes from."""
        key = {ATTACK: "by_attack", SPELL: "by_spell"}.get(event.cause, "by_ability")
        mention = self.record.source
        card = self.speaker.spell_name(mention.card) if mention is not None else ""
        fields = {"strikers": self._strikers(event.sources), "card": card}
        return self.speaker.pick(DETAILS[key if card or key != "by_spell" else "by_ability"]).format_map(fields)

    def entry(self, event: k.Event) -> Words:
        if isinstance(event, k.Move):
            return self._move_entry(event)
        variants = {
            "ability": isinstance(event, Declare) and bool(event.ability),
            "attack": isinstance(event, Declare) and event.declared == ATTACK,
            "bottom": isinstance(event, PutOnDeck) and event.at_bottom,
            "chain": isinstance(event, k.Create),
            "face_down": isinstance(event, k.TurnFace) and event.face_down,
            "first": isinstance(event, k.Roll) and self.record.clause == "5.1.3",
            "pay_power": isinstance(event, SetActed) and self.record.clause == PAYING,
            "reveal_option": isinstance(event, k.TurnFace) and self._is_option(),
            "reveal": isinstance(event, k.TurnFace) and self.record.clause == "5.1.4",
        }
        for key, holds in variants.items():
            if holds:
                return VARIANTS[key]
        return EVENTS[event.kind]

    def _is_option(self) -> bool:
        """Whether an option is meant, as far as the listener may know."""
        printed = self.told_card(self.record)
        return printed >= 0 and self.speaker.definition(printed).printed.is_option

    def _move_entry(self, event: k.Move) -> Words:
        """Moves are told by where they lead."""
        zone = self.speaker.game.map.kind_of[event.zone].name
        if zone == "hand":
            return VARIANTS["hand"]
        if zone == "deck":
            return VARIANTS["deck"]
        if zone == "stage":
            return VARIANTS["gate_option" if event.host else "gate"]
        return EVENTS["move"]
