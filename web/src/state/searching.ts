/** Searching cards by words and facts. Pure, so that counts beside each facet stay live. */

import type { Card, Facet } from '../protocol';

export interface Wanted {
  words: string;
  /** Chosen words of a facet: any of them will do. */
  picks: Record<string, string[]>;
  /** Least and most of a number facet. */
  ranges: Record<string, [number | null, number | null]>;
  flags: Record<string, boolean>;
}

export const nothingWanted = (): Wanted => ({ words: '', picks: {}, ranges: {}, flags: {} });

/** Half-width and full-width letters and both kinds of kana find each other. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60));
}

const haystacks = new WeakMap<Card, string>();

function haystack(card: Card): string {
  let text = haystacks.get(card);
  if (text === undefined) {
    text = folded(
      Object.values(card)
        .flat()
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .join(' '),
    );
    haystacks.set(card, text);
  }
  return text;
}

const valuesOf = (card: Card, field: string): string[] => {
  const value = card[field];
  return Array.isArray(value)
    ? value.map(String)
    : value === null || value === undefined || value === ''
      ? []
      : [String(value)];
};

function fits(card: Card, facet: Facet, wanted: Wanted): boolean {
  const { field } = facet;
  if (facet.type === 'words') {
    const picks = wanted.picks[field] ?? [];
    return !picks.length || valuesOf(card, field).some((value) => picks.includes(value));
  }
  if (facet.type === 'flag') return wanted.flags[field] === undefined || Boolean(card[field]) === wanted.flags[field];
  const [least, most] = wanted.ranges[field] ?? [null, null];
  if (least === null && most === null) return true;
  const value = card[field];
  return typeof value === 'number' && (least === null || value >= least) && (most === null || value <= most);
}

export function search(cards: readonly Card[], facets: readonly Facet[], wanted: Wanted): Card[] {
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      words.every((word) => haystack(card).includes(word)) && facets.every((facet) => fits(card, facet, wanted)),
  );
}

export interface Choice {
  value: string;
  ja: string;
  en: string;
  count: number;
}

/** The words of a facet among these cards, with how many cards each would leave. */
export function choices(cards: readonly Card[], facets: readonly Facet[], wanted: Wanted, facet: Facet): Choice[] {
  const others = search(cards, facets, { ...wanted, picks: { ...wanted.picks, [facet.field]: [] } });
  const found = new Map<string, Choice>();
  for (const card of cards) {
    const english = valuesOf(card, `${facet.field}_english`);
    valuesOf(card, facet.field).forEach((value, i) => {
      if (!found.has(value)) found.set(value, { value, ja: value, en: english[i] ?? value, count: 0 });
    });
  }
  for (const card of others) for (const value of new Set(valuesOf(card, facet.field))) found.get(value)!.count += 1;
  return [...found.values()];
}

/** How many cards have each value, for curves and rings. */
export function tally(cards: readonly Card[], field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) for (const value of valuesOf(card, field)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
