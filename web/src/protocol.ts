/** The messages of docs/protocol.md, as this client uses them. Unknown fields are ignored. */

export * from './protocol_around';

export interface Text {
  ja: string;
  en: string;
}

export interface Refusal extends Text {
  code: string;
  broken?: Broken[];
}

export interface Broken extends Text {
  clause: string;
  cards?: string[];
}

export interface Game {
  name: string;
  title: Text;
  edition: string;
  players: number[];
  zones: (Text & { name: string; shared: boolean })[];
  phases: (Text & { name: string })[];
  deck_zones: (Text & { name: string })[];
  decks: Deck[];
  agents: string[];
  house: HouseRule[];
  teaching: Teaching | null;
  /** Ways to play, the usual one first. */
  modes?: Mode[];
}

export interface Mode extends Text {
  name: string;
  players: number[];
  /** Seats that the game plays by itself. */
  own_seats: number;
  /** The players are on one side. */
  together: boolean;
  choices: (Text & { name: string; values: (Text & { name: string })[] })[];
}

/** The taught first game: its decks, its shuffle, and what is said when. */
export interface Teaching {
  goal: Text;
  deck: string;
  opponent_deck: string;
  seed: number;
  lessons: Lesson[];
}

export interface Lesson extends Text {
  name: string;
  kind?: string;
  verb?: string;
  phase?: string;
  clause?: string;
  is_answer?: boolean;
}

export interface HouseRule {
  name: string;
  values: string[];
  doubt: string;
  question: Text;
  /** Each value in a sentence, the reading in force first. */
  words: Text[];
  clauses: string[];
}

export interface Deck {
  id: string;
  name: string;
  english: string;
  plan?: Text;
  zones: Record<string, string[]>;
}

/** A printed card: the game's own facts beside those that every game has. */
export interface Card {
  id: string;
  name: string;
  english: string;
  kind: string[];
  kind_english: string[];
  text: string[];
  text_english: string[];
  token?: boolean;
  [fact: string]: unknown;
}

export interface Facet extends Text {
  field: string;
  type: 'words' | 'number' | 'flag';
}

export interface Cards {
  cards: Card[];
  facets: Facet[];
}

export interface DeckCheck {
  legal: boolean;
  broken: Broken[];
  counts: Record<string, number>;
}

export interface Seated {
  table: string;
  seats: { seat: number; token: string }[];
  invite: string | null;
  watch: string;
  links: { table: string; join: string | null; watch: string; joins?: { seat: number; link: string }[] };
}

export interface Seat {
  seat: number;
  kind: 'person' | 'computer' | 'open' | 'game';
  name: string;
  here: boolean;
  away_s: number;
  clock_ms: number | null;
  /** Of an open seat: whoever sits down need not bring one. */
  has_deck?: boolean;
}

export interface Table {
  table: string;
  game: string;
  status: 'waiting' | 'playing' | 'over';
  seats: Seat[];
  house: Record<string, string>;
  clock: { start_s: number; step_s: number } | null;
  spectators: number;
  replay: string | null;
  again: { table: string; seat: number; token: string } | null;
}

export interface MyTable {
  table: string;
  game: string;
  seat: number;
  status: string;
  names: string[];
  token: string;
}

export interface Settings {
  ask_all: boolean;
  hold: boolean;
  stops: { mine: string[]; theirs: string[] };
  yields: string[];
  pass_until: 'turn' | 'new' | null;
  /** Orders of triggers to keep, by their `yield` words. */
  triggers: string[][];
}

export interface Place {
  name: string;
  owner: number;
}

export interface Fact extends Text {
  name: string;
  value: number;
  most: number | null;
  parts: (Text & { name: string; value: number })[];
}

export interface Change extends Text {
  field: string;
  printed: number | string | null;
  now: number | string | null;
  up: number;
}

export interface CardNow {
  id: string;
  card: string | null;
  owner: number;
  controller: number;
  zone: string;
  place: [number, number] | null;
  face_down: boolean;
  known: boolean;
  position: string;
  turned: boolean;
  reversed: boolean;
  values: Record<string, unknown>;
  changes: Change[];
  lines: Text[];
  counters: (Text & { name: string; count: number })[];
  under: string[];
  host: string | null;
  marks: string[];
  damage: number;
  item: Item | null;
}

export interface Item {
  ability: Text | null;
  targets: string[];
  source: string | null;
  yield: string | null;
  numbers: Record<string, number>;
}

export interface Zone extends Place {
  count: number;
  cards: CardNow[];
}

export interface Sheet {
  turn: number;
  turn_player: number;
  phase: string;
  step: Text | null;
  players: { seat: number; first: boolean; facts: Fact[] }[];
  zones: Zone[];
  battle: (Text & { attacker: string | null; target: string | null }) | null;
  happening: (Text & { card: string; object: string | null }) | null;
  extra: Record<string, unknown>;
}

export interface Option extends Text {
  index: number;
  verb: string;
  object: string | null;
  other: string | null;
  player: number | null;
  card: string | null;
  zone: Place | null;
  place: [number, number] | null;
  number: number;
  pass: boolean;
  yield: string | null;
  danger: Danger | null;
}

/** Why an option is asked about again, once so many options with a danger are chosen. */
export interface Danger extends Text {
  count: number;
}

export type Form = 'pick' | 'several' | 'order' | 'number' | 'yes_no' | 'pay' | 'target' | 'cell' | 'mode' | 'trigger';

export interface Prompt {
  player: number;
  kind: string;
  clause: string;
  clause_text: Text;
  question: Text;
  least: number;
  most: number;
  ordered: boolean;
  subject: string | null;
  form: Form;
  options: Option[];
  trail: { question: Text; chosen: Text[]; version: number }[];
  suggestion: number[] | null;
}

export interface Line extends Text {
  n: number;
  turn: number;
  clause: string;
  clause_text: Text | null;
  objects: string[];
  cards: string[];
  kind: string;
  decision: number | null;
}

export interface GameEvent {
  kind: string;
  object: string | null;
  was: string | null;
  card: string | null;
  from: Place | null;
  to: Place | null;
  amount: number;
  player: number | null;
}

/** How the game ended. In both texts `{0}`, `{1}` … stand for `players`. */
export interface Over extends Text {
  winners: number[];
  clause: string;
  players: number[];
}

export interface View {
  type: 'view';
  seat: number;
  version: number;
  to?: number | null;
  sheet: Sheet;
  prompt: Prompt | null;
  waiting: { player: number; clause: string; clause_text: Text } | null;
  log: { from: number; lines: Line[] };
  events: GameEvent[];
  back: { pick: boolean; attempt: boolean; ask: boolean; why: Text | null };
  passing: Text | null;
  over: Over | null;
}

export interface Absent {
  seat: number;
  away_s: number;
  may: ('wait' | 'computer' | 'claim')[];
}

export interface Reasons {
  type: 'reasons';
  seat: number;
  object: string;
  name: Text;
  actions: (Text & { action: string; possible: boolean; against: (Text & { clause: string })[] })[];
}

export type FromServer =
  | {
      type: 'welcome';
      protocol: number;
      boot: string;
      table: string;
      seats: number[];
      spectator: boolean;
      settings: Record<string, Settings>;
    }
  | {
      type: 'table';
      table: Table;
      waiting_for: number[];
      absent: Absent[];
      ask_back: number | null;
      unwritten?: boolean;
    }
  | View
  | Reasons
  | { type: 'suggestion'; seat: number; version: number; options: number[] | null }
  | { type: 'settings'; seat: number; settings: Settings }
  | { type: 'pong'; to: number }
  | ({ type: 'refused'; to?: number | null; seat?: number; version?: number } & Refusal);
