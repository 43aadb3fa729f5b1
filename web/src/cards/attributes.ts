import { badgeKanji } from '../art/palette';
import { settings } from '../state/settings.svelte';

/** The badges keep their kanji in both languages; the game's word goes into tooltip and accessible name. */
const WORDS: Record<string, readonly [ja: string, en: string]> = {
  日: ['太陽', 'Solis'],
  火: ['火星', 'Ignus'],
  木: ['木星', 'Silva'],
  土: ['土星', 'Terra'],
  月: ['月', 'Luna'],
  水: ['水星', 'Aqua'],
  金: ['金星', 'Aes'],
  神: ['神', 'Divine'],
  魔: ['魔', 'Magic'],
  霊: ['霊', 'Spirit'],
  妖: ['妖', 'Fey'],
  赤: ['赤', 'red'],
  青: ['青', 'blue'],
  黄: ['黄', 'yellow'],
  黒: ['黒', 'black'],
  白: ['白', 'white'],
  無: ['無', 'none'],
};

export function attributeName(word: string): string {
  const found = WORDS[badgeKanji(word)];
  return found ? found[settings.language === 'ja' ? 0 : 1] : word;
}
