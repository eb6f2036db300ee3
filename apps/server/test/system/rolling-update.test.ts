import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS, type SaveAnswer, type UploadAnswer } from '@muro/api';
import { afterEach, describe, expect, it } from 'vitest';
import { findCommand } from '../../../../test-support/find-command.mjs';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { collageXml } from '../collages/make-collage.ts';
import { buildNextVersion } from '../db/next-version.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';
import { type Answer, jsonSent, registerBehind, type Sent, sendToProxy } from '../support/proxy-client.ts';
import { type RunningProxy, SHOP_HOST, startProxy } from '../support/start-proxy.ts';

/* docs/install/upgrade.md, Rolling update: two servers behind a sample configuration are replaced under load by a version with a new table. */

/** Time between a failed request and its second try, ms. */
const RETRY_MS = 500;
/** Time between two requests of one person, ms: the limit of session checks is five a second. */
const PACE_MS = 150;
/** Time after the start of a server, ms: the guide waits ten seconds, and Caddy leaves a server out for two. */
const PAUSE_MS = 5000;

/** Requests of one kind during the update. */
interface Count {
  sent: number;
  failedOnce: number;
  /** Failures of the second try, each with its answer. */
  readonly failedTwice: string[];
}

/** A person who sends one kind of request after the other until the update has ended. */
interface Person {
  readonly kind: string;
  /** Sends the request; called again with the same number for the second try. */
  readonly send: (nth: number) => Promise<Answer>;
}

/** Keeps all persons asking while `update` runs. */
async function countWhile(persons: readonly Person[], update: () => Promise<void>): Promise<Readonly<Record<string, Count>>> {
  let isUpdating = true;
  const visit = async ({ kind, send }: Person): Promise<[string, Count]> => {
    const count: Count = { sent: 0, failedOnce: 0, failedTwice: [] };
    const fails = (nth: number) =>
      send(nth).then(
        ({ status, text }) => (status === 200 ? null : `${status} ${text.slice(0, 200)}`),
        (error: unknown) => String(error),
      );
    for (; isUpdating; count.sent++, await sleep(PACE_MS)) {
      if ((await fails(count.sent)) === null) continue;
      count.failedOnce += 1;
      await sleep(RETRY_MS);
      const secondFault = await fails(count.sent);
      if (secondFault !== null) count.failedTwice.push(secondFault);
    }
    return [kind, count];
  };
  const visits = persons.map(visit);
  await update().finally(() => (isUpdating = false));
  return Object.fromEntries(await Promise.all(visits));
}

/** Photos are made before the load, which would otherwise wait for them. */
const makePhotos = (from: number) =>
  Promise.all(Array.from({ length: 20 }, (_, nth) => photoOf({ width: 900, height: 600, seed: from + nth })));

/** Persons who look, ask for keys, send photos and save collages, the latter two with accounts of their own. */
async function personsBehind(proxy: RunningProxy): Promise<readonly Person[]> {
  const origin = `https://${SHOP_HOST}:${proxy.port}`;
  const asUser = (cookie: string, path: string, { headers, ...sent }: Sent) =>
    sendToProxy(proxy, path, { method: 'POST', ...sent, headers: { ...headers, cookie, origin } });
  const upload = (cookie: string, photo: Buffer) => {
    const { headers, payload } = uploadForm(photo, { suggestedRotation: '0', t: '1' });
    return asUser(cookie, '/api/upload?format=json', { headers: headers as Record<string, string>, body: payload as Buffer });
  };
  const [ana, bea] = [await registerBehind(proxy, 'ana'), await registerBehind(proxy, 'bea')];
  const photos = await makePhotos(1);
  const [first] = await makePhotos(100);
  const stored = JSON.parse((await upload(bea, first as Buffer)).text) as UploadAnswer;
  const xml = collageXml({ photos: [stored], columns: 1 });
  const save = (fields: Record<string, string>, key: string) =>
    asUser(bea, '/api/save', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
      body: String(new URLSearchParams({ collagexml: xml, ...fields })),
    });
  const { collageid } = JSON.parse((await save({}, 'first-save-of-the-collage')).text) as SaveAnswer;
  return [
    { kind: 'pages', send: () => sendToProxy(proxy, '/htmlapp/') },
    { kind: 'pictures', send: () => sendToProxy(proxy, `/photos/${stored.id}/web.jpg`, { headers: { cookie: bea } }) },
    { kind: 'health', send: () => sendToProxy(proxy, PATHS.health) },
    {
      kind: 'sessions',
      send: () => sendToProxy(proxy, '/api/isAuthenticated', jsonSent(proxy, { action: 'signin', username: '', password: '' })),
    },
    { kind: 'uploads', send: (nth) => upload(ana, Buffer.concat([photos[nth % photos.length] as Buffer, Buffer.from(`${nth}`)])) },
    {
      kind: 'saves',
      send: (nth) => save({ collageid: String(collageid), baseversion: String(nth + 1) }, `save-number-${nth}-of-the-collage`),
    },
  ];
}

let folder: string;
let servers: ServerProcess[] = [];
let proxy: RunningProxy | undefined;
afterEach(async () => {
  await proxy?.stop();
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

for (const kind of ['nginx', 'caddy'] as const)
  describe.runIf(DATABASES.includes('postgres') && findCommand(kind) !== undefined)(`a rolling update behind ${kind}`, () => {
    it('fails no page, upload or save that is retried once', { timeout: 400_000 }, async () => {
      folder = mkdtempSync(join(tmpdir(), 'muro-rolling-update-'));
      const port = await freePort();
      const env = {
        MURO_DATA: join(folder, 'data'),
        MURO_CATALOGUE: makeCatalogue(folder),
        DATABASE_URL: await newPostgresDatabase(),
        MURO_TRUST_PROXY: 'loopback',
        MURO_PUBLIC_URL: `https://${SHOP_HOST}:${port}`,
      };
      const ports: [number, number] = [await freePort(), await freePort()];
      const start = (ownPort: number, entry?: string) => startProcess({ ...env, PORT: String(ownPort) }, entry);
      servers = await Promise.all(ports.map((other) => start(other)));
      proxy = await startProxy(kind, join(folder, kind), port, ports);
      const persons = await personsBehind(proxy);
      const newer = buildNextVersion(folder);

      const counts = await countWhile(persons, async () => {
        await sleep(PAUSE_MS);
        for (const [index, port] of ports.entries()) {
          expect(await servers[index]?.stop()).toBe(0);
          servers[index] = await start(port, newer);
          await sleep(PAUSE_MS);
        }
      });
      const all = Object.values(counts);
      const report = JSON.stringify(counts);
      expect(
        all.flatMap(({ failedTwice }) => failedTwice),
        report,
      ).toEqual([]);
      for (const [person, { sent }] of Object.entries(counts)) expect([person, sent > 5], report).toEqual([person, true]);
      for (const server of servers) expect(server.entries().filter(({ level }) => ['error', 'fatal'].includes(level))).toEqual([]);
    });
  });
