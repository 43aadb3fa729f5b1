import type { Figure } from '../../art/motif';
import { both, cardName, listOf, pairs, statOf, type FaceMaker, type Passage, type Stat } from '../../cards/face';
import type { Card, Text } from '../../protocol';

/** A text of a card with what is printed beside it. */
interface Printed {
  timing: string;
  timing_english: string;
  lasting: string;
  lasting_english: string;
  cost: string;
  cost_english: string;
  map: string[];
  target: string;
  target_english: string;
  text: string;
  text_english: string;
}

const ALIVE: Record<string, Figure> = {
  人: 'person',
  獣: 'person',
  鳥人: 'person',
  こだま: 'creature',
  からくり: 'thing',
};

export const face: FaceMaker = (card, now) => {
  const striker = both(String(card['striker'] ?? card.name), String(card['striker_english'] ?? card.english));
  const isOption = !('striker' in card);
  const spell = card['spell'] as Printed | null | undefined;
  const stats = [statOf('pow', both('POW', 'POW'), card, now), statOf('def', both('DEF', 'DEF'), card, now)];
  const spellName = both(String(card['spell_name'] ?? ''), String(card['spell_english'] ?? ''));
  return {
    id: card.id,
    name: isOption ? cardName(card) : striker,
    over: isOption ? undefined : spellName,
    cost: isOption ? null : String(iconsIn(card['cost'])),
    attributes: listOf(now?.values['attributes'] ?? card['attributes']),
    stats: stats.filter((stat): stat is Stat => stat !== null),
    foot: both(card.kind[0] ?? '', card.kind_english[0] ?? ''),
    kinds: [
      both(`Rank ${card['rank']}`, `Rank ${card['rank']}`),
      ...pairs(card['house'], card['house_english']),
      ...pairs(card['races'], card['races_english']),
    ],
    passages: [...strikerHalf(card), ...(spell ? [spellHalf(spellName, spell, card)] : [])],
    brief: spell
      ? both(
          `${spellName.ja}【${spell.timing}】${spell.text}`,
          `${spellName.en} [${spell.timing_english}] ${spell.text_english}`,
        )
      : undefined,
    subject: {
      id: card.id,
      name: striker.ja,
      figure: isOption ? 'thing' : (ALIVE[listOf(card['races'])[0] ?? ''] ?? 'person'),
      attributes: listOf(card['attributes']),
      races: listOf(card['races']),
    },
  };
};

/** 〔神〕〔無〕 are two icons. */
function iconsIn(cost: unknown): number {
  return typeof cost === 'string' ? (cost.match(/〔/g)?.length ?? 0) : 0;
}

function strikerHalf(card: Card): Passage[] {
  const range = listOf(card['range']);
  const cost = String(card['cost'] ?? '');
  const first: Passage[] = range.length
    ? [
        {
          heading: both(`攻撃範囲　召喚コスト${cost || 'なし'}`, `Attack range; summon cost ${cost || 'none'}`),
          text: both('', ''),
          map: range,
        },
      ]
    : [];
  const abilities = (card['abilities'] as Printed[] | undefined) ?? [];
  return [
    ...first,
    ...abilities.map((ability) => ({
      heading: beside(ability),
      text: both(ability.text, ability.text_english),
      map: mapOf(ability),
    })),
  ];
}

function spellHalf(name: Text, spell: Printed, card: Card): Passage {
  const types = pairs(card['types'], card['types_english']);
  const icons = beside(spell);
  return {
    heading: both(
      [`スペル「${name.ja}」`, types.map((type) => type.ja).join('・'), icons?.ja].filter(Boolean).join('　'),
      [`Spell: ${name.en}`, types.map((type) => type.en).join('/'), icons?.en].filter(Boolean).join(' · '),
    ),
    text: both(spell.text, spell.text_english),
    map: mapOf(spell),
  };
}

const mapOf = (printed: Printed): string[] | undefined => (printed.map.length ? printed.map : undefined);

/** Timing, how long, cost and target, as the card lists them. */
function beside(printed: Printed): Text | undefined {
  const ja = [printed.timing, printed.lasting, printed.cost, printed.target && `対象：${printed.target}`]
    .filter(Boolean)
    .join('　');
  const en = [
    printed.timing_english,
    printed.lasting_english,
    printed.cost_english,
    printed.target_english && `target: ${printed.target_english}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return ja ? both(ja, en) : undefined;
}
