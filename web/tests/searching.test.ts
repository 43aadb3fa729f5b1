import { expect, test } from 'vitest';
import type { Card, Facet } from '../src/protocol';
import { countsOf, zonesOf } from '../src/state/building.svelte';
import { choices, nothingWanted, search, tally } from '../src/state/searching';

const card = (id: string, more: Partial<Card>): Card => ({
  id,
  name: id,
  english: id,
  kind: [],
  kind_english: [],
  text: [],
  text_english: [],
  deck_zones: ['deck'],
  ...more,
});
const CARDS = [
  card('A', {
    name: '当番の提灯',
    english: 'Duty Lantern',
    kind: ['怪異'],
    cost: 2,
    attributes: ['太陽'],
    attributes_english: ['Solis'],
  }),
  card('B', {
    name: 'まわれ右',
    english: 'About Face',
    kind: ['詠唱'],
    cost: 1,
    attributes: ['月'],
    attributes_english: ['Luna'],
    text: ['スイッチする'],
  }),
  card('C', {
    name: '大鏡',
    english: 'Great Mirror',
    kind: ['怪異'],
    cost: 5,
    attributes: ['月', '太陽'],
    attributes_english: ['Luna', 'Solis'],
    token: true,
  }),
];
const FACETS: Facet[] = [
  { field: 'attributes', ja: '属性', en: 'Attribute', type: 'words' },
  { field: 'cost', ja: 'コスト', en: 'Cost', type: 'number' },
  { field: 'token', ja: 'トークン', en: 'Token', type: 'flag' },
];
const ids = (wanted: Partial<ReturnType<typeof nothingWanted>>): string[] =>
  search(CARDS, FACETS, { ...nothingWanted(), ...wanted }).map((one) => one.id);

test('words are found in either language, whatever the kana', () => {
  expect(ids({ words: 'lantern' })).toEqual(['A']);
  expect(ids({ words: 'すいっち' })).toEqual(['B']);
  expect(ids({ words: '鏡 great' })).toEqual(['C']);
});

test('facts narrow: any of the words, both ends of a range, yes or no', () => {
  expect(ids({ picks: { attributes: ['月'] } })).toEqual(['B', 'C']);
  expect(ids({ ranges: { cost: [2, 4] } })).toEqual(['A']);
  expect(ids({ flags: { token: false } })).toEqual(['A', 'B']);
});

test('counts beside a facet leave its own choice out', () => {
  const found = choices(CARDS, FACETS, { ...nothingWanted(), picks: { attributes: ['月'] } }, FACETS[0]!);
  expect(found.map(({ value, en, count }) => [value, en, count])).toEqual([
    ['太陽', 'Solis', 2],
    ['月', 'Luna', 2],
  ]);
});

test('a tally counts copies', () =>
  expect([...tally([...CARDS, CARDS[0]!], 'cost')]).toEqual([
    ['2', 2],
    ['1', 1],
    ['5', 1],
  ]));

test('a deck keeps its cards through counting', () => {
  const zones = { deck: ['A', 'A', 'B'], extra: [] };
  expect(zonesOf(countsOf(zones))).toEqual(zones);
});
