import { Agent, type IncomingHttpHeaders } from 'node:http';
import type { AuthKeyAnswer, UploadAnswer } from '@muro/api';
import { type HttpCall, httpCall, jsonOf } from '../../../../test-support/http-call.ts';
import { sealPassword } from '../accounts/seal.ts';
import { uploadForm } from '../photos/make-photo.ts';
import { PASSWORD } from './visitor.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** A signed-in client of a running server. */
export interface Client {
  readonly url: string;
  readonly cookie: string;
  upload(bytes: Uint8Array, name?: string): Promise<Answer<UploadAnswer & { readonly error?: string }>>;
  get(path: string): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }>;
  post<T>(path: string, body: object): Promise<Answer<T>>;
  form<T>(path: string, fields: Readonly<Record<string, string>>): Promise<Answer<T>>;
}

/** Returns the body of the call that registers an account with `PASSWORD`. */
export function registrationOf(username: string, key: AuthKeyAnswer) {
  const email = `${username}@example.org`;
  const seal = () => sealPassword(PASSWORD, `register|${username}|${email}`, key);
  return { username, email, terms: true, password: seal(), password_again: seal(), nonce: key.nonce };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const agent = new Agent({ keepAlive: true });

export async function signUp(url: string, username: string): Promise<Client> {
  const key = jsonOf<AuthKeyAnswer>(await httpCall(url, { method: 'GET', path: '/api/authKey' }, { agent }));
  const body = JSON.stringify(registrationOf(username, key));
  const { headers } = await httpCall(url, { method: 'POST', path: '/api/register', headers: JSON_TYPE, body }, { agent });
  return clientOf(url, headers['set-cookie']?.[0]?.split(';')[0] ?? '');
}

export function clientOf(url: string, cookie: string): Client {
  const call = (request: HttpCall) => httpCall(url, { ...request, headers: { ...request.headers, cookie } }, { agent });
  const send = async <T>(path: string, sent: Pick<HttpCall, 'headers' | 'body'>): Promise<Answer<T>> => {
    const answer = await call({ method: 'POST', path, ...sent });
    return { status: answer.status, body: jsonOf<T>(answer) };
  };
  return {
    url,
    cookie,
    upload(bytes, name = 'photo.jpg') {
      const { url: path, headers, payload } = uploadForm(bytes, { suggestedRotation: '0', t: '1' }, 'file', name);
      return send(String(path), { headers: headers as Record<string, string>, body: payload as Buffer });
    },
    get: (path) => call({ method: 'GET', path }),
    post: (path, body) => send(path, { headers: JSON_TYPE, body: JSON.stringify(body) }),
    form: (path, fields) => send(path, { headers: FORM_TYPE, body: String(new URLSearchParams(fields)) }),
  };
}
