/** What a board draws: a sheet seen from one side, with or without a question. Tables and replays share it. */

import { getContext, setContext } from 'svelte';
import type { Face, FaceMaker } from '../cards/face';
import type { Card, CardNow, GameNow, Over, Prompt, Sheet, ZoneNow } from '../protocol';
import type { Library } from '../state/catalogue.svelte';
import type { Key } from '../text/ja';
import { say, t } from '../text/words.svelte';
import { Choosing, type Pressed } from './choosing.svelte';

export interface Inspected {
  handle: string | null;
  card: string | null;
}

export class Scene {
  sheet = $state.raw<Sheet>({
    turn: 0,
    turn_player: 0,
    phase: '',
    step: null,
    players: [],
    zones: [],
    battle: null,
    happening: null,
    extra: {},
  });
  /** The seat from which the table is seen; a spectator sits beside seat 0. */
  viewer = $state(0);
  names = $state.raw<string[]>([]);
  inspected = $state.raw<Inspected | null>(null);
  pinned = $state(false);
  /** Handles lit because something that points at them is hovered. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What a hint of the taught game points at. */
  hinted = $state.raw<{ objects: ReadonlySet<string>; options: ReadonlySet<number> }>({
    objects: new Set(),
    options: new Set(),
  });
  /** A pile opened to look through. */
  opened = $state.raw<{ name: string; owner: number } | null>(null);
  readonly choosing: Choosing;

  private readonly handles = $derived(
    new Map(this.sheet.zones.flatMap((zone) => zone.cards.map((now) => [now.id, now] as const))),
  );

  constructor(
    readonly game: GameNow,
    readonly library: Library,
    private readonly maker: FaceMaker,
    answer: (options: number[]) => void = () => undefined,
  ) {
    this.choosing = new Choosing(answer);
  }

  show(sheet: Sheet, prompt: Prompt | null): void {
    this.sheet = sheet;
    this.choosing.open(prompt);
    const { inspected } = this;
    if (inspected?.handle && !this.card(inspected.handle)) this.inspected = { handle: null, card: inspected.card };
  }

  get opponents(): number[] {
    const count = this.sheet.players.length || 2;
    return Array.from({ length: count - 1 }, (_, i) => (this.viewer + 1 + i) % count);
  }

  zone(name: string, owner: number): ZoneNow {
    return (
      this.sheet.zones.find((zone) => zone.name === name && (zone.owner === owner || zone.owner === -1)) ?? {
        name,
        owner,
        count: 0,
        cards: [],
      }
    );
  }

  fact(name: string, seat: number) {
    return this.sheet.players.find((player) => player.seat === seat)?.facts.find((fact) => fact.name === name);
  }

  card(handle: string | null): CardNow | undefined {
    return handle === null ? undefined : this.handles.get(handle);
  }

  face(now: CardNow | undefined): Face | null {
    const printed = now?.card ? this.library.byId.get(now.card) : undefined;
    // A card of mine that lies face down is read as it is printed.
    return printed ? this.maker(printed, now?.face_down ? undefined : now) : null;
  }

  printed(id: string | null): Face | null {
    const card = id ? this.library.byId.get(id) : undefined;
    return card ? this.printedFace(card) : null;
  }

  printedFace(card: Card): Face {
    return this.maker(card);
  }

  nameOf(seat: number): string {
    return this.names[seat] || t('seat.numbered', { number: seat + 1 });
  }

  /** How a game ended, with the players by their names. */
  ending(over: Over): string {
    return over.players.reduce((text, seat, place) => text.replace(`{${place}}`, () => this.nameOf(seat)), say(over));
  }

  zoneName(name: string): string {
    return say(this.game.zones.find((zone) => zone.name === name)) || name;
  }

  glow(pressed: Pressed): 'can' | 'pick' | 'target' | null {
    if (this.choosing.isChosen(pressed)) return 'pick';
    if (this.choosing.can(pressed)) return 'can';
    return null;
  }

  inspect(now: CardNow | null, card: string | null = null): void {
    if (this.pinned) return;
    if (now && !now.card && !now.lines.length) return;
    this.inspected = { handle: now?.id ?? null, card: now?.card ?? card };
  }

  /** A card said in one breath, for the accessible name. */
  spoken(now: CardNow, pressed: Pressed = { object: now.id }): string {
    const face = this.face(now);
    const parts: string[] = [];
    if (!face) parts.push(t('card.hidden'));
    else {
      parts.push(say(face.name));
      if (now.face_down) parts.push(t('mark.face_down'));
      parts.push(...face.kinds.slice(0, 1).map(say));
      if (face.cost !== null && now.zone === 'hand') parts.push(t('spoken.cost', { cost: face.cost }));
      parts.push(...face.stats.map((stat) => `${say(stat.label)} ${stat.value}`));
    }
    if (now.position) parts.push(positionName(now));
    if (now.damage) parts.push(t('spoken.damage', { count: now.damage }));
    if (this.choosing.isChosen(pressed)) parts.push(t('spoken.chosen'));
    else if (this.choosing.can(pressed)) parts.push(t('spoken.can'));
    return parts.join(t('spoken.comma'));
  }
}

const POSITIONS: Record<string, Key> = {
  rested: 'position.rested',
  reversed: 'position.reversed',
  acted: 'position.acted',
  on: 'position.on',
  off: 'position.off',
};

/** The game's word for how a card lies. */
export function positionName(now: CardNow): string {
  const key = POSITIONS[now.position];
  return key ? t(key) : now.position;
}

const KEY = Symbol('scene');
export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);
