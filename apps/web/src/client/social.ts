import { PATHS, type SocialMediaAnswer, type SocialSessionAnswer } from '@muro/api';
import { socialErrorText } from '../flow/photos/social-login.ts';
import { jsonOf, languageHeader } from './http.ts';
import { askUntilTaken } from './sent-away.ts';

const TIMEOUT_MS = 30_000;

/** The photo service or the way to it failed; the message is for people. [ERRP-15] */
export class SocialError extends Error {
  /** 0: nobody answered. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'SocialError';
    this.status = status;
  }
}

/** Exchanges the code of the sign-in window; the server knows the secret. @throws {SocialError} */
export function exchangeCode(code: string, signal: AbortSignal): Promise<SocialSessionAnswer> {
  const headers = { 'content-type': 'application/json' };
  return ask(PATHS.socialSession, { method: 'POST', body: JSON.stringify({ code }), headers, signal });
}

/** A page of the person's media: the first, or the one at `cursor`. The token travels in a header, never in an address. [HCALL-29] @throws {SocialError} */
export function loadMedia(cursor: string, token: string, signal: AbortSignal): Promise<SocialMediaAnswer> {
  return ask(cursor || PATHS.socialMedia, { headers: { authorization: `Bearer ${token}` }, signal });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const { status, statusText, text } = await askUntilTaken(() => askOnce(path, init), init.signal ?? undefined);
  const body = jsonOf(text);
  if (status === 200 && body) return body as T;
  const { msg } = (body ?? {}) as { readonly msg?: unknown };
  throw new SocialError(socialErrorText({ message: typeof msg === 'string' ? msg : undefined, status, statusText }), status);
}

async function askOnce(path: string, { headers, signal, ...init }: RequestInit) {
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  const all = { ...languageHeader(), ...(headers as Record<string, string>) };
  const answer = await fetch(path, { ...init, headers: all, signal: AbortSignal.any(limits) }).catch(() => null);
  if (!answer) throw new SocialError(socialErrorText({}), 0);
  const { status, statusText } = answer;
  return { status, statusText, text: await answer.text().catch(() => ''), retryAfter: answer.headers.get('retry-after') };
}
