import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthKeyAnswer, type IsAuthenticatedAnswer, PATHS, type RegisterAnswer } from '@muro/api';
import { sealPassword } from '../../apps/server/test/accounts/seal.ts';
import { type HttpAnswer, type HttpCall, jsonOf } from '../../test-support/http-call.ts';
import type { Calls } from './calls.ts';

const PASSWORD = 'Zx9-canary-7Q';
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const REST_MS = 300;

/** A user with an account who signs in again when a server requires it. */
export interface Session {
  readonly name: string;
  /** @param address  server to call; by default any of them */
  request(call: HttpCall, address?: string): Promise<HttpAnswer>;
}

/**
 * Registers a user. Signs in instead if an earlier registration succeeded but its answer was lost.
 *
 * @param isKnown  true if the account exists; the result is null if it cannot sign in
 */
export async function openSession(calls: Calls, name: string, isKnown: true): Promise<Session | null>;
export async function openSession(calls: Calls, name: string): Promise<Session>;
export async function openSession(calls: Calls, name: string, isKnown = false): Promise<Session | null> {
  let cookie = '';
  const send = async (call: HttpCall, address?: string): Promise<HttpAnswer> => {
    const authenticated = { ...call, headers: { ...call.headers, cookie } };
    const answer = await (address === undefined ? calls.settle(authenticated) : calls.settleAt(address, authenticated));
    const setCookies = answer.headers['set-cookie'] ?? [];
    cookie = setCookies.map((text) => text.split(';')[0] as string).find((text) => /session/.test(text)) ?? cookie;
    return answer;
  };
  const enter = async (path: string, purpose: string, fields: object): Promise<HttpAnswer> => {
    const setCookies = await send({ method: 'GET', path: PATHS.authKey });
    if (setCookies.status !== 200) return setCookies;
    const key = jsonOf<AuthKeyAnswer>(setCookies);
    const seal = () => sealPassword(PASSWORD, purpose, key);
    const repeatedPassword = purpose.startsWith('register') ? { password_again: seal() } : {};
    const body = JSON.stringify({ ...fields, username: name, password: seal(), ...repeatedPassword, nonce: key.nonce });
    return await send({ method: 'POST', path: `${path}?format=json`, headers: { 'content-type': 'application/json' }, body });
  };
  const enterAgain = async () => {
    const answer = await enter(PATHS.isAuthenticated, `signin|${name}`, { action: 'signin' });
    return answer.status === 200 && jsonOf<IsAuthenticatedAnswer>(answer).authenticated === 'true';
  };
  const register = async () => {
    const email = `${name}@example.org`;
    const answer = await enter(PATHS.register, `register|${name}|${email}`, { action: 'register', email, terms: true });
    return answer.status === 200 && jsonOf<RegisterAnswer>(answer).authenticated === 'true';
  };
  let entering: Promise<boolean> | undefined;
  const signIn = () => {
    entering ??= enterAgain().finally(() => {
      entering = undefined;
    });
    return entering;
  };
  if (isKnown && !(await signIn())) return null;
  while (!isKnown && !((await register()) || (await signIn()))) await sleep(REST_MS);
  return {
    name,
    async request(call, address) {
      for (;;) {
        const answer = await send(call, address);
        if (answer.status === UNAUTHORIZED) await signIn();
        else if (answer.status !== TOO_MANY) return answer;
        await sleep(REST_MS);
      }
    },
  };
}
