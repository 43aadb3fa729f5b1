/** One socket to one table that comes back by itself. No answer is sent twice: after a reconnect the open question is told anew. */

import type { FromClient, FromServer } from '../protocol';

export type Kind = FromClient['type'];
/** What a message of a kind says, besides which one it is. */
export type Said<Of extends Kind> = Omit<Extract<FromClient, { type: Of }>, 'type' | 'id'>;

export interface Listener {
  opened(): void;
  told(message: FromServer): void;
  /** The connection is gone and is tried again, for the n-th time. */
  lost(attempt: number): void;
  /** The server does not want us; trying again would not help. */
  refused(code: string): void;
}

const FINAL: Record<number, string> = { 4403: 'forged_token', 4404: 'unknown_table', 4429: 'too_many_spectators' };
const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private serial = 0;

  constructor(
    private readonly hello: Said<'hello'>,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
  }

  /** Sends a message with an id of its own; null if there is no connection to send it over. */
  send<Of extends Kind>(type: Of, said: Said<Of>): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    const id = ++this.serial;
    this.socket.send(JSON.stringify({ type, id, ...said }));
    return id;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.send('hello', this.hello);
      this.listener.opened();
    };
    socket.onmessage = (event) => this.listener.told(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.closed(event.code);
  }

  private closed(code: number): void {
    this.socket = null;
    if (this.ended) return;
    const final = FINAL[code];
    if (final) {
      this.ended = true;
      this.listener.refused(final);
      return;
    }
    this.attempt += 1;
    this.listener.lost(this.attempt);
    const delay = Math.min(FIRST_DELAY * 2 ** (this.attempt - 1), LONGEST_DELAY);
    this.timer = setTimeout(() => this.connect(), delay);
  }
}
