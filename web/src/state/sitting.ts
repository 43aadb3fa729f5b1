/** The seats of a table that is about to be opened: mine first, then whoever else plays. */

import type { GameNow, ModeNow, Seated } from '../protocol';
import { post } from './asking';
import { chosen } from './decks.svelte';
import { holdSeats } from './seats';

export const OTHERS = ['computer', 'here', 'friend'] as const;
export type Other = (typeof OTHERS)[number];

/** Somebody else's seat. */
export interface OtherSeat {
  kind: Other;
  name: string;
  /** Empty: by chance. */
  deck: string;
  /** Empty: the strongest. */
  agent: string;
}

export const otherSeat = (kind: Other): OtherSeat => ({ kind, name: '', deck: '', agent: '' });

export function strongest(game: GameNow): string {
  return game.agents.includes('greedy') ? 'greedy' : (game.agents.at(-1) ?? '');
}

const DUEL = { ja: '', en: '', own_seats: 0, together: false, choices: [] };

/** The ways to play a game, the usual one first. */
export function modesOf(game: GameNow): ModeNow[] {
  return game.modes?.length ? game.modes : [{ ...DUEL, name: '', players: game.players }];
}

/** How many play unless somebody says otherwise: two where two can. */
export function usualPlayers(mode: Pick<ModeNow, 'players'>): number {
  return mode.players.includes(2) ? 2 : (mode.players[0] ?? 2);
}

/** The seats as the server is told of them; whoever shares this screen without a name gets one of `names`. */
export function seatsOf(
  game: GameNow,
  me: { name: string; deck: string },
  others: readonly OtherSeat[],
  nameless: (number: number) => string,
): Record<string, unknown>[] {
  return [
    { kind: 'me', name: me.name, deck: chosen(game.name, me.deck) },
    ...others.map(({ kind, name, deck, agent }, i) => ({
      kind,
      ...(kind === 'here' ? { name: name.trim() || nameless(i + 2) } : {}),
      ...(kind !== 'friend' && deck ? { deck: chosen(game.name, deck) } : {}),
      ...(kind === 'computer' ? { agent: agent || strongest(game) } : {}),
    })),
  ];
}

/** Opens a table, keeps its seats in this browser and says where it is. */
export async function openTable(game: string, table: Record<string, unknown>, isTaught = false): Promise<string> {
  const seated = await post<Seated>('/tables', { game, ...table });
  holdSeats(seated, game, isTaught ? [] : undefined);
  return `/table/${seated.table}`;
}
