import type { ApiErrorKey } from '@muro/api';
import { retryWhileOverloaded } from './retry-while-overloaded.ts';

/**
 * Kind of a failed call.
 *
 *     lost        no answer: no network, a stopped server, a time-out
 *     refused     the server refused; `key` and `message` give the reason if it sent one
 *     unreadable  the answer does not have the promised form
 *     cancelled   the caller aborted
 */
export type FaultKind = 'lost' | 'refused' | 'unreadable' | 'cancelled';

export class HttpFault extends Error {
  readonly kind: FaultKind;
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Error key; '' if the server sent none. */
  readonly key: ApiErrorKey | '';
  /** The stored version that conflicts with a refused save; null for other faults. */
  readonly version: number | null;
  /** The request field at fault; '' if the server named none. */
  readonly field: string;

  constructor(kind: FaultKind, message: string, { status = 0, key = '', version = null, field = '' }: FaultMore = {}) {
    super(message);
    this.name = 'HttpFault';
    this.kind = kind;
    this.status = status;
    this.key = key;
    this.version = version;
    this.field = field;
  }
}

interface FaultMore {
  readonly status?: number;
  readonly key?: ApiErrorKey | '';
  readonly version?: number | null;
  readonly field?: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with each complete line of the body as soon as it has arrived. */
  readonly onLine?: (line: string) => void;
  /** Lets the browser finish the request when the page is left meanwhile. */
  readonly outlivesPage?: boolean;
}

const TIMEOUT_MS = 30_000;

/** Statuses of a proxy without a backend and of a server that is shutting down; their bodies hold no message for people. */
const BACKEND_DOWN_STATUSES = [502, 503, 504];

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Permanent (immutable) address of this content, if the server sends one; '' otherwise. */
  readonly location?: string;
}

export async function getText(path: string, signal?: AbortSignal): Promise<string> {
  return (await getLocated(path, signal)).text;
}

/** Loads a text with its permanent address; '' if it has none. */
export async function getLocated(path: string, signal?: AbortSignal): Promise<{ readonly text: string; readonly location: string }> {
  const answer = await call(path, { method: 'GET' }, { signal });
  if (answer.status !== 200) throw faultOf(answer);
  return { text: answer.text, location: answer.location ?? '' };
}

/** Loads JSON; any status but 200 is a failure. [HTTP-03] */
export async function getJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  return readJson<T>(await call(path, { method: 'GET' }, options));
}

/** Like `getJson`, but also passes each line of the answer on as it arrives; a single line need not be valid JSON. */
export async function getJsonLines<T>(path: string, onLine: (line: string) => void, options: CallOptions = {}): Promise<T> {
  return readJson<T>(await call(path, { method: 'GET' }, { ...options, onLine }));
}

/** Loads a picture; any status but 200 is a failure. */
export async function getPicture(path: string, { signal, headers = {} }: Pick<CallOptions, 'signal' | 'headers'> = {}): Promise<Blob> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(path, { headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch((error: unknown) => {
    throw new HttpFault(signal?.aborted ? 'cancelled' : 'lost', String(error));
  });
  if (!answer.ok) throw new HttpFault('refused', String(answer.status), { status: answer.status });
  return await answer.blob().catch((error: unknown) => {
    throw new HttpFault('lost', String(error));
  });
}

/** Posts form fields with credentials; anything but 200 with a JSON body is a failure. [HTTP-01] [HTTP-02] */
export async function postForm<T>(path: string, fields: Readonly<Record<string, string>>, options: CallOptions = {}): Promise<T> {
  return readJson<T>(await call(path, { method: 'POST', body: new URLSearchParams(fields) }, options));
}

export async function postJson<T>(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  options: CallOptions = {},
): Promise<T> {
  const more = { ...options, headers: { ...headers, 'content-type': 'application/json' } };
  return readJson<T>(await call(path, { method: 'POST', body: JSON.stringify(body) }, more));
}

/** Every call requests messages in the page's language. */
export function languageHeader(): Readonly<Record<string, string>> {
  const lang = globalThis.document?.documentElement.lang;
  return lang ? { 'accept-language': lang } : {};
}

/**
 * Returns the JSON of a 200 answer.
 *
 * @throws {HttpFault} for any other status and for invalid JSON
 */
export function readJson<T>(answer: Answer): T {
  if (answer.status !== 200) throw faultOf(answer);
  const body = jsonOf(answer.text);
  if (body === undefined) throw new HttpFault('unreadable', 'The answer is not JSON', { status: 200 });
  return body as T;
}

async function call(path: string, init: RequestInit, options: CallOptions): Promise<Answer> {
  return await retryWhileOverloaded(() => callOnce(path, init, options), options.signal);
}

async function callOnce(
  path: string,
  init: RequestInit,
  { signal, timeoutMs = TIMEOUT_MS, headers = {}, onLine, outlivesPage = false }: CallOptions,
) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(path, {
      ...init,
      keepalive: outlivesPage,
      credentials: 'include',
      headers: { ...languageHeader(), ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const location = answer.headers.get('content-location') ?? '';
    return { status: answer.status, text: await textOf(answer, onLine), location, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    if (error instanceof HttpFault) throw error;
    if (signal?.aborted) throw new HttpFault('cancelled', 'cancelled');
    throw new HttpFault('lost', error instanceof Error ? error.message : String(error));
  }
}

/** Reads the whole text; `onLine` is called with each complete line as it arrives. Invalid UTF-8 is a fault, so that no � gets printed. */
async function textOf({ body, status }: Response, onLine: (line: string) => void = () => {}): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body?.getReader();
  let text = '';
  let reportedLength = 0;
  for (let isDone = !reader; !isDone; ) {
    const piece = await reader?.read();
    isDone = piece?.done ?? true;
    text += decoded(decoder, piece?.value, status);
    for (let end = text.indexOf('\n', reportedLength); end >= 0; end = text.indexOf('\n', reportedLength)) {
      onLine(text.slice(reportedLength, end));
      reportedLength = end + 1;
    }
  }
  return text;
}

/** @param bytes  undefined at the end of the stream */
function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined, status: number): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new HttpFault('unreadable', 'The answer is not UTF-8', { status });
  }
}

function faultOf({ status, text }: Answer): HttpFault {
  const { error, msg, version, field } = (jsonOf(text) ?? {}) as Readonly<Partial<Record<'error' | 'msg' | 'version' | 'field', unknown>>>;
  if (msg === undefined && BACKEND_DOWN_STATUSES.includes(status)) return new HttpFault('lost', String(status), { status });
  return new HttpFault('refused', typeof msg === 'string' && msg ? msg : String(status), {
    status,
    key: typeof error === 'string' ? (error as ApiErrorKey) : '',
    version: typeof version === 'number' ? version : null,
    field: typeof field === 'string' ? field : '',
  });
}

/** Parses a text as JSON; returns undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
