import { appendFileSync, cpSync, createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { restoreRows } from '../src/db/restore-rows.ts';
import { signUp } from './http-client.ts';
import { DATABASES, type DatabaseKind, newPostgresDatabase } from './open-test-app.ts';
import { freePort, startProcess } from './start-process.ts';

interface Entry {
  readonly idx: number;
  readonly version: string;
  readonly when: number;
  readonly tag: string;
  readonly breakpoints: boolean;
}

const own = resolve(import.meta.dirname, '../migrations');
const entriesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { readonly entries: readonly Entry[] }).entries;
const OWN_VERSION = entriesOf(own).length;

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'muro-migrations-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let copies = 0;
/** The migrations as another version of the product has them. */
function versionWith(change: (entries: readonly Entry[], folder: string) => readonly Entry[]): string {
  const folder = join(parent, `version-${++copies}`);
  cpSync(own, folder, { recursive: true });
  const entries = change(entriesOf(folder), folder);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  return folder;
}
const nextVersion = (statements: string) =>
  versionWith((entries, folder) => {
    const last = entries.at(-1) as Entry;
    writeFileSync(join(folder, 'next.sql'), statements);
    return [...entries, { ...last, idx: entries.length, when: last.when + 1, tag: 'next' }];
  });

describe.each(DATABASES)('migrations on %s', (kind: DatabaseKind) => {
  let places = 0;
  const newPlace = async () =>
    kind === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(parent, `database-${kind}-${++places}`) };
  const template = inject('bareDatabase');
  const open = (place: object, migrations = own) => openDatabase({ ...place, migrations, template });
  const closeAll = async (databases: readonly Database[]) => {
    for (const database of databases) await database.close();
  };

  it('a database of the first version gets every step once', async () => {
    const place = await newPlace();
    const first = versionWith((entries) => entries.slice(0, 1));
    await (await open(place, first)).close();
    for (let start = 0; start < 2; start++) {
      const database = await open(place);
      const { rows } = await database.db.execute(sql`select count(*)::integer as steps from drizzle.__drizzle_migrations`);
      expect(rows).toEqual([{ steps: OWN_VERSION }]);
      expect((await database.db.execute(sql`select version from schema_info`)).rows).toEqual([{ version: OWN_VERSION }]);
      await database.close();
    }
  });

  it('[F29] a step that was changed afterwards, or dated between others, is told by its name', async () => {
    const place = await newPlace();
    await (await open(place)).close();
    const changed = versionWith((entries, folder) => {
      appendFileSync(join(folder, `${entries[1]?.tag}.sql`), '\n-- a second thought');
      return entries;
    });
    await expect(open(place, changed)).rejects.toThrow('its step 2 is another one than 0001_photo_uses of this version.');
    const between = versionWith((entries) => [
      ...entries.slice(0, -1),
      { ...(entries.at(-1) as Entry), when: (entries[0]?.when ?? 0) + 1 },
    ]);
    await expect(open(place, between)).rejects.toThrow(/^Expected migration \S+ to be dated later than/);
  });

  it('[F29] a newer database is refused, unless it says that this version may still work on it', async () => {
    const place = await newPlace();
    await (await open(place, nextVersion('create table "added" ("id" integer)'))).close();
    await (await open(place)).close(); // expanded: both versions may work on it
    const contracted = nextVersion(`alter table "users" add column "x" text;
      --> statement-breakpoint
      update "schema_info" set "min_reader" = ${OWN_VERSION + 1};`);
    const other = await newPlace();
    await (await open(other, contracted)).close();
    const refused = `it was written by a newer Muro (its tables are version ${OWN_VERSION + 1}, to be used from version ${OWN_VERSION + 1} on, and this Muro knows version ${OWN_VERSION}).`;
    await expect(open(other)).rejects.toThrow(refused);
    const database = await open(other, contracted);
    expect((await database.db.execute(sql`select version from schema_info`)).rows).toEqual([{ version: OWN_VERSION + 1 }]);
    await database.close();
  });

  it('a step that fails leaves nothing of itself', async () => {
    const place = await newPlace();
    const broken = nextVersion('create table "half" ("id" integer);\n--> statement-breakpoint\nselect 1/0;');
    await expect(open(place, broken)).rejects.toThrow('SQLSTATE 22012');
    const database = await open(place);
    expect((await database.db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
    await database.close();
  });

  it.runIf(kind === 'postgres')('servers that start at the same moment take turns', async () => {
    const place = await newPlace();
    const databases = await Promise.all([1, 2, 3, 4].map(() => open(place)));
    const { rows } = await (databases[0] as Database).db.execute(sql`select count(*)::integer as steps from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ steps: OWN_VERSION }]);
    await closeAll(databases);
  });

  it.runIf(kind === 'postgres')('a step that finds its table locked comes again', async () => {
    const place = await newPlace();
    const holder = await open(place);
    const isHere = sql`database = (select oid from pg_database where datname = current_database())`; // other tests lock theirs
    let release = () => {};
    const holding = holder.db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access exclusive mode`);
      await new Promise<void>((done) => {
        release = done;
      });
    });
    await expect
      .poll(async () => (await holder.db.execute(sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and ${isHere}`)).rows.length)
      .toBe(1);
    const migrating = open(place, nextVersion('alter table "users" add column "later" text'));
    const waits = sql`select 1 from pg_locks where not granted and ${isHere}`;
    await expect.poll(async () => (await holder.db.execute(waits)).rows.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(async () => (await holder.db.execute(waits)).rows.length, { timeout: 20_000 }).toBe(0);
    release();
    await holding;
    await closeAll([await migrating, holder]);
  });
});

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
  expect(server.output().trim()).toBe(
    `Muro cannot start. The database could not be opened: it was written by a newer Muro (its tables are version 99, to be used from version 98 on, and this Muro knows version ${OWN_VERSION}).`,
  );
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
