import { describe, expect, test } from 'vitest';
import { draw, picture } from '../src/art/picture';
import { GLYPH_COUNT } from '../src/art/motif';
import { face as magicalDuel } from '../src/boards/magical_duel/face';
import { face as pso2 } from '../src/boards/pso2/face';
import { face as spellcardStrike } from '../src/boards/spellcard_strike/face';
import { shippedCards } from './shipped';

const FACES = { magical_duel: magicalDuel, spellcard_strike: spellcardStrike, pso2 };

describe.each(Object.entries(FACES))('pictures of %s', (game, face) => {
  const cards = shippedCards(game);

  test('every shipped card has one of its own', () => {
    const seen = new Map<string, string>();
    for (const card of cards) {
      const drawn = draw(face(card).subject);
      expect(seen.get(drawn), `${card.id} looks like ${seen.get(drawn)}`).toBeUndefined();
      seen.set(drawn, card.id);
    }
    expect(seen.size).toBe(cards.length);
    expect(cards.length).toBeGreaterThan(90);
  });

  test('the same card gives the same picture, of a bearable size', () => {
    for (const card of cards) {
      const { subject } = face(card);
      expect(draw(subject)).toBe(draw(subject));
      expect(draw(subject).length).toBeLessThan(16_000);
    }
  });

  test('a picture holds no style, script or handler, which the security policy would refuse', () => {
    for (const card of cards) expect(draw(face(card).subject)).not.toMatch(/style=|<script|\son\w+=/);
  });
});

test('there are at least forty motifs', () => expect(GLYPH_COUNT).toBeGreaterThanOrEqual(40));

test('two drawings of one card share no gradient', () => {
  const subject = { id: 'x', name: '狐', figure: 'creature' as const, attributes: ['月'], races: [] };
  const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
  const [first, second] = [ids(picture(subject)), ids(picture(subject))];
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});
