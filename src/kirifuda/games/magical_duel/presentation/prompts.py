"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.terms import PHASES, aether_words, attribute_words
from kirifuda.games.magical_duel.rules.common import phase
from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.games.presentation import asking
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision

PROMPTS: Final[dict[str, Words]] = {
    **asking.PROMPTS,
    "exchange": ("手札の一部を交換しますか？", "Do you exchange a part of your hand?"),
    "mulligan": (
        "デッキの下に置くカードを選んでください",
        "Choose the cards that go under your deck",
    ),
    "call": ("コールフェイズに行うことを選んでください", "Choose what you do in the call phase"),
    "action": ("優先権があります（{phase}）。何をしますか？", "You have priority ({phase}). What do you do?"),
    "answer": (
        "{card}に対して優先権があります（{phase}）。何をしますか？",
        "You have priority with {card} on the chase ({phase}). What do you do?",
    ),
    "trigger": ("発動する誘発能力を選んでください", "Choose the triggered ability to activate"),
    "target": ("{card}の対象を選んでください", "Choose the target for {card}"),
    "split": ("どの対象が受けるかを選んでください", "Choose which of the targets gets it"),
    "step_up": (
        "{card}：ステップアップのためにレストする怪異を選んでください",
        "{card}: choose servants to rest for Step Up",
    ),
    "aether": (
        "オドの支払い（合計{total}{needs}、保有：{pool}）。オドを生み出しますか？",
        "Paying {total} aether{needs}; you have {pool}. Make aether?",
    ),
    "point": ("支払うオドを選んでください", "Choose the aether to pay"),
    "position": ("{card}を出す配置状態を選んでください", "Choose the position in which {card} enters"),
    "token_position": ("トークンの配置状態を選んでください", "Choose the position of the token"),
    "attacker": ("攻撃を行う怪異を選んでください", "Choose the servant that attacks"),
    "attack_target": ("{card}の攻撃目標を選んでください", "Choose what {card} attacks"),
    "corruption": ("穢すオーブの数を選んでください", "Choose how many orbs are corrupted"),
    "orbs": ("穢すオーブを選んでください", "Choose the orb to corrupt"),
    "break": ("ブレイクを使いますか？", "Do you use Break?"),
    "material": ("{card}の素材を選んでください", "Choose a material for {card}"),
    "stock": ("破棄する{card}のストックを選んでください", "Choose the stock of {card} to banish"),
    "enter": ("もう一度発動する参戦を選んでください", "Choose the Enter ability to activate again"),
    "ability": ("発動する能力を選んでください", "Choose the ability to activate"),
    "attribute": ("{card}：生み出すオドの属性を選んでください", "{card}: choose the attribute of the aether"),
    "lowered": ("コストのどの部分を減らしますか", "Which part of the cost is lowered?"),
    "rounds": ("ループを繰り返す回数を選んでください", "Choose how often the loop is repeated"),
}
DETAILS: Final[dict[str, Words]] = {
    "needs": ("、うち{needs}を含む", ", among it {needs}"),
    "no_aether": ("なし", "none"),
}


def prompt(speaker: Speaker, decision: Decision) -> str:
    """The question, with how many are asked for."""
    key = decision.prompt
    fields = {"card": speaker.object(decision.subject) if decision.subject else speaker.pick(asking.EFFECT)}
    if key == "action":
        fields["phase"] = speaker.pick(PHASES[phase(speaker.game)])
        chase = speaker.game.zone(CHASE, 0)
        if chase:
            key = "answer"
            fields["card"] = speaker.object(chase[-1])
    elif key == "aether":
        fields.update(_payment(speaker, decision))
    return asking.asked(speaker, PROMPTS.get(key, PROMPTS[""]), fields, decision)


def _payment(speaker: Speaker, decision: Decision) -> dict[str, str]:
    """1002: what is being paid, and what is at hand."""
    frames = speaker.game.state.frames
    slots = frames[-1].slots if frames else {}
    total = slots.get("total", 0)
    needs = slots.get("needs", ())
    named = [
        attribute_words(need & ALL_ATTRIBUTES, speaker.language)
        for need in (needs if isinstance(needs, tuple) else ())
        if isinstance(need, int)
    ]
    pool = aether_words(aether(speaker.game, decision.player), speaker.language)
    needed = speaker.pick(DETAILS["needs"]).format_map({"needs": speaker.list(named)}) if named else ""
    return {"total": str(total), "needs": needed, "pool": pool or speaker.pick(DETAILS["no_aether"])}
