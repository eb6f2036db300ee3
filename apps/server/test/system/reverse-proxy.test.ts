import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IsAuthenticatedAnswer, UploadAnswer } from '@muro/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCommand } from '../../../../test-support/find-command.mjs';
import { httpCall } from '../../../../test-support/http-call.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { uploadForm } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';
import { jsonSent as json, registerBehind as register, sendToProxy as sendTo } from '../support/proxy-client.ts';
import { type ProxyKind, type RunningProxy, SHOP_HOST, startProxy } from '../support/start-proxy.ts';

/** Returns a photo between 20 MB and the limit of 25 MB. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#888', noise } });
  const photo = await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  expect(photo.length).toBeGreaterThan(20_000_000);
  expect(photo.length).toBeLessThan(26_214_400);
  return photo;
}

const behind = (kind: ProxyKind) => {
  let folder: string;
  let ports: [number, number];
  let env: Record<string, string>;
  let servers: ServerProcess[];
  let proxy: RunningProxy;
  const start = (port: number) => startProcess({ ...env, PORT: String(port) });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-reverse-proxy-'));
    const port = await freePort();
    env = {
      MURO_DATA: join(folder, 'data'),
      MURO_CATALOGUE: makeCatalogue(folder),
      DATABASE_URL: await newPostgresDatabase(),
      MURO_TRUST_PROXY: 'loopback',
      MURO_PUBLIC_URL: `https://${SHOP_HOST}:${port}`,
    };
    ports = [await freePort(), await freePort()];
    servers = await Promise.all(ports.map(start));
    proxy = await startProxy(kind, join(folder, kind), port, ports);
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const server of servers ?? []) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the checks of the guide pass, over TLS alone from then on', async () => {
    const health = await sendTo(proxy, '/healthz');
    expect([health.status, JSON.parse(health.text).ok]).toEqual([200, true]);
    const page = await sendTo(proxy, '/htmlapp/');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
  });

  it.runIf(kind === 'nginx')('a visitor who comes by HTTP is sent to HTTPS', async () => {
    const sent = { method: 'GET', path: '/htmlapp/?design=101', headers: { host: SHOP_HOST } } as const;
    const { status, headers } = await httpCall(`http://127.0.0.1:${proxy.plainPort}`, sent);
    expect([status, headers.location]).toEqual([301, `https://${SHOP_HOST}/htmlapp/?design=101`]);
  });

  it('an account registers and sends a photo of nearly 25 MB', async () => {
    const cookie = await register(proxy, `ana-${kind}`);
    expect(cookie).toMatch(/^__Host-/);
    const { headers, payload } = uploadForm(await largePhoto(), { suggestedRotation: '0', t: '1' });
    const answer = await sendTo(proxy, '/api/upload?format=json', {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), cookie, origin: `https://${SHOP_HOST}:${proxy.port}` },
      body: payload as Buffer,
    });
    expect(answer.status, answer.text).toBe(200);
    expect((JSON.parse(answer.text) as UploadAnswer).orgWidth).toBe(3000);
  });

  it('a page of another site changes nothing', async () => {
    const sent = json(proxy, { action: 'signin', username: 'eve', password: 'x', nonce: 'x' });
    const answer = await sendTo(proxy, '/api/isAuthenticated', { ...sent, headers: { ...sent.headers, origin: 'https://evil.example' } });
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([403, 'ERROR_FOREIGN_ORIGIN']);
  });

  it('attempts count for the address that the proxy saw, regardless of forged headers', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 36; guess++) {
      const fields = { action: 'signin', username: `unknown-${guess}`, password: 'x', nonce: 'x' };
      const answer = await sendTo(proxy, '/api/isAuthenticated', json(proxy, fields, `6.6.6.${guess}`));
      statuses.push(answer.status);
      if (answer.status === 200) expect((JSON.parse(answer.text) as IsAuthenticatedAnswer).authenticated).toBe('false');
    }
    expect(statuses).toContain(429);
  });
};

for (const kind of ['nginx', 'caddy'] as const)
  describe.runIf(DATABASES.includes('postgres') && findCommand(kind) !== undefined)(
    `two servers behind the ${kind} configuration of the guide`,
    () => behind(kind),
  );
