/** What a board draws: a sheet seen from one side, with or without a question. Tables and replays share it. */

import { getContext, setContext } from 'svelte';
import type { Face, FaceMaker } from '../cards/face';
import type { Card, CardNow, GameNow, Over, Prompt, Sheet, ZoneNow, ZoneTerm } from '../protocol';
import type { Library } from '../state/catalogue.svelte';
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
  /** Cards of rows that the board does not draw one by one; a board that draws otherwise says so. */
  folded = $state.raw((now: CardNow): boolean => now.host !== null);
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

  /** Whoever sits opposite: the one other player, or the next of several. */
  get opposite(): number {
    return this.opponents[0] ?? 1;
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

  /** Where things wait to resolve; null in a game where nothing does. */
  get stack(): ZoneNow | null {
    return this.game.stack ? this.zone(this.game.stack, -1) : null;
  }

  private term(name: string): ZoneTerm | undefined {
    return this.game.zones.find((zone) => zone.name === name);
  }

  zoneName(name: string): string {
    return say(this.term(name)) || name;
  }

  /** What stands beside a row, or on a pile. */
  label(name: string): string {
    const word = say(this.term(name)?.short) || name;
    return word.charAt(0).toUpperCase() + word.slice(1);
  }

  /** Whether a zone lies card by card. */
  isRow(name: string): boolean {
    return this.term(name)?.lies === 'row';
  }

  /** The game's word for how a card lies. */
  positionName(now: CardNow): string {
    return say(this.game.positions.find((position) => position.name === now.position));
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
    const position = this.positionName(now);
    if (position) parts.push(position);
    if (now.damage) parts.push(t('spoken.damage', { count: now.damage }));
    if (this.choosing.isChosen(pressed)) parts.push(t('spoken.chosen'));
    else if (this.choosing.can(pressed)) parts.push(t('spoken.can'));
    return parts.join(t('spoken.comma'));
  }
}

const KEY = Symbol('scene');
export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const getScene = (): Scene => getContext<Scene>(KEY);
