import { expect, test } from 'vitest';
import { remembered } from '../src/table/remembering';

test('what was picked goes first wherever just these wait', () => {
  expect(remembered([], ['a', 'b', 'c'], 1)).toEqual([['b', 'a', 'c']]);
});

test('a new order of the same triggers replaces the old one and leaves the others', () => {
  const orders = [
    ['b', 'a', 'c'],
    ['x', 'y'],
  ];
  expect(remembered(orders, ['c', 'a', 'b'], 0)).toEqual([
    ['x', 'y'],
    ['c', 'a', 'b'],
  ]);
});
