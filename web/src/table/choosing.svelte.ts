/** How an answer is put together on the board. Everything offered here is an option of the open question; none is computed. */

import type { Danger, OptionNow, Prompt } from '../protocol';

/** What was pressed: an object by its handle, an area of the stage, or a player. */
export interface Pressed {
  object?: string;
  place?: readonly [number, number];
  player?: number;
}

type Answer = (options: number[]) => void;

export class Choosing {
  prompt = $state.raw<Prompt | null>(null);
  /** Chosen options, in the order of choice. */
  chosen = $state.raw<number[]>([]);
  /** The object pressed first, where several options concern it. */
  pending = $state.raw<string | null>(null);
  /** Objects pressed first where several pairs are asked for: attackers before their target, blockers before theirs. */
  gathered = $state.raw<string[]>([]);
  /** A choice that is asked again before it is sent. */
  doubted = $state.raw<number[] | null>(null);
  /** What is to be pressed as soon as the next question allows it: a drag says two answers at once. */
  private wish: Pressed | null = null;

  constructor(private readonly answer: Answer) {}

  open(prompt: Prompt | null): void {
    this.prompt = prompt;
    this.chosen = [];
    this.pending = null;
    this.gathered = [];
    this.doubted = null;
    const { wish } = this;
    this.wish = null;
    if (wish && prompt && this.isSingle && this.can(wish)) this.press(wish);
  }

  get isSingle(): boolean {
    return this.prompt !== null && this.prompt.most === 1 && !this.prompt.ordered;
  }

  /** Whether pairs are asked for, so that presses go by two: whoever acts, then on what. */
  get isPaired(): boolean {
    const { prompt } = this;
    return prompt !== null && !this.isSingle && !prompt.ordered && prompt.options.some(hasSecondStage);
  }

  /** Whether the first stage can be left out, since all options that have two stages concern one object. */
  private get stagedFor(): string | null {
    const staged = new Set(this.prompt?.options.filter(hasSecondStage).map((option) => option.object));
    return staged.size === 1 ? ([...staged][0] ?? null) : null;
  }

  /** Options that a press here would take or lead to. */
  at(pressed: Pressed): OptionNow[] {
    const options = this.prompt?.options ?? [];
    if (this.isPaired) {
      const second = this.towards(pressed);
      return second.length ? second : options.filter((option) => option.object === pressed.object);
    }
    const first = this.pending ?? this.stagedFor;
    if (pressed.place) {
      const [column, row] = pressed.place;
      return options.filter(
        (option) =>
          option.place?.[0] === column &&
          option.place[1] === row &&
          (option.object === null || option.object === first),
      );
    }
    if (pressed.player !== undefined) {
      return options.filter(
        (option) => option.player === pressed.player && (option.object === null || option.object === first),
      );
    }
    const second = options.filter((option) => option.other === pressed.object && option.object === first);
    if (this.pending !== null) return second;
    const own = options.filter((option) => option.object === pressed.object);
    return own.length ? own : second;
  }

  /** Options that lead from what was gathered to what is pressed. */
  private towards(pressed: Pressed): OptionNow[] {
    return (this.prompt?.options ?? []).filter(
      (option) =>
        option.object !== null &&
        this.gathered.includes(option.object) &&
        ((pressed.object !== undefined && option.other === pressed.object) ||
          (pressed.player !== undefined && option.player === pressed.player) ||
          (pressed.place !== undefined &&
            option.place?.[0] === pressed.place[0] &&
            option.place[1] === pressed.place[1])),
    );
  }

  /** The chosen pairs, to be tied by arrows. */
  get pairs(): { from: string; to: string }[] {
    return this.chosen.flatMap((index) => {
      const option = this.option(index);
      const to = option?.other ?? (option?.player != null ? `player:${option.player}` : null);
      return option?.object && to ? [{ from: option.object, to }] : [];
    });
  }

  /** The object that all choices are about, so that its options can be offered without a first press. */
  get subject(): string | null {
    if (this.pending !== null) return this.pending;
    const real = this.prompt?.options.filter((option) => !option.pass) ?? [];
    const first = real[0]?.object ?? null;
    return this.isSingle &&
      real.length > 1 &&
      real.every((option) => option.object === first && !hasSecondStage(option))
      ? first
      : null;
  }

  can(pressed: Pressed): boolean {
    return this.at(pressed).length > 0;
  }

  /** The number on the disc of a chosen thing. */
  numberOf(pressed: Pressed): number | null {
    if (this.isSingle) return null;
    if (pressed.object !== undefined && this.gathered.includes(pressed.object))
      return this.chosen.length + this.gathered.indexOf(pressed.object) + 1;
    const indices = this.at(pressed).map((option) => option.index);
    const at = this.chosen.findIndex((index) => indices.includes(index));
    return at < 0 ? null : at + 1;
  }

  isChosen(pressed: Pressed): boolean {
    if (pressed.object !== undefined && (pressed.object === this.pending || this.gathered.includes(pressed.object)))
      return true;
    return this.at(pressed).some((option) => this.chosen.includes(option.index));
  }

  /** Returns whether the press meant anything. */
  press(pressed: Pressed): boolean {
    this.wish = null;
    if (pressed.object !== undefined && pressed.object === this.pending) {
      this.pending = null;
      return true;
    }
    const found = this.at(pressed);
    if (!found.length) return false;
    if (this.isPaired) this.pair(pressed, found);
    else if (!this.isSingle)
      this.toggle((found.find((option) => !this.chosen.includes(option.index)) ?? found[0]!).index);
    else if (
      found.length === 1 &&
      !(this.pending === null && pressed.object === found[0]!.object && hasSecondStage(found[0]!))
    )
      this.send([found[0]!.index]);
    else if (found.length === 1 && isSafeShortcut(found[0]!)) this.send([found[0]!.index]);
    else this.pending = found[0]!.object;
    return true;
  }

  /** One press of a question for pairs: undoes a pair, gathers who acts, or sends all gathered to where was pressed. */
  private pair(pressed: Pressed, found: OptionNow[]): void {
    if (this.towards(pressed).length) {
      const movers = new Set(found.map((option) => option.object));
      const others = this.chosen.filter((index) => !movers.has(this.option(index)?.object ?? null));
      this.chosen = [...others, ...found.map((option) => option.index)].slice(0, this.prompt!.most);
      this.gathered = this.gathered.filter((object) => !movers.has(object));
      return;
    }
    const object = pressed.object!;
    const tied = this.chosen.find((index) => this.option(index)?.object === object);
    if (tied !== undefined) this.chosen = this.chosen.filter((index) => index !== tied);
    else if (this.gathered.includes(object)) this.gathered = this.gathered.filter((other) => other !== object);
    else if (found.length === 1 && !this.gathered.length) this.toggle(found[0]!.index);
    else this.gathered = [...this.gathered, object];
  }

  /** Takes an option and presses something as soon as the next question offers it. */
  takeTowards(index: number, wish: Pressed): void {
    this.take(index);
    this.wish = wish;
  }

  private option(index: number): OptionNow | undefined {
    return this.prompt?.options.find((option) => option.index === index);
  }

  /** An option taken from the bar or the tray. */
  take(index: number): void {
    this.wish = null;
    if (this.isSingle) this.send([index]);
    else this.toggle(index);
  }

  toggle(index: number): void {
    const { prompt } = this;
    if (!prompt) return;
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((other) => other !== index);
    else if (this.chosen.length < prompt.most) this.chosen = [...this.chosen, index];
    else return;
    if (prompt.least === prompt.most && this.chosen.length === prompt.most && !prompt.ordered) this.confirm();
  }

  move(index: number, by: number): void {
    const from = this.chosen.indexOf(index);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.chosen.length) return;
    const moved = [...this.chosen];
    moved.splice(to, 0, ...moved.splice(from, 1));
    this.chosen = moved;
  }

  /** What the server would answer is shown before it is confirmed. */
  suggest(options: number[]): void {
    this.chosen = options;
  }

  get canConfirm(): boolean {
    const { prompt, chosen } = this;
    return (
      prompt !== null &&
      chosen.length >= prompt.least &&
      chosen.length <= prompt.most &&
      (chosen.length > 0 || prompt.least === 0)
    );
  }

  confirm(): void {
    if (this.canConfirm) this.send([...this.chosen]);
  }

  /** Sends what was asked again. */
  insist(): void {
    if (this.doubted) this.answer(this.doubted);
    this.doubted = null;
  }

  /** Drops what is not sent yet; false if there was nothing. */
  drop(): boolean {
    const had = this.pending !== null || this.chosen.length > 0 || this.doubted !== null || this.gathered.length > 0;
    this.pending = null;
    this.gathered = [];
    this.wish = null;
    this.chosen = [];
    this.doubted = null;
    return had;
  }

  private send(options: number[]): void {
    if (this.warning(options)) this.doubted = options;
    else this.answer(options);
  }

  /** What the game's side says against sending these. */
  warning(options: readonly number[]): Danger | null {
    const risky = options.map((index) => this.option(index)?.danger ?? null).filter((danger) => danger !== null);
    return risky.find((danger) => risky.length >= danger.count) ?? null;
  }
}

function hasSecondStage(option: OptionNow): boolean {
  return option.object !== null && (option.other !== null || option.place !== null || option.player !== null);
}

/** With one option only, pressing its first half says it all, unless it would move something. */
function isSafeShortcut(option: OptionNow): boolean {
  return option.place === null;
}

/** Options that have no place on the board. `seen` tells which handles lie there one by one. */
export function boardless(prompt: Prompt, seen: (handle: string) => boolean): OptionNow[] {
  return prompt.options.filter(
    (option) => option.place === null && option.player === null && !(option.object !== null && seen(option.object)),
  );
}
