import type { AuthKeyAnswer, UploadAnswer } from '@muro/api';
import { sealPassword } from './seal.ts';
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
  get(path: string): Promise<{ readonly status: number; readonly headers: Headers; readonly bytes: Buffer }>;
  post<T>(path: string, body: object): Promise<Answer<T>>;
  form<T>(path: string, fields: Readonly<Record<string, string>>): Promise<Answer<T>>;
}

/** Body of the call that registers an account with `PASSWORD`. */
export function registrationOf(username: string, key: AuthKeyAnswer) {
  const email = `${username}@example.org`;
  const seal = () => sealPassword(PASSWORD, `register|${username}|${email}`, key);
  return { username, email, terms: true, password: seal(), password_again: seal(), nonce: key.nonce };
}

export async function signUp(url: string, username: string): Promise<Client> {
  const key = (await (await fetch(`${url}/api/authKey`)).json()) as AuthKeyAnswer;
  const body = JSON.stringify(registrationOf(username, key));
  const answer = await fetch(`${url}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return clientOf(url, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
}

export function clientOf(url: string, cookie: string): Client {
  const send = async <T>(path: string, init: RequestInit): Promise<Answer<T>> => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', ...init, headers: { cookie, ...init.headers } });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  return {
    url,
    cookie,
    upload(bytes, name = 'photo.jpg') {
      const form = new FormData();
      form.set('suggestedRotation', '0');
      form.set('t', '1');
      form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), name);
      return send('/api/upload?format=json', { body: form });
    },
    async get(path) {
      const answer = await fetch(`${url}${path}`, { headers: { cookie } });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
    post: (path, body) => send(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    form: (path, fields) => send(path, { body: new URLSearchParams(fields) }),
  };
}
