import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Options of a call. */
export interface Sending {
  readonly signal?: AbortSignal;
  /** Keeps connections; without an agent each call opens a connection of its own. */
  readonly agent?: Agent | false;
}

/**
 * Sends one request. Redirects are not followed.
 *
 * @throws {Error} unless the whole answer arrived
 */
export function httpCall(
  base: string,
  { method, path, headers, body }: HttpCall,
  { signal, agent = false }: Sending = {},
): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      new URL(path, base),
      { method, headers: { ...headers, ...length }, agent, ...(signal && { signal }) },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', fail);
        answer.on('end', () => done({ status: answer.statusCode as number, headers: answer.headers, bytes: Buffer.concat(pieces) }));
      },
    );
    sent.on('error', fail).end(body);
  });
}

export const jsonOf = <Body>({ bytes }: HttpAnswer): Body => JSON.parse(bytes.toString('utf8')) as Body;
