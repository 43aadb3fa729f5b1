/** A table as this browser sees it: the seats it holds, their views, and what can be asked of the server. */

import {
  readView,
  type Away,
  type FromServer,
  type Line,
  type Reasons,
  type RefusalNow,
  type Settings,
  type TableNow,
  type View,
} from '../protocol';
import { holdSeat } from '../state/seats';
import { Connection, type Kind, type Said } from './connection';
import type { Scene } from './scene.svelte';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'refused';

export class Session {
  status = $state<Status>('connecting');
  attempt = $state(0);
  table = $state.raw<TableNow | null>(null);
  waitingFor = $state.raw<number[]>([]);
  absent = $state.raw<Away[]>([]);
  askBack = $state<number | null>(null);
  seats = $state.raw<number[]>([]);
  spectator = $state(false);
  /** The seat whose view is shown. */
  seat = $state(0);
  /** The screen is to be handed to this seat before its hand is shown. */
  curtain = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Line[]>([]);
  settings = $state.raw<Settings | null>(null);
  refusal = $state.raw<RefusalNow | null>(null);
  closedBy = $state.raw<RefusalNow | null>(null);
  reasons = $state.raw<Reasons | null>(null);
  restarted = $state(false);
  /** The server can't write the last thing down just now. */
  unwritten = $state(false);
  /** An answer is on its way. */
  sent = $state(false);
  /** When the last table message came, to let clocks run between messages. */
  toldAt = $state(0);

  scene: Scene | null = null;
  /** Told before and after a view is put on the board, so that movements can be drawn. */
  beforeShow: (view: View) => void = () => undefined;
  afterShow: (view: View) => void = () => undefined;

  private readonly views = new Map<number, View>();
  private readonly logs = new Map<number, Line[]>();
  private readonly allSettings = new Map<number, Settings>();
  private rewindTo: number | null = null;
  private boot = '';
  private readonly connection: Connection;

  constructor(
    private readonly id: string,
    hello: Said<'hello'>,
  ) {
    this.connection = new Connection(hello, {
      opened: () => (this.status = 'open'),
      lost: (attempt) => {
        this.status = 'reconnecting';
        this.attempt = attempt;
        this.sent = false;
      },
      refused: (code) => this.end(code),
      told: (message) => this.hear(message),
    });
  }

  close(): void {
    this.connection.close();
  }

  get me(): number {
    return this.spectator ? 0 : this.seat;
  }

  get isAsked(): boolean {
    return this.view?.prompt != null && !this.spectator;
  }

  answer = (options: number[]): void => {
    if (!this.view?.prompt || this.sent) return;
    this.refusal = null;
    this.sent = this.send('answer', { version: this.view.version, options }) !== null;
  };

  back(to: 'pick' | 'attempt'): void {
    if (this.view?.back[to]) this.send('back', { version: this.view.version, to });
  }

  /** Goes back to where so many picks of the attempt were made, pick by pick. */
  rewind(picks: number): void {
    this.rewindTo = picks;
    this.goBackOn();
  }

  private goBackOn(): void {
    const picks = this.view?.prompt?.trail.length ?? 0;
    if (this.rewindTo === null) return;
    if (picks > this.rewindTo && this.view?.back.pick) this.back('pick');
    else this.rewindTo = null;
  }

  askToGoBack(): void {
    if (this.view?.back.ask) this.send('ask_back', { version: this.view.version });
  }

  consent(allow: boolean): void {
    this.send('consent', { allow });
    this.askBack = null;
  }

  concede(): void {
    this.send('concede', {});
  }

  suggest(): void {
    const prompt = this.view?.prompt;
    if (!prompt) return;
    if (prompt.suggestion) this.scene?.choosing.suggest(prompt.suggestion);
    else this.send('suggest', { version: this.view!.version });
  }

  whyNot(object: string): void {
    this.reasons = null;
    this.send('why_not', { object });
  }

  set(change: Partial<Settings>): void {
    if (this.settings) this.settings = { ...this.settings, ...change };
    this.send('settings', change);
  }

  decideAbsent(player: number, choice: Away['may'][number]): void {
    this.send('absent', { player, choice });
  }

  again(): void {
    this.send('again', {});
  }

  /** The screen was handed over: show the hand of whom it was handed to. */
  takeScreen(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
    this.showSeat();
  }

  /** Says something for the seat that is shown. */
  private send<Of extends Exclude<Kind, 'hello' | 'ping'>>(type: Of, said: Omit<Said<Of>, 'seat'>): number | null {
    return this.connection.send(type, { seat: this.seat, ...said } as Said<Of>);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'table':
        this.tableTold(message);
        break;
      case 'view':
        this.see(readView(message));
        break;
      case 'reasons':
        this.reasons = message;
        break;
      case 'suggestion':
        if (message.options && message.version === this.view?.version) this.scene?.choosing.suggest(message.options);
        break;
      case 'settings':
        this.allSettings.set(message.seat, message.settings);
        if (message.seat === this.seat) this.settings = message.settings;
        break;
      case 'refused':
        this.sent = false;
        this.rewindTo = null;
        this.refusal = message;
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.restarted = this.boot !== '' && this.boot !== message.boot;
    this.boot = message.boot;
    this.spectator = message.spectator;
    this.seats = message.seats;
    for (const [seat, settings] of Object.entries(message.settings)) this.allSettings.set(Number(seat), settings);
    if (!message.seats.includes(this.seat)) this.seat = message.spectator ? -1 : (message.seats[0] ?? 0);
    this.settings = this.allSettings.get(this.seat) ?? null;
  }

  private tableTold(message: Extract<FromServer, { type: 'table' }>): void {
    const { again } = message.table;
    if (again) holdSeat(again.table, again.seat, again.token);
    this.table = message.table;
    this.waitingFor = message.waiting_for;
    this.absent = message.absent;
    this.askBack = message.ask_back;
    this.unwritten = message.unwritten ?? false;
    this.toldAt = Date.now();
  }

  private see(view: View): void {
    this.views.set(view.seat, view);
    const kept = this.logs.get(view.seat)?.slice(0, view.log.from) ?? [];
    this.logs.set(view.seat, [...kept, ...view.log.lines]);
    if (this.seats.length > 1) this.turnScreen(view);
    if (view.seat === this.seat) this.showSeat();
  }

  /** With two seats on one screen, the one that is asked gets it, behind a curtain. */
  private turnScreen(view: View): void {
    if (view.seat === this.seat || !view.prompt) return;
    if (this.views.get(this.seat)?.prompt && view.prompt.player !== view.seat) return;
    this.curtain = view.seat;
  }

  private showSeat(): void {
    const view = this.views.get(this.seat);
    if (!view) return;
    this.sent = false;
    this.refusal = null;
    this.beforeShow(view);
    this.view = view;
    this.log = this.logs.get(this.seat) ?? [];
    this.settings = this.allSettings.get(this.seat) ?? null;
    if (this.scene) this.scene.viewer = this.me;
    this.scene?.show(view.sheet, view.prompt);
    this.afterShow(view);
    this.goBackOn();
  }

  private end(code: string): void {
    this.status = 'refused';
    this.closedBy = this.refusal ?? { code, ja: '', en: '' };
  }

  get tableId(): string {
    return this.id;
  }
}
