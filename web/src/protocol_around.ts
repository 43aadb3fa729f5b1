/** What is sent around the table: the rulebook and replays. */

import type { GameEvent, Line, Over, Sheet, Text } from './protocol';

export interface Clause extends Text {
  id: string;
  depth: number;
  heading: boolean;
  doubts: string[];
}

export interface ClauseDetails extends Text {
  id: string;
  no_code: string | Text | null;
  code: { function: string; file: string; line: number }[];
  doubts: Doubt[];
  cards: string[];
}

export interface Doubt {
  id: string;
  clauses: string[];
  question: Text;
  reading: Text;
  alternatives: Text[];
  why: string | Text;
  sure: string;
  evidence: string;
  house_rule?: string | null;
  values?: string[];
}

export interface CardRulings {
  clauses: Clause[];
  doubts: Doubt[];
}

export interface Mark extends Text {
  decision: number;
  turn: number;
  player: number;
  kind: string;
}

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
  marks?: Mark[];
}

export interface Moment {
  decision: number;
  side: string;
  turn: number;
  sheet: Sheet;
  asked: { player: number; clause: string; clause_text: Text; question: Text | null } | null;
  answer: Text[];
  lines: Line[];
  events: GameEvent[];
  over: Over | null;
}
