import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '@muro/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-process-log-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startServerWith = async (name: string, env: Record<string, string>): Promise<ServerProcess> =>
  await startProcess({ PORT: String(await freePort()), MURO_DATA: join(folder, name), MURO_CATALOGUE: makeCatalogue(folder), ...env });

it('every line of the log is JSON with level, time and sentence; the access log names routes, never the secret in an address', async () => {
  const server = await startServerWith('access', { MURO_ACCESS_LOG: '1', MURO_ACCES_LOG: '1' });
  const secret = 'a-secret-of-a-link';
  for (const path of ['/healthz', `${PATHS.orderPage}?key=${secret}`, `/${secret}`]) await fetch(`${server.url}${path}`);
  expect(await server.stop()).toBe(0);
  const entries = server.entries();
  for (const { level, time, msg } of entries) {
    expect(['info', 'warn']).toContain(level);
    expect([new Date(time).toISOString(), msg.length > 0]).toEqual([time, true]);
  }
  expect(entries[0]).toMatchObject({ level: 'warn', msg: expect.stringContaining('MURO_ACCESS_LOG') });
  const answers = entries.filter(({ route }) => route !== undefined);
  expect(answers.map(({ method, route, status, address }) => [method, route, status, address])).toEqual([
    ['GET', PATHS.health, 200, '127.0.0.1'],
    ['GET', PATHS.orderPage, 200, '127.0.0.1'],
    ['GET', 'none', 404, '127.0.0.1'],
  ]);
  expect(server.output()).not.toContain(secret);
  expect(entries.slice(-2).map(({ msg }) => msg)).toEqual(['Muro received SIGTERM and is stopping.', 'Muro has stopped.']);
});

it('at level error the log has no lines about a start and a stop', async () => {
  const server = await startSilently();
  expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ ready: true });
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect([server.child.exitCode, server.output()]).toEqual([0, '']);
});

/** Starts a server whose log level hides the ready message. */
async function startSilently(): Promise<ServerProcess> {
  const port = await freePort();
  const env = { PORT: String(port), MURO_DATA: join(folder, 'quiet'), MURO_LOG_LEVEL: 'error' };
  return await startProcess(env, undefined, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    return answer?.ok === true;
  });
}

it('a draining server reports it on /readyz, and answers everything else until it ends', async () => {
  const server = await startServerWith('drain', { MURO_DRAIN_SECONDS: '3' });
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz'), { interval: 10 }).toBe(503);
  expect([await statusOf('/healthz'), await statusOf(PATHS.list)]).toEqual([200, 200]);
  expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ ok: true, ready: false });
  await once(server.child, 'exit');
  expect(server.child.exitCode).toBe(0);
});
