import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type ApiError, PATHS, type ShopOrder, type ShopOrderRecord } from '@muro/api';
import { readServerAddress } from '@muro/shop';
import { wrongInput, wrongUsage } from '../failure.ts';

/** The running server, as the shop's people reach it. */
export interface ShopServer {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object): Promise<Answer>;
  /** Sends a file's bytes; null when they are not what the server wants under this path. */
  put<Answer>(path: string, file: string): Promise<Answer | null>;
  /** A file's bytes; one that is being made again is waited for. */
  file(path: string): Promise<Buffer>;
  /** Bytes while they come. */
  bytes(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** The same; a word where there are none: the shop lacks them, or names them no more. */
  content(path: string): Promise<AsyncIterable<Uint8Array> | 'missing' | 'unnamed'>;
}

/** The largest file takes a minute to be made; there may be others before it. */
const MAX_WAIT_S = 600;

const BYTES = { 'content-type': 'application/octet-stream' };

/** MURO_SERVER, or else what the server of this machine wrote into the data folder, or else the port that a server has by default. */
const defaultAddress = (): string =>
  process.env.MURO_SERVER || readServerAddress(process.env.MURO_DATA || 'data') || `http://127.0.0.1:${process.env.PORT || 8080}`;

/**
 * @param given  address of the server; unset: `defaultAddress`
 */
export function shopServer(given?: string): ShopServer {
  const address = given ?? defaultAddress();
  const token = process.env.MURO_OPERATOR_TOKEN;
  if (!token)
    throw wrongUsage('MURO_OPERATOR_TOKEN is not set; it is a token of muro token create, or the one that the server was started with');
  if (!URL.canParse(address))
    throw wrongUsage(
      `${given === undefined ? 'MURO_SERVER' : '--server'}: expected an address such as https://shop.example but received '${address}'`,
    );
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en', ...init.headers };
    return await fetch(new URL(path, address), { ...init, headers, redirect: 'error' }).catch((error: Error) => {
      throw wrongInput(address, `no server answers (${causeOf(error)})`);
    });
  };
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await send(path, init);
    if (!answer.ok) throw await refusal(address, path, answer);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  return {
    get: async <Answer>(path: string) => (await (await ask(path)).json()) as Answer,
    post: async <Answer>(path: string, body: object) =>
      (await (await ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json()) as Answer,
    async put<Answer>(path: string, file: string) {
      const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
      const answer = await send(path, { method: 'PUT', headers: BYTES, body, duplex: 'half' } as RequestInit);
      if (answer.ok) return (await answer.json()) as Answer;
      if (![400, 404].includes(answer.status)) throw await refusal(address, path, answer);
      await answer.body?.cancel();
      return null;
    },
    bytes: async (path) => bytesOf(address, await ask(path)),
    async content(path) {
      const answer = await send(path);
      if (answer.ok) return bytesOf(address, answer);
      if (answer.status !== 404) throw await refusal(address, path, answer);
      return ((await answer.json()) as ApiError).place === 'unnamed' ? 'unnamed' : 'missing';
    },
    async file(path) {
      for (let waitedS = 0; ; ) {
        const answer = await send(path);
        if (answer.ok) return Buffer.from(await answer.arrayBuffer());
        const waitS = await retryAfterSeconds(answer);
        if (waitS === null || waitedS > MAX_WAIT_S) throw await refusal(address, path, answer);
        await setTimeout(waitS * 1000);
        waitedS += waitS;
      }
    },
  };
}

/** In how many seconds a file is there that is being made again; null for any other answer. */
async function retryAfterSeconds(answer: Response): Promise<number | null> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as ApiError | null;
  return body?.error === 'ERROR_PRINTED_AGAIN' ? Number(answer.headers.get('retry-after')) || 5 : null;
}

async function* bytesOf(address: string, { body }: Response): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body ?? []) yield chunk as Uint8Array;
  } catch (error) {
    throw wrongInput(address, `the server broke off (${causeOf(error as Error)})`);
  }
}

/** What is behind a failed request, in a word. */
function causeOf(error: Error): string {
  const { cause = error } = error as { cause?: unknown };
  return (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
}

async function refusal(address: string, path: string, answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as ApiError | null;
  const order = /\/orders\/(\d+)/.exec(path)?.[1];
  const state = order !== undefined && body?.place ? ` It is ${body.place}.` : '';
  return wrongInput(
    order === undefined ? address : `order ${order}`,
    body ? `${body.msg}${state}` : `the server answered ${answer.status}`,
  );
}

export interface ListFilter {
  readonly production?: string;
  readonly payment?: string;
  readonly held?: boolean;
  readonly search?: string;
}

/** Orders of the shop, the newest first, at most so many. */
export async function listOrders(
  server: ShopServer,
  { production, payment, held, search }: ListFilter,
  most: number,
): Promise<readonly ShopOrder[]> {
  const found: ShopOrder[] = [];
  const query = new URLSearchParams({ limit: String(Math.min(most, 200)) });
  if (production) query.set('production', production);
  if (payment) query.set('payment', payment);
  if (held) query.set('held', '1');
  if (search !== undefined) query.set('search', search);
  while (found.length < most) {
    const page = await server.get<{ readonly orders: readonly ShopOrder[]; readonly next: number | null }>(`${PATHS.shopOrders}?${query}`);
    found.push(...page.orders);
    if (page.next === null) break;
    query.set('after', String(page.next));
  }
  return found.slice(0, most);
}

export const findOrder = (server: ShopServer, id: string): Promise<ShopOrderRecord> => server.get(PATHS.shopOrder.replace(':id', id));
