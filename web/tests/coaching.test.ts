import { beforeEach, expect, test } from 'vitest';
import { readLesson, type Lesson, type Prompt, type Teaching, type View } from '../src/protocol';
import { Coaching, lessonFor } from '../src/table/coaching.svelte';
import { heldSeats, holdSeats } from '../src/state/seats';

const lesson = (name: string, more: Partial<Lesson> = {}): Lesson =>
  readLesson({ name, ja: name, en: name, ...more } as Lesson);
const TEACHING: Teaching = {
  goal: { ja: '', en: '' },
  deck: 'a',
  opponent_deck: 'b',
  seed: 1,
  lessons: [
    lesson('play', { kind: 'action', verb: 'play', phase: 'main' }),
    lesson('pass', { kind: 'action', verb: 'pass' }),
    lesson('answer', { kind: 'action', is_answer: true }),
    lesson('waiting'),
  ],
};
const asked = (kind: string, ...verbs: string[]): Prompt =>
  ({ kind, options: verbs.map((verb, index) => ({ index, verb, object: `h${index}` })), trail: [] }) as never;
const view = (version: number, prompt: Prompt | null, phase = 'main'): View =>
  ({ version, prompt, sheet: { phase, zones: [] }, over: null }) as never;

const LINKS = { table: '', join: null, watch: '', joins: [] };
beforeEach(() => holdSeats({ table: 't', seats: [], invite: null, watch: '', links: LINKS }, 'g', []));

test('a hint belongs to its question, its options and its phase, and is said once', () => {
  expect(lessonFor(TEACHING, [], asked('action', 'pass', 'play'), 'main')?.name).toBe('play');
  expect(lessonFor(TEACHING, [], asked('action', 'pass', 'play'), 'battle')?.name).toBe('pass');
  expect(lessonFor(TEACHING, ['play', 'pass'], asked('action', 'pass', 'play'), 'main')).toBeNull();
  expect(lessonFor(TEACHING, [], asked('orbs', 'orb'), 'main')).toBeNull();
  expect(lessonFor(TEACHING, ['play', 'pass'], asked('action', 'pass'), 'main', true)?.name).toBe('answer');
  expect(lessonFor(TEACHING, [], null, 'main')?.name).toBe('waiting');
});

test('a hint points at what it speaks of, and a reload repeats none', () => {
  const coaching = Coaching.at('t', TEACHING)!;
  coaching.follow(view(1, asked('action', 'pass', 'play')));
  expect(coaching.lesson?.name).toBe('play');
  expect(coaching.isFirst).toBe(true);
  expect([...coaching.pointed(asked('action', 'pass', 'play')).objects]).toEqual(['h1']);
  expect(heldSeats('t')?.lessons).toEqual(['play']);
  const again = Coaching.at('t', TEACHING)!;
  again.follow(view(2, asked('action', 'pass', 'play')));
  expect(again.lesson?.name).toBe('pass');
  again.leave();
  again.follow(view(3, null));
  expect(again.lesson).toBeNull();
});

test('no other table is taught', () => {
  holdSeats({ table: 'u', seats: [], invite: null, watch: '', links: LINKS }, 'g');
  expect(Coaching.at('u', TEACHING)).toBeNull();
});
