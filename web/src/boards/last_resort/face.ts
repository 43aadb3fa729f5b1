import type { Figure } from '../../art/motif';
import { both, cardName, listOf, pairs, statOf, type FaceMaker, type Stat } from '../../cards/face';

const FIGURES: Record<string, Figure> = {
  クリーチャー: 'creature',
  スペルクリーチャー: 'creature',
  アイテム: 'thing',
  装備アイテム: 'thing',
  リーダー: 'person',
};
/** The N before a kind says nothing about its picture. */
const plain = (kind: string): string => kind.replace('N・', '');

export const face: FaceMaker = (card, now) => {
  const attributes = listOf(now?.values['attributes'] ?? card['attributes']);
  const cost = now?.values['cost'] ?? card['cost'];
  const stats = [
    statOf('power', both('パワー', 'Power'), card, now),
    statOf('toughness', both('タフネス', 'Toughness'), card, now),
    statOf('life', both('ライフ', 'Life'), card, now),
  ].filter((stat): stat is Stat => stat !== null);
  const kind = card.kind[0] ?? '';
  return {
    id: card.id,
    name: cardName(card),
    ...(now?.marks.includes('off_colour') ? { over: both('他色 −1♥', 'off colour −1♥') } : {}),
    cost: cost === null || cost === undefined ? null : String(cost),
    attributes,
    stats,
    foot: both(kind, card.kind_english[0] ?? ''),
    kinds: [
      ...pairs(card.kind, card.kind_english),
      ...pairs(card['races'], card['races_english']),
      ...pairs(card['keywords'], card['keywords_english']),
    ],
    passages: pairs(card.text, card.text_english).map((text) => ({ text })),
    subject: {
      id: card.id,
      name: card.name,
      figure: FIGURES[plain(kind)] ?? 'spell',
      attributes,
      races: listOf(card['races']),
    },
  };
};
