import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../src/text/en';
import { ja, type Key } from '../src/text/ja';
import { settings } from '../src/state/settings.svelte';
import { fill, playerName } from '../src/text/words.svelte';

const SOURCE = join(import.meta.dirname, '../src');

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory()
      ? sources(path)
      : /\.(ts|svelte)$/.test(name) && !path.includes('/text/')
        ? [path]
        : [];
  });
}
const fields = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();

describe('catalogues', () => {
  test('say the same things', () => expect(Object.keys(en).sort()).toEqual(Object.keys(ja).sort()));

  test('leave nothing empty and ask for the same fields', () => {
    for (const key of Object.keys(ja) as Key[]) {
      expect(ja[key].length, key).toBeGreaterThan(0);
      expect(en[key].length, key).toBeGreaterThan(0);
      expect(fields(en[key]), key).toEqual(fields(ja[key]));
    }
  });

  test('hold no sentence that nobody says', () => {
    const all = sources(SOURCE)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    // Keys made of a prefix and a word of the protocol, such as `key.${action}`.
    const made = [...all.matchAll(/`(\w+)\.\$\{/g)].map((found) => found[1]!);
    const unused = Object.keys(ja).filter(
      (key) => !all.includes(`'${key}'`) && !made.some((prefix) => key.startsWith(`${prefix}.`)),
    );
    expect(unused).toEqual([]);
  });

  test('no page has Japanese of its own', () => {
    for (const path of sources(SOURCE).filter((name) => name.endsWith('.svelte'))) {
      const markup = readFileSync(path, 'utf8').replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
      const words = markup.replace(/切|日本語|《|》|・|／|＋/g, '');
      expect(words.match(/[\u3040-\u30ff\u4e00-\u9fff]+/g), path).toBeNull();
    }
  });
});

test('one card and two cards', () => {
  expect(fill('{count} {count:card|cards}', { count: 1 })).toBe('1 card');
  expect(fill('{count} {count:card|cards}', { count: 2 })).toBe('2 cards');
});

test('a boss is named in the reader\u2019s language, a person as they wish', () => {
  const values = [{ name: 'anchor-eater', ja: '錨喰い', en: 'Anchor Eater' }];
  const game = { modes: [{ choices: [{ name: 'boss', ja: '', en: '', values }] }] } as never;
  settings.language = 'en';
  expect(playerName('錨喰い', game)).toBe('Anchor Eater');
  expect(playerName('つばめ', game)).toBe('つばめ');
  settings.language = 'ja';
  expect(playerName('錨喰い', game)).toBe('錨喰い');
});
