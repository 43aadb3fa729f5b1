/** The taught first game: each hint of the game's side is said once, at the question it belongs to. */

import type { Lesson, Prompt, Teaching, View } from '../protocol';
import { heldSeats, keepLessons } from '../state/seats';

/** The first hint that fits the open question, or the wait for somebody else, and was not said yet. */
export function lessonFor(
  teaching: Teaching,
  seen: readonly string[],
  prompt: Prompt | null,
  phase: string,
  isAnswer = false,
): Lesson | null {
  const fits = (lesson: Lesson): boolean =>
    !seen.includes(lesson.name) &&
    (lesson.kind ?? '') === (prompt?.kind ?? '') &&
    (!lesson.verb || (prompt?.options.some((option) => option.verb === lesson.verb) ?? false)) &&
    (!lesson.phase || lesson.phase === phase) &&
    (!lesson.is_answer || isAnswer);
  return teaching.lessons.find(fits) ?? null;
}

export class Coaching {
  lesson = $state.raw<Lesson | null>(null);
  /** The goal is said with the first hint. */
  isFirst = $state(true);
  private seen: string[];
  private version = -1;

  private constructor(
    private readonly table: string,
    readonly teaching: Teaching,
    seen: string[],
  ) {
    this.seen = seen;
    this.isFirst = seen.length === 0;
  }

  /** Nothing at a table that is not a taught one. */
  static at(table: string, teaching: Teaching | null): Coaching | null {
    const seen = heldSeats(table)?.lessons;
    return seen && teaching ? new Coaching(table, teaching, seen) : null;
  }

  /** `stack` is the zone in which things wait to resolve. */
  follow(view: View, stack = ''): void {
    if (view.over) this.lesson = null;
    if (view.over || view.version === this.version) return;
    // A hint to wait by is left standing while the others go on.
    if (!view.prompt && this.lesson && !this.lesson.kind) return;
    this.version = view.version;
    const isAnswer = view.sheet.zones.some((zone) => zone.name === stack && zone.count > 0);
    const found = lessonFor(this.teaching, this.seen, view.prompt, view.sheet.phase, isAnswer);
    if (this.lesson) this.isFirst = false;
    this.lesson = found;
    if (!found) return;
    this.seen = [...this.seen, found.name];
    keepLessons(this.table, this.seen);
  }

  /** What the hint points at: cards by their handles, words in the bar by their options. */
  pointed(prompt: Prompt | null): { objects: Set<string>; options: Set<number> } {
    const meant = this.lesson?.verb
      ? (prompt?.options.filter((option) => option.verb === this.lesson!.verb) ?? [])
      : [];
    const objects = meant.map((option) => option.object).filter((object) => object !== null);
    return { objects: new Set(objects), options: new Set(meant.map((option) => option.index)) };
  }

  dismiss(): void {
    this.lesson = null;
    this.isFirst = false;
  }

  /** No more hints at this table. */
  leave(): void {
    this.dismiss();
    this.seen = this.teaching.lessons.map((lesson) => lesson.name);
    keepLessons(this.table, this.seen);
  }
}
