import { PATHS, type SocialMediaAnswer, type SocialSessionAnswer } from '@muro/api';
import { socialErrorText } from '../flow/photos/social-login.ts';
import { jsonOf, languageHeader } from './http.ts';
import { retryWhileOverloaded } from './retry-while-overloaded.ts';

const TIMEOUT_MS = 30_000;

/** Thrown when the photo service or the connection to it fails; the message is shown to the person. [ERRP-15] */
export class SocialError extends Error {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'SocialError';
    this.status = status;
  }
}

/** Exchanges the code from the sign-in window for a session; the server holds the client secret. @throws {SocialError} */
export function exchangeCode(code: string, signal: AbortSignal): Promise<SocialSessionAnswer> {
  const headers = { 'content-type': 'application/json' };
  return callApi(PATHS.socialSession, { method: 'POST', body: JSON.stringify({ code }), headers, signal });
}

/**
 * Loads a page of the person's media: the first, or the one at `cursor`. The
 * token is sent in a header, never in a URL. [HCALL-29] @throws {SocialError}
 */
export function loadMedia(cursor: string, token: string, signal: AbortSignal): Promise<SocialMediaAnswer> {
  return callApi(cursor || PATHS.socialMedia, { headers: { authorization: `Bearer ${token}` }, signal });
}

async function callApi<T>(path: string, init: RequestInit): Promise<T> {
  const { status, statusText, text } = await retryWhileOverloaded(() => callOnce(path, init), init.signal ?? undefined);
  const body = jsonOf(text);
  if (status === 200 && body) return body as T;
  const { msg } = (body ?? {}) as { readonly msg?: unknown };
  throw new SocialError(socialErrorText({ message: typeof msg === 'string' ? msg : undefined, status, statusText }), status);
}

async function callOnce(path: string, { headers, signal, ...init }: RequestInit) {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  const allHeaders = { ...languageHeader(), ...(headers as Record<string, string>) };
  const answer = await fetch(path, { ...init, headers: allHeaders, signal: AbortSignal.any(signals) }).catch(() => null);
  if (!answer) throw new SocialError(socialErrorText({}), 0);
  const { status, statusText } = answer;
  return { status, statusText, text: await answer.text().catch(() => ''), retryAfter: answer.headers.get('retry-after') };
}
