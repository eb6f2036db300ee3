import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { AuthKeyAnswer } from '@muro/api';
import { registrationOf } from './http-client.ts';
import { type RunningProxy, SHOP_HOST } from './start-proxy.ts';

export interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path from the proxy by the shop's name, like a browser that trusts its certificate. */
export const sendToProxy = (
  { port, certificate }: RunningProxy,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const host = `${SHOP_HOST}:${port}`;
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        servername: SHOP_HOST,
        ca: certificate,
        path,
        method,
        headers: { host, ...length, ...headers },
        agent: false,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode as number, headers: answer.headers, text }));
      },
    );
    outgoing.on('error', reject).end(body);
  });

export const jsonSent = (proxy: RunningProxy, body: object, forged?: string): Sent => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    origin: `https://${SHOP_HOST}:${proxy.port}`,
    ...(forged && { 'x-forwarded-for': forged }),
  },
  body: JSON.stringify(body),
});

/** Registers an account and returns the session cookie. */
export async function registerBehind(proxy: RunningProxy, username: string): Promise<string> {
  const key = JSON.parse((await sendToProxy(proxy, '/api/authKey')).text) as AuthKeyAnswer;
  const answer = await sendToProxy(proxy, '/api/register', jsonSent(proxy, registrationOf(username, key)));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
