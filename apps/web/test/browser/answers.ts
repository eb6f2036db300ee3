import { type ApiErrorKey, ERROR_STATUS } from '@muro/api';
import type { z } from 'zod';

/** A call that the app made. */
export interface Asked {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly statusText?: string;
  readonly body: unknown;
}

/** 'server': the real server answers this call; 'lost': no answer; 'away': a proxy reports that the server is unreachable. */
type Given = Reply | 'server' | 'lost' | 'away';

/** The answer of a proxy, which does not follow the call's schema. */
const AWAY = { status: 502, statusText: 'Bad Gateway', body: '<html>Bad Gateway</html>' };

/** The schema of a JSON answer, or the description of a file, by status. */
type Schemas = Readonly<Record<number, z.ZodType | object>>;

interface Answering {
  readonly path: string;
  readonly schemas: Schemas;
  readonly give: (asked: Asked) => Given | Promise<Given>;
  readonly asked: Asked[];
}

let answering: Answering[] = [];

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
export function answer(path: string, call: object, give: Answering['give']) {
  const { response: schemas } = call as { readonly response: Schemas };
  const one: Answering = { path, schemas, give, asked: [] };
  answering = [one, ...answering];
  return {
    asked: one.asked as readonly Asked[],
    stop: () => {
      answering = answering.filter((each) => each !== one);
    },
  };
}

/** Like `answer`, but each call waits until `release` is called; then it gets the answer of `give`. */
export function hold(path: string, call: object, give: Answering['give'] = () => 'server') {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { ...answer(path, call, (asked) => released.then(() => give(asked))), release };
}

export const answersLeft = (): readonly string[] => answering.filter(({ asked }) => asked.length === 0).map(({ path }) => path);
export function stopAnswering(): void {
  answering = [];
}

async function replyTo(path: string, body: BodyInit | null | undefined): Promise<Exclude<Given, 'away'>> {
  const one = answering.find((each) => each.path === path);
  if (!one) return 'server';
  const asked = { path, fields: fieldsOf(body) };
  one.asked.push(asked);
  const given = await one.give(asked);
  if (given === 'away') return AWAY;
  if (typeof given === 'string') return given;
  const schema = one.schemas[given.status];
  if (!schema) throw new RangeError(`Expected a status that ${path} answers but received ${given.status}`);
  return { ...given, body: 'parse' in schema ? (schema as z.ZodType).parse(given.body) : given.body };
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
  const given = await until(replyTo(pathIn(input instanceof Request ? input.url : input), init?.body), init?.signal);
  if (given === 'server') return await realFetch(input, init);
  if (given === 'lost') throw new TypeError('Failed to fetch');
  return new Response(textOf(given), { status: given.status, statusText: given.statusText ?? '' });
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
  let isOver = false;
  const end = (status: number, responseText = ''): void => {
    if (isOver) return;
    isOver = true;
    Object.defineProperties(this, { status: { value: status }, responseText: { value: responseText } });
    this.dispatchEvent(new ProgressEvent('loadend'));
  };
  this.abort = () => end(0);
  void replyTo(pathIn(addresses.get(this) ?? ''), body).then(
    (given) => {
      if (isOver) return;
      if (typeof given !== 'string') return end(given.status, textOf(given));
      if (given === 'lost') return end(0);
      this.abort = abort;
      send.call(this, body);
    },
    (error) => {
      end(0);
      throw error;
    },
  );
};
