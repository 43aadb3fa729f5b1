/** The seats this browser holds: tokens by table, so that a reload comes back to the same prompt. */

import type { Seated } from '../protocol';
import { keep, kept } from './keeping';

export interface HeldSeats {
  seats: { seat: number; token: string }[];
  invite?: string | null;
  watch?: string | null;
  game?: string;
  /** The hints already given, at a taught table. */
  lessons?: string[];
  at: number;
}

const MOST_TABLES = 40;

type Held = Record<string, HeldSeats>;

export function holdSeats(seated: Seated, game?: string, lessons?: string[]): void {
  const all = kept<Held>('seats', {});
  all[seated.table] = {
    seats: seated.seats,
    invite: seated.invite,
    watch: seated.watch,
    game,
    lessons,
    at: Date.now(),
  };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  keep('seats', Object.fromEntries(newest.slice(0, MOST_TABLES)));
}

/** Notes which hints of a taught game were given, so that a reload repeats none. */
export function keepLessons(table: string, lessons: string[]): void {
  const all = kept<Held>('seats', {});
  if (all[table]) keep('seats', { ...all, [table]: { ...all[table], lessons } });
}

export function heldSeats(table: string): HeldSeats | undefined {
  return kept<Held>('seats', {})[table];
}

export function holdSeat(table: string, seat: number, token: string): void {
  const all = kept<Held>('seats', {});
  const others = all[table]?.seats.filter((held) => held.seat !== seat) ?? [];
  all[table] = { ...all[table], seats: [...others, { seat, token }], at: Date.now() };
  keep('seats', all);
}
