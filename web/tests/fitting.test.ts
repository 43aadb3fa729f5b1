import { expect, test } from 'vitest';
import { fitted, hiddenBeside } from '../src/table/fitting';

const row = (count: number): boolean[] => Array<boolean>(count).fill(false);

test('chips shrink, then overlap, then the row scrolls; nothing is ever cut without a counter', () => {
  expect(fitted(row(4), 80, 500)).toMatchObject({ size: 80, gap: 12, scrolls: false });
  const shrunk = fitted(row(6), 80, 500);
  expect(shrunk.size).toBeLessThan(80);
  expect(shrunk.gap).toBeGreaterThan(8);
  const overlapping = fitted(row(10), 80, 500);
  expect(overlapping.size).toBe(64);
  expect(overlapping.gap).toBeLessThan(0);
  for (const count of [1, 4, 6, 10, 15, 30]) {
    const fit = fitted(row(count), 80, 500);
    const wide = fit.steps.reduce((sum, step) => sum + step, 0);
    if (!fit.scrolls) expect(wide).toBeLessThanOrEqual(500.5);
    else expect(hiddenBeside(fit, 0, 500)[1]).toBeGreaterThan(0);
  }
});

test('the counters add up to what is out of sight', () => {
  const fit = fitted(row(30), 80, 500);
  expect(fit.scrolls).toBe(true);
  const [start, end] = [hiddenBeside(fit, 0, 500), hiddenBeside(fit, 10_000, 500)];
  expect(start[0]).toBe(0);
  expect(end).toEqual([30, 0]);
  const [before, after] = hiddenBeside(fit, 400, 500);
  expect(before).toBeGreaterThan(0);
  expect(Math.abs(before + after - start[1])).toBeLessThanOrEqual(1);
});
