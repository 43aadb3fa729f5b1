/** What is drawn on a card, whatever the game: each game makes a face from its facts. */

import type { Subject } from '../art/motif';
import type { Card, CardNow, Text } from '../protocol';

export interface Stat {
  label: Text;
  value: string;
  /** 1: raised, -1: lowered, 0: as printed. */
  change: number;
  dim?: boolean;
}

/** A small map of areas around a striker: r red, b blue, @ itself. */
export type MiniMap = string[];

export interface Passage {
  heading?: Text;
  text: Text;
  map?: MiniMap;
}

export interface Face {
  id: string;
  name: Text;
  /** A second name above the first: the reading, or the other half of the card. */
  over?: Text;
  cost: string | null;
  attributes: string[];
  stats: Stat[];
  /** The foot of a card without stats: its kind or level. */
  foot: Text;
  kinds: Text[];
  passages: Passage[];
  /** What the hand shows in its three lines, where that is not simply the passages. */
  brief?: Text;
  subject: Subject;
}

export type FaceMaker = (card: Card, now?: CardNow) => Face;

export const both = (ja: string, en: string): Text => ({ ja, en });

export function cardName(card: Card): Text {
  return { ja: card.name, en: card.english || card.name };
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The pairs of a fact that is told in both languages. */
export function pairs(ja: unknown, en: unknown): Text[] {
  const english = listOf(en);
  return listOf(ja).map((word, i) => ({ ja: word, en: english[i] || word }));
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** A value as it is now with how it was changed. */
export function statOf(field: string, label: Text, card: Card, now?: CardNow): Stat | null {
  const value = now && field in now.values ? now.values[field] : card[field];
  if (value === null || value === undefined) return null;
  return { label, value: String(value), change: now?.changes.find((change) => change.field === field)?.up ?? 0 };
}
