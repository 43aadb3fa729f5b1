import type { Figure } from '../../art/motif';
import { both, cardName, listOf, pairs, statOf, type FaceMaker, type Stat } from '../../cards/face';

const FIGURES: Record<string, Figure> = {
  キャラクター: 'person',
  アイテム: 'thing',
  フィールド: 'place',
};

/** Factor and cost stand where other games have a cost: 赤2/1. The name in quotation marks is set off above the whole. */
export const face: FaceMaker = (card, now) => {
  const attributes = listOf(now?.values['attributes'] ?? card['attributes']);
  const price = now?.values['price'] ?? card['price'];
  const stats = [
    statOf('attack', both('攻撃力', 'Attack'), card, now),
    statOf('durability', both('耐久力', 'Durability'), card, now),
  ].filter((stat): stat is Stat => stat !== null);
  const name = String(card['quoted_name'] ?? '');
  return {
    id: card.id,
    name: cardName(card),
    over: name ? both(`“${name}”`, `“${name}”`) : undefined,
    cost: typeof price === 'string' && price ? price : null,
    attributes,
    stats,
    foot: both(card.kind[0] ?? '', card.kind_english[0] ?? ''),
    kinds: [...pairs(card.kind, card.kind_english), ...pairs(card['keywords'], card['keywords_english'])],
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
