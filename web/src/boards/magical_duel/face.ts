import type { Figure } from '../../art/motif';
import { both, cardName, listOf, pairs, statOf, type FaceMaker, type Stat } from '../../cards/face';
import type { Card } from '../../protocol';

const FIGURES: Record<string, Figure> = {
  魔法少女: 'person',
  怪異: 'thing',
  詠唱: 'spell',
  結界: 'place',
  神: 'creature',
};
const ALIVE = new Set(['夜鳥', '獣']);

export const face: FaceMaker = (card, now) => {
  const attributes = listOf(now?.values['attributes'] ?? card['attributes']);
  const stats = [
    statOf('attack', both('ATK', 'ATK'), card, now),
    statOf('defense', both('DEF', 'DEF'), card, now),
  ].filter((stat): stat is Stat => stat !== null);
  if (now?.reversed && stats[0]) stats[0].dim = true;
  const level = now?.values['level'] ?? card['level'];
  const kinds = pairs(card.kind, card.kind_english);
  const cost = now?.values['cost'] ?? card['cost'];
  return {
    id: card.id,
    name: cardName(card),
    over: typeof card['reading'] === 'string' ? both(card['reading'], card['reading']) : undefined,
    cost: card['cost'] === null || card['cost'] === undefined ? null : String(cost),
    attributes,
    stats,
    foot: typeof level === 'number' ? both(`Lv${level}`, `Lv ${level}`) : (kinds[0] ?? both('', '')),
    kinds: [
      ...kinds,
      ...(typeof level === 'number' ? [both(`Lv${level}`, `Lv ${level}`)] : []),
      ...pairs(card['races'], card['races_english']),
    ],
    passages: card.text.map((line, i) => ({ text: both(line, card.text_english[i] ?? line) })),
    subject: {
      id: card.id,
      name: card.name,
      figure: figureOf(card),
      attributes: listOf(card['attributes']),
      races: listOf(card['races']),
    },
  };
};

function figureOf(card: Card): Figure {
  const figure = FIGURES[card.kind[0] ?? ''] ?? 'thing';
  return figure === 'thing' && listOf(card['races']).some((race) => ALIVE.has(race)) ? 'creature' : figure;
}
