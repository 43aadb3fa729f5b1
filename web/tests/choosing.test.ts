import { describe, expect, test } from 'vitest';
import type { OptionNow, Prompt } from '../src/protocol';
import { boardless, Choosing } from '../src/table/choosing.svelte';

const option = (index: number, more: Partial<OptionNow> = {}): OptionNow => ({
  index,
  ja: '',
  en: '',
  verb: 'choose',
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
  ...more,
});

const prompt = (options: OptionNow[], more: Partial<Prompt> = {}): Prompt => ({
  player: 0,
  kind: 'action',
  clause: '604.1',
  clause_text: { ja: '', en: '' },
  question: { ja: '', en: '' },
  least: 1,
  most: 1,
  ordered: false,
  subject: null,
  form: 'pick',
  options,
  trail: [],
  suggestion: null,
  ...more,
});

function asked(question: Prompt): { choosing: Choosing; sent: number[][] } {
  const sent: number[][] = [];
  const choosing = new Choosing((options) => sent.push(options));
  choosing.open(question);
  return { choosing, sent };
}

describe('one of several', () => {
  test('a press on the only option of a card answers at once', () => {
    const { choosing, sent } = asked(prompt([option(0, { pass: true }), option(1, { object: 'a' })]));
    expect(choosing.press({ object: 'a' })).toBe(true);
    expect(sent).toEqual([[1]]);
  });

  test('nothing happens where nothing glows', () => {
    const { choosing, sent } = asked(prompt([option(0, { object: 'a' })]));
    expect(choosing.press({ object: 'b' })).toBe(false);
    expect(sent).toEqual([]);
  });

  test('a card with two options waits for the second press', () => {
    const { choosing, sent } = asked(
      prompt([option(0, { object: 'a' }), option(1, { object: 'a' }), option(2, { object: 'b' })]),
    );
    choosing.press({ object: 'a' });
    expect(choosing.pending).toBe('a');
    expect(sent).toEqual([]);
    choosing.take(1);
    expect(sent).toEqual([[1]]);
  });

  test('the second object glows only after the first was pressed', () => {
    const options = [
      option(0, { object: 'a', other: 'x' }),
      option(1, { object: 'a', other: 'y' }),
      option(2, { object: 'b', other: 'x' }),
    ];
    const { choosing, sent } = asked(prompt(options));
    expect(choosing.can({ object: 'x' })).toBe(false);
    choosing.press({ object: 'a' });
    expect(choosing.can({ object: 'x' })).toBe(true);
    choosing.press({ object: 'y' });
    expect(sent).toEqual([[1]]);
  });

  test('where only one striker may move, its areas glow at once', () => {
    const options = [option(0, { object: 's', place: [0, 1] }), option(1, { object: 's', place: [1, 1] })];
    const { choosing, sent } = asked(prompt(options));
    expect(choosing.can({ place: [1, 1] })).toBe(true);
    choosing.press({ place: [1, 1] });
    expect(sent).toEqual([[1]]);
  });

  test('pressing again lets go', () => {
    const { choosing } = asked(prompt([option(0, { object: 'a' }), option(1, { object: 'a' })]));
    choosing.press({ object: 'a' });
    choosing.press({ object: 'a' });
    expect(choosing.pending).toBeNull();
  });

  const danger = { ja: '負け', en: 'lost', count: 1 };

  test('what would lose the game is asked again', () => {
    const { choosing, sent } = asked(prompt([option(0, { object: 'a', danger }), option(1, { object: 'b' })]));
    choosing.press({ object: 'a' });
    expect(sent).toEqual([]);
    expect(choosing.warning(choosing.doubted!)).toEqual(danger);
    choosing.insist();
    expect(sent).toEqual([[0]]);
    choosing.press({ object: 'b' });
    expect(sent).toEqual([[0], [1]]);
  });

  test('a danger of several is told only when so many are chosen', () => {
    const many = { ...danger, count: 2 };
    const options = [0, 1, 2].map((index) => option(index, { object: `c${index}`, danger: many }));
    const { choosing, sent } = asked(prompt(options, { least: 0, most: 3 }));
    choosing.press({ object: 'c0' });
    choosing.confirm();
    expect(sent).toEqual([[0]]);
    choosing.open(prompt(options, { least: 0, most: 3 }));
    choosing.press({ object: 'c0' });
    choosing.press({ object: 'c1' });
    choosing.confirm();
    expect(sent).toEqual([[0]]);
    expect(choosing.doubted).toEqual([0, 1]);
  });

  test('a drag takes an option and presses its target in the next question', () => {
    const { choosing, sent } = asked(prompt([option(0, { object: 'a', verb: 'attack' }), option(1, { object: 'b' })]));
    choosing.takeTowards(0, { object: 'enemy' });
    expect(sent).toEqual([[0]]);
    choosing.open(prompt([option(0, { object: 'other' }), option(1, { object: 'enemy' })], { form: 'target' }));
    expect(sent).toEqual([[0], [1]]);
    choosing.open(prompt([option(0, { object: 'enemy' })], { form: 'target' }));
    expect(sent).toEqual([[0], [1]]);
  });

  test('a drag that came to nothing presses nothing later', () => {
    const { choosing, sent } = asked(prompt([option(0, { object: 'a' }), option(1, { object: 'b' })]));
    choosing.takeTowards(0, { object: 'enemy' });
    choosing.press({ object: 'b' });
    choosing.open(prompt([option(0, { object: 'enemy' }), option(1, { object: 'x' })], { form: 'target' }));
    expect(sent).toEqual([[0], [1]]);
  });
});

describe('pairs', () => {
  const blocks = ['b1', 'b2'].flatMap((blocker, i) =>
    ['x', 'y'].map((attacker, j) => option(i * 2 + j, { object: blocker, other: attacker })),
  );

  test('gathered ones go to one target; the rest may go elsewhere; all is sent together', () => {
    const { choosing, sent } = asked(prompt(blocks, { least: 0, most: 2 }));
    expect(choosing.can({ object: 'x' })).toBe(false);
    choosing.press({ object: 'b1' });
    choosing.press({ object: 'b2' });
    expect(choosing.numberOf({ object: 'b2' })).toBe(2);
    expect(choosing.can({ object: 'x' })).toBe(true);
    choosing.press({ object: 'x' });
    expect(choosing.pairs).toEqual([
      { from: 'b1', to: 'x' },
      { from: 'b2', to: 'x' },
    ]);
    choosing.confirm();
    expect(sent).toEqual([[0, 2]]);
  });

  test('pressing one of a pair unties it', () => {
    const { choosing } = asked(prompt(blocks, { least: 0, most: 2 }));
    choosing.press({ object: 'b1' });
    choosing.press({ object: 'y' });
    expect(choosing.chosen).toEqual([1]);
    choosing.press({ object: 'b1' });
    expect(choosing.chosen).toEqual([]);
  });

  test('a player can be a target too', () => {
    const options = [option(0, { object: 'a', player: 1 }), option(1, { object: 'b', player: 1 })];
    const { choosing, sent } = asked(prompt(options, { least: 0, most: 2 }));
    choosing.press({ object: 'a' });
    expect(choosing.pairs).toEqual([{ from: 'a', to: 'player:1' }]);
    choosing.press({ object: 'b' });
    choosing.confirm();
    expect(sent).toEqual([[0, 1]]);
  });
});

describe('several', () => {
  const three = [option(0, { object: 'a' }), option(1, { object: 'b' }), option(2, { object: 'c' })];

  test('discs number the choice; it is sent when confirmed', () => {
    const { choosing, sent } = asked(prompt(three, { least: 1, most: 3, form: 'several' }));
    choosing.press({ object: 'c' });
    choosing.press({ object: 'a' });
    expect(choosing.numberOf({ object: 'c' })).toBe(1);
    expect(choosing.numberOf({ object: 'a' })).toBe(2);
    choosing.confirm();
    expect(sent).toEqual([[2, 0]]);
  });

  test('as many as asked are sent by themselves, unless the order matters', () => {
    const fixed = asked(prompt(three, { least: 2, most: 2 }));
    fixed.choosing.press({ object: 'a' });
    fixed.choosing.press({ object: 'b' });
    expect(fixed.sent).toEqual([[0, 1]]);
    const ordered = asked(prompt(three, { least: 3, most: 3, ordered: true }));
    for (const object of ['a', 'b', 'c']) ordered.choosing.press({ object });
    expect(ordered.sent).toEqual([]);
    ordered.choosing.move(2, -1);
    ordered.choosing.confirm();
    expect(ordered.sent).toEqual([[0, 2, 1]]);
  });

  test('nothing may be an answer where none is asked for', () => {
    const { choosing, sent } = asked(prompt(three, { least: 0, most: 3 }));
    choosing.confirm();
    expect(sent).toEqual([[]]);
  });
});

test('what lies on the board needs no button', () => {
  const question = prompt([
    option(0, { pass: true }),
    option(1, { object: 'a' }),
    option(2, { object: 'deck card', card: 'X' }),
    option(3, { place: [0, 0] }),
  ]);
  expect(boardless(question, (handle) => handle === 'a').map((one) => one.index)).toEqual([0, 2]);
});
