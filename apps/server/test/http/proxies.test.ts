import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor } from '../support/visitor.ts';

const PROXY = '10.0.0.1';
/** Sends a sign-in attempt through `peer` with a forged X-Forwarded-For. */
const guessVia = (test: TestApp, peer: string, forwarded: string, more: Record<string, string> = {}) => {
  const app = { inject: (options: object) => test.app.inject({ ...options, remoteAddress: peer }) } as TestApp['app'];
  const headers = { host: 'collage.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': forwarded, ...more };
  const body = { action: 'signin', username: `guess ${forwarded}`, password: 'x', nonce: 'x' };
  return createVisitor({ app }).post('/api/isAuthenticated', body, headers);
};

describe('behind a proxy at a named network', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp('pglite', { trustedProxies: ['10.0.0.0/24'] });
  });
  afterAll(() => test.close());

  it('[S7] counts attempts by the address that the proxy saw, regardless of forged entries before it', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++) {
      statuses.push((await guessVia(test, PROXY, `6.6.6.${guess}, 172.16.0.${guess}, 203.0.113.9`)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
    expect((await guessVia(test, PROXY, '6.6.6.6, 203.0.113.10')).statusCode).toBe(200);
  });

  it('counts a whole IPv6 network as one, and an address with its port as the address', async () => {
    const count = async (addressOf: (guess: number) => string) => {
      let answered = 0;
      for (let guess = 0; guess < 35; guess++) if ((await guessVia(test, PROXY, addressOf(guess))).statusCode === 200) answered++;
      return answered;
    };
    expect(await count((guess) => `2001:db8:7:7::${guess}`)).toBe(30);
    expect(await count((guess) => `198.51.100.7:${40_000 + guess}`)).toBe(30);
  });

  it('believes protocol and host of the proxy alone, each the last it names', async () => {
    const from = (peer: string, headers: Record<string, string> = {}) => guessVia(test, peer, '198.51.100.9', headers);
    expect((await from(PROXY)).statusCode).toBe(200);
    expect((await from(PROXY, { 'x-forwarded-proto': 'https, http' })).json().error).toBe('ERROR_INSECURE');
    for (const stranger of ['10.0.1.1', '127.0.0.1', '203.0.113.77']) expect((await from(stranger)).json().error).toBe('ERROR_INSECURE');
    const origin = 'https://shop.example';
    expect((await from(PROXY, { origin, 'x-forwarded-host': 'evil.example, shop.example' })).statusCode).toBe(200);
    expect((await from(PROXY, { origin, 'x-forwarded-host': 'shop.example, evil.example' })).json().error).toBe('ERROR_FOREIGN_ORIGIN');
    expect((await from('203.0.113.77', { origin, 'x-forwarded-host': 'shop.example' })).json().error).toBe('ERROR_FOREIGN_ORIGIN');
  });
});

describe('without a named proxy', () => {
  it('[S7] trusts no forwarded address', async () => {
    const test = await openTestApp();
    let answered = 0;
    for (let guess = 0; guess < 40; guess++) {
      const answer = await guessVia(test, '127.0.0.1', `6.6.6.${guess}`, { host: 'localhost:8080', 'x-forwarded-host': 'evil.example' });
      if (answer.statusCode === 200) answered++;
    }
    expect(answered).toBe(30);
    await test.close();
  });
});
