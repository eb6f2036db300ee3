import type { ApiErrorKey } from '@muro/api';
import { askUntilTaken } from './sent-away.ts';

/**
 * How a call ended without the answer it promises.
 *
 *     lost        nobody answered: no network, a stopped server, a time-out
 *     refused     the server answered no; `key` and `message` say why when it told
 *     unreadable  an answer that is not what the call promises
 *     cancelled   the caller gave up
 */
export type FaultKind = 'lost' | 'refused' | 'unreadable' | 'cancelled';

export class HttpFault extends Error {
  readonly kind: FaultKind;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Key of the refusal, '' when the server named none. */
  readonly key: ApiErrorKey | '';
  /** The version that a refused save met on the server, null when it was not that. */
  readonly version: number | null;
  /** The field of the request that is at fault, '' when the server named none. */
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
  /** Told each whole line of the body when it is there. */
  readonly onLine?: (line: string) => void;
}

const TIMEOUT_MS = 30_000;

/** Statuses with which a proxy says that nobody is behind it, or a server that it is leaving: without a word for people. */
const NOBODY_THERE = [502, 503, 504];

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where this very content is found for good, where the server says it; '' otherwise. */
  readonly location?: string;
}

export async function getText(path: string, signal?: AbortSignal): Promise<string> {
  return (await getLocated(path, signal)).text;
}

/** A text and its lasting address, '' without one. */
export async function getLocated(path: string, signal?: AbortSignal): Promise<{ readonly text: string; readonly location: string }> {
  const answer = await call(path, { method: 'GET' }, { signal });
  if (answer.status !== 200) throw faultOf(answer);
  return { text: answer.text, location: answer.location ?? '' };
}

/** Anything but 200 is a failure. [HTTP-03] */
export async function getJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  return readJson<T>(await call(path, { method: 'GET' }, options));
}

/** The same, and each line of the answer as it comes; a line may be no JSON by itself. */
export async function getJsonLines<T>(path: string, onLine: (line: string) => void, options: CallOptions = {}): Promise<T> {
  return readJson<T>(await call(path, { method: 'GET' }, { ...options, onLine }));
}

/** Loads a picture; anything but 200 is a failure. */
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

/** Key/value lists, sent with credentials; anything but 200 with a JSON body is a failure. [HTTP-01] [HTTP-02] */
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

/** Every call asks for words in the page's language. */
export function languageHeader(): Readonly<Record<string, string>> {
  const lang = globalThis.document?.documentElement.lang;
  return lang ? { 'accept-language': lang } : {};
}

/** The JSON of a 200; otherwise the fault that the answer means. */
export function readJson<T>(answer: Answer): T {
  if (answer.status !== 200) throw faultOf(answer);
  const body = jsonOf(answer.text);
  if (body === undefined) throw new HttpFault('unreadable', 'The answer is no JSON', { status: 200 });
  return body as T;
}

async function call(path: string, init: RequestInit, options: CallOptions): Promise<Answer> {
  return await askUntilTaken(() => callOnce(path, init, options), options.signal);
}

async function callOnce(path: string, init: RequestInit, { signal, timeoutMs = TIMEOUT_MS, headers = {}, onLine }: CallOptions) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(path, {
      ...init,
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

/** The whole text; `onLine` is told each whole line when it is there. Letters that cannot be read are a fault, not a � on somebody's wall. */
async function textOf({ body, status }: Response, onLine: (line: string) => void = () => {}): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body?.getReader();
  let text = '';
  let told = 0;
  for (let isDone = !reader; !isDone; ) {
    const piece = await reader?.read();
    isDone = piece?.done ?? true;
    text += decoded(decoder, piece?.value, status);
    for (let end = text.indexOf('\n', told); end >= 0; end = text.indexOf('\n', told)) {
      onLine(text.slice(told, end));
      told = end + 1;
    }
  }
  return text;
}

/** @param bytes  undefined at the end of all */
function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined, status: number): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new HttpFault('unreadable', 'The answer is no UTF-8', { status });
  }
}

function faultOf({ status, text }: Answer): HttpFault {
  const { error, msg, version, field } = (jsonOf(text) ?? {}) as Readonly<Partial<Record<'error' | 'msg' | 'version' | 'field', unknown>>>;
  if (msg === undefined && NOBODY_THERE.includes(status)) return new HttpFault('lost', String(status), { status });
  return new HttpFault('refused', typeof msg === 'string' && msg ? msg : String(status), {
    status,
    key: typeof error === 'string' ? (error as ApiErrorKey) : '',
    version: typeof version === 'number' ? version : null,
    field: typeof field === 'string' ? field : '',
  });
}

/** What a text says as JSON; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
