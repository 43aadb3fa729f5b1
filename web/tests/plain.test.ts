import { expect, test } from 'vitest';
import { faceBy } from '../src/boards/plain/face';
import { inLines } from '../src/boards/plain/lines';
import type { Card, CardNow, Facet } from '../src/protocol';

const FACETS: Facet[] = [
  { field: 'kind', ja: '種類', en: 'Kind', type: 'words' },
  { field: 'cost', ja: 'コスト', en: 'Cost', type: 'number' },
  { field: 'power', ja: 'パワー', en: 'Power', type: 'number' },
  { field: 'level', ja: 'レベル', en: 'Level', type: 'number' },
];
const WOLF: Card = {
  id: 'X-1',
  name: '狼',
  english: 'Wolf',
  kind: ['獣'],
  kind_english: ['beast'],
  text: [],
  text_english: [],
  deck_zones: ['deck'],
  cost: 2,
  power: 3,
  level: null,
};

test('rows share lines only where there is no room for each', () => {
  expect(inLines(['a', 'b', 'c'], 4)).toEqual([['a'], ['b'], ['c']]);
  expect(inLines(['a', 'b', 'c'], 2)).toEqual([['a'], ['b', 'c']]);
  expect(inLines(['a', 'b', 'c'], 1)).toEqual([['a', 'b', 'c']]);
  expect(inLines([], 3)).toEqual([]);
});

test('the face of a game without one shows its numbers, as they are now', () => {
  const now = { values: { power: 5 }, changes: [{ field: 'power', up: 1 }] } as unknown as CardNow;

  expect(faceBy(FACETS)(WOLF)).toMatchObject({ cost: '2', stats: [{ value: '3', change: 0 }] });
  expect(faceBy(FACETS)(WOLF, now).stats).toMatchObject([{ label: { en: 'Power' }, value: '5', change: 1 }]);
});
