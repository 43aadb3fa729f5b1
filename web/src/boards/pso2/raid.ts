/** What the sheet says of a raid and of the rows of a field, in the shape in which the board draws it. */

import type { CardNow, Sheet, Text, ZoneNow } from '../../protocol';

export interface Raid {
  boss: number;
  life: number;
  most: number;
  difficulty: Text;
  /** The seat that the boss is after; -1 before it has picked one. */
  target: number;
  out: number[];
  /** How many cards the boss plays in a turn. */
  plays: number;
  /** Handles of the boss's side in the order in which they attack. */
  order: string[];
  done: string[];
}

const MANY = 6;
const LEAST = 0.8;

const numbers = (told: unknown): number[] => (Array.isArray(told) ? told.map(Number) : []);
const handles = (told: unknown): string[] => (Array.isArray(told) ? told.map(String) : []);

/** The raid, or nothing in a duel. */
export function raidOf(sheet: Sheet): Raid | null {
  const told = sheet.extra['raid'] as Record<string, unknown> | undefined;
  if (!told) return null;
  return {
    boss: Number(told['boss']),
    life: Number(told['life']),
    most: Number(told['first_life']),
    difficulty: { ja: String(told['difficulty_ja']), en: String(told['difficulty_en']) },
    target: Number(told['target']),
    out: numbers(told['out']),
    plays: Number(told['plays']),
    order: handles(told['order']),
    done: handles(told['done']),
  };
}

/** The seats of the party, in the order of their turns. */
export function partyOf(sheet: Sheet, raid: Raid): number[] {
  return sheet.players.map((player) => player.seat).filter((seat) => seat !== raid.boss);
}

/** A row of a field; what its cards wear stands beside them, not under them. In the order of a list of handles where
    there is one. */
export function rowOf(field: ZoneNow, row: 'front' | 'back', order: readonly string[] = []): ZoneNow {
  const inRow = field.cards.filter((now) => now.host === null && now.marks.includes('front') === (row === 'front'));
  const place = (now: CardNow): number => (order.includes(now.id) ? order.indexOf(now.id) : order.length);
  const cards = order.length ? [...inRow].sort((one, other) => place(one) - place(other)) : inRow;
  return { ...field, cards: cards.map(bare), count: cards.length };
}

/** A card without the mark of what lies under it. */
export const bare = (now: CardNow): CardNow => ({ ...now, under: [] });

export function wornBy(field: ZoneNow, bearer: string): CardNow[] {
  return field.cards.filter((now) => now.host === bearer);
}

/** How large the cards of a row are drawn: many are smaller before they overlap. */
export function crowded(chip: number, count: number): number {
  return count <= MANY ? chip : Math.max(chip * LEAST, (chip * MANY) / count);
}

/** How long the bar and its pale end are, in hundredths: what is left, and what went last. */
export function lifeBar(life: number, most: number, lost: number): { left: number; lost: number } {
  const share = (number: number): number => (100 * Math.min(Math.max(number, 0), most)) / Math.max(most, 1);
  return { left: share(life), lost: share(life + lost) - share(life) };
}

/** What is worn lies beside its bearer; of the others in a raid only the number of PP is drawn. */
export function isFolded(now: CardNow, sheet: Sheet, viewer: number): boolean {
  return now.zone === 'pp' && now.owner !== viewer && raidOf(sheet) !== null;
}
