import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type ApiError, PATHS, type ShopOrder, type ShopOrderRecord } from '@muro/api';
import { readServerAddress } from '@muro/shop';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';

/** HTTP client for the operator API of the running server. */
export interface ShopServer {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object): Promise<Answer>;
  /** Uploads a file; null if the server refuses its content for this path. */
  put<Answer>(path: string, file: string): Promise<Answer | null>;
  /** Downloads a file. If it is being made again, waits for it. */
  file(path: string): Promise<Buffer>;
  /** Downloads a stream. */
  bytes(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** Downloads content as a stream; 'missing' if the shop lacks it, 'unnamed' if it is no longer referenced. */
  content(path: string): Promise<AsyncIterable<Uint8Array> | 'missing' | 'unnamed'>;
}

/** Longest wait for a print file, seconds. The largest one takes a minute, and others may be queued before it. */
const MAX_WAIT_S = 600;

const BYTES = { 'content-type': 'application/octet-stream' };

/** Returns MURO_SERVER, or the address that the server of this machine recorded in the data folder, or the default port. */
const defaultAddress = (): string =>
  process.env.MURO_SERVER || readServerAddress(process.env.MURO_DATA || 'data') || `http://127.0.0.1:${process.env.PORT || 8080}`;

function operatorToken(): string {
  const token = process.env.MURO_OPERATOR_TOKEN;
  if (token) return token;
  throw wrongUsage('MURO_OPERATOR_TOKEN is not set; it is a token of muro token create, or the one that the server was started with');
}

/**
 * @param serverOption  address of the server; `defaultAddress` by default
 */
export function shopServer(serverOption?: string): ShopServer {
  const address = serverOption ?? defaultAddress();
  const token = operatorToken();
  if (!URL.canParse(address))
    throw wrongUsage(
      `${serverOption === undefined ? 'MURO_SERVER' : '--server'}: expected an address such as https://shop.example but received '${address}'`,
    );
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en', ...init.headers };
    return await fetch(new URL(path, address), { ...init, headers, redirect: 'error' }).catch((error: Error) => {
      throw wrongInput(address, `no server answers (${causeOf(error)})`);
    });
  };
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await send(path, init);
    if (!answer.ok) throw await refusal(address, path, answer);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  return {
    get: async <Answer>(path: string) => (await (await request(path)).json()) as Answer,
    post: async <Answer>(path: string, body: object) =>
      (await (await request(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json()) as Answer,
    async put<Answer>(path: string, file: string) {
      const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
      const answer = await send(path, { method: 'PUT', headers: BYTES, body, duplex: 'half' } as RequestInit);
      if (answer.ok) return (await answer.json()) as Answer;
      if (![400, 404].includes(answer.status)) throw await refusal(address, path, answer);
      await answer.body?.cancel();
      return null;
    },
    bytes: async (path) => bytesOf(address, await request(path)),
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

/** Returns the seconds after which a file that is being made again is ready; null for any other answer. */
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

/** Returns the cause of a failed request in a word. */
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

/** Lists at most `limit` orders of the shop, newest first. */
export async function listOrders(
  server: ShopServer,
  { production, payment, held, search }: ListFilter,
  limit: number,
): Promise<readonly ShopOrder[]> {
  const orders: ShopOrder[] = [];
  const query = new URLSearchParams({ limit: String(Math.min(limit, 200)) });
  if (production) query.set('production', production);
  if (payment) query.set('payment', payment);
  if (held) query.set('held', '1');
  if (search !== undefined) query.set('search', search);
  while (orders.length < limit) {
    const page = await server.get<{ readonly orders: readonly ShopOrder[]; readonly next: number | null }>(`${PATHS.shopOrders}?${query}`);
    orders.push(...page.orders);
    if (page.next === null) break;
    query.set('after', String(page.next));
  }
  return orders.slice(0, limit);
}

export const findOrder = (server: ShopServer, id: string): Promise<ShopOrderRecord> => server.get(PATHS.shopOrder.replace(':id', id));
