import { createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { restoreRows } from '../../src/db/dump/restore-rows.ts';
import { openDatabase } from '../../src/db/open.ts';
import { writeStepsBeforeRelease } from '../before-release/write-steps.ts';
import { ADDED_TABLE, buildNextVersion } from '../db/next-version.ts';
import { nextVersionWith, OWN_VERSION, OWN_MIGRATIONS as own } from '../db/other-versions.ts';
import { freePort, startProcess } from '../start/start-process.ts';
import { signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'muro-versions-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

it.runIf(DATABASES.includes('postgres'))('[F29] an older server ends at its start with one sentence', async () => {
  const url = await newPostgresDatabase();
  const database = await openDatabase({ url, migrations: nextVersionWith(parent, ADDED_TABLE) });
  const beside = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(parent, 'beside'), DATABASE_URL: url });
  expect((await signUp(beside.url, 'ana')).cookie).toContain('session'); // expanded: the previous version keeps running beside it
  expect(await beside.stop()).toBe(0);
  await database.db.execute(sql`update schema_info set version = 99, min_reader = 98`);
  await database.close();
  const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(parent, 'older'), DATABASE_URL: url });
  expect(server.child.exitCode).toBe(1);
  expect(server.entries().map(({ msg }) => msg)).toEqual([
    `Muro cannot start. The database could not be opened: it was written by a newer Muro (schema version 99, readable from version 98 on; this Muro has version ${OWN_VERSION}).`,
  ]);
});

it('the tables are dumped before a newer version changes them, and the dump can be restored', async () => {
  const data = join(parent, 'older-data');
  const entry = buildNextVersion(parent);
  const before = { folder: join(data, 'database'), migrations: writeStepsBeforeRelease(parent), template: inject('bareDatabase') };
  const oldDatabase = await openDatabase(before);
  await oldDatabase.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
    values (7, 'Bea', 'bea', 'bea@example.org', 'x', false, now())`);
  await oldDatabase.close();
  for (const program of [undefined, entry, entry]) {
    const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: data }, program);
    expect(server.output()).toContain('Muro is ready');
    expect(await server.stop()).toBe(0);
  }
  const dumps = readdirSync(join(data, 'backup'));
  const nameOf = (version: number) => expect.stringMatching(new RegExp(`^before-version-${version}-.*\\.jsonl\\.gz$`));
  expect(dumps).toEqual([nameOf(OWN_VERSION), nameOf(OWN_VERSION + 1)]); // from before 0.1.0, and from the present version
  for (const dump of dumps) {
    const read = () => createReadStream(join(data, 'backup', dump)).pipe(createGunzip());
    const back = { folder: join(parent, `back-${dump}`), migrations: own, template: inject('emptyDatabase') };
    await restoreRows(back, read);
    const restored = await openDatabase(back);
    expect((await restored.db.execute(sql`select name from users`)).rows).toEqual([{ name: 'Bea' }]);
    await restored.close();
  }
});

it.each(DATABASES)('[F29] the start refuses a %s database of an early version before 0.1.0 with one sentence', async (kind) => {
  const data = join(parent, `early-${kind}`);
  const url = kind === 'postgres' ? await newPostgresDatabase() : undefined;
  mkdirSync(data, { mode: 0o700 });
  const place = { url, folder: join(data, 'database'), migrations: writeStepsBeforeRelease(parent, 20) };
  await (await openDatabase({ ...place, template: inject('bareDatabase') })).close();
  const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: data, ...(url && { DATABASE_URL: url }) });
  expect(server.child.exitCode).toBe(1);
  expect(server.entries().map(({ msg }) => msg)).toEqual([
    'Muro cannot start. The database could not be opened: it was written by an early version before 0.1.0: only the last version before 0.1.0 can be upgraded.',
  ]);
});
