import { expect, test } from 'vitest';
import type { GameNow } from '../src/protocol';
import { modesOf, otherSeat, seatsOf, usualPlayers } from '../src/state/sitting';

const game = (players: number[]): GameNow => ({ name: 'g', players, agents: ['random', 'greedy'] }) as never;
const names = (number: number): string => `P${number}`;

test('a game for one to five has a seat for each, person or computer', () => {
  const raid = game([1, 2, 3, 4, 5]);
  const others = [otherSeat('computer'), { ...otherSeat('here'), name: ' ' }, otherSeat('friend'), otherSeat('friend')];
  const seats = seatsOf(raid, { name: 'つばめ', deck: 'd' }, others, names);
  expect(seats).toEqual([
    { kind: 'me', name: 'つばめ', deck: { id: 'd' } },
    { kind: 'computer', agent: 'greedy' },
    { kind: 'here', name: 'P3' },
    { kind: 'friend' },
    { kind: 'friend' },
  ]);
  expect(seatsOf(game([1]), { name: 'a', deck: 'd' }, [], names)).toHaveLength(1);
});

test('two play where two can', () => {
  expect(usualPlayers(game([2]))).toBe(2);
  expect(usualPlayers(game([1, 2, 3, 4]))).toBe(2);
  expect(usualPlayers(game([4, 5]))).toBe(4);
});

test('a game without modes has one, which nobody needs to name', () => {
  expect(modesOf(game([2]))).toEqual([expect.objectContaining({ name: '', players: [2], choices: [] })]);
});
