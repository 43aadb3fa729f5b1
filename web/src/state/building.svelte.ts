/** A deck under construction: counts by zone, undo, and the server's word on every broken clause. */

import type { Card, Checked, DeckNow, GameNow } from '../protocol';
import { post } from './asking';
import type { OwnDeck } from './decks.svelte';

type Counts = Record<string, Record<string, number>>;

const CHECK_AFTER_MS = 250;
const MOST_UNDO = 100;

export function countsOf(zones: Record<string, string[]>): Counts {
  const counts: Counts = {};
  for (const [zone, keys] of Object.entries(zones)) {
    const there: Record<string, number> = (counts[zone] = {});
    for (const key of keys) there[key] = (there[key] ?? 0) + 1;
  }
  return counts;
}

export function zonesOf(counts: Counts): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(counts).map(([zone, there]) => [
      zone,
      Object.entries(there).flatMap(([key, count]) => Array<string>(count).fill(key)),
    ]),
  );
}

export class Building {
  name = $state('');
  counts = $state.raw<Counts>({});
  check = $state.raw<Checked | null>(null);
  private past: Counts[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private serial = 0;

  constructor(
    readonly game: GameNow,
    readonly id: string,
    private readonly changed: (deck: OwnDeck) => void,
  ) {}

  open(deck: Pick<DeckNow, 'name' | 'zones'>): void {
    this.name = deck.name;
    this.past = [];
    this.put(countsOf(deck.zones));
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  count(key: string): number {
    return Object.values(this.counts).reduce((sum, there) => sum + (there[key] ?? 0), 0);
  }

  inZone(zone: string): [string, number][] {
    return Object.entries(this.counts[zone] ?? {});
  }

  size(zone: string): number {
    return this.inZone(zone).reduce((sum, [, count]) => sum + count, 0);
  }

  add(zone: string, key: string, by: number): void {
    const there = { ...this.counts[zone] };
    const count = Math.max(0, (there[key] ?? 0) + by);
    if (count) there[key] = count;
    else delete there[key];
    this.change({ ...this.counts, [zone]: there });
  }

  move(key: string, from: string, to: string): void {
    if (!this.counts[from]?.[key]) return;
    this.add(from, key, -1);
    this.past.pop();
    this.add(to, key, 1);
  }

  undo(): void {
    const before = this.past.pop();
    if (before) this.put(before);
  }

  rename(name: string): void {
    this.name = name;
    this.save();
  }

  /** All printed cards of the deck, one for each copy. */
  cards(byId: Map<string, Card>): Card[] {
    return Object.values(zonesOf(this.counts))
      .flat()
      .map((key) => byId.get(key))
      .filter((card) => card !== undefined);
  }

  deck(): OwnDeck {
    return { id: this.id, game: this.game.name, name: this.name, english: '', zones: zonesOf(this.counts) };
  }

  private change(counts: Counts): void {
    this.past = [...this.past, this.counts].slice(-MOST_UNDO);
    this.put(counts);
  }

  private put(counts: Counts): void {
    this.counts = counts;
    this.save();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), CHECK_AFTER_MS);
  }

  private save(): void {
    this.changed(this.deck());
  }

  private async ask(): Promise<void> {
    const serial = ++this.serial;
    const check = await post<Checked>(`/games/${this.game.name}/decks/check`, { zones: zonesOf(this.counts) }).catch(
      () => null,
    );
    if (serial === this.serial) this.check = check;
  }
}
