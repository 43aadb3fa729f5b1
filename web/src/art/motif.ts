/** Which picture a card gets: a word of its name first, so that a fox is a fox, then its race, then chance within its figure. */

import type { Dice } from './dice';
import { CREATURES, PLACES, THINGS, type Glyph } from './glyphs';
import { bust, type Layer } from './people';

/** What a card shows: a person, something alive, a thing, a place, or a spell, which has no figure but a kanji. */
export type Figure = 'person' | 'creature' | 'thing' | 'place' | 'spell';

const GLYPHS: Record<string, Glyph> = { ...CREATURES, ...THINGS, ...PLACES };

/** Longer and rarer words first: the first that matches wins. */
// prettier-ignore
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/狐/, 'fox'], [/狼|犬/, 'wolf'], [/猫|虎|山猫|ニコ/, 'cat'], [/梟|みみずく/, 'owl'], [/蛾|蝶/, 'moth'],
  [/竜|龍|蛇/, 'dragon'], [/鬼|修羅/, 'oni'], [/かもめ|天狗|翼|ミサゴ/, 'wings'], [/鳩|鳥|風見鶏|鶏|ハヤ/, 'bird'],
  [/鳥居|門/, 'gate'], [/懐中電灯/, 'torch'], [/豆電球|電球/, 'bulb'], [/街灯/, 'streetlight'], [/ろうそく/, 'candle'],
  [/灯台|やぐら|塔/, 'tower'], [/提灯|行灯|灯籠|七輪/, 'lantern'], [/時計神|柱時計|時計/, 'clock'], [/番傘|傘|雨やどり|雨宿りのト/, 'umbrella'],
  [/葉書|封筒|手紙|便り|速達/, 'letter'], [/姿見|手鏡|大鏡|鏡/, 'mirror'], [/満月|皿/, 'disc'], [/銀杏|木の実|苗/, 'tree'],
  [/どんぐり/, 'acorn'], [/呼び鈴|半鐘|鈴|鐘/, 'bell'], [/ピアノ|鍵盤/, 'piano'], [/オルゴール|合唱|唄|歌|囃子/, 'note'],
  [/機関車|連結車|掘削機|踏切/, 'engine'], [/バス/, 'bus'], [/郵便局|質屋|写真館|店/, 'shop'], [/ポスト/, 'mailbox'],
  [/運動靴|下駄|草履/, 'sandal'], [/太鼓/, 'drum'], [/花火|火花|爆/, 'firework'], [/大筒|筒/, 'cannon'], [/樽/, 'barrel'],
  [/椅子/, 'chair'], [/マネキン|似顔絵|人影|影/, 'mask'], [/空き箱|荷車|箱|蔵|銭函/, 'crate'], [/缶/, 'can'],
  [/シャッター|戸|棚/, 'shutter'], [/旗|看板/, 'flag'], [/うちわ|団扇/, 'fan'], [/盾/, 'shield'], [/縄|糸|綱/, 'knot'],
  [/大玉|輪/, 'ring'], [/糸巻き/, 'spool'], [/からくり|滑車|ゼンマイ/, 'gear'], [/爪|尻尾|足跡/, 'paw'], [/角突き/, 'horn'],
  [/木馬/, 'horse'], [/蓄音機/, 'phonograph'], [/鍵/, 'key'], [/日記|書|詩集/, 'book'], [/筆/, 'pen'], [/袋/, 'bag'],
  [/竹刀|刀|剣|刃/, 'sword'], [/杖/, 'staff'], [/凧/, 'kite'], [/橋/, 'bridge'], [/駅|館|堂/, 'hall'], [/庭|園/, 'flower'],
  [/号$/, 'gear'],
];

const POOLS: Record<Exclude<Figure, 'person' | 'spell'>, readonly string[]> = {
  creature: Object.keys(CREATURES),
  thing: Object.keys(THINGS),
  place: Object.keys(PLACES),
};

/** A race narrows the pool where the name says nothing. */
const RACES: Record<string, readonly string[]> = {
  灯り: ['lantern', 'candle', 'streetlight', 'bulb', 'torch'],
  夜鳥: ['bird', 'owl', 'wings'],
  便り: ['letter', 'pen', 'mailbox', 'book'],
  町角: ['streetlight', 'house', 'shutter', 'mailbox', 'flag', 'bus'],
  忘れ物: ['bag', 'umbrella', 'can', 'key', 'crate', 'scarecrow', 'wheel', 'gem', 'cloud'],
  獣: ['fox', 'wolf', 'cat', 'bear', 'rabbit', 'boar', 'squirrel', 'mole'],
  鳥人: ['owl', 'bird', 'wings'],
  こだま: ['ghost', 'echo', 'moth'],
  からくり: ['gear', 'kite', 'spool', 'wheel'],
};

const HEADS: Record<string, string> = { 獣: 'ears', 鳥人: 'feather', 妖: 'horns' };

export interface Subject {
  id: string;
  name: string;
  figure: Figure;
  attributes: readonly string[];
  races: readonly string[];
}

export type Drawing = { layers: readonly Layer[] } | { kanji: string };

export function drawing(subject: Subject, dice: Dice): Drawing {
  if (subject.figure === 'spell') return { kanji: kanjiOf(subject.name, dice) };
  if (subject.figure === 'person') return { layers: person(subject, dice) };
  const [body, glow] = GLYPHS[glyphOf(subject, subject.figure, dice)]!;
  return {
    layers: [
      ['f', body],
      ['l', glow],
    ],
  };
}

function person(subject: Subject, dice: Dice): readonly Layer[] {
  const race = subject.races.find((name) => name in HEADS);
  return bust(dice, race ? HEADS[race] : undefined);
}

function glyphOf(subject: Subject, figure: 'creature' | 'thing' | 'place', dice: Dice): string {
  const word = WORDS.find(([pattern]) => pattern.test(subject.name));
  if (word) return word[1];
  const race = subject.races.find((name) => name in RACES);
  return dice.pick(race && figure !== 'place' ? RACES[race]! : POOLS[figure]);
}

/** The kanji that stands for a spell: one of its name, not one that half the names share. */
function kanjiOf(name: string, dice: Dice): string {
  const all = [...name].filter((c) => /\p{Script=Han}/u.test(c) && !'一二三四五六七八九十人大小'.includes(c));
  return all.length ? dice.pick(all) : ([...name].find((c) => /\p{L}/u.test(c)) ?? '符');
}

export const GLYPH_COUNT = Object.keys(GLYPHS).length;
export const glyphNames = Object.keys(GLYPHS);
