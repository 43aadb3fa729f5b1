import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards';
import { crowded, isFolded, lifeBar, partyOf, raidOf, rowOf, wornBy } from '../src/boards/pso2/raid';
import { WORDS } from '../src/boards/pso2/words';
import { fitted } from '../src/table/fitting';
import { isLaidOut } from '../src/table/layout';
import { readSheet } from '../src/protocol';
import type { CardNow, Sheet, ZoneNow } from '../src/protocol';
import type { Scene } from '../src/table/scene.svelte';

const card = (id: string, zone: string, owner: number, more: Partial<CardNow> = {}): unknown => ({
  id,
  card: 'x',
  owner,
  controller: owner,
  zone,
  ...more,
});
const RAID = {
  boss: 2,
  life: 30,
  first_life: 40,
  difficulty: 'hard',
  difficulty_ja: 'ハード',
  difficulty_en: 'Hard',
  target: 1,
  out: [0],
  plays: 2,
  order: ['boss', 'second', 'first', 'behind'],
  done: ['boss'],
};

function sheetOf(extra: Record<string, unknown>): Sheet {
  const field = [
    card('first', 'field', 2, { marks: ['front'] }),
    card('second', 'field', 2, { marks: ['front'], under: ['sword'] }),
    card('behind', 'field', 2, { marks: ['back'] }),
    card('sword', 'field', 2, { host: 'second' }),
  ];
  const zones = [
    { name: 'field', owner: 2, count: 4, cards: field },
    { name: 'pp', owner: 0, count: 1, cards: [card('mine', 'pp', 0)] },
    { name: 'pp', owner: 1, count: 1, cards: [card('theirs', 'pp', 1)] },
    { name: 'discard', owner: 0, count: 1, cards: [card('gone', 'discard', 0)] },
  ];
  const players = [0, 1, 2].map((seat) => ({ seat, first: seat === 0, facts: [] }));
  return readSheet({ turn: 3, turn_player: 2, phase: 'main', step: null, players, zones, extra } as unknown as Sheet);
}
const field = (): ZoneNow => sheetOf({}).zones[0]!;

describe('the raid as the sheet tells it', () => {
  test('a duel has none', () => expect(raidOf(sheetOf({}))).toBeNull());

  test('boss, life, difficulty, target, who is out and what the boss does', () => {
    const raid = raidOf(sheetOf({ raid: RAID }))!;

    expect(raid).toMatchObject({ boss: 2, life: 30, most: 40, target: 1, out: [0], plays: 2, done: ['boss'] });
    expect(raid.difficulty).toEqual({ ja: 'ハード', en: 'Hard' });
    expect(partyOf(sheetOf({ raid: RAID }), raid)).toEqual([0, 1]);
  });

  test('the bar: what is left, and the last loss as its pale end', () => {
    expect(lifeBar(30, 40, 4)).toEqual({ left: 75, lost: 10 });
    expect(lifeBar(-3, 40, 0)).toEqual({ left: 0, lost: 0 });
    expect(lifeBar(38, 40, 10)).toEqual({ left: 95, lost: 5 });
  });
});

describe('the rows of a field', () => {
  test('each card lies in its row, in the order of attack, without what it wears', () => {
    const ids = (zone: ZoneNow): string[] => zone.cards.map((now) => now.id);

    expect(ids(rowOf(field(), 'front'))).toEqual(['first', 'second']);
    expect(ids(rowOf(field(), 'front', RAID.order))).toEqual(['second', 'first']);
    expect(ids(rowOf(field(), 'back', RAID.order))).toEqual(['behind']);
    expect(rowOf(field(), 'front').cards.every((now) => now.under.length === 0)).toBe(true);
    expect(wornBy(field(), 'second').map((now) => now.id)).toEqual(['sword']);
  });

  test('many cards are drawn smaller, but never too small to read', () => {
    expect(crowded(90, 6)).toBe(90);
    expect(crowded(90, 7)).toBeLessThan(90);
    expect(crowded(90, 40)).toBe(72);
  });

  test('what stands beside the cards takes its room', () => {
    const [plain, worn] = [
      [0, 0, 0],
      [28, 28, 28],
    ].map((beside) => fitted([false, false, false], 80, 290, beside));

    expect(plain!.size).toBe(80);
    expect(worn!.size).toBeLessThan(80);
    expect(worn!.steps.reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(290.5);
  });
});

describe('what can be pressed on the board, and what comes into the tray', () => {
  const laid = (handle: string, extra: Record<string, unknown>): boolean => {
    const sheet = sheetOf(extra);
    const found = sheet.zones.flatMap((zone) => zone.cards).find((now) => now.id === handle);
    const rows = ['field', 'pp'];
    const scene = {
      card: () => found,
      isRow: (name: string) => rows.includes(name),
      folded: (now: CardNow) => isFolded(now, sheet, 0),
    };
    return isLaidOut(scene as unknown as Scene, handle);
  };

  test('equipment lies beside its bearer', () => expect(laid('sword', {})).toBe(true));

  test('PP of the others lie open in a duel only', () => {
    expect(laid('theirs', {})).toBe(true);
    expect(laid('theirs', { raid: RAID })).toBe(false);
    expect(laid('mine', { raid: RAID })).toBe(true);
  });

  test('piles do not', () => expect(laid('gone', {})).toBe(false));
});

test('every word of the board is there in both languages', () => {
  for (const [name, word] of Object.entries(WORDS)) {
    expect(word.ja, name).not.toBe('');
    expect(word.en, name).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  }
});

test('a game without a board of its own still has one', () =>
  expect(boardOf('pso2').board).not.toBe(boardOf('nothing').board));
