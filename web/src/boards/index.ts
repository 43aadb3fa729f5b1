/** What a game brings to the page: its board, its faces, and its tile. All else is told by the server. */

import type { Component } from 'svelte';
import type { FaceMaker } from '../cards/face';
import type { Facet } from '../protocol';
import type { Key } from '../text/ja';
import { face as lastResortFace } from './last_resort/face';
import LastResortBoard from './last_resort/Board.svelte';
import { face as magicalDuelFace } from './magical_duel/face';
import MagicalDuelBoard from './magical_duel/Board.svelte';
import { face as lyricalFace } from './lyrical/face';
import LyricalBoard from './lyrical/Board.svelte';
import { faceBy } from './plain/face';
import PlainBoard from './plain/Board.svelte';
import { face as pso2Face } from './pso2/face';
import Pso2Board from './pso2/Board.svelte';
import { face as spellcardStrikeFace } from './spellcard_strike/face';
import SpellcardStrikeBoard from './spellcard_strike/Board.svelte';

export interface BoardKind {
  board: Component;
  /** How a card is drawn; without one, by what every card has. */
  face?: FaceMaker;
  /** A line about the game for its tile. */
  tagline: Key;
  /** A card that stands for the game. */
  emblem: { name: string; attribute: string; figure: 'person' | 'creature' };
}

const BOARDS: Record<string, BoardKind> = {
  magical_duel: {
    board: MagicalDuelBoard,
    face: magicalDuelFace,
    tagline: 'game.magical_duel.tagline',
    emblem: { name: '宵', attribute: '月', figure: 'person' },
  },
  spellcard_strike: {
    board: SpellcardStrikeBoard,
    face: spellcardStrikeFace,
    tagline: 'game.spellcard_strike.tagline',
    emblem: { name: '狐', attribute: '神', figure: 'creature' },
  },
  pso2: {
    board: Pso2Board,
    face: pso2Face,
    tagline: 'game.pso2.tagline',
    emblem: { name: '機', attribute: '青', figure: 'creature' },
  },
  last_resort: {
    board: LastResortBoard,
    face: lastResortFace,
    tagline: 'game.last_resort.tagline',
    emblem: { name: '幕', attribute: '赤', figure: 'person' },
  },
  lyrical: {
    board: LyricalBoard,
    face: lyricalFace,
    tagline: 'game.lyrical.tagline',
    emblem: { name: '翼', attribute: '赤', figure: 'person' },
  },
};

const PLAIN: BoardKind = {
  board: PlainBoard,
  tagline: 'game.plain.tagline',
  emblem: { name: '札', attribute: '無', figure: 'creature' },
};

export function boardOf(game: string): BoardKind {
  return BOARDS[game] ?? PLAIN;
}

export function faceOf(game: string, facets: readonly Facet[]): FaceMaker {
  return boardOf(game).face ?? faceBy(facets);
}
