import { both, cardName, listOf, pairs, type FaceMaker } from '../../cards/face';

/** The face of a game that has none of its own yet: what every card has. */
export const face: FaceMaker = (card) => ({
  id: card.id,
  name: cardName(card),
  cost: card['cost'] === null || card['cost'] === undefined ? null : String(card['cost']),
  attributes: listOf(card['attributes']),
  stats: [],
  foot: both(card.kind[0] ?? '', card.kind_english[0] ?? ''),
  kinds: pairs(card.kind, card.kind_english),
  passages: card.text.map((line, i) => ({ text: both(line, card.text_english[i] ?? line) })),
  subject: {
    id: card.id,
    name: card.name,
    figure: 'thing',
    attributes: listOf(card['attributes']),
    races: listOf(card['races']),
  },
});
