import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthKeyAnswer, IsAuthenticatedAnswer, LoadAnswer, OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPassword } from '../accounts/seal.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { collageXml } from '../collages/make-collage.ts';
import { placeOrder } from '../orders/place-order.ts';
import { photoOf } from '../photos/make-photo.ts';
import { childrenOf, commandOf } from '../start/process-tree.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type AlternatingProxy, startAlternatingProxy } from '../support/alternating-proxy.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';
import { PASSWORD } from '../support/visitor.ts';

const timeout = { timeout: 120_000, interval: 10 };

describe.runIf(DATABASES.includes('postgres'))('two servers behind a proxy that alternates', () => {
  let folder: string;
  let servers: ServerProcess[];
  let proxy: AlternatingProxy;
  let ana: Client;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-two-'));
    const shared = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(folder), DATABASE_URL: await newPostgresDatabase() };
    const start = async () => startProcess({ ...shared, PORT: String(await freePort()), MURO_TRUST_PROXY: '127.0.0.1' });
    servers = await Promise.all([start(), start()]);
    proxy = await startAlternatingProxy(servers.map(({ url }) => url));
    ana = await signUp(proxy.url, 'ana');
  }, 240_000);
  afterAll(async () => {
    await proxy.close();
    for (const server of servers) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Signs in with a forged X-Forwarded-For; `device` is the cookie of an earlier sign-in. */
  const signIn = async (password: string, { forged = '6.6.6.6', device = '' } = {}) => {
    const key = (await (await fetch(`${proxy.url}/api/authKey`)).json()) as AuthKeyAnswer;
    const sealed = sealPassword(password, 'signin|ana', key);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged, ...(device && { cookie: device }) };
    const body = JSON.stringify({ action: 'signin', username: 'ana', password: sealed, nonce: key.nonce });
    const answer = await fetch(`${proxy.url}/api/isAuthenticated`, { method: 'POST', headers, body });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string);
    const { authenticated } = (await answer.json()) as IsAuthenticatedAnswer;
    return { status: answer.status, authenticated, device: cookies.find((cookie) => cookie.includes('device')) ?? '' };
  };

  it('share sessions, keys and devices, and count attempts together', async () => {
    const first = await signIn(PASSWORD);
    expect([first.status, first.authenticated]).toEqual([200, 'true']);
    for (let time = 0; time < 5; time++) expect((await ana.get('/api/orders')).status).toBe(200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess++) statuses.push((await signIn(`wrong-${guess}`, { forged: `7.7.7.${guess}` })).status);
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    expect((await signIn(PASSWORD, { forged: '8.8.8.8' })).status).toBe(429);
    expect((await signIn(PASSWORD, { device: first.device })).authenticated).toBe('true');
  });

  it('accept uploads, saves and loads alternately', async () => {
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2, 3, 4]) photos.push((await ana.upload(await photoOf({ width: 600, height: 400, seed }))).body);
    const secondUpload = (await ana.upload(await photoOf({ width: 600, height: 400, seed: 1 }))).body;
    expect(secondUpload.id).toBe(photos[0]?.id);
    const saved = (await ana.form<SaveAnswer>('/api/save', { collagexml: collageXml({ photos, rows: 2 }) })).body;
    for (let version = 2; version < 6; version++) {
      const fields = { collagexml: collageXml({ photos, rows: 2 }), collageid: String(saved.collageid), baseversion: String(version - 1) };
      expect((await ana.form<SaveAnswer>('/api/save', fields)).body.version).toBe(version);
    }
    for (let time = 0; time < 2; time++) {
      expect((await ana.form<LoadAnswer>('/api/load', { collageid: String(saved.collageid) })).status).toBe(200);
      expect((await ana.get(`/photos/${photos[0]?.id}/web.jpg`)).status).toBe(200);
    }
  });

  it('one of which is killed during a print: the other prints it, and one retry suffices for each user', {
    timeout: 300_000,
  }, async () => {
    const { id } = await placeOrder(ana);
    const printers = ({ child }: ServerProcess) => childrenOf(child.pid as number).filter((pid) => commandOf(pid).includes('print-child'));
    await expect.poll(() => servers.filter((server) => printers(server).length > 0).length, timeout).toBe(1);
    const printing = servers.find((server) => printers(server).length > 0) as ServerProcess;
    await printing.kill();
    const living = servers.find((server) => server !== printing) as ServerProcess;
    const getWithRetry = async (path: string) => {
      const first = await ana.get(path);
      return first.status === 502 ? await ana.get(path) : first;
    };
    for (const path of ['/api/orders', '/api/list', `/api/orders/${id}`, '/healthz'])
      expect((await getWithRetry(path)).status, path).toBe(200);
    const stateOf = async () => (JSON.parse((await getWithRetry(`/api/orders/${id}`)).bytes.toString('utf8')) as OrderAnswer).state;
    await expect.poll(stateOf, { timeout: 240_000, interval: 100 }).toBe('printed');
    expect(readdirSync(join(folder, 'data/print')).sort()).toEqual([`order-${id}.json`, `order-${id}.pdf`]);
    expect(await living.stop()).toBe(0);
  });
});
