"""The log: a sentence for each kind of event, with the clause that was being carried out."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfPlayer
from kirifuda.games.pso2.rules.r213_damage import Damage, Heal, LoseLife
from kirifuda.games.pso2.rules.r215_states import TurnOff, TurnOn
from kirifuda.games.pso2.rules.r400_zones import Draw, PutInPP, PutOnDeck
from kirifuda.games.pso2.rules.r403_field import EnterField, MoveRow
from kirifuda.games.pso2.rules.r406_4_resolution import Fizzle
from kirifuda.games.pso2.rules.r406_processing_area import Invoke, Play
from kirifuda.games.pso2.rules.r506_battle_phase import InBattle
from kirifuda.games.pso2.telling.naming import Speaker
from kirifuda.games.pso2.telling.terms import ROWS
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import DISCARD, PP
from kirifuda.games.telling import log
from kirifuda.games.telling.phrasing import Words

EVENTS: Final[dict[str, Words]] = {
    **log.EVENTS,
    "attach": ("{card}が{host}に付与された。", "{card} is attached to {host}."),
    "attack": ("", ""),
    "control": ("{player}が{card}のコントロールを得た。", "{player} <take|takes> control of {card}."),
    "damage": ("{card}に{number}ダメージ。", "{card} takes {number} damage."),
    "declare_attack": ("{card}が{targets}への攻撃を宣言した。", "{card} declares an attack on {targets}."),
    "destroy": ("{card}が破壊された。", "{card} is destroyed."),
    "discard": ("{player}は{card}を捨てた。", "{player} <discard|discards> {card}."),
    "draw": ("{player}は{card}をドローした。", "{player} <draw|draws> {card}."),
    "engage": ("{card}と{targets}が交戦状態になった。", "{card} and {targets} are engaged."),
    "enter": ("{card}が{whose}{row}に{position}で出た。", "{card} comes into {whose} {row}, {position}."),
    "equip": ("{host}が{card}を装備した。", "{host} is equipped with {card}."),
    "face_up": ("", ""),
    "fizzle": (
        "{card}は対象が不適正になり、処理されない。",
        "{card} has no suitable target left and comes to nothing.",
    ),
    "gain_life": ("{card}のライフが{number}増えた。", "{card} gains {number} life."),
    "heal": ("{card}のダメージが取り除かれた。", "The damage of {card} is taken away."),
    "invoke": ("{player}は{card}を発動した{details}。", "{player} <invoke|invokes> {card}{details}."),
    "cut_battle": ("戦闘が終了した。", "The battle is over."),
    "lose_life": ("", ""),
    "mill": ("{player}のデッキの上から{number}枚が捨札に置かれた。", "{number} cards of {whose} deck are put away."),
    "owe": ("{player}はデッキの上から{number}枚をプレイする。", "{player} will play {number} from the deck."),
    "play": ("{player}は{card}をプレイした{details}。", "{player} <play|plays> {card}{details}."),
    "position": ("", ""),
    "put_in_discard": ("{card}が{whose}捨札に置かれた。", "{card} is put into {whose} discard pile."),
    "put_in_pp": ("{player}は{card}をPPに置いた。", "{player} <put|puts> {card} into PP."),
    "put_on_deck": ("{card}が{whose}デッキに加わった。", "{card} is added to {whose} deck."),
    "remove": ("{card}がゲームから取り除かれた。", "{card} is removed from the game."),
    "retarget": ("攻撃の対象が{card}に移った。", "The attack goes to {card} now."),
    "return_to_hand": ("{card}が{whose}手札に加わった。", "{card} comes to {whose} hand."),
    "row": ("{card}が{row}に移動した。", "{card} moves to the {row}."),
    "run_out": ("{player}のデッキが0枚になった。", "{whose} deck is empty."),
    "turn_off": ("{card}がOFFになった。", "{card} turns OFF."),
    "turn_on": ("{card}がONになった。", "{card} turns ON."),
    "use_armour": ("{card}を使った。", "{card} is used."),
    "use_weapon": ("{card}を使った。", "{card} is used."),
    "wound": ("", ""),
}
"""By kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    **log.VARIANTS,
    "air": ("{card}に{number}ダメージ（捨札：{lost}）。", "{card} takes {number} damage (put away: {lost})."),
    "life": ("{card}に{number}ダメージ（残りライフ{left}）。", "{card} takes {number} damage ({left} life left)."),
    "bottom": ("{card}が{whose}デッキの下に置かれた。", "{card} is put under {whose} deck."),
    "back_under": ("{card}が{whose}デッキの下に戻った。", "{card} goes under {whose} deck."),
    "face_down_point": (
        "{player}はデッキの一番上を裏向きでPPに置いた。",
        "{player} <put|puts> the top card of the deck into PP, face down.",
    ),
    "put_off": ("{player}は{card}をOFFでPPに置いた。", "{player} <put|puts> {card} into PP, OFF."),
    "point_off": ("{player}はPPをOFFにした。", "{player} <turn|turns> a PP OFF."),
    "look": ("{player}は{card}を見た。", "{player} <look|looks> at {card}."),
    "out": ("", ""),
    "nothing": ("", ""),
}
MOMENTS: Final[dict[str, Words]] = {
    **log.MOMENTS,
    "turn_start": ("――― ターン{turn}：{player} ―――", "――― Turn {turn}: {player} ―――"),
    **log.phase_moments(WORDS, "{}_begin", ("main",), without=("target", "start", "battle", "end")),
    "main_end": ("", ""),
    "battle_end": ("", ""),
    "recover": ("", ""),
    "search": ("", ""),
    "turn_end": log.phase_line(WORDS, "end"),
    "target_player": ("ターゲットプレイヤー：{player}。", "Target player: {player}."),
    "fallen": ("{player}は脱落した。", "{player} <are|is> out of the game."),
}
"""By name of the moment. An empty entry is no line of its own."""

UNTOLD: Final[dict[str, tuple[type[k.Event], ...]]] = {
    "204.2.1": (k.Move,),
    "406.1": (k.Move, k.Create),
    "501.1.1": (TurnOn,),
    "501.1.2": (TurnOn,),
    "R.13": (TurnOn,),
    "R.14": (k.Show,),
    "505.2": (Heal,),
    "506.5.2": (TurnOff,),
    "205.5.2": (TurnOff,),
    "R.10": (k.Move,),
    "R.12": (k.Roll,),
    "R.15": (k.Roll,),
}
"""By clause, events that nobody needs to read: they come in numbers, or another line tells them."""


class Narrator(log.Narrator[Speaker]):
    """Tells one record to one listener."""

    events = EVENTS
    moments = MOMENTS

    def is_untold(self) -> bool:
        untold = UNTOLD.get(self.record.clause, ())
        event = self.record.event
        if isinstance(event, untold):
            return True
        if isinstance(event, Draw) and event.player == self.speaker.game.number("boss"):
            return True  # R.25: what it plays instead is told
        return isinstance(event, k.Move) and self.damage_after() is not None

    def subject(self) -> int:
        event = self.record.event
        if isinstance(event, OfPlayer | Play | Invoke | k.Occur | k.ChangeControl):
            return event.player
        if isinstance(event, k.Create):
            return event.owner
        if isinstance(event, k.Roll):
            return self.record.value
        if event.kind == "owe":
            return self.speaker.game.number("boss")
        if isinstance(event, k.Show) and self._looker(event) >= 0:
            return self._looker(event)
        return super().subject()

    def particulars(self, event: k.Event) -> dict[str, str]:
        speaker = self.speaker
        if isinstance(event, Damage):
            return self._harm(event)
        if isinstance(event, InBattle):
            return {"targets": speaker.list([speaker.object(id) for id in event.targets])}
        if isinstance(event, Play | Invoke):
            return {"card": self._used(event), "details": self.chosen(event.object)}
        if isinstance(event, Fizzle):
            return {"card": speaker.object(event.object)}
        if isinstance(event, MoveRow):
            return {"row": speaker.pick(ROWS[event.row])}
        if isinstance(event, EnterField):
            row = speaker.pick(ROWS[event.row]) if event.row in ROWS else ""
            position = speaker.pick(WORDS.position_words[event.position])
            host = speaker.object(event.host) if event.host else ""
            return {**self.common(event), "row": row, "position": position, "host": host}
        return self.common(event)

    def name_in(self, record: k.Record) -> str:
        """101.2: a player card is named with its player."""
        card = self.speaker.record(record.mention.object) if record.mention is not None else None
        if card is not None and self.told_card(record) >= 0 and card.item is None and not card.face_down:
            return self.speaker.named(card)
        return super().name_in(record)

    # Damage (213, 214)

    def _harm(self, event: Damage) -> dict[str, str]:
        """How much damage, and what a player has lost by it."""
        speaker = self.speaker
        lost = [speaker.card(self.told_card(each)) for each in self.lost(event)]
        loss = self.before(LoseLife)
        left = str(loss.event.left) if loss is not None and isinstance(loss.event, LoseLife) else ""
        return {"number": str(event.number), "lost": speaker.list(lost), "left": left}

    def lost(self, event: Damage) -> list[k.Record]:
        """214.2: the moves from a deck to the discard pile that a damage consists of."""
        game = self.speaker.game
        person = game.state.objects.get(event.object)
        recorder = game.recorder
        if person is None or recorder is None:
            return []
        discard = game.map.zone(DISCARD, person.owner)
        found: list[k.Record] = []
        is_earlier = False
        for record in reversed(recorder.records):
            if record is self.record:
                is_earlier = True
            elif is_earlier:
                if isinstance(record.event, k.Move) and record.event.zone == discard and len(found) < event.number:
                    found.append(record)
                elif not isinstance(record.event, k.Move) and not isinstance(record.event, Damage):
                    break
        found.reverse()
        return found

    def damage_after(self) -> Damage | None:
        """The damage that a card put away from the top of a deck is part of."""
        event, game = self.record.event, self.speaker.game
        if not isinstance(event, k.Move) or game.map.kind_of[event.zone] is not DISCARD:
            return None
        owner = game.map.player_of[event.zone]
        for later in self.after():
            harm = later.event
            if isinstance(harm, Damage):
                person = game.state.objects.get(harm.object)
                if person is not None and person.owner == owner and game.map.kind_of[person.zone].name == "player":
                    return harm
            elif not isinstance(harm, k.Move) and harm.kind not in ("wound", "lose_life"):
                return None
        return None

    # What is played or invoked

    def _used(self, event: Play | Invoke) -> str:
        """The card, or whose ability it is."""
        speaker = self.speaker
        mention = self.record.mention
        printed = -1 if mention is None or not speaker.is_told(mention.seen) else mention.card
        name = speaker.card(printed)
        return speaker.word("ability", {"card": name}) if isinstance(event, Invoke) else name

    def entry(self, event: k.Event) -> Words:
        variant = self._variant(event)
        return VARIANTS[variant] if variant else EVENTS[event.kind]

    def _variant(self, event: k.Event) -> str:
        """The variant that says it better; empty if the plain entry does."""
        if isinstance(event, Damage):
            return self._damage_variant(event)
        if isinstance(event, PutInPP):
            return "face_down_point" if event.face_down else "put_off" if event.off else ""
        if isinstance(event, TurnOff) and self._is_point(event.object):
            return "point_off"
        if isinstance(event, k.Show):
            return "look" if self._looker(event) >= 0 else ""
        if isinstance(event, PutOnDeck) and event.at_bottom:
            return "bottom"
        if isinstance(event, k.Roll):
            return "first" if self.record.clause == "102.1" else ""
        if isinstance(event, k.Create) and event.item is not None:
            return "nothing"
        return self._move_variant(event) if isinstance(event, k.Move) and not isinstance(event, EnterField) else ""

    def _looker(self, event: k.Show) -> int:
        """G.29: who alone looks at cards; -1 if everybody is shown them (G.17)."""
        viewers = [player for player in range(self.speaker.game.players) if event.viewers >> player & 1]
        return viewers[0] if len(viewers) == 1 else -1

    def _damage_variant(self, event: Damage) -> str:
        """214.2, R.08: what a player or the boss loses."""
        game = self.speaker.game
        card = game.state.objects.get(event.object)
        if card is None or game.map.kind_of[card.zone].name != "player":
            return "" if event.number > 0 else "nothing"
        if card.owner == game.number("boss"):
            return "life"
        return "air" if event.number > 0 and self.lost(event) else ""

    def _is_point(self, id: int) -> bool:
        """404.1: whether a card lies in PP."""
        card = self.speaker.record(id)
        return card is not None and self.speaker.game.map.kind_of[card.zone] is PP

    def _move_variant(self, event: k.Move) -> str:
        """Moves are told by where they lead."""
        zone = self.speaker.game.map.kind_of[event.zone].name
        if zone == "processing":
            return "nothing"
        if zone == "deck":
            return "back_under"
        return "hand" if zone == "hand" else ""
