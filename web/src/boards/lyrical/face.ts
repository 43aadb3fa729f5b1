import type { Figure } from '../../art/motif';
import { both, cardName, listOf, pairs, statOf, type FaceMaker, type Stat } from '../../cards/face';

const FIGURES: Record<string, Figure> = {
  キャラクター: 'person',
  アイテム: 'thing',
  フィールド: 'place',
};

/** Factor and cost stand where other games have a cost: 2/1. Their colours, 赤2/1, stand among the kinds. */
export const face: FaceMaker = (card, now) => {
  const attributes = listOf(now?.values['attributes'] ?? card['attributes']);
  const price = String(now?.values['price'] ?? card['price'] ?? '');
  const stats = [
    statOf('attack', both('攻撃力', 'Attack'), card, now),
    statOf('durability', both('耐久力', 'Durability'), card, now),
  ].filter((stat): stat is Stat => stat !== null);
  return {
    id: card.id,
    name: cardName(card),
    cost: price ? price.replace(/^\D+/, '') : null,
    attributes,
    stats,
    foot: both(card.kind[0] ?? '', card.kind_english[0] ?? ''),
    kinds: [
      ...pairs(card.kind, card.kind_english),
      ...(price ? [both(price, String(card['price_english'] ?? price))] : []),
      ...pairs(card['keywords'], card['keywords_english']),
    ],
    passages: pairs(card.text, card.text_english).map((text) => ({ text })),
    subject: {
      id: card.id,
      name: card.name,
      figure: FIGURES[card.kind[0] ?? ''] ?? 'spell',
      attributes,
      races: [],
    },
  };
};
