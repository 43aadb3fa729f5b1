/** JSON over HTTP. What the server refuses is thrown with its reason in both languages. */

import type { RefusalNow } from '../protocol';

export class Refused extends Error {
  constructor(
    readonly refusal: RefusalNow,
    readonly status: number,
  ) {
    super(refusal.en);
  }
}

const UNREACHABLE: RefusalNow = {
  code: 'unreachable',
  ja: 'サーバーに届きません。しばらくしてからもう一度お試しください。',
  en: 'The server cannot be reached. Try again in a moment.',
};

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch('/api' + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Refused(isRefusal(told) ? told : { ...UNREACHABLE, code: String(answer.status) }, answer.status);
  return told as T;
}

function isRefusal(told: unknown): told is RefusalNow {
  return typeof told === 'object' && told !== null && 'code' in told && 'ja' in told && 'en' in told;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
/** `token` proves a seat where the server asks for one. */
export const post = <T>(path: string, body: unknown, token?: string): Promise<T> => ask<T>('POST', path, body, token);

export function refusalOf(error: unknown): RefusalNow {
  return error instanceof Refused ? error.refusal : { code: 'client_error', ja: String(error), en: String(error) };
}
