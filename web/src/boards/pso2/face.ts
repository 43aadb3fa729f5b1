import type { Figure } from '../../art/motif';
import { both, cardName, listOf, pairs, statOf, type FaceMaker, type Passage, type Stat } from '../../cards/face';

const FIGURES: Record<string, Figure> = {
  プレイヤー: 'person',
  キャラ: 'person',
  マグ: 'thing',
  武器: 'thing',
  防具: 'thing',
  ボス: 'creature',
  エネミー: 'creature',
};

export const face: FaceMaker = (card, now) => {
  const attributes = listOf(now?.values['attributes'] ?? card['attributes']);
  const cost = now?.values['cost'] ?? card['cost'];
  const stats = [
    statOf('attack', both('攻撃力', 'Attack'), card, now),
    statOf('hp', both('HP', 'HP'), card, now),
    statOf('defense', both('防御力', 'Defence'), card, now),
  ].filter((stat): stat is Stat => stat !== null);
  const lines = (ja: unknown, en: unknown): Passage[] => pairs(ja, en).map((text) => ({ text }));
  const second = lines(card['text_second'], card['text_second_english']);
  if (second[0]) second[0].heading = both('強化後', 'Second side');
  return {
    id: card.id,
    name: cardName(card),
    cost: cost === null || cost === undefined ? null : String(cost),
    attributes,
    stats,
    foot: both(card.kind[0] ?? '', card.kind_english[0] ?? ''),
    kinds: [
      ...pairs(card.kind, card.kind_english),
      ...pairs(card['classes'], card['classes_english']),
      ...pairs(card['sorts'], card['sorts_english']),
    ],
    passages: [...lines(card.text, card.text_english), ...second],
    subject: {
      id: card.id,
      name: card.name,
      figure: FIGURES[card.kind[0] ?? ''] ?? 'spell',
      attributes,
      races: listOf(card['sorts']),
    },
  };
};
