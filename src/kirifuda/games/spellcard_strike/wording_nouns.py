"""Spellcard Strike wordings for what is spoken of: players, zones, areas, strikers, cards, and their information."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

STAGE: Final = a.Zone("ステージ")
STRIKER: Final = a.Kind("ストライカー")
CARD: Final = a.AnyCard()
WEARS_SPELL: Final[tuple[a.Quality, ...]] = (s.IsEquipped(), a.Except(s.IsAce()))
"""2.9.3.1: whoever wears something and is no ace wears a spell."""
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()

PLAYERS: Final = [
    Phrase("player", a.You, "あなた", "you", number="you"),
    Phrase("player", a.Opponent, "相手", "your opponent", also=("相手プレイヤー", "相手のプレイヤー")),
    Phrase("player", a.EachPlayer, "お互いのプレイヤー", "each player", also=("お互い", "各プレイヤー", "すべてのプレイヤー", "両方のプレイヤー", "両プレイヤー")),
    Phrase("player", a.TurnPlayer, "ターンプレイヤー", "the turn player"),
    Phrase("player", a.OtherPlayer, "非ターンプレイヤー", "the non-turn player"),
    Phrase("player", a.ThatPlayer, "そのプレイヤー", "that player"),
    Phrase("player", a.ControllerOf, "{what:ref}のコントローラー", "the controller of {what}"),
    Phrase("zoneof", a.Actor, "", "(your|their)#actor ", also=("自身の",)),
    Phrase("zoneof", a.You, "あなたの", "your "),
    Phrase("zoneof", a.Opponent, "相手の", "your opponent's "),
    Phrase("zoneof", a.EachPlayer, "お互いの", "each player's ", also=("お互いのプレイヤーの",)),
    Phrase("handplace", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": a.Zone("手札")}),
    Phrase("pileplace", a.Place, "{whose:zoneof}{zone:pile}", "{whose}{zone}"),
    Phrase("place", a.Place, "{whose:zoneof}{zone}", "{whose}{zone}"),
]  # fmt: skip

REGIONS: Final = [
    Phrase("region", None, "{plainregion}", "{plainregion}"),
    Phrase("region", s.InRange, "赤の範囲", "the red range", {"colour": "赤"}, also=("赤い範囲", "赤の範囲内")),
    Phrase("region", s.InRange, "青の範囲", "the blue range", {"colour": "青"}, also=("青い範囲", "青の範囲内")),
    Phrase("region", s.InRange, "範囲内", "the range", {"colour": ""}, also=("範囲", "効果範囲", "効果範囲内", "この範囲", "この範囲内")),
    Phrase("region", s.AnyArea, "ステージ", "the stage"),
    Phrase("region", s.Around, "{what:ref}と隣接するエリア", "an area adjacent to {what}", also=("{what:ref}に隣接するエリア", "{what:ref}の隣接するエリア")),
    Phrase("region", s.Outside, "{region:plainregion}以外のエリア", "an area outside {region}"),
    Phrase("region", s.Outside, "{region:plainregion}以外", "an area outside {region}"),
    Phrase("plainregion", s.Marked, "{whose:regionof}ベースライン", "{whose}base line", {"name": "ベースライン"}),
    Phrase("plainregion", s.Marked, "{whose:regionof}ゲートエリア", "{whose}gate area", {"name": "ゲートエリア"}),
    Phrase("plainregion", s.Marked, "{whose:regionof}テリトリー", "{whose}territory", {"name": "テリトリー"}),
    Phrase("plainregion", s.Marked, "センターライン", "the centre line", {"name": "センターライン", "whose": a.AnyPlayer()}),
    Phrase("regionof", a.AnyPlayer, "", "a "),
    Phrase("regionof", a.You, "あなたの", "your "),
    Phrase("regionof", a.Opponent, "相手の", "your opponent's "),
]  # fmt: skip

SIDES: Final = [
    Phrase("side", a.Place, "敵", "enemy ", {"zone": STAGE, "whose": a.Opponent()}, also=("敵ストライカー", "敵のストライカー", "相手のストライカー")),
    Phrase("side", a.Place, "味方", "allied ", {"zone": STAGE, "whose": a.You()}, also=("味方ストライカー", "味方のストライカー", "あなたのストライカー")),
    Phrase("side", a.Place, "ストライカー", "", {"zone": STAGE, "whose": a.AnyPlayer()}),
    Phrase("f_tai", a.Filter, "{qualities:mod**}{where:side}", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    Phrase("f_tai", a.Filter, "{where:sideof}{qualities:mod*}ストライカー", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    Phrase("f_tai", a.Filter, "{qualities:mod**}{where:aceof}{qualities:acenoun}", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    Phrase("f_tai", None, "{f_amid}", "{f_amid}"),
    Phrase("f_amid", a.Filter, "その中の{qualities:mod**}{qualities:amongside}", "{qualities<}(striker|strikers)# among them{qualities>#}", {"noun": STRIKER, "where": a.Among(a.Them())}, also=("それらのうち{qualities:mod**}{qualities:amongside}", "そのうち{qualities:mod**}{qualities:amongside}", "その中で{qualities:mod**}{qualities:amongside}")),
    Phrase("amongside", s.IsStriker, "{where:side}", "{where}|"),
    Phrase("acenoun", s.IsAce, "エース", "ace |"),
    Phrase("sideof", a.Place, "敵の", "enemy ", {"zone": STAGE, "whose": a.Opponent()}, also=("相手の",)),
    Phrase("sideof", a.Place, "味方の", "allied ", {"zone": STAGE, "whose": a.You()}, also=("あなたの",)),
    Phrase("side", a.Place, "ターンプレイヤーのストライカー", "the turn player's ", {"zone": STAGE, "whose": a.TurnPlayer()}),
    Phrase("side", a.Place, "非ターンプレイヤーのストライカー", "the non-turn player's ", {"zone": STAGE, "whose": a.OtherPlayer()}),
    Phrase("aceof", None, "{sideof}", "{sideof}"),
    Phrase("aceof", a.Place, "", "", {"zone": STAGE, "whose": a.AnyPlayer()}),
    Phrase("f_in", a.Filter, "{qualities:standing}に{qualities:mod**}{where:side}", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    Phrase("standing", s.StandsIn, "{region}", "| in {region}"),
    Phrase("n_card", a.AnyCard, "カード", "(card|cards)#", also=("スペルカード",)),
    Phrase("f_mai", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{qualities:mod**}{where:handplace}", "{qualities<}(card|cards)# in {where}{qualities>#}", {"noun": CARD}),
    Phrase("f_mai", a.Filter, "{qualities:mod**}{where:pileplace}", "{qualities<}(card|cards)# in {where}{qualities>#}", {"noun": CARD}),
    Phrase("f_mai", a.Filter, "{where:wornby}{qualities:mod**}{noun:n_worn}", "{qualities<}equipped (spell|spells)#{where>}{qualities>#}"),
    Phrase("n_worn", s.EquipSpell, "スペルカード", "", also=("カード",)),
    Phrase("wornby", a.StockOf, "{what:ref}が装備している", "| of {what}"),
    Phrase("wornby", a.StockOf, "{what:somebody}が装備している", "| of {what}", also=("{what:somebody}の装備している",)),
    Phrase("equipped", a.StockOf, "{what:somebody}が装備している", "| of {what}", also=("{what:somebody}の",)),
    Phrase("f_mai", a.Filter, "{where:equipped}{qualities:mod**}装備スペル", "{qualities<}equipped (spell|spells)#{where>}{qualities>#}", {"noun": s.EquipSpell()}),
    Phrase("f_mai", a.Filter, "{where:ruled}ルールカード", "rule (card|cards)# of {where}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("f_mai", a.Filter, "その中の{qualities:mod**}{noun:n_card}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}, also=("その中から{qualities:mod**}{noun:n_card}", "それらの中から{qualities:mod**}{noun:n_card}", "その中にある{qualities:mod**}{noun:n_card}")),
    Phrase("f_mai", a.Filter, "その中の", "(card|cards)# among them", {"where": a.Among(a.Them()), "noun": CARD, "qualities": NO_QUALITIES}, also=("その中から", "それらの中から", "その中から好きな")),
    Phrase("equipped", a.Place, "", "|", {"zone": a.Zone("装備"), "whose": a.AnyPlayer()}),
    Phrase("equipped", a.StockOf, "{what:ref}が装備している", "| of {what}", also=("{what:ref}の",)),
    Phrase("ruled", a.Place, "{whose:ruleof}", "{whose}", {"zone": a.Zone("ルールカード置き場")}),
    Phrase("ruleof", a.AnyPlayer, "", "either player"),
    Phrase("ruleof", a.You, "あなたの", "yours"),
    Phrase("ruleof", a.Opponent, "相手の", "your opponent"),
    # 4.7.3, 2.2.4.3: of each there is one to a player
    Phrase("all", a.All, "{of:f_only}", "{of}"),
    Phrase("f_only", a.Filter, "{where:onlyof}ルールカード", "the rule card of {where}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("f_only", a.Filter, "{where:sideof}{qualities:acenoun!}", "the {qualities<}{where}striker", {"noun": STRIKER}),
    Phrase("onlyof", a.Place, "{whose:onlyofwhom}", "{whose}", {"zone": a.Zone("ルールカード置き場")}),
    Phrase("onlyofwhom", a.You, "あなたの", "yours"),
    Phrase("onlyofwhom", a.Opponent, "相手の", "your opponent"),
    Phrase("onlyofwhom", a.EachPlayer, "お互いの", "each player"),
    Phrase("zoned", None, "{place}の", "| in {place}"),
    Phrase("zoned", None, "{place}にある", "| in {place}"),
    Phrase("zoned", None, "{place}に存在する", "| in {place}"),
    Phrase("zoned", None, "{place}から", "| from {place}"),
    Phrase("zoned", None, "{topof}の", "| among {topof}"),
    Phrase("topof", a.TopOf, "{place:pileplace}の上から{count:amount}枚", "the top {count} (card|cards)#count of {place}"),
]  # fmt: skip

# what was done to a thing in a sentence before calls it: 退場させたストライカー
PARTICIPLES: Final = [
    Phrase("pron", a.ActedOn, f"{said[0]}{{noun:actednoun}}", f"the {{noun}} that was {english}", {"act": act.__name__}, also=tuple(f"{way}{word}{{noun:actednoun}}" for word in said for way in ("", "その", "この効果で", "この方法で") if (way, word) != ("", said[0])))
    for said, english, act in (
        (("退場させた", "退場した"), "retired", s.Retire),
        (("除外した", "除外された"), "removed", a.Exile),
        (("捨てた", "捨てられた"), "discarded", a.Discard),
        (("召喚した", "召喚された"), "summoned", s.IsSummoned),  # only an event tells of it: the card is a new object
        (("撃破した", "撃破された"), "destroyed", a.Destroy),
        (("選んだ", "選ばれた"), "chosen", a.Choose),
        (("公開した", "公開された"), "revealed", a.Reveal),
    )
]  # fmt: skip

THINGS: Final = [
    Phrase("some", None, "{somebody}", "{somebody}"),
    Phrase("somebody", a.Some, "{of:f_tai}{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("some", a.Some, "{of:f_mai}{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("all", a.All, "{of:f_tai}全員", "all {of#pl}", also=("すべての{of:f_tai}", "{of:f_tai}すべて"), number="pl"),
    Phrase("all", a.All, "{of:f_mai}すべて", "all {of#pl}", also=("すべての{of:f_mai}",), number="pl"),
    Phrase("all", a.All, "{of.qualities:mod*}すべての{of.where:side}", "all {of.qualities<}{of.where}strikers{of.qualities>}", {"of.noun": STRIKER}, inner={"of": a.Filter}, number="pl"),
    Phrase("set", a.All, "{of:f_tai}", "{of#pl}", number="pl"),
    Phrase("sole", a.This, "このカード", "this card", also=("このスペルカード",)),
    Phrase("sole", a.This, "このストライカー", "this striker", also=("自身",)),
    Phrase("sole", s.TheTarget, "対象", "the target", also=("対象のストライカー", "その対象")),
    Phrase("sole", s.Caster, "術者", "the caster"),
    Phrase("sole", s.AttackTarget, "攻撃の対象", "the target of the attack"),
    # 2.9.5, 3.13.3.3: on equipment, whoever wears it
    Phrase("ref", s.Bearer, "装備しているストライカー", "the equipped striker", also=("このカードを装備しているストライカー",)),
    Phrase("sole", None, "{pron}", "{pron}"),
    Phrase("ref", None, "{sole}", "{sole}"),
    Phrase("pron", a.It, "それ", "it"),
    Phrase("pron", a.Them, "それら", "them", number="pl", also=("それらのストライカー", "それらのカード", "その2体", "その2枚", "その2体のストライカー", "その両方")),
    Phrase("pron", a.That, "その{whose:thatside}", "that {whose} striker", {"noun": STRIKER}),
    Phrase("pron", a.That, "そのストライカー", "that striker", {"whose": a.AnyPlayer(), "noun": STRIKER}),
    Phrase("pron", a.That, "そのカード", "that card", {"whose": a.AnyPlayer(), "noun": CARD}, also=("そのスペルカード",)),
    *PARTICIPLES,
    Phrase("pron", a.Remainder, "残り", "the rest", also=("残りのカード",), number="pl"),
    Phrase("actednoun", a.AnyCard, "カード", "card"),
    Phrase("actednoun", a.Kind, "ストライカー", "striker", {"name": "ストライカー"}, also=("敵", "味方")),
    Phrase("thatside", a.Opponent, "敵", "enemy"),
    Phrase("thatside", a.You, "味方", "allied"),
    Phrase("f_mai", a.Filter, "{where:fromplace}", "(card|cards)#{where>}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("fromplace", None, "{place}から", "| from {place}"),
    Phrase("all", a.All, "{of.where:sideof}すべての{of.qualities:mod**}ストライカー", "all {of.qualities<}{of.where}strikers{of.qualities>}", {"of.noun": STRIKER}, inner={"of": a.Filter}, number="pl"),
    Phrase("what", None, "{some}", "{some}"),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", None, "{top}", "{top}"),
    # weak: このストライカーと隣接する敵 is a striker adjacent to this one, not two things
    Phrase("what", a.Both, "{parts:one+と}", "{parts%, & and }", number="pl", weak=True),
    Phrase("what", a.OneOf, "{parts:one+or}", "{parts%, & or }"),
    Phrase("one", None, "{some}", "{some}"),
    Phrase("one", None, "{ref}", "{ref}"),
    Phrase("one", None, "{all}", "{all}"),
    Phrase("top", a.All, "{of:f_top}", "{of}", number="of"),
    Phrase("f_top", a.Filter, "{where:topone}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("f_top", a.Filter, "{where:topsome}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}, number="where"),
    Phrase("topone", a.TopOf, "{place:pileplace}の一番上のカード", "the top card of {place}", {"count": a.Num(1)}, also=("{place:pileplace}の一番上のカード1枚", "{place:pileplace}の上からカード1枚")),
    Phrase("topone", a.BottomOf, "{place:pileplace}の一番下のカード", "the bottom card of {place}", {"count": a.Num(1)}, also=("{place:pileplace}の一番下のカード1枚",)),
    Phrase("topsome", a.TopOf, "{place:pileplace}の上からカード{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:pileplace}の上から{count:amount}枚", "{place:pileplace}の上から{count:amount}枚のカード", "{place:pileplace}の上のカード{count:amount}枚"), number="count"),
    # under a map: strikers, areas, equipped spells
    Phrase("aimed", None, "{some}", "{some}"),
    Phrase("aimed", None, "{all}", "{all}"),
    Phrase("aimed", None, "{areas}", "{areas}"),
    Phrase("aimed", a.Both, "{parts:some+と}", "{parts%, & and }", number="pl"),
    Phrase("aimed", a.OneOf, "{parts:some+or}", "{parts%, & or }"),
    Phrase("areas", s.SomeAreas, "エリア{count:q_tsu}", "{count} (area|areas)#count", {"region": s.AnyArea()}, number="count"),
    Phrase("areas", s.EmptyAreas, "ストライカーが存在しないエリア{count:q_tsu}", "{count} empty (area|areas)#count", {"region": s.AnyArea()}, also=("空いているエリア{count:q_tsu}",), number="count"),
]  # fmt: skip

PARTICLES: Final = [
    Phrase("obj", None, "{what}を", "{what}"),
    Phrase("obj", a.All, "{of:f_amid}を", "all {of#pl}", number="pl"),
    Phrase("obj", a.Some, "{of:f_tai}を{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of:f_mai}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("obj", a.All, "{of:f_mai}をすべて", "all {of#pl}", number="pl"),
    Phrase("obj", a.All, "{of:f_tai}をすべて", "all {of#pl}", also=("{of:f_tai}を全員",), number="pl"),
    Phrase("obj", a.Some, "{count:q_tai}の{of:f_tai}を", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{count:q_mai}の{of:f_mai}を", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of.where:zoned}{count:q_mai}{of.qualities:mod**}{of.noun:n_card}を", "{count} {of.noun#count}{of.where>}{of.qualities>}", inner={"of": a.Filter}, number="count"),
    Phrase("obj", a.All, "{of:f_topo}", "{of}", number="of"),
    Phrase("f_topo", a.Filter, "{where:topo}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}, number="where"),
    Phrase("topo", a.TopOf, "{place:pileplace}の上からカードを{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:pileplace}の一番上からカードを{count:amount}枚", "{place:pileplace}の上のカードを{count:amount}枚"), number="count"),
    Phrase("obj", a.RandomSome, "{of:f_mai}を無作為に{count:amount}枚", "{count} {of#count} at random", also=("無作為に{of:f_mai}を{count:amount}枚", "{of:f_mai}を{count:amount}枚無作為に", "{of:f_mai}{count:amount}枚を無作為に", "{of:f_mai}無作為に{count:amount}枚を", "無作為に{of:f_mai}{count:amount}枚を"), number="count"),
    Phrase("undergoer", None, "{topic}", "{topic}"),
    Phrase("undergoer", None, "{what}が", "{what}"),
    # of those just looked at
    Phrase("obj", a.Some, "{count:q_mai}を", "{count} of them", {"of": a.Filter(a.Among(a.Them()), NO_QUALITIES, CARD)}, number="count", weak=True),
    Phrase("obj", a.All, "{of:f_topmuch}", "{of}", number="pl"),
    Phrase("f_topmuch", a.Filter, "{where:topmuch}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("topmuch", a.TopOf, "{place:pileplace}の上から{count:measure}に等しい枚数のカードを", "as many cards from the top of {place} as {count}", also=("{place:pileplace}の上からカードを{count:measure}に等しい枚数", "{place:pileplace}の上から{count:measure}と同じ枚数のカードを")),
    Phrase("objd", None, "{obj}", "{obj}"),
    Phrase("objd", a.Dropped, "", "(it|them)#"),
    Phrase("topic", None, "{what}は", "{what}"),
    Phrase("topic", None, "{what}は、", "{what}"),
    # weak: 装備しているストライカー alone is the one that wears this card
    Phrase("topic", None, "{set}は", "{set}", weak=True),
    Phrase("topic", None, "{set}は、", "{set}", weak=True),
    Phrase("ptopic", None, "{topic}", "{topic}"),
    Phrase("ptopic", None, "{leader}", "{leader}"),
    Phrase("dat", None, "{what}に", "{what}"),
    Phrase("gen", None, "{ref}の", "{ref}"),
    Phrase("whose", None, "{gen}", "{gen}"),
    Phrase("whose", None, "{some}の", "{some}"),
    Phrase("whose", None, "{all}の", "{all}"),
    Phrase("subj", None, "{ref}が", "{ref}"),
    Phrase("subj", None, "{all}が", "{all}"),
]  # fmt: skip

# what stands before a noun
MODIFIERS: Final = [
    Phrase("mod", a.Other, "他の", "other |"),
    Phrase("mod", a.OtherThan, "{what:ref}以外の", "| other than {what}"),
    Phrase("mod", None, "{info}を持つ", "| with {info}", also=("{info}の", "{info}を持っている")),
    Phrase("mod", a.StatIs, "{stat:anystat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat:anystat}が{amount}{relation:rel}の", "「{stat:anystat}：{amount}{relation:rel}」の", "{stat:anystat}が{amount}{relation:rel}である")),
    Phrase("anystat", None, "{stat}", "{stat}"),
    Phrase("anystat", None, "「{stat}」", "{stat}"),
    Phrase("anystat", a.Stat, "召喚コスト", "summon cost", {"name": "召喚コスト"}),
    Phrase("mod", a.StatIs, "{stat}が{amount:measure}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}"),
    Phrase("mod", a.Except, "{quality:info}を持たない", "| without {quality}"),
    Phrase("mod", a.Lies, "{position:lying}の", "{position} |"),
    Phrase("mod", s.IsAce, "エースの", "ace |"),
    Phrase("mod", a.Except, "エース以外の", "non-ace |", {"quality": s.IsAce()}, also=("エースでない", "エースではない")),
    Phrase("mod", s.IsEquipped, "装備中の", "equipped |", also=("装備している",)),
    Phrase("mod", s.AllOf, "装備スペルを装備している", "| with an equipped spell", {"qualities": WEARS_SPELL}, also=("スペルカードを装備している",)),
    Phrase("mod", s.NameHas, "カード名に「{name:name}」を含む", "| with “{name}” in its name", also=("名前に「{name:name}」を含む",)),
    Phrase("mod", a.Except, "装備中でない", "unequipped |", {"quality": s.IsEquipped()}, also=("装備していない",)),
    Phrase("mod", s.StandsIn, "{region}に存在する", "| in {region}", also=("{region}にいる", "{region}の", "{region}に存在している")),
    Phrase("mod", a.Except, "{quality:standing}に存在しない", "| not{quality>}"),
    Phrase("mod", s.AdjacentTo, "{what:ref}と隣接する", "| adjacent to {what}", also=("{what:ref}に隣接する", "{what:ref}と隣接している", "{what:ref}に隣接している")),
    Phrase("mod", s.AdjacentTo, "{what:ref}と隣接していた", "| that were adjacent to {what}", also=("{what:ref}に隣接していた",)),
    Phrase("mod", s.AdjacentTo, "隣接する", "adjacent |", {"what": s.Oneself()}, also=("隣接している",), not_behind=("と",)),
    Phrase("mod", s.IsAttacking, "攻撃に参加している", "attacking |", also=("攻撃に参加した",)),
    Phrase("mod", a.Most, "最も{stat}が{end}", "| with the {end} {stat}", also=("{stat}が最も{end}", "最も「{stat}」が{end}", "「{stat}」が最も{end}")),
    Phrase("lying", a.Position, "未行動状態", "un-acted", {"name": "未行動"}),
    Phrase("lying", a.Position, "行動済み状態", "acted", {"name": "行動済み"}),
    Phrase("lying", a.Position, "表向き", "face-up", {"name": "表向き"}),
    Phrase("lying", a.Position, "裏向き", "face-down", {"name": "裏向き"}),
]  # fmt: skip

# 8.2.3: information stands in 「」
INFORMATION: Final = [
    Phrase("info", None, "{info1}", "{info1}"),
    Phrase("info", a.AnyOf, "{qualities:info1+or}", "{qualities% or }"),
    Phrase("info", s.AllOf, "{qualities:info1+と}", "{qualities% and }", also=("{qualities:info1+}",)),
    Phrase("info1", a.StatIs, "「{stat}：{amount:amount}{relation:rel}」", "{stat} {relation<}{amount}{relation>}"),
    Phrase("info1", s.PrintedIs, "「本来の{stat}：{amount:amount}{relation:rel}」", "printed {stat} {relation<}{amount}{relation>}", also=("本来の「{stat}：{amount:amount}{relation:rel}」",)),
    Phrase("info1", a.Has, "{feature:named}", "{feature}"),
    Phrase("info1", a.Has, "{feature:anykw}", "{feature}"),
    Phrase("info1", a.NoAttribute, "「属性：無」", "no attribute", also=("「無属性」",)),
    Phrase("named", None, "「所属：{house}」", "house {house}"),
    Phrase("named", None, "「種族：{race}」", "race {race}"),
    Phrase("named", None, "「属性：{attribute}」", "attribute {attribute}"),
    Phrase("named", None, "「スペルタイプ：{spelltype}」", "spell type {spelltype}"),
    Phrase("named", None, "「タイプ：{spelltype}」", "spell type {spelltype}"),
    Phrase("named", a.CardName, "「カード名：{name:name}」", "the name “{name}”"),
    Phrase("named", s.StrikerName, "「ストライカー名：{name:name}」", "the striker name “{name}”"),
    Phrase("named", s.SpellName, "「スペルカード名：{name:name}」", "the spell name “{name}”"),
]  # fmt: skip
