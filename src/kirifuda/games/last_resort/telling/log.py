"""The log: a sentence for each kind of event, with the clause that was being carried out."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfPlayer
from kirifuda.games.last_resort.rules.l01_equipment import Equip
from kirifuda.games.last_resort.rules.l01_life import LifeDamage, LoseLife, OfLife
from kirifuda.games.last_resort.rules.l03_battlefield import EnterField, MakeToken, MoveArea
from kirifuda.games.last_resort.rules.l03_zones import Mill, PutInGraveyard, PutInMana, PutOnDeck, Tap, Untap
from kirifuda.games.last_resort.rules.l09_1_costs import CONVERTING, RECYCLING
from kirifuda.games.last_resort.rules.l09_1_summoning import FinishSpell, Summon
from kirifuda.games.last_resort.rules.l09_4_abilities import Use
from kirifuda.games.last_resort.rules.l10_5_blocks import Block
from kirifuda.games.last_resort.rules.l10_7_battles import Battle
from kirifuda.games.last_resort.rules.l10_9_damage import Damage, Heal
from kirifuda.games.last_resort.rules.l10_attack_step import Attack
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.telling.terms import AREAS
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.last_resort.zones import MANA, TAPPED
from kirifuda.games.telling import log
from kirifuda.games.telling.phrasing import Words

EVENTS: Final[dict[str, Words]] = {
    **log.EVENTS,
    "area": ("{card}が{area}に移動した。", "{card} moves to the {area}."),
    "attack": ("{card}が{target}にアタックした。", "{card} attacks {target}."),
    "battle": (
        "{card}と{other}がバトルした（{other}に{dealt}点、{card}に{taken}点）。",
        "{card} and {other} battle ({dealt} damage to {other}, {taken} to {card}).",
    ),
    "bind": ("{card}が封縛された。", "{card} is bound."),
    "block": ("{card}が{other}をブロックした。", "{card} blocks {other}."),
    "clash": ("", ""),
    "control": ("{player}が{card}のコントロールを得た。", "{player} <take|takes> control of {card}."),
    "counters": ("{card}のカウンターが変わった。", "The counters on {card} change."),
    "damage": ("{card}に{number}点ダメージ。", "{card} takes {number} damage."),
    "destroy": ("{card}が破壊された。", "{card} is destroyed."),
    "discard": ("{player}は{card}を捨てた。", "{player} <discard|discards> {card}."),
    "draw": ("{player}は{card}をドローした。", "{player} <draw|draws> {card}."),
    "enter": ("{card}が{whose}{area}に出た。", "{card} enters {whose} {area}."),
    "equip": ("{host}に{card}が装備された。", "{host} is equipped with {card}."),
    "finish_spell": ("", ""),
    "gain_life": ("{player}はライフを{number}点得た。", "{player} <gain|gains> {number} life."),
    "heal": ("{card}のダメージが回復した。", "The damage of {card} is healed."),
    "hold": ("", ""),
    "life_damage": ("{whose}ライフに{number}点ダメージ。", "{number} damage to {whose} life."),
    "lose_life": ("{player}はライフを{number}点失った。", "{player} <lose|loses> {number} life."),
    "mill": (
        "{whose}山札の上から{number}枚が墓地に送られた。",
        "{number} cards go from the top of {whose} deck to the graveyard.",
    ),
    "outcome": ("", ""),
    "off_colour": (
        "他色ペナルティ：{player}はライフを{number}点失った。",
        "Off-colour penalty: {player} <lose|loses> {number} life.",
    ),
    "pay_life": ("{player}はライフを{number}点支払った。", "{player} <pay|pays> {number} life."),
    "position": ("", ""),
    "put_in_graveyard": ("{card}が墓地に送られた。", "{card} goes to the graveyard."),
    "put_in_mana": ("{player}は{card}をマナエリアに置いた。", "{player} <put|puts> {card} into the mana area."),
    "put_on_deck": ("{card}が{whose}山札の上に置かれた。", "{card} is put on top of {whose} deck."),
    "return_to_hand": ("{card}が{whose}手札に加わった。", "{card} comes to {whose} hand."),
    "raise_cap": ("{player}のライフの上限は{number}点増えた。", "The cap of {whose} life rises by {number}."),
    "set_life": ("{player}のライフは{number}になった。", "{whose} life becomes {number}."),
    "stock": ("{card}がハンドストックに置かれた。", "{card} goes to the Hand Stock."),
    "summon": ("{player}は{card}を召喚した。", "{player} <summon|summons> {card}."),
    "tap": ("{card}がタップした。", "{card} is tapped."),
    "token": ("{whose}{area}に{card}（トークン）が出た。", "{card}, a token, enters {whose} {area}."),
    "turn_up": (
        "{player}はラストリゾート{card}を表にした。",
        "{player} <turn|turns> up the last resort: {card}.",
    ),
    "unblocked": ("", ""),
    "unequip": ("{card}が外れた。", "{card} comes off."),
    "untap": ("{card}がアンタップした。", "{card} is untapped."),
    "use": ("{player}は{card}の能力を使用した。", "{player} <use|uses> the ability of {card}."),
    "wound": ("", ""),
}
"""By kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    **log.VARIANTS,
    "recycle": (
        "{player}は墓地の{card}をリサイクルで召喚した。",
        "{player} <recycle|recycles> {card} from the graveyard.",
    ),
    "convert": ("{player}は{card}を変換した。", "{player} <convert|converts> {card}."),
    "skill": ("{player}はリーダースキルを使用した（{card}）。", "{player} <use|uses> the leader skill of {card}."),
    "bottom": ("{card}が{whose}山札の下に置かれた。", "{card} is put under {whose} deck."),
    "deck": ("{card}が{whose}山札に戻った。", "{card} goes back into {whose} deck."),
    "graveyard": ("{card}が墓地に送られた。", "{card} goes to the graveyard."),
    "mana_tapped": (
        "{player}は{card}をタップ状態でマナエリアに置いた。",
        "{player} <put|puts> {card} into the mana area, tapped.",
    ),
    "entered_tapped": ("{card}が{whose}{area}にタップ状態で出た。", "{card} enters {whose} {area}, tapped."),
    "duplicate": ("{whose}{area}に{other}の複製が出た。", "A duplicate of {other} enters {whose} {area}."),
    "mill_one": (
        "{whose}山札の一番上が墓地に送られた。",
        "The top card of {whose} deck goes to the graveyard.",
    ),
    "mill_hidden": (
        "{whose}山札の上から{number}枚が裏側のまま墓地に送られた。",
        "{number} cards go face down from the top of {whose} deck to the graveyard.",
    ),
    "blocked_life": ("{whose}ライフに{number}点ダメージ（{card}）。", "{number} damage to {whose} life ({card})."),
    "looked": ("{player}はカード{number}枚を確認した。", "{player} <look|looks> at {number} cards."),
    "looked_at_one": ("{player}はカードを1枚確認した。", "{player} <look|looks> at a card."),
    "nothing": ("", ""),
}
MOMENTS: Final[dict[str, Words]] = {
    **log.MOMENTS,
    "turn_start": ("――― ターン{turn}：{player} ―――", "――― Turn {turn}: {player} ―――"),
    **log.phase_moments(WORDS, "{}_begin", ("main", "attack"), without=("start", "end")),
    "attack_end": ("", ""),
    "turn_end": log.phase_line(WORDS, "end"),
}
"""By name of the moment. An empty entry is no line of its own."""

UNTOLD: Final[dict[str, tuple[type[k.Event], ...]]] = {
    "L-4.1": (k.Move,),
    "L-4.2": (k.Move,),
    "L-6.1": (Untap,),
    "L-12.3": (Heal,),
    "L-17.8": (Tap,),
    "L-9.1": (Tap,),
    "L-17.1": (k.BeginLasting,),  # "converts" says it
}
"""By clause, events that nobody needs to read: they come in numbers, or another line tells them."""


class Narrator(log.Narrator[Speaker]):
    """Tells one record to one listener."""

    events = EVENTS
    moments = MOMENTS

    def is_untold(self) -> bool:
        event = self.record.event
        if isinstance(event, UNTOLD.get(self.record.clause, ())):
            return True
        if isinstance(event, LoseLife) and event.kind == "lose_life":
            return self._is_damage(event)
        if isinstance(event, Damage) and event.in_battle:
            return True  # its battle tells it
        if isinstance(event, Tap):
            return any(later.event.kind == "bind" and later.event.object_id() == event.object for later in self.after())
        return isinstance(event, k.Move) and self._is_milled(event)

    def _is_damage(self, event: LoseLife) -> bool:
        """Whether life was lost by damage, which tells the same."""
        for later in self.after():
            if later.clause != self.record.clause:
                return False
            told = later.event
            if isinstance(told, LifeDamage) and (told.player, told.number) == (event.player, event.number):
                return True
        return False

    def _is_milled(self, event: k.Move) -> bool:
        """Whether a card went to the graveyard with others from the top of a deck, hidden from everybody."""
        for later in self.after():
            if isinstance(later.event, Mill):
                return later.event.face_down
            if not isinstance(later.event, k.Move):
                return False
        return False

    def subject(self) -> int:
        event = self.record.event
        if isinstance(event, OfPlayer | Summon | Use | k.Occur | OfLife | LifeDamage | FinishSpell):
            return event.player
        if isinstance(event, MakeToken):
            return self.speaker.game.map.player_of[event.zone]
        if isinstance(event, k.Roll):
            return self.record.value
        if isinstance(event, k.Show) and self._looker(event) >= 0:
            return self._looker(event)
        return super().subject()

    def particulars(self, event: k.Event) -> dict[str, str]:
        speaker = self.speaker
        if isinstance(event, OfLife | LifeDamage):
            return {"number": str(self._amount(event)), "card": self._dealer(event)}
        if isinstance(event, Damage | Mill):
            return {"number": str(event.number)}
        if isinstance(event, k.Show) and self._looker(event) >= 0:
            return {"number": str(len(event.objects))}
        if isinstance(event, Attack):
            return {"target": speaker.aim(event.target)}
        if isinstance(event, Block):
            return {"other": speaker.object(event.attacker)}
        if isinstance(event, Battle):
            dealt, taken = self._dealt(event.other, event.object), self._dealt(event.object, event.other)
            return {"other": speaker.object(event.other), "dealt": str(dealt), "taken": str(taken)}
        if isinstance(event, Equip):
            return {"host": speaker.object(event.host)}
        if isinstance(event, MoveArea | EnterField):
            return {**self.common(event), "area": speaker.pick(AREAS[event.area])}
        if isinstance(event, MakeToken):
            other = speaker.object(event.of) if event.of else ""
            return {"card": speaker.card(event.card), "area": speaker.pick(AREAS[event.area]), "other": other}
        return self.common(event)

    def _looker(self, event: k.Show) -> int:
        """The only player to whom cards are shown; -1 if everybody sees them."""
        viewers = [player for player in range(self.speaker.game.players) if event.viewers >> player & 1]
        return viewers[0] if len(viewers) == 1 else -1

    def _dealt(self, id: k.ObjectId, dealer: k.ObjectId) -> int:
        """L-10.9: how much of a battle's damage was dealt to one side."""
        recorder = self.speaker.game.recorder
        is_earlier = False
        for earlier in reversed(recorder.records if recorder is not None else []):
            event = earlier.event
            if earlier is self.record:
                is_earlier = True
            elif is_earlier and isinstance(event, Damage) and (event.object, event.dealer) == (id, dealer):
                return event.number
            elif is_earlier and earlier.clause != self.record.clause:
                return 0
        return 0

    def _amount(self, event: OfLife | LifeDamage) -> int:
        """L-1.14: what was gained may be less than what was to be gained."""
        return self.record.value if event.kind == "gain_life" else event.number

    def _dealer(self, event: OfLife | LifeDamage) -> str:
        """Who deals the damage."""
        return self.speaker.object(event.dealer) if isinstance(event, LifeDamage) and event.dealer else ""

    def entry(self, event: k.Event) -> Words:
        variant = self._variant(event)
        return VARIANTS[variant] if variant else EVENTS[event.kind]

    def _variant(self, event: k.Event) -> str:
        """The variant that says it better; empty if the plain entry does."""
        if isinstance(event, Summon):
            return {RECYCLING: "recycle", CONVERTING: "convert"}.get(event.way, "")
        if isinstance(event, Use):
            return "skill" if event.is_skill else ""
        if isinstance(event, LifeDamage):
            return "nothing" if event.number <= 0 else "blocked_life" if event.dealer else ""
        if isinstance(event, Damage):
            return "" if event.number > 0 else "nothing"
        if isinstance(event, Mill):
            return "mill_hidden" if event.face_down else "mill_one" if event.number == 1 else ""
        if isinstance(event, k.Show) and self._looker(event) >= 0:
            return "looked_at_one" if len(event.objects) == 1 else "looked"
        if isinstance(event, k.Roll):
            return "first" if self.record.clause == "L-4.3" else ""
        if isinstance(event, MakeToken):
            return "duplicate" if event.of else ""
        if isinstance(event, k.TurnFace) and event.kind == "face":
            return ""
        return self._moved_variant(event)

    def _moved_variant(self, event: k.Event) -> str:
        """Moves are told by where they lead."""
        if isinstance(event, Tap) and self._is_mana(event.object):
            return "nothing"
        if isinstance(event, PutOnDeck):
            return "bottom" if event.at_bottom else "deck" if self.record.clause == "L-19.21" else ""
        if isinstance(event, PutInMana):
            return "mana_tapped" if event.tapped else ""
        if isinstance(event, PutInGraveyard):
            return "nothing" if self.record.clause == "L-1.4" else ""
        if isinstance(event, EnterField):
            return "entered_tapped" if event.position == TAPPED else ""
        if isinstance(event, k.Move):
            return self._move_variant(event)
        return ""

    def _is_mana(self, id: int) -> bool:
        """L-3.5: whether a card lies in the mana area."""
        card = self.speaker.record(id)
        return card is not None and self.speaker.game.map.kind_of[card.zone] is MANA

    def _move_variant(self, event: k.Move) -> str:
        zone = self.speaker.game.map.kind_of[event.zone].name
        if zone == "processing":
            return "nothing"
        return {"deck": "bottom", "hand": "hand", "graveyard": "graveyard"}.get(zone, "")
