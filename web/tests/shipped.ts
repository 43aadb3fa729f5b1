/** The shipped cards as the card files print them: enough of each to draw it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../src/protocol';

const GAMES = join(import.meta.dirname, '../../src/kirifuda/games');

/** `key = "text"` and `key = ["a", "b"]` of each [[card]] or [[option]]; tables inside a card end what we need of it. */
export function shippedCards(game: string): Card[] {
  const folder = join(GAMES, game, 'cards');
  const files = readdirSync(folder).filter((name) => name.endsWith('.toml') && name !== 'decks.toml');
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/^\[\[(?:card|option)\]\]$/m)
      .slice(1)
      .map(cardOf),
  );
}

function cardOf(block: string): Card {
  const own = block.split(/^\[/m)[0]!;
  const card: Card = {
    id: '',
    name: '',
    english: '',
    kind: [],
    kind_english: [],
    text: [],
    text_english: [],
    deck_zones: [],
  };
  for (const [, key, value] of own.matchAll(/^(\w+) = ("[^"\n]*"|\[.*\]|-?\d+)$/gm))
    card[key!] = JSON.parse(value!) as unknown;
  card.name ||= String(card['striker'] ?? '');
  if (!Array.isArray(card.kind)) card.kind = [String(card.kind)];
  return card;
}
