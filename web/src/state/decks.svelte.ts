/** Decks made by the reader, kept in this browser. */

import type { DeckNow } from '../protocol';
import { keep, kept } from './keeping';

export interface OwnDeck extends Pick<DeckNow, 'id' | 'name' | 'english' | 'zones'> {
  game: string;
}

export const own = $state<{ decks: OwnDeck[] }>({ decks: kept<OwnDeck[]>('decks', []) });

export function ownDecks(game: string): OwnDeck[] {
  return own.decks.filter((deck) => deck.game === game);
}

export function saveDeck(deck: OwnDeck): void {
  const others = own.decks.filter((other) => other.id !== deck.id);
  own.decks = [deck, ...others];
  keep('decks', own.decks);
}

export function deleteDeck(id: string): void {
  own.decks = own.decks.filter((deck) => deck.id !== id);
  keep('decks', own.decks);
}

export function newDeckId(): string {
  return `own-${Date.now().toString(36)}`;
}

/** A deck as the server is told of it: a shipped one by its id, an own one card by card. */
export function chosen(game: string, id: string): { id: string } | { name: string; zones: Record<string, string[]> } {
  const mine = own.decks.find((deck) => deck.id === id && deck.game === game);
  return mine ? { name: mine.name, zones: $state.snapshot(mine.zones) } : { id };
}
