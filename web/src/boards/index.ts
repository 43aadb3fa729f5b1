/** What each game brings to the table: its board, its faces, and which zones lie open card by card. */

import type { Component } from 'svelte';
import type { FaceMaker } from '../cards/face';
import { listOf } from '../cards/face';
import type { Card, CardNow } from '../protocol';
import type { Scene } from '../table/scene.svelte';
import type { Key } from '../text/ja';
import { face as lastResortFace } from './last_resort/face';
import LastResortBoard from './last_resort/Board.svelte';
import { face as magicalDuelFace } from './magical_duel/face';
import MagicalDuelBoard from './magical_duel/Board.svelte';
import { face as lyricalFace } from './lyrical/face';
import LyricalBoard from './lyrical/Board.svelte';
import { face as plainFace } from './plain/face';
import PlainBoard from './plain/Board.svelte';
import { face as pso2Face } from './pso2/face';
import Pso2Board from './pso2/Board.svelte';
import { face as spellcardStrikeFace } from './spellcard_strike/face';
import SpellcardStrikeBoard from './spellcard_strike/Board.svelte';

export interface BoardKind {
  board: Component;
  face: FaceMaker;
  /** Zones that lie open card by card, so that what is chosen there glows there; other zones' cards come into the tray. */
  laidOut: string[];
  /** Where zones alone do not say it: whether a card lies open by itself. */
  isLaidOut?: (now: CardNow, scene: Scene) => boolean;
  /** Zones in which to look for a player's portrait. */
  portraits: string[];
  /** The zone whose items wait to resolve, and what its panel is called. */
  stack: { zone: string; title: Key; hint: Key } | null;
  /** Where a card goes when it is added to a deck, and whether it may be moved to another zone of the deck. */
  deckZone: (card: Card) => string;
  mayMove: (card: Card, zone: string) => boolean;
  /** A line about the game for its tile. */
  tagline: Key;
  /** A card that stands for the game. */
  emblem: { name: string; attribute: string; figure: 'person' | 'creature' };
}

const PSO2_LAID_OUT = ['hand', 'field', 'player', 'mag', 'pp', 'processing'];

const BOARDS: Record<string, BoardKind> = {
  magical_duel: {
    board: MagicalDuelBoard,
    face: magicalDuelFace,
    laidOut: ['hand', 'servants', 'casters', 'orbs', 'chase'],
    portraits: ['casters', 'servants'],
    stack: { zone: 'chase', title: 'stack.chase', hint: 'stack.top_first' },
    deckZone: (card) => (card['soulbond'] === true || card.kind.includes('神') ? 'extra' : 'deck'),
    mayMove: () => false,
    tagline: 'game.magical_duel.tagline',
    emblem: { name: '宵', attribute: '月', figure: 'person' },
  },
  spellcard_strike: {
    board: SpellcardStrikeBoard,
    face: spellcardStrikeFace,
    laidOut: ['hand', 'stage', 'chain'],
    portraits: ['stage'],
    stack: { zone: 'chain', title: 'stack.chain', hint: 'stack.last_first' },
    deckZone: (card) => ('striker' in card ? 'deck' : 'option'),
    mayMove: (card, zone) => listOf(card['types']).length > 0 && (zone === 'ace' || zone === 'deck'),
    tagline: 'game.spellcard_strike.tagline',
    emblem: { name: '狐', attribute: '神', figure: 'creature' },
  },
  pso2: {
    board: Pso2Board,
    face: pso2Face,
    laidOut: PSO2_LAID_OUT,
    // What is worn lies beside its bearer; of the others in a raid only the number of PP is told.
    isLaidOut: (now, scene) =>
      PSO2_LAID_OUT.includes(now.zone) &&
      (now.zone !== 'pp' || now.owner === scene.viewer || !('raid' in scene.sheet.extra)),
    portraits: ['player'],
    stack: { zone: 'processing', title: 'stack.processing', hint: 'stack.last_first' },
    deckZone: (card) => (card.kind.includes('プレイヤー') ? 'player' : card.kind.includes('マグ') ? 'mag' : 'deck'),
    mayMove: () => false,
    tagline: 'game.pso2.tagline',
    emblem: { name: '機', attribute: '青', figure: 'creature' },
  },
  last_resort: {
    board: LastResortBoard,
    face: lastResortFace,
    laidOut: ['hand', 'field', 'mana', 'leader_space', 'last_resort_space'],
    portraits: ['leader_space'],
    stack: null,
    deckZone: (card) =>
      card.kind.includes('リーダー') ? 'leader' : card.kind.includes('ラストリゾート') ? 'last_resort' : 'deck',
    mayMove: () => false,
    tagline: 'game.last_resort.tagline',
    emblem: { name: '幕', attribute: '赤', figure: 'person' },
  },
  lyrical: {
    board: LyricalBoard,
    face: lyricalFace,
    laidOut: ['hand', 'field', 'factor', 'fields', 'stack'],
    portraits: ['field'],
    stack: { zone: 'stack', title: 'stack.responses', hint: 'stack.last_first' },
    deckZone: () => 'deck',
    mayMove: () => false,
    tagline: 'game.lyrical.tagline',
    emblem: { name: '翼', attribute: '赤', figure: 'person' },
  },
};

const PLAIN: BoardKind = {
  board: PlainBoard,
  face: plainFace,
  laidOut: ['hand'],
  portraits: [],
  stack: null,
  deckZone: () => 'deck',
  mayMove: () => false,
  tagline: 'game.plain.tagline',
  emblem: { name: '札', attribute: '無', figure: 'creature' },
};

export function boardOf(game: string): BoardKind {
  return BOARDS[game] ?? PLAIN;
}
