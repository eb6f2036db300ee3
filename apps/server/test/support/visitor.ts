import type { AuthKeyAnswer, IsAuthenticatedAnswer, RegisterAnswer } from '@muro/api';
import type { InjectOptions } from 'fastify';
import { sealPassword } from '../accounts/seal.ts';
import type { TestApp } from './open-test-app.ts';

export const PASSWORD = 'Zx9-canary-7Q';

/** Simulates a browser: keeps its cookies and calls the application in memory. */
export function createVisitor({ app }: Pick<TestApp, 'app'>) {
  const jar = new Map<string, string>();
  const jarText = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const isDevice = (name: string) => name.endsWith('device');
  const send = async (options: InjectOptions) => {
    const cookie = jarText();
    const response = await app.inject({ ...options, headers: { ...(cookie && { cookie }), ...options.headers } });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  const authKey = async () => (await send({ url: '/api/authKey' })).json<AuthKeyAnswer>();
  return {
    send,
    authKey,
    /** Session cookie, '' without one. */
    cookie: () => [...jar].filter(([name]) => !isDevice(name)).map(([name, value]) => `${name}=${value}`)[0] ?? '',
    /** All cookies. */
    cookies: jarText,
    /** Replaces the session cookie. */
    setCookie(value: string) {
      for (const name of [...jar.keys()]) if (!isDevice(name)) jar.delete(name);
      const [name = '', content = ''] = value.split('=');
      jar.set(name, content);
    },
    post: (url: string, payload: object, headers: Record<string, string> = {}) => send({ method: 'POST', url, payload, headers }),
    form: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    async register(username: string, changes: Record<string, unknown> = {}, password = PASSWORD) {
      const email = String(changes.email ?? `${encodeURIComponent(username)}@example.org`);
      const key = await authKey();
      const seal = () => sealPassword(password, `register|${username}|${email}`, key);
      const body = {
        action: 'register',
        username,
        email,
        newsletter: false,
        terms: true,
        password: seal(),
        password_again: seal(),
        nonce: key.nonce,
      };
      const response = await send({ method: 'POST', url: '/api/register?format=json', payload: { ...body, ...changes } });
      return response.json<RegisterAnswer>();
    },
    async signIn(username: string, password = PASSWORD, changes: Record<string, unknown> = {}) {
      const key = await authKey();
      const body = { action: 'signin', username, password: sealPassword(password, `signin|${username}`, key), nonce: key.nonce };
      const response = await send({ method: 'POST', url: '/api/isAuthenticated?format=json', payload: { ...body, ...changes } });
      return response.json<IsAuthenticatedAnswer>();
    },
    async check() {
      const response = await send({
        method: 'POST',
        url: '/api/isAuthenticated?format=json',
        payload: { action: 'signin', username: '', password: '' },
      });
      return response.json<IsAuthenticatedAnswer>().authenticated;
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
