"""Spellcard Strike wordings for what is done and undergone, and for conditions (8.1.4)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.wording.nouns import NO_QUALITIES, STAGE, STRIKER, WEARS_SPELL
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ANYTHING: Final = a.Anything()
WHATEVER: Final = a.AnyCause()

_BY: Final = (
    *("によって", "で", "により", "の効果によって", "の効果で", "の効果により"),
    *("のダメージで", "のダメージによって", "のダメージにより"),
)

SUBJECTS: Final = [
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{player}が", "{player}"),
    Phrase("doer", None, "{anyone}が", "{anyone}", weak=True),
    Phrase("doer", None, "{somebody}が", "{somebody}"),
    Phrase("anyone", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("it", None, "{ref}を", "{ref}"),
    Phrase("it", None, "{anyone}を", "{anyone}", weak=True),
    Phrase("cause", a.AnyCause, "", ""),
    Phrase("cause", a.ByDamage, "ダメージによって", " by damage", also=("ダメージで", "ダメージにより")),
    Phrase("cause", None, "{why}", "{why}"),
    Phrase("why", s.BySort, "{sort:csort}によって", " by {sort}", also=tuple(f"{{sort:csort}}{by}" for by in _BY[1:])),
    Phrase("csort", None, "{dsort}", "{dsort}"),
    Phrase("csort", s.EitherSort, "{parts:dsort+or}", "{parts% or }", also=("{parts:dsort+と}", "{parts:dsort+や}")),
    Phrase("why", s.BySortOf, "{whose:sortof}{sort:csort}によって", " by {whose}{sort}", also=tuple(f"{{whose:sortof}}{{sort:csort}}{by}" for by in _BY[1:])),
    Phrase("sortof", a.You, "あなたの", "your "),
    Phrase("sortof", a.Opponent, "相手の", "your opponent's "),
    Phrase("why", s.ByOnes, "{what:gen}{sort:csort}によって", " by {sort} of {what}", also=tuple(f"{{what:gen}}{{sort:csort}}{by}" for by in _BY[1:])),
    Phrase("why", s.ByOnes, "{what:anyone}の{sort:csort}によって", " by {sort} of {what}", also=tuple(f"{{what:anyone}}の{{sort:csort}}{by}" for by in _BY[1:]), weak=True),
    Phrase("why", a.ByEffect, "{whose:effectof}効果によって", " by {whose}effect", also=("{whose:effectof}効果で", "{whose:effectof}効果により", "{whose:effectof}能力によって", "{whose:effectof}能力により", "{whose:effectof}能力の効果によって")),
    Phrase("effectof", a.AnyPlayer, "", "an "),
    Phrase("effectof", a.You, "あなたの", "your "),
    Phrase("effectof", a.Opponent, "相手の", "your opponent's ", also=("敵の",)),
]  # fmt: skip

# what can also be told with what brought it about, before the subject or before the verb
DEEDS: Final = [
    Phrase("happening", a.Happens, "{deed.cause:why}{subject:doer}{deed.deed:deed~}", "{subject} {deed.deed/@subject}{deed.cause}", inner={"deed": s.Because}),
    Phrase("deed", s.Because, "{cause:why}{deed:plaindeed~}", "{deed~}{cause}"),
    Phrase("deed", None, "{plaindeed~}", "{plaindeed}"),
    Phrase("deed", a.Undergoes, "{cause:killer}撃破される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("killer", s.ByStriker, "{what:ref}に", " by {what}", also=("{what:ref}によって",)),
    Phrase("killer", s.ByStriker, "{what:anyone}に", " by {what}", also=("{what:anyone}によって",), weak=True),
    Phrase("plaindeed", a.Undergoes, "除外される", "<be> removed from the game", {"action": a.Action("remove"), "cause": WHATEVER}, also=("ゲームから除外される",)),
    Phrase("plaindeed", a.Undergoes, "手札に戻される", "<be> returned to the hand", {"action": a.Action("return"), "cause": WHATEVER}, also=("手札に戻る", "持ち主の手札に戻される")),
    Phrase("plaindeed", a.Undergoes, "山札に置かれる", "<be> put into the deck", {"action": a.Action("deck"), "cause": WHATEVER}, also=("山札に戻される",)),
    Phrase("deed", a.Undergoes, "{cause}撃破される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("deed", a.Performs, "{cause}{what:it}撃破する", "<destroy> {what}{cause}", {"action": a.Action("destroy")}),
    Phrase("deed", s.Declares, "{sort}宣言を行う", "<make> a {sort}declaration", also=("{sort:told}を宣言する", "{sort}宣言する", "{sort}宣言をする", "{sort:ksorts}を行う", "{sort:ksorts}をする")),
    Phrase("deed", s.Declares, "{sort.qualities:info!}を持つスペルカードの宣言を行う", "<declare> a spell with {sort.qualities}", inner={"sort": s.FeaturedSpell}, also=("{sort.qualities:info!}を持つスペルカード宣言を行う", "{sort.qualities:info!}を持つスペルカードを宣言する", "{sort.qualities:info!}を持つスペルカードを使用する")),
    Phrase("deed", s.Declares, "{sort.qualities:likeness!}スペルカードの宣言を行う", "<declare> a spell{sort.qualities>}", inner={"sort": s.FeaturedSpell}, also=("{sort.qualities:likeness!}スペルカード宣言を行う", "{sort.qualities:likeness!}スペルカードを宣言する", "{sort.qualities:likeness!}スペルカードを使用する")),
    Phrase("likeness", a.SameAs, "{what:sole}と同じ{aspect}を持つ", "| with the same {aspect} as {what}", also=("{what:sole}と同じ{aspect}の",)),
    Phrase("deed", s.Declares, "攻撃に参加する", "<attack>", {"sort": s.AnAttack()}, also=("攻撃する", "攻撃を行う")),
    Phrase("deed", s.Declares, "スペルカードを使用する", "<use> a spell", {"sort": s.ASpell()}),
    Phrase("deed", s.Declares, "アビリティを使用する", "<use> an ability", {"sort": s.AnAbility()}),
    Phrase("told", None, "{dsort}", "{dsort} "),
    Phrase("deed", s.TakesDamage, "{source}ダメージを受ける", "<take> {source}damage"),
    Phrase("deed", s.TakesDamage, "{source.what:dealer}から{source.sort:bysort}ダメージを受ける", "<take> {source.sort}damage from {source.what}", inner={"source": s.FromOnes}, also=("{source.what:dealer}からの{source.sort:bysort}ダメージを受ける", "{source.what:dealer}が与える{source.sort:bysort}ダメージを受ける")),
    Phrase("deed", s.DealsDamage, "{source}ダメージを与える", "<deal> {source}damage", also=("{source:means}ダメージを与える",)),
    Phrase("deed", s.DealsDamageTo, "{what:hurt}{source}ダメージを与える", "<deal> {source}damage to {what}", also=("{source:means}{what:hurt}ダメージを与える", "{what:hurt}{source:means}ダメージを与える")),
    Phrase("hurt", None, "{ref}に", "{ref}"),
    Phrase("hurt", None, "{anyone}に", "{anyone}", weak=True),
    Phrase("plaindeed", s.Moves, "移動する", "<move>", also=("移動を行う", "移動させられる")),
    Phrase("plaindeed", s.MovesInto, "{region}に移動する", "<move> into {region}", also=("{region}へ移動する", "{region}に移動させられる", "{region}に入る")),
    Phrase("plaindeed", s.Shifts, "{way}する", "<move> {way}", also=("{way}させられる",)),
    Phrase("why", s.ByReinforcement, "《加勢》によって", " by 《Reinforcement》", also=tuple(f"《加勢》{by}" for by in ("で", "により", "の効果によって", "の効果で", "の効果により"))),
    Phrase("plaindeed", s.IsWorn, "装備される", "<be> put on", also=("装備させられる",)),
    Phrase("plaindeed", s.IsSummoned, "召喚される", "<be> summoned"),
    Phrase("plaindeed", s.Retires, "退場する", "<retire>", also=("退場させられる",)),
    Phrase("plaindeed", a.Leaves, "ステージを離れる", "<leave> the stage", {"place": a.Place(a.Zone("ステージ"), a.AnyPlayer())}),
    Phrase("plaindeed", a.Turns, "{position:lying}になる", "<become> {position}", also=("{position:lying}にされる",)),
    Phrase("deed", s.BecomesTarget, "{whose:aimedby}{sort:tsort}の対象になる", "<become> the target of {whose}{sort}", also=("{whose:aimedby}{sort:tsort}の対象となる", "{whose:aimedby}{sort:tsort}の対象に選ばれる")),
    # 2.5.4.1: whatever has a target is declared
    Phrase("aimedby", a.AnyPlayer, "", "", also=("宣言された",)),
    Phrase("aimedby", a.You, "あなたの", "your ", also=("味方の", "あなたが宣言した", "味方が宣言した")),
    Phrase("aimedby", a.Opponent, "相手の", "your opponent's ", also=("敵の", "敵が宣言した", "相手が宣言した", "相手が行った", "敵が行った")),
    Phrase("deed", s.BecomesTarget, "{sort.qualities:info!}を持つ{whose:abilityof}スペルカードの対象になる", "<become> the target of {whose}spells with {sort.qualities}", inner={"sort": s.FeaturedSpell}, also=("{sort.qualities:info!}を持つ{whose:abilityof}スペルカードの対象に選ばれる",)),
    Phrase("happening", a.Happens, "{deed.whose:player}が{subject:it}{deed.sort:tsort}の対象に選ぶ", "{deed.whose} <choose@deed.whose> {subject} as the target of {deed.sort}", inner={"deed": s.BecomesTarget}),
    Phrase("deed", s.IsAffected, "{whose:declaredby}{sort.sort:tsort}の効果を受ける", "<be> affected by {sort.sort} that {whose}", inner={"sort": s.DeclaredSort}),
    Phrase("deed", s.IsAffected, "{whose:abilityof}{sort:tsort}の効果を受ける", "<be> affected by {whose}{sort}", also=("{whose:abilityof}{sort:tsort1}を受ける",)),
    Phrase("deed", s.IsAffected, "{whose:abilityof}効果を受ける", "<be> affected by {whose}effects", {"sort": s.EitherSort((s.ASpell(), s.AnAbility()))}),
    Phrase("tsort", None, "{tsort1}", "{tsort1}"),
    Phrase("tsort1", s.AnAttack, "攻撃", "attacks", also=("攻撃宣言",)),
    Phrase("tsort1", s.ASpell, "スペルカード", "spells", also=("スペルカード宣言",)),
    Phrase("tsort1", s.AnAbility, "アビリティ", "abilities", also=("アビリティ宣言",)),
    Phrase("tsort", s.AnyDeclaration, "宣言", "declarations"),
    # 2.4.1, 2.4.5: an attack is a declaration, but no ability
    Phrase("tsort", s.EitherSort, "宣言能力", "abilities and spells", {"parts": (s.ASpell(), s.AnAbility())}, also=("能力",)),
    Phrase("tsort", s.Featured, "{qualities:info!}を持つ宣言能力", "abilities and spells with {qualities}"),
    Phrase("tsort", s.FeaturedSpell, "{qualities:info!}を持つスペルカード", "spells with {qualities}", also=("{qualities:info!}を持つカード",)),
    Phrase("tsort", s.EitherSort, "{parts:tsort1+or}", "{parts% or }", also=("{parts:tsort1+と}", "{parts:tsort1+や}", "{parts:tsort1+、}")),
    Phrase("abilityof", a.AnyPlayer, "", ""),
    Phrase("abilityof", a.You, "あなたの", "your ", also=("味方の",)),
    Phrase("abilityof", a.Opponent, "相手の", "your opponent's ", also=("敵の",)),
    # 2.5: an ability that is declared, and none that goes off by itself
    Phrase("declaredby", a.You, "あなたが宣言した", "you declare", also=("味方が宣言した", "あなたが行った", "味方が行った")),
    Phrase("declaredby", a.Opponent, "相手が宣言した", "your opponent declares", also=("敵が宣言した", "相手が行った", "敵が行った")),
    Phrase("declaredby", a.AnyPlayer, "宣言された", "a player declares"),
    Phrase("plaindeed", a.Performs, "カードを引く", "<draw> a card", {"action": a.Action("draw"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("plaindeed", a.Performs, "手札を捨てる", "<discard> a card", {"action": a.Action("discard"), "what": ANYTHING, "cause": WHATEVER}, also=("カードを捨てる",)),
    Phrase("deed", a.Performs, "{what:it}召喚する", "<summon> {what}", {"action": a.Action("summon"), "cause": WHATEVER}),
    Phrase("plaindeed", a.Performs, "召喚を行う", "<summon> a striker", {"action": a.Action("summon"), "what": ANYTHING, "cause": WHATEVER}, also=("召喚する",)),
    Phrase("deed", a.Performs, "スコアコストを支払う", "<pay> a score cost", {"action": a.Action("pay score"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", s.IsCancelled, "行った{sort}宣言が打ち消される", "<have> a {sort}declaration cancelled", also=("行った{sort:ksorts}が打ち消される", "宣言した{sort:told}が打ち消される", "使用した{sort:told}が打ち消される", "{sort}宣言を打ち消される", "{sort:told}を打ち消される")),
    Phrase("happening", a.Happens, "{subject:whosedeed}{deed.sort:sort}宣言が打ち消される", "{subject} <have@subject> a {deed.sort}declaration cancelled", inner={"deed": s.IsCancelled}, also=("{subject:whosedeed}{deed.sort:ksorts}が打ち消される", "{subject:whosedeed}{deed.sort:told}が打ち消される")),
    Phrase("stmt", a.Forbid, "{subject:whosedeed}{deed.sort:sort}宣言は打ち消されない", "{subject} cannot have a {deed.sort}declaration cancelled", inner={"deed": s.IsCancelled}, also=tuple(f"{{subject:{who}}}{made}{{deed.sort:{what}}}{noun}は{not_}" for who, made in (("whosedeed", ""), ("doer", "行う"), ("doer", "行った"), ("doer", "宣言する"), ("doer", "宣言した"), ("doer", "使用する")) for what, noun in (("sort", "宣言"), ("ksorts", ""), ("told", "")) for not_ in ("打ち消されない", "打ち消すことができない", "打ち消せない") if (who, what, not_) != ("whosedeed", "sort", "打ち消されない"))),
    Phrase("whosedeed", None, "{ref}の", "{ref}"),
    Phrase("whosedeed", None, "{player}の", "{player}"),
    Phrase("whosedeed", None, "{anyone}の", "{anyone}", weak=True),
    Phrase("deed", s.Cancels, "{sort}宣言を打ち消す", "<cancel> a {sort}declaration", also=("{sort:ksorts}を打ち消す", "{sort:told}を打ち消す")),
    Phrase("plaindeed", s.Equips, "装備スペルを装備する", "<equip> a spell", also=("スペルカードを装備する",)),
    Phrase("deed", s.Grazes, "グレイズを行う", "<graze>", also=("グレイズする", "グレイズを選ぶ", "グレイズを選択する", *(f"グレイズで{card}を{to}置く" for card in ("手札", "カード", "手札のカード") for to in ("スコア置き場に", "相手のスコア置き場に", "あなたのスコア置き場に", "裏向きでスコア置き場に", "スコア置き場に裏向きで")))),
]  # fmt: skip

TWO_COUNTS: Final = {
    f"{side}{part}": node
    for side in ("left", "right")
    for part, node in (("", a.CountOf), (".of", a.Filter), (".of.where", a.Place))
}
ON_STAGE: Final = {
    f"{side}.of.{field}": value
    for side in ("left", "right")
    for field, value in (("noun", STRIKER), ("qualities", NO_QUALITIES), ("where.zone", STAGE))
}
IN_HAND: Final = {
    f"{side}.of.{field}": value
    for side in ("left", "right")
    for field, value in (("noun", a.AnyCard()), ("qualities", NO_QUALITIES), ("where.zone", a.Zone("手札")))
}

# 8.1.4: before 場合, a condition ends in a verb or in a noun with の
CONDITIONS: Final = [
    Phrase("case", None, "{case1}", "{case1}"),
    Phrase("case", a.AllTrue, "{parts:link*}{parts:case1}", "{parts% and }"),
    Phrase("case", a.AnyTrue, "{parts:orlink*}{parts:case1}", "{parts% or }", weak=True),
    Phrase("case1", None, "{vstate}", "{vstate}"),
    Phrase("case1", None, "{nstate}の", "{nstate}"),
    Phrase("case1", None, "{nstate}である", "{nstate}"),
    Phrase("caseif", None, "{vstate}", "{vstate}"),
    Phrase("caseif", None, "{nstate}", "{nstate}"),
    Phrase("caseif", a.AllTrue, "{parts:link*}{parts:single}", "{parts% and }"),
    Phrase("caseif", a.AnyTrue, "{parts:orlink*}{parts:single}", "{parts% or }", weak=True),
    # what was just spoken of is not named again
    Phrase("vstate", a.Is, "{quality:info}を持つ", "it has {quality}", {"what": a.Dropped()}),
    Phrase("vstate", a.Is, "{quality.quality:info}を持たない", "it does not have {quality.quality}", {"what": a.Dropped()}, inner={"quality": a.Except}),
    Phrase("clause", a.Otherwise, "持たない場合、{then:scope}", "otherwise, {then}", also=("そうでなければ、{then:scope}", "それ以外の場合、{then:scope}", "持っていない場合、{then:scope}", *(f"{word}{case}、{{then:scope}}" for word in ("持たない", "存在しない", "いない", "装備中でない", "装備していない", "エースでない", "行動済み状態でない", "未行動状態でない", "隣接していない") for case in ("場合", "なら") if (word, case) != ("持たない", "場合")))),
    Phrase("link", None, "{vstate}かつ", "{vstate}"),
    Phrase("link", None, "{vstate}、かつ", "{vstate}"),
    Phrase("link", None, "{nstate}かつ", "{nstate}"),
    Phrase("link", None, "{nstate}、かつ", "{nstate}"),
    Phrase("link", None, "{nstate}で、", "{nstate}"),
    Phrase("orlink", None, "{vstate}or", "{vstate}"),
    Phrase("orlink", None, "{nstate}or", "{nstate}"),
    Phrase("case0", None, "{single}", "{single}"),
    Phrase("case0", a.AllTrue, "{parts:link*}{parts:single}", "{parts% and }"),
    Phrase("case0", a.AnyTrue, "{parts:orlink*}{parts:single}", "{parts% or }", weak=True),
    Phrase("single", None, "{vstate}", "{vstate}"),
    Phrase("single", None, "{nstate}", "{nstate}"),
    # where somebody stands, what somebody has
    Phrase("vstate", a.Is, "{what:subj}{quality.region:region}に存在する", "{what} <be@what> in {quality.region}", inner={"quality": s.StandsIn}, also=("{what:subj}{quality.region:region}にいる", "{what:subj}{quality.region:region}に存在している")),
    Phrase("vstate", a.Is, "{what:subj}{quality.quality.region:region}に存在しない", "{what} <be@what> not in {quality.quality.region}", inner={"quality": a.Except, "quality.quality": s.StandsIn}, also=("{what:subj}{quality.quality.region:region}に存在していない",)),
    Phrase("vstate", a.Is, "{what:subj}{quality.what:ref}と隣接している", "{what} <be@what> adjacent to {quality.what}", inner={"quality": s.AdjacentTo}, also=("{what:subj}{quality.what:ref}に隣接している", "{what:ref}と{quality.what:ref}が隣接している", "{what:subj}{quality.what:ref}と隣接する")),
    Phrase("vstate", a.Is, "{what:subj}{quality.what:nextto}と隣接している", "{what} <be@what> adjacent to {quality.what}", inner={"quality": s.AdjacentTo}, also=("{what:subj}{quality.what:nextto}に隣接している",), weak=True),
    Phrase("vstate", a.Is, "{what:subj}{quality.quality.what:nextto}と隣接していない", "{what} <be@what> not adjacent to {quality.quality.what}", inner={"quality": a.Except, "quality.quality": s.AdjacentTo}, also=("{what:subj}{quality.quality.what:nextto}に隣接していない",), weak=True),
    Phrase("nextto", None, "{anyone}", "{anyone}"),
    Phrase("vstate", a.Is, "{what:pair}が隣接している", "{what} are adjacent", {"quality.what": a.Them()}, inner={"quality": s.AdjacentTo}),
    Phrase("vstate", a.Is, "{what:pair}が隣接していない", "{what} are not adjacent", {"quality.quality.what": a.Them()}, inner={"quality": a.Except, "quality.quality": s.AdjacentTo}),
    Phrase("pair", a.Them, "その2体", "those two", number="pl", also=("それら", "それらのストライカー", "2体", "両者")),
    Phrase("vstate", a.Is, "{what:subj}{quality.quality.what:ref}と隣接していない", "{what} <be@what> not adjacent to {quality.quality.what}", inner={"quality": a.Except, "quality.quality": s.AdjacentTo}, also=("{what:subj}{quality.quality.what:ref}に隣接していない",)),
    Phrase("vstate", a.Is, "{quality.what:ref}と隣接している", "it is adjacent to {quality.what}", {"what": s.Oneself()}, inner={"quality": s.AdjacentTo}, also=("{quality.what:ref}に隣接している",)),
    Phrase("vstate", a.Is, "{quality.region:region}に存在する", "it is in {quality.region}", {"what": s.Oneself()}, inner={"quality": s.StandsIn}, also=("{quality.region:region}にいる", "{quality.region:region}に存在している")),
    Phrase("vstate", a.Is, "{what:subj}{quality:info}を持つ", "{what} <have@what> {quality}", also=("{what:subj}{quality:info}を持っている",)),
    Phrase("vstate", a.Is, "{what:subj}{quality.quality:info}を持たない", "{what} <do@what> not have {quality.quality}", inner={"quality": a.Except}, also=("{what:subj}{quality.quality:info}を持っていない",)),
    Phrase("nstate", a.Is, "{what:subj}{quality:pred}", "{what} <be@what> {quality}"),
    Phrase("vstate", a.Is, "{what:subj}{quality.quality:pred}でない", "{what} <be@what> not {quality.quality}", inner={"quality": a.Except}),
    Phrase("vstate", a.Is, "{what:subj}装備している", "{what} <be@what> equipped", {"quality": s.IsEquipped()}),
    Phrase("vstate", a.Is, "{what:subj}装備スペルを装備している", "{what} <have@what> an equipped spell", {"quality": a.AllOf(WEARS_SPELL)}, also=("{what:subj}スペルカードを装備している",)),
    Phrase("vstate", a.Is, "装備スペルを装備している", "it has an equipped spell", {"what": s.Oneself(), "quality": a.AllOf(WEARS_SPELL)}, also=("スペルカードを装備している",)),
    Phrase("vstate", a.Is, "装備スペルを装備していない", "it has no equipped spell", {"what": s.Oneself(), "quality": a.Except(a.AllOf(WEARS_SPELL))}, also=("スペルカードを装備していない",)),
    Phrase("vstate", a.Is, "{what:subj}攻撃に参加している", "{what} <be@what> attacking", {"quality": s.IsAttacking()}),
    Phrase("vstate", a.Is, "{what:subj}攻撃に参加していない", "{what} <be@what> not attacking", {"quality": a.Except(s.IsAttacking())}),
    Phrase("vstate", a.Is, "{what:subj}装備していない", "{what} <be@what> not equipped", {"quality": a.Except(s.IsEquipped())}),
    Phrase("vstate", a.Is, "{what:subj}装備スペルを装備していない", "{what} <have@what> no equipped spell", {"quality": a.Except(a.AllOf(WEARS_SPELL))}, also=("{what:subj}スペルカードを装備していない",)),
    Phrase("vstate", a.Is, "{what:subj}攻撃の対象になっていない", "{what} <be@what> not the target of the attack", {"quality": a.Except(s.IsAttacked())}, also=("{what:subj}攻撃の対象でない",)),
    Phrase("nstate", a.Is, "{quality:leftpred}", "it is {quality}", {"what": a.Dropped()}),
    Phrase("pred", a.AllOf, "{qualities:mod*}カード", "a {qualities<}card{qualities>}", also=("{qualities:mod*}スペルカード", "{qualities:mod*}ストライカー")),
    Phrase("leftpred", a.Lies, "{position:lying}", "{position}"),
    Phrase("leftpred", s.IsAce, "エース", "an ace"),
    Phrase("pred", a.Lies, "{position:lying}", "{position}"),
    Phrase("pred", a.NoAttribute, "無属性", "without attribute"),
    Phrase("pred", s.IsAce, "エース", "an ace"),
    Phrase("pred", s.IsEquipped, "装備中", "equipped"),
    Phrase("pred", s.IsStriker, "{where:side}", "a {where}striker"),
    Phrase("pred", a.StatIs, "「{stat:anystat}：{amount}{relation:rel}」", "of {stat} {relation<}{amount}{relation>}", also=("{stat:anystat}{amount}{relation:rel}",)),
    # how many there are
    Phrase("vstate", a.Compare, "{left:s_tai}存在する", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_tai}いる", "{left:s_tai}存在している")),
    Phrase("vstate", a.Compare, "{left:s_tai}存在しない", "there is no {left}", {"relation": a.Same(), "right": a.Num(0)}, also=("{left:s_tai}いない", "{left:s_tai}1体も存在しない")),
    Phrase("vstate", a.Compare, "{left:s_tai}{right:amount}体{relation:many}存在する", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_tai}{right:amount}体{relation:many}いる",)),
    Phrase("nstate", a.Compare, "{left:s_tai}{right:amount}体{relation:many}", "there (is|are)#right {relation<}{right}{relation>} {left#right}"),
    Phrase("vstate", a.Compare, "{left.of.where.whose:player}が{right:amount}体{relation:many}の{left.of.qualities:mod**}ストライカーをコントロールしている", "{left.of.where.whose} <control@left.of.where.whose> {relation<}{right}{relation>} {left.of.qualities<}strikers{left.of.qualities>}", {"left.of.noun": STRIKER, "left.of.where.zone": STAGE}, inner={"left": a.CountOf, "left.of": a.Filter, "left.of.where": a.Place}, also=("{left.of.where.whose:player}が{left.of.qualities:mod**}ストライカーを{right:amount}体{relation:many}コントロールしている",)),
    Phrase("vstate", a.Compare, "{left:s_tai}{right:than}{relation:than_many}", "there are {relation} {left#pl} than {right#pl}"),
    Phrase("vstate", a.Compare, "{left.of.where.whose:sidewho}ストライカーが{right.of.where.whose:player}より{relation:than_many}", "{left.of.where.whose}strikers are {relation} than those of {right.of.where.whose}", ON_STAGE, inner=TWO_COUNTS, also=("{left.of.where.whose:sidewho}ストライカーの数が{right.of.where.whose:player}より{relation:than_many}",)),
    Phrase("vstate", a.Compare, "{left.of.where.whose:scoreof}手札が{right.of.where.whose:player}より{relation:than_many}", "cards in {left.of.where.whose}hand are {relation} than in that of {right.of.where.whose}", IN_HAND, inner=TWO_COUNTS, also=("{left.of.where.whose:scoreof}手札の枚数が{right.of.where.whose:player}より{relation:than_many}",)),
    Phrase("vstate", a.Compare, "{left:s_mai}{right:than_mai}{relation:than_many}", "there are {relation} {left#pl} than {right#pl}"),
    Phrase("sidewho", None, "{scoreof}", "{scoreof}"),
    Phrase("sidewho", a.TurnPlayer, "ターンプレイヤーの", "the turn player's "),
    Phrase("sidewho", a.OtherPlayer, "非ターンプレイヤーの", "the non-turn player's "),
    Phrase("than_mai", a.CountOf, "{of:f_mai}より", "{of#}", also=("{of:f_mai}よりも",)),
    Phrase("vstate", a.Compare, "{left:measure}が{right.left:measure}より{right.right:amount}以上多い", "{left} is more than {right.left} by {right.right} or more", {"relation": a.AtLeast()}, inner={"right": a.Plus}, also=tuple(f"{{left:measure}}が{{right.left:measure}}より{{right.right:amount}}{unit}以上{more}" for unit in ("", "体", "枚", "点") for more in ("多い", "高い", "大きい") if unit + more != "多い")),
    Phrase("vstate", a.Compare, "{left:s_tai}{right.left:than}{right.right:amount}体以上多い", "there are more {left#pl} than {right.left#pl}, by {right.right} or more", {"relation": a.AtLeast()}, inner={"right": a.Plus}),
    Phrase("vstate", a.Compare, "{left:s_mai}{right.left:than_mai}{right.right:amount}枚以上多い", "there are more {left#pl} than {right.left#pl}, by {right.right} or more", {"relation": a.AtLeast()}, inner={"right": a.Plus}),
    Phrase("vstate", a.Compare, "{left:s_mai}{right.left:than_mai}{right.right:amount}枚以上少ない", "there are fewer {left#pl} than {right.left#pl}, by {right.right} or more", {"relation": a.AtMost()}, inner={"right": a.Minus}),
    Phrase("vstate", a.Compare, "{left:s_tai}{right.left:than}{right.right:amount}体以上少ない", "there are fewer {left#pl} than {right.left#pl}, by {right.right} or more", {"relation": a.AtMost()}, inner={"right": a.Minus}),
    Phrase("vstate", a.Compare, "{left:measure}が{right.left:measure}より{right.right:amount}以上少ない", "{left} is less than {right.left} by {right.right} or more", {"relation": a.AtMost()}, inner={"right": a.Minus}, also=tuple(f"{{left:measure}}が{{right.left:measure}}より{{right.right:amount}}{unit}以上{less}" for unit in ("", "体", "枚", "点") for less in ("少ない", "低い", "小さい") if unit + less != "少ない")),
    Phrase("vstate", a.Compare, "{left:s_under}", "there is {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, weak=True),
    Phrase("s_under", a.CountOf, "{of:f_under}", "an {of#}"),
    Phrase("f_under", a.Filter, "{qualities:mod**}{where:side}が{qualities:under}", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    Phrase("under", s.IsAttacked, "攻撃の対象になっている", "attacked |", also=("攻撃の対象となっている", "攻撃の対象である", "攻撃の対象に選ばれている")),
    Phrase("than", a.CountOf, "{of:f_tai}より", "{of#}", also=("{of:f_tai}よりも",)),
    Phrase("than_many", a.Above, "多い", "more"),
    Phrase("than_many", a.Below, "少ない", "fewer"),
    Phrase("many", a.AtLeast, "以上", "| or more"),
    Phrase("many", a.AtMost, "以下", "| or fewer"),
    Phrase("many", a.Below, "未満", "fewer than |"),
    Phrase("many", a.Same, "", "|"),
    Phrase("many", a.Same, "のみ", "exactly |", also=("だけ", "ちょうど")),
    Phrase("s_tai", a.CountOf, "{of:f_tai}が", "{of#}"),
    Phrase("s_tai", a.CountOf, "{of:f_in}が", "{of#}"),
    # weak: 装備しているストライカー alone is the one that wears this card
    *(
        Phrase("vstate", a.Compare, f"{{left:s_where}}{be}", said, {"relation": relation, "right": a.Num(right)}, also=tuple(f"{{left:s_where}}{other}" for other in others), weak=True)
        for be, others, said, relation, right in (
            ("存在する", ("いる", "存在している"), "there is a {left}", a.AtLeast(), 1),
            ("存在しない", ("いない", "1体も存在しない", "1体もいない", "存在していない"), "there is no {left}", a.Same(), 0),
        )
    ),
    Phrase("vstate", a.Compare, "{left:s_where}{right:amount}体{relation:many}存在する", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_where}{right:amount}体{relation:many}いる", "{left:s_where}{right:amount}体{relation:many}存在している"), weak=True),
    Phrase("vstate", a.Compare, "{left:s_where}{right:amount}体以上存在しない", "there are fewer than {right} {left#right}", {"relation": a.Below()}, also=("{left:s_where}{right:amount}体以上いない",), weak=True),
    Phrase("s_where", a.CountOf, "{of:f_where}", "{of#}"),
    Phrase("f_where", a.Filter, "{qualities:mod**}{where:side}が{qualities:standing}に", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    *(
        Phrase("vstate", a.Compare, f"{{left.of.qualities:mod**}}{{left.of.where:side}}が{{right:amount}}体{{relation:many}}{told}{left}", "there (is|are)#right {relation<}{right}{relation>} {left.of.qualities<}{left.of.where}(striker|strikers)#right{left.of.qualities>}", {"left.of.noun": STRIKER}, inner={"left": a.CountOf, "left.of": a.Filter}, also=tuple(f"{{left.of.qualities:mod**}}{{left.of.where:side}}が{{right:amount}}体{{relation:many}}{told}{other}" for other in others))
        for told, left, others in (
            ("{left.of.qualities:standing}に", "存在する", ("いる", "存在している")),
            ("{left.of.qualities:countpred}", "である", ("になっている",)),
        )
    ),
    Phrase("case1", a.Compare, "{left.of.qualities:mod**}{left.of.where:side}が{right:amount}体{relation:many}{left.of.qualities:countpred}の", "there (is|are)#right {relation<}{right}{relation>} {left.of.qualities<}{left.of.where}(striker|strikers)#right{left.of.qualities>}", {"left.of.noun": STRIKER}, inner={"left": a.CountOf, "left.of": a.Filter}),
    Phrase("countpred", a.Lies, "{position:lying}", "{position} |"),
    Phrase("countpred", s.IsEquipped, "装備中", "equipped |"),
    Phrase("vstate", a.Compare, "{left:s_tai}{right:amount}体以上存在しない", "there are fewer than {right} {left#right}", {"relation": a.Below()}, also=("{left:s_tai}{right:amount}体以上いない",)),
    Phrase("vstate", a.Compare, "{left:s_mai}{right:amount}枚以上ない", "there are fewer than {right} {left#right}", {"relation": a.Below()}, also=("{left:s_mai}{right:amount}枚以上存在しない",)),
    Phrase("vstate", a.Compare, "{left:s_mai}{right:amount}枚{relation:many}ある", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_mai}{right:amount}枚{relation:many}存在する", "{left:s_mai}{right:amount}枚{relation:many}置かれている")),
    Phrase("nstate", a.Compare, "{left:s_mai}{right:amount}枚{relation:many}", "there (is|are)#right {relation<}{right}{relation>} {left#right}"),
    Phrase("vstate", a.Compare, "{left:s_mai}ある", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_mai}存在する",)),
    Phrase("vstate", a.Compare, "{left:s_mai}ない", "there is no {left}", {"relation": a.Same(), "right": a.Num(0)}, also=("{left:s_mai}存在しない", "{left:s_mai}1枚もない")),
    Phrase("s_mai", a.CountOf, "{of:f_mai}が", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_lying}が", "{of#}"),
    Phrase("f_lying", a.Filter, "{where:lyingin}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("lyingin", None, "{place}に", "| in {place}"),
    Phrase("lyingin", a.Among, "その中に", "| among them", {"what": a.Them()}, also=("それらの中に", "公開したカードの中に")),
    Phrase("nstate", a.Compare, "{left:measure}が{right:amount}{relation:rel}", "{left} is {relation<}{right}{relation>}", also=("{left:measure}が{right:amount}点{relation:rel}", "{left:measure}が{right:amount}枚{relation:rel}", "{left:measure}が{right:amount}体{relation:rel}")),
    Phrase("nstate", a.Compare, "{left:bareletter}が{right:amount}{relation:rel}", "{left} is {relation<}{right}{relation>}"),
    Phrase("bareletter", a.Letter, "{name:letter}", "{name}"),
    Phrase("nstate", a.Compare, "{left:measure}が{right:measure}{relation:rel}", "{left} is {relation<}{right}{relation>}"),
    Phrase("vstate", a.Compare, "{left:measure}が{right:measure}より{relation:more}", "{left} is {relation} {right}", also=("{left:measure}が{right:measure}よりも{relation:more}",)),
    Phrase("vstate", a.Compare, "{left:measure}と{right:measure}が等しい", "{left} is equal to {right}", {"relation": a.Same()}, also=("{left:measure}が{right:measure}と等しい", "{left:measure}が{right:measure}に等しい", "{left:measure}と{right:measure}が同じ", "{left:measure}と{right:measure}が同じである", "{left:measure}が{right:measure}と同じ", "{left:measure}が{right:measure}と同じである")),
    Phrase("vstate", a.Compare, "{left.who:scoreof}スコアが{right.who:player}より{relation:more}", "{left.who}score is {relation} {right.who}'s", inner={"left": s.ScoreOf, "right": s.ScoreOf}, also=("{left.who:scoreof}スコアが{right.who:player}よりも{relation:more}",)),
    # time, and what has happened
    Phrase("nstate", a.Now, "{period:someturn}", "it is {period}"),
    Phrase("someturn", a.Period, "{whose:whoseturn}{phase}", "{whose}{phase}", {"which": a.EveryOne()}, also=("{whose:whoseturn}{phase}中",)),
    Phrase("whoseturn", a.You, "あなたの", "your "),
    Phrase("whoseturn", a.Opponent, "相手の", "your opponent's "),
    Phrase("vstate", a.Happened, "{period:nowthis}、{event:happening.te}いる", "{event/past} {period}", also=("{period:nowthis}に{event:happening.te}いる", "{period:nowthis}{event:happening.te}いる")),
    Phrase("vstate", a.Compare, "{left.period:nowthis}、{left.event.subject:doer}{right:amount}回{relation:rel}{left.event.deed:deed.te}いる", "{left.event.subject} {left.event.deed/@left.event.subject} {relation<}{right}{relation>} times {left.period}", inner={"left": a.TimesHappened, "left.event": a.Happens}, also=("{left.period:nowthis}に{left.event.subject:doer}{right:amount}回{relation:rel}{left.event.deed:deed.te}いる", "{left.period:nowthis}{left.event.subject:doer}{right:amount}回{relation:rel}{left.event.deed:deed.te}いる")),
    Phrase("vstate", a.Compare, "{left.period:nowthis}、{left.event.subject:doer}{left.event.deed.sort:sort}宣言を{right:amount}回{relation:rel}行っている", "{left.event.subject} <make@left.event.subject> {relation<}{right}{relation>} {left.event.deed.sort}declarations {left.period}", inner={"left": a.TimesHappened, "left.event": a.Happens, "left.event.deed": s.Declares}, also=("{left.period:nowthis}に{left.event.subject:doer}{left.event.deed.sort:sort}宣言を{right:amount}回{relation:rel}行っている", "{left.period:nowthis}{left.event.subject:doer}{left.event.deed.sort:sort}宣言を{right:amount}回{relation:rel}行っている")),
    Phrase("vstate", a.Never, "{period:nowthis}、{event:happening.te}いない", "it has not happened {period} that {event}", also=("{period:nowthis}に{event:happening.te}いない", "{period:nowthis}{event:happening.te}いない")),
]  # fmt: skip
