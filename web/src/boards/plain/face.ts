import { both, cardName, listOf, pairs, statOf, type FaceMaker } from '../../cards/face';
import type { Facet } from '../../protocol';

const MOST_STATS = 3;

/** The face of a game that has none of its own: what every card has, and the numbers by which cards can be found. */
export const faceBy =
  (facets: readonly Facet[]): FaceMaker =>
  (card, now) => ({
    id: card.id,
    name: cardName(card),
    cost: statOf('cost', both('', ''), card, now)?.value ?? null,
    attributes: listOf(now?.values['attributes'] ?? card['attributes']),
    stats: facets
      .filter((facet) => facet.type === 'number' && facet.field !== 'cost')
      .map((facet) => statOf(facet.field, facet, card, now))
      .filter((stat) => stat !== null)
      .slice(0, MOST_STATS),
    foot: both(card.kind[0] ?? '', card.kind_english[0] ?? ''),
    kinds: [...pairs(card.kind, card.kind_english), ...pairs(card.keywords, card['keywords_english'])],
    passages: pairs(card.text, card.text_english).map((text) => ({ text })),
    subject: {
      id: card.id,
      name: card.name,
      figure: 'thing',
      attributes: listOf(card['attributes']),
      races: listOf(card['races']),
    },
  });
