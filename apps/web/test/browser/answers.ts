import { type ApiErrorKey, ERROR_STATUS } from '@muro/api';
import type { z } from 'zod';

/** A call that the app made. */
export interface ReceivedRequest {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly statusText?: string;
  readonly body: unknown;
}

/** 'server': the real server answers this call; 'lost': no answer; 'away': a proxy reports that the server is unreachable. */
type FakeAnswer = Reply | 'server' | 'lost' | 'away';

/** The answer of a proxy, which does not follow the call's schema. */
const AWAY = { status: 502, statusText: 'Bad Gateway', body: '<html>Bad Gateway</html>' };

/** The schema of a JSON answer, or the description of a file, by status. */
type Schemas = Readonly<Record<number, z.ZodType | object>>;

interface FakeEndpoint {
  readonly path: string;
  readonly schemas: Schemas;
  readonly give: (request: ReceivedRequest) => FakeAnswer | Promise<FakeAnswer>;
  readonly requests: ReceivedRequest[];
}

let endpoints: FakeEndpoint[] = [];

export const ok = (body: unknown): Reply => ({ status: 200, body });
/** Returns a refusal with its status and a message for people. */
export const refused = (error: ApiErrorKey, msg: string, more: object = {}): Reply => ({
  status: ERROR_STATUS[error],
  body: { error, msg, ...more },
});

/**
 * Answers a call in place of the server until the test ends; the latest answer for a path counts. The test fails if an answer violates the
 * call's schema, or if it is never requested.
 *
 * @param path  of `PATHS`, without parameters
 * @param call  of `@muro/api`
 */
export function answer(path: string, call: object, give: FakeEndpoint['give']) {
  const { response: schemas } = call as { readonly response: Schemas };
  const endpoint: FakeEndpoint = { path, schemas, give, requests: [] };
  endpoints = [endpoint, ...endpoints];
  return {
    requests: endpoint.requests as readonly ReceivedRequest[],
    stop: () => {
      endpoints = endpoints.filter((other) => other !== endpoint);
    },
  };
}

/** Like `answer`, but each call waits until `release` is called; then it gets the answer of `give`. */
export function delayAnswer(path: string, call: object, give: FakeEndpoint['give'] = () => 'server') {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { ...answer(path, call, (request) => released.then(() => give(request))), release };
}

export const unusedAnswers = (): readonly string[] => endpoints.filter(({ requests }) => requests.length === 0).map(({ path }) => path);
export function stopAnswering(): void {
  endpoints = [];
}

async function replyTo(path: string, body: BodyInit | null | undefined): Promise<Exclude<FakeAnswer, 'away'>> {
  const endpoint = endpoints.find((candidate) => candidate.path === path);
  if (!endpoint) return 'server';
  const request = { path, fields: fieldsOf(body) };
  endpoint.requests.push(request);
  const reply = await endpoint.give(request);
  if (reply === 'away') return AWAY;
  if (typeof reply === 'string') return reply;
  const schema = endpoint.schemas[reply.status];
  if (!schema) throw new RangeError(`Expected a status that ${path} answers but received ${reply.status}`);
  return { ...reply, body: 'parse' in schema ? (schema as z.ZodType).parse(reply.body) : reply.body };
}

function fieldsOf(body: BodyInit | null | undefined): Readonly<Record<string, unknown>> {
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body.entries());
  return typeof body === 'string' && body !== '' ? (JSON.parse(body) as Record<string, unknown>) : {};
}

/** Returns the body as text; a file is returned unchanged. */
const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : JSON.stringify(body));

const pathIn = (address: string | URL): string => new URL(address, window.location.href).pathname;

const realFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const reply = await until(replyTo(pathIn(input instanceof Request ? input.url : input), init?.body), init?.signal);
  if (reply === 'server') return await realFetch(input, init);
  if (reply === 'lost') throw new TypeError('Failed to fetch');
  return new Response(textOf(reply), { status: reply.status, statusText: reply.statusText ?? '' });
};

/** Returns the promise, but rejects when the caller aborts. */
function until<T>(promised: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promised;
  return Promise.race([
    promised,
    new Promise<never>((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
  ]);
}

/** Photos are uploaded with XMLHttpRequest, which reports upload progress. */
const { open, send, abort } = XMLHttpRequest.prototype;
const addresses = new WeakMap<XMLHttpRequest, string | URL>();

XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
  addresses.set(this, url);
  open.call(this, method, url, true);
};

XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) {
  let hasEnded = false;
  const end = (status: number, responseText = ''): void => {
    if (hasEnded) return;
    hasEnded = true;
    Object.defineProperties(this, { status: { value: status }, responseText: { value: responseText } });
    this.dispatchEvent(new ProgressEvent('loadend'));
  };
  this.abort = () => end(0);
  void replyTo(pathIn(addresses.get(this) ?? ''), body).then(
    (reply) => {
      if (hasEnded) return;
      if (typeof reply !== 'string') return end(reply.status, textOf(reply));
      if (reply === 'lost') return end(0);
      this.abort = abort;
      send.call(this, body);
    },
    (error) => {
      end(0);
      throw error;
    },
  );
};
