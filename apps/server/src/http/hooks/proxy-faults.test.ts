import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { App } from '../route-tools.ts';
import { reportProxyFaults } from './proxy-faults.ts';

const SHOP = 'https://shop.example';
const RIGHT = { host: 'shop.example', origin: SHOP, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

/** Sends these requests from a peer and returns the lines of the log. */
async function logged(peer: string, requests: readonly Record<string, string>[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line).msg) };
  const app = Fastify({ trustProxy: ['10.0.0.0/24'], logger: { level: 'warn', stream } });
  reportProxyFaults(app as unknown as App, SHOP);
  app.post('/', async () => 'done');
  for (const headers of requests) await app.inject({ method: 'POST', url: '/', headers, remoteAddress: peer });
  await app.close();
  return lines;
}

it('a proxy that is configured like in the guide is not reported, nor is a visitor without a proxy', async () => {
  expect(await logged('10.0.0.1', [RIGHT])).toEqual([]);
  expect(await logged('127.0.0.1', [{ host: 'localhost:8080', origin: 'http://localhost:8080' }])).toEqual([]);
});

it('a proxy at an address that is not trusted is named, once', async () => {
  const lines = await logged('10.0.1.1', [RIGHT, RIGHT]);
  expect(lines).toEqual([expect.stringContaining('set MURO_TRUST_PROXY=10.0.1.1')]);
});

it('a proxy that passes its own host is named', async () => {
  const lines = await logged('10.0.0.1', [{ ...RIGHT, host: '127.0.0.1:8080' }]);
  expect(lines).toEqual([expect.stringContaining('passes the host 127.0.0.1:8080 for pages of shop.example')]);
});

it('a proxy that does not name the protocol is named', async () => {
  const { 'x-forwarded-proto': _, ...headers } = RIGHT;
  expect(await logged('10.0.0.1', [headers])).toEqual([expect.stringContaining('has to set X-Forwarded-Proto')]);
});

it('a proxy that sets no header at all is named for its host, or for the protocol if it passes the host', async () => {
  const bare = { host: 'muro', origin: SHOP };
  expect(await logged('127.0.0.1', [bare, bare])).toEqual([expect.stringContaining('passes the host muro for pages of shop.example')]);
  expect(await logged('127.0.0.1', [{ ...bare, host: 'shop.example' }])).toEqual([
    expect.stringContaining('has to set X-Forwarded-Proto, and MURO_TRUST_PROXY has to name it'),
  ]);
});

it('a trusted proxy that passes no addresses is named', async () => {
  const { 'x-forwarded-for': _, ...headers } = RIGHT;
  expect(await logged('10.0.0.1', [headers, headers])).toEqual([expect.stringContaining('has to set X-Forwarded-For')]);
});

it('a page of another site is not a mistake of the proxy', async () => {
  expect(await logged('10.0.0.1', [{ ...RIGHT, origin: 'https://evil.example' }])).toEqual([]);
});

it('the guide that a message names exists', async () => {
  const [line = ''] = await logged('10.0.1.1', [RIGHT]);
  const [, guide = ''] = line.match(/\((docs\/.*?)\)/) ?? [];
  expect(guide).not.toBe('');
  expect(existsSync(join(import.meta.dirname, '../../../../..', guide))).toBe(true);
});
