import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { restoreRows } from '../../src/db/restore-rows.ts';
import { signUp } from '../http-client.ts';
import { DATABASES, newPostgresDatabase } from '../open-test-app.ts';
import { nextVersionWith, OWN_VERSION, OWN_MIGRATIONS as own } from '../other-versions.ts';
import { freePort, startProcess } from '../start-process.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'muro-versions-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const nextVersion = (statements: string) => nextVersionWith(parent, statements);

it.runIf(DATABASES.includes('postgres'))('[F29] an older server ends at its start with one sentence', async () => {
  const url = await newPostgresDatabase();
  const database = await openDatabase({ url, migrations: nextVersion('create table "added" ("id" integer)') });
  const beside = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(parent, 'beside'), DATABASE_URL: url });
  expect((await signUp(beside.url, 'ana')).cookie).toContain('session'); // expanded: the version before goes on beside it
  expect(await beside.stop()).toBe(0);
  await database.db.execute(sql`update schema_info set version = 99, min_reader = 98`);
  await database.close();
  const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(parent, 'older'), DATABASE_URL: url });
  expect(server.child.exitCode).toBe(1);
  expect(server.entries().map(({ msg }) => msg)).toEqual([
    `Muro cannot start. The database could not be opened: it was written by a newer Muro (its tables are version 99, to be used from version 98 on, and this Muro knows version ${OWN_VERSION}).`,
  ]);
});

it('what is in the tables is written down before a newer version changes them', async () => {
  const data = join(parent, 'older-data');
  const place = { folder: join(data, 'database'), migrations: own };
  const former = await openDatabase({ ...place, template: inject('bareDatabase'), steps: OWN_VERSION - 1 });
  await former.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
    values (7, 'Bea', 'bea', 'bea@example.org', 'x', false, now())`);
  await former.close();
  for (let start = 0; start < 2; start++) {
    const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: data });
    expect(server.output().includes(`The tables change to version ${OWN_VERSION}`)).toBe(start === 0);
    expect(await server.stop()).toBe(0);
  }
  const dumps = readdirSync(join(data, 'backup'));
  expect(dumps).toEqual([expect.stringMatching(new RegExp(`^before-version-${OWN_VERSION}-.*\\.jsonl\\.gz$`))]);
  const read = () => createReadStream(join(data, 'backup', dumps[0] ?? '')).pipe(createGunzip());
  const back = { folder: join(parent, 'back'), migrations: own, template: inject('emptyDatabase') };
  await restoreRows(back, read);
  const restored = await openDatabase(back);
  expect((await restored.db.execute(sql`select name from users`)).rows).toEqual([{ name: 'Bea' }]);
  await restored.close();
});
