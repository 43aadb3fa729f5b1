/** The language of the page. Everything a person reads is a whole sentence of a catalogue or a text from the server. */

import type { GameNow, Text } from '../protocol';
import { settings } from '../state/settings.svelte';
import { en } from './en';
import { ja, type Key } from './ja';

type Values = Record<string, string | number>;

const CATALOGUES = { ja, en };

/** A sentence of the catalogue. `{count:card|cards}` takes the first word for one and the second for any other number. */
export function t(key: Key, values: Values = {}): string {
  return fill(CATALOGUES[settings.language][key], values);
}

export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return one === undefined ? String(value) : Number(value) === 1 ? one : many!;
  });
}

/** A text from the server in the reader's language. */
export function say(text: Text | null | undefined): string {
  return text ? text[settings.language] : '';
}

/** The server names the computer, and whoever a game plays itself, in Japanese, whoever reads it. */
export function playerName(name: string, game?: Pick<GameNow, 'modes'>): string {
  if (name === 'コンピュータ') return t('start.computer');
  const values = game?.modes?.flatMap((mode) => mode.choices.flatMap((choice) => choice.values)) ?? [];
  return say(values.find((value) => value.ja === name)) || name;
}

/** A name that has a Japanese and an English form in two fields. */
export function named(thing: { name: string; english?: string } | null | undefined): string {
  if (!thing) return '';
  return settings.language === 'en' && thing.english ? thing.english : thing.name;
}
