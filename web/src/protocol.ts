/* eslint max-lines: off */
/** What travels between server and page (docs/protocol.md). Written by `make docs` from the server's types.

    What is told is typed as it is once `read…` has put back what the server leaves out, since it stands at its default.
*/

/** Phases at which one is always asked. */
export interface Stops {
  mine: string[];
  theirs: string[];
}

/** How passing works for one seat; nobody else is told. */
export interface Settings {
  ask_all: boolean;
  hold: boolean;
  stops: Stops;
  yields: string[];
  pass_until: 'new' | 'turn' | null;
  triggers: string[][];
}

/** Who the socket is. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  boot: string;
  table: string;
  seats: number[];
  spectator: boolean;
  settings: Record<string, Settings>;
  to: number;
}

/** A seat as everybody may see it. */
export interface SeatNow {
  seat: number;
  kind: 'computer' | 'game' | 'open' | 'person';
  name: string;
  here: boolean;
  away_s: number;
  clock_ms: number | null;
  /** Whether whoever sits down here needs to bring none. */
  has_deck: boolean;
}

/** Time to think: at the start, and added after each answer. */
export interface ClockRule {
  start_s: number;
  step_s: number;
}

/** The seat at the next table. */
export interface Rematch {
  table: string;
  seat: number;
  token: string;
}

/** A table's public facts. */
export interface TableNow {
  table: string;
  game: string;
  status: 'over' | 'playing' | 'waiting';
  seats: SeatNow[];
  house: Record<string, string>;
  clock: ClockRule | null;
  spectators: number;
  replay: string | null;
  again: Rematch | null;
  mode: string;
}

/** Somebody who is away, and what may be done about it. */
export interface Away {
  seat: number;
  away_s: number;
  may: ('claim' | 'computer' | 'wait')[];
}

/** The table's public facts have changed. */
export interface TableChanged {
  type: 'table';
  table: TableNow;
  waiting_for: number[];
  absent: Away[];
  ask_back: number | null;
  /** The server can't write the last thing down just now; it goes on by itself. */
  unwritten: boolean;
}

/** What a person reads, in both languages. */
export interface Text {
  ja: string;
  en: string;
}

/** A part of a fact, such as aether of one attribute. */
export interface Part {
  name: string;
  ja: string;
  en: string;
  value: number;
}

/** What stands beside a player's name. */
export interface Fact {
  name: string;
  ja: string;
  en: string;
  value: number;
  most: number | null;
  parts: Part[];
}

/** A player's facts. */
export interface PlayerNow {
  seat: number;
  first: boolean;
  facts: Fact[];
}

/** A value that is not as printed. */
export interface Changed {
  field: string;
  printed: number | string | null;
  now: number | string | null;
  ja: string;
  en: string;
  up: number;
}

/** Counters of one kind on a card. */
export interface Counter {
  name: string;
  ja: string;
  en: string;
  count: number;
}

/** What is on its way to resolution. */
export interface ItemNow {
  ability: Text | null;
  targets: string[];
  source: string | null;
  /** To what one yields: the card, or the ability by its key. */
  yield: string;
  numbers: Record<string, number>;
}

/** A card as it lies there; what stands at its default is left out. */
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
  changes: Changed[];
  lines: Text[];
  counters: Counter[];
  under: string[];
  host: string | null;
  marks: string[];
  damage: number;
  item: ItemNow | null;
}

/** A zone: how many cards, and those that the viewer knows or may point at. */
export interface ZoneNow {
  name: string;
  owner: number;
  count: number;
  cards: CardNow[];
}

/** Who attacks whom. */
export interface Battle {
  attacker: string;
  target: string | null;
  ja: string;
  en: string;
}

/** The phrase of a card that is being carried out. */
export interface Happening {
  card: string;
  object: string | null;
  ja: string;
  en: string;
}

/** The table as a viewer may see it. */
export interface Sheet {
  turn: number;
  turn_player: number;
  phase: string;
  step: Text | null;
  players: PlayerNow[];
  zones: ZoneNow[];
  battle: Battle | null;
  happening: Happening | null;
  extra: Record<string, unknown>;
}

/** A zone of somebody; nobody's if it is shared. */
export interface Place {
  name: string;
  owner: number;
}

/** Why an option is asked about again before it is taken. */
export interface Danger {
  ja: string;
  en: string;
  /** Only if so many options with a danger are chosen together. */
  count: number;
}

/** One option of a question. */
export interface OptionNow {
  index: number;
  ja: string;
  en: string;
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

/** A pick of the attempt so far. */
export interface Pick {
  question: Text;
  chosen: Text[];
  version: number;
}

/** What is asked of this seat. */
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
  form: 'cell' | 'mode' | 'number' | 'order' | 'pay' | 'pick' | 'several' | 'target' | 'trigger' | 'yes_no';
  options: OptionNow[];
  trail: Pick[];
  suggestion: number[] | null;
}

/** Somebody else is asked. */
export interface WaitingFor {
  player: number;
  clause: string;
  clause_text: Text;
}

/** One line of the log. */
export interface Line {
  n: number;
  turn: number;
  ja: string;
  en: string;
  clause: string;
  clause_text: Text;
  objects: string[];
  cards: string[];
  kind: string;
  decision: number | null;
}

/** Keep the first so many lines, then append these. */
export interface LogPart {
  from: number;
  lines: Line[];
}

/** Something to animate. */
export interface Event {
  kind: string;
  object: string | null;
  was: string | null;
  card: string | null;
  from: Place | null;
  to: Place | null;
  amount: number;
  player: number | null;
}

/** What can be taken back. */
export interface BackNow {
  pick: boolean;
  attempt: boolean;
  ask: boolean;
  why: Text | null;
}

/** How the game ended. In both texts `{0}`, `{1}` … stand for `players`, whose names the table knows. */
export interface Over {
  winners: number[];
  clause: string;
  ja: string;
  en: string;
  players: number[];
}

/** The table as one seat may see it. */
export interface View {
  type: 'view';
  seat: number;
  version: number;
  sheet: Sheet;
  prompt: Prompt | null;
  waiting: WaitingFor | null;
  log: LogPart;
  events: Event[];
  back: BackNow;
  passing: Text | null;
  over: Over | null;
  to: number;
}

/** A reason against an action. */
export interface Against {
  clause: string;
  ja: string;
  en: string;
}

/** An action that might be wanted. */
export interface ActionNow {
  action: string;
  ja: string;
  en: string;
  possible: boolean;
  against: Against[];
}

/** The answer to `why_not`. */
export interface Reasons {
  type: 'reasons';
  seat: number;
  object: string;
  name: Text;
  actions: ActionNow[];
  to: number;
}

/** The answer to `suggest`. */
export interface Suggestion {
  type: 'suggestion';
  seat: number;
  version: number;
  options: number[];
  to: number;
}

/** The settings of a seat. */
export interface SettingsNow {
  type: 'settings';
  seat: number;
  settings: Settings;
  to: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  to: number;
}

/** A message that was not carried out. */
export interface RefusedNow {
  type: 'refused';
  to: number;
  code: string;
  ja: string;
  en: string;
}

/** A clause of deck construction that a deck breaks. */
export interface BrokenClause {
  clause: string;
  ja: string;
  en: string;
  cards: string[];
}

/** A refusal. */
export interface RefusalNow {
  code: string;
  ja: string;
  en: string;
  /** Of a deck: why it is illegal. */
  broken?: BrokenClause[];
}

/** A zone, and how it lies on the table. */
export interface ZoneTerm {
  name: string;
  ja: string;
  en: string;
  /** What stands beside a row or on a pile of it. */
  short: Text;
  /** Card by card, so that what is chosen there is pressed there; or one upon the other, to be looked through. */
  lies: 'pile' | 'row';
  /** Everybody's. */
  shared: boolean;
}

/** A word of the game: a phase, a position, a part of a deck. */
export interface Term {
  name: string;
  ja: string;
  en: string;
}

/** A deck as it is listed. */
export interface DeckNow {
  id: string;
  name: string;
  english: string;
  plan: Text;
  how: Text;
  zones: Record<string, string[]>;
}

/** An option of a game. */
export interface HouseRule {
  name: string;
  values: string[];
  doubt: string;
  question: Text;
  /** Each value in a sentence; the first is the reading in force. */
  words: Text[];
  clauses: string[];
}

/** A hint of the taught game, given when its question is asked for the first time. */
export interface Lesson {
  name: string;
  ja: string;
  en: string;
  /** The question's prompt; empty for a hint while somebody else is asked. */
  kind: string;
  /** Only if there is an option of this verb; the cards of those options are pointed at. */
  verb: string;
  phase: string;
  clause: string;
  /** Only while something waits to resolve. */
  is_answer: boolean;
}

/** The taught first game: two plain decks, a shuffle that begins well, and what is said when. */
export interface Teaching {
  goal: Text;
  deck: string;
  opponent_deck: string;
  seed: number;
  lessons: Lesson[];
}

/** Something to settle before a game of a mode begins; the first value is usual. */
export interface ChoiceNow {
  name: string;
  ja: string;
  en: string;
  values: Term[];
}

/** A way to play a game. */
export interface ModeNow {
  name: string;
  ja: string;
  en: string;
  players: number[];
  own_seats: number;
  together: boolean;
  choices: ChoiceNow[];
}

/** A game as the start page needs it. */
export interface GameNow {
  name: string;
  title: Text;
  edition: string;
  players: number[];
  zones: ZoneTerm[];
  phases: Term[];
  positions: Term[];
  deck_zones: Term[];
  /** The zone in which things wait to resolve. */
  stack: string;
  /** The zone whose first card stands for its player. */
  portrait: string;
  decks: DeckNow[];
  agents: string[];
  house: HouseRule[];
  teaching: Teaching | null;
  modes: ModeNow[];
}

/** A printed card: what every game tells of it. Each Japanese fact has its English one beside it. */
export interface Card {
  /** The parts of a deck in which it may lie, the usual one first; none for what is in no deck. */
  deck_zones: string[];
  english: string;
  id: string;
  keywords?: string[];
  kind: string[];
  kind_english: string[];
  name: string;
  text: string[];
  text_english: string[];
  [fact: string]: unknown;
}

/** A printed fact that cards can be filtered by. */
export interface Facet {
  field: string;
  ja: string;
  en: string;
  type: 'flag' | 'number' | 'words';
}

/** Every card of a game. */
export interface Cards {
  cards: Card[];
  facets: Facet[];
}

/** A clause in the list. */
export interface ClauseHead {
  id: string;
  ja: string;
  en: string;
  depth: number;
  heading: boolean;
  doubts: string[];
}

/** A doubt of the rulebook. */
export interface DoubtNow {
  id: string;
  clauses: string[];
  question: Text;
  reading: Text;
  alternatives: Text[];
  why: string;
  sure: string;
  evidence: string;
  house_rule: string | null;
  values: string[];
}

/** What the rulebook leaves open about a card: its keywords' clauses and the doubts about them. */
export interface CardRulings {
  clauses: ClauseHead[];
  doubts: DoubtNow[];
}

/** What carries a clause out. */
export interface CodePlace {
  function: string;
  file: string;
  line: number;
}

/** A clause with everything about it. */
export interface ClauseNow {
  id: string;
  ja: string;
  en: string;
  no_code: string | null;
  code: CodePlace[];
  doubts: DoubtNow[];
  cards: string[];
}

/** What a check found. */
export interface Checked {
  legal: boolean;
  broken: BrokenClause[];
  counts: Record<string, number>;
}

/** A line that can't be read. */
export interface Problem {
  line: number;
  ja: string;
  en: string;
}

/** A deck from a text. */
export interface Imported {
  deck: DeckNow | null;
  problems: Problem[];
}

/** A deck as text and as a code for links. */
export interface Exported {
  text: string;
  code: string;
}

/** A seat and its token. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** An invitation to one open seat. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** Where to go. */
export interface Links {
  table: string;
  join: string | null;
  watch: string;
  joins: SeatLink[];
}

/** One's seats at a table. */
export interface Seated {
  table: string;
  seats: SeatKey[];
  invite: string | null;
  watch: string;
  links: Links;
}

/** An open table of this visitor. */
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  status: string;
  names: string[];
  token: string;
}

/** A moment of a replay worth a tick. */
export interface Mark {
  decision: number;
  turn: number;
  player: number;
  kind: string;
  ja: string;
  en: string;
}

/** A finished game. */
export interface ReplayHead {
  replay: string;
  game: string;
  names: string[];
  decisions: number;
  turns: number;
  ended: string;
  winners: number[];
  clause: string;
  ending: Text;
  house: Record<string, string>;
  marks: Mark[];
}

/** Who is asked at a moment of a replay. */
export interface Asked {
  player: number;
  clause: string;
  clause_text: Text;
  question: Text | null;
}

/** A replay at one decision. */
export interface Moment {
  decision: number;
  side: string;
  turn: number;
  sheet: Sheet;
  asked: Asked | null;
  answer: Text[];
  lines: Line[];
  events: Event[];
  over: Over | null;
}

/** Whether the server works. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  uptime_s: number;
  database: boolean;
  /** Tables that wait until the database can be written. */
  stuck: number;
}

/** Sit down, or watch. */
export interface Hello {
  type: 'hello';
  table: string;
  tokens?: string[];
  watch?: string;
  id?: number;
}

/** For measuring. */
export interface Ping {
  type: 'ping';
  id?: number;
}

/** Answer the open question. */
export interface Answer {
  type: 'answer';
  seat: number;
  version: number;
  options: number[];
  id?: number;
}

/** Take back the last pick, or the whole attempt. */
export interface Back {
  type: 'back';
  seat: number;
  version: number;
  to?: 'attempt' | 'pick';
  id?: number;
}

/** Ask the others to let one take back. */
export interface AskBack {
  type: 'ask_back';
  seat: number;
  version: number;
  id?: number;
}

/** Answer to somebody's `ask_back`. */
export interface Consent {
  type: 'consent';
  seat: number;
  allow: boolean;
  id?: number;
}

/** Give up. */
export interface Concede {
  type: 'concede';
  seat: number;
  id?: number;
}

/** Change some settings. */
export interface ChangeSettings {
  type: 'settings';
  seat: number;
  ask_all?: boolean;
  hold?: boolean;
  stops?: Stops;
  yields?: string[];
  pass_until?: 'new' | 'turn' | null;
  triggers?: string[][];
  id?: number;
}

/** Why can't I use this? */
export interface WhyNot {
  type: 'why_not';
  seat: number;
  object: string;
  id?: number;
}

/** Pay for me. */
export interface Suggest {
  type: 'suggest';
  seat: number;
  version: number;
  id?: number;
}

/** What to do about somebody who is away. */
export interface Absent {
  type: 'absent';
  seat: number;
  player: number;
  choice: 'claim' | 'computer' | 'wait';
  id?: number;
}

/** A rematch. */
export interface Again {
  type: 'again';
  seat: number;
  id?: number;
}

/** A deck to check. */
export interface ZonesIn {
  zones: Record<string, string[]>;
}

/** A deck as somebody pasted it. */
export interface TextIn {
  text: string;
}

/** A deck to write down. */
export interface DeckOut {
  zones: Record<string, string[]>;
  name?: string;
  english?: string;
}

/** A deck to write down. */
export interface ExportIn {
  deck: DeckOut;
}

/** A shipped deck by its id, or one's own by its zones. */
export interface DeckChoice {
  id?: string;
  zones?: Record<string, string[]> | null;
  name?: string;
}

/** A seat of a new table. */
export interface NewSeat {
  kind: 'computer' | 'friend' | 'here' | 'me';
  name?: string;
  deck?: DeckChoice | null;
  agent?: string;
}

/** A table to open. */
export interface NewTable {
  game: string;
  name: string;
  deck?: DeckChoice | null;
  opponent?: 'computer' | 'friend' | 'here';
  opponent_name?: string;
  opponent_deck?: DeckChoice | null;
  agent?: string;
  mode?: string;
  choices?: Record<string, string>;
  players?: number | null;
  seats?: NewSeat[] | null;
  first?: 'me' | 'opponent' | 'random';
  house?: Record<string, string>;
  clock?: ClockRule | null;
  seed?: number | null;
}

/** Take an open seat. */
export interface Sit {
  invite: string;
  name: string;
  deck?: DeckChoice | null;
  seat?: number | null;
}

/** A computer for a seat that is still open. */
export interface Fill {
  seat: number;
  agent?: string;
}

/** A new table that goes on from a moment of a replay. */
export interface PlayOn {
  decision: number;
  name: string;
  seat?: number;
  opponent?: 'computer' | 'friend' | 'here';
  agent?: string;
}

export type FromClient =
  | Hello
  | Ping
  | Answer
  | Back
  | AskBack
  | Consent
  | Concede
  | ChangeSettings
  | WhyNot
  | Suggest
  | Absent
  | Again;

export type FromServer =
  | Welcome
  | TableChanged
  | View
  | Reasons
  | Suggestion
  | SettingsNow
  | Pong
  | RefusedNow;

const FactLeft = {
  most: null,
  parts: [],
};
export function readFact(told: Fact): Fact {
  return { ...FactLeft, ...told };
}

export function readPlayerNow(told: PlayerNow): PlayerNow {
  return {
    ...told,
    facts: told.facts.map(readFact),
  };
}

const CardNowLeft = {
  place: null,
  face_down: false,
  known: true,
  position: '',
  turned: false,
  reversed: false,
  values: {},
  changes: [],
  lines: [],
  counters: [],
  under: [],
  host: null,
  marks: [],
  damage: 0,
  item: null,
};
export function readCardNow(told: CardNow): CardNow {
  return { ...CardNowLeft, ...told };
}

export function readZoneNow(told: ZoneNow): ZoneNow {
  return {
    ...told,
    cards: told.cards.map(readCardNow),
  };
}

export function readSheet(told: Sheet): Sheet {
  return {
    ...told,
    players: told.players.map(readPlayerNow),
    zones: told.zones.map(readZoneNow),
  };
}

const OptionNowLeft = {
  object: null,
  other: null,
  player: null,
  card: null,
  zone: null,
  place: null,
  number: 0,
  pass: false,
  yield: null,
  danger: null,
};
export function readOptionNow(told: OptionNow): OptionNow {
  return { ...OptionNowLeft, ...told };
}

export function readPrompt(told: Prompt): Prompt {
  return {
    ...told,
    options: told.options.map(readOptionNow),
  };
}

const EventLeft = {
  object: null,
  was: null,
  card: null,
  from: null,
  to: null,
  amount: 0,
  player: null,
};
export function readEvent(told: Event): Event {
  return { ...EventLeft, ...told };
}

export function readView(told: View): View {
  return {
    ...told,
    sheet: readSheet(told.sheet),
    prompt: told.prompt && readPrompt(told.prompt),
    events: told.events.map(readEvent),
  };
}

const LessonLeft = {
  kind: '',
  verb: '',
  phase: '',
  clause: '',
  is_answer: false,
};
export function readLesson(told: Lesson): Lesson {
  return { ...LessonLeft, ...told };
}

export function readTeaching(told: Teaching): Teaching {
  return {
    ...told,
    lessons: told.lessons.map(readLesson),
  };
}

export function readGameNow(told: GameNow): GameNow {
  return {
    ...told,
    teaching: told.teaching && readTeaching(told.teaching),
  };
}

export function readMoment(told: Moment): Moment {
  return {
    ...told,
    sheet: readSheet(told.sheet),
    events: told.events.map(readEvent),
  };
}
