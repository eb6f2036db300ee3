import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { DATABASES, type DatabaseKind, newPostgresDatabase } from '../support/open-test-app.ts';
import { type Entry, nextVersionWith, OWN_MIGRATIONS, OWN_VERSION, versionWith as otherVersionWith } from './other-versions.ts';

const own = OWN_MIGRATIONS;
let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'muro-migrations-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const versionWith = (change: Parameters<typeof otherVersionWith>[1]) => otherVersionWith(parent, change);
const nextVersion = (statements: string) => nextVersionWith(parent, statements);

describe.each(DATABASES)('migrations on %s', (kind: DatabaseKind) => {
  let places = 0;
  const newPlace = async () =>
    kind === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(parent, `database-${kind}-${++places}`) };
  const template = inject('bareDatabase');
  const open = (place: object, migrations = own) => openDatabase({ ...place, migrations, template });
  const closeAll = async (databases: readonly Database[]) => {
    for (const database of databases) await database.close();
  };

  it('a database of an earlier version gets every migration once', async () => {
    const place = await newPlace();
    await (await open(place)).close();
    const next = nextVersion('create table "added" ("id" integer)');
    for (let start = 0; start < 2; start++) {
      const database = await open(place, next);
      const { rows } = await database.db.execute(sql`select count(*)::integer as steps from drizzle.__drizzle_migrations`);
      expect(rows).toEqual([{ steps: OWN_VERSION + 1 }]);
      expect((await database.db.execute(sql`select version from schema_info`)).rows).toEqual([{ version: OWN_VERSION + 1 }]);
      await database.close();
    }
  });

  it('[F29] a migration that was changed later, or dated between others, is reported by name', async () => {
    const place = await newPlace();
    await (await open(place)).close();
    const changed = versionWith((entries, folder) => {
      appendFileSync(join(folder, `${entries[0]?.tag}.sql`), '\n-- a second thought');
      return entries;
    });
    await expect(open(place, changed)).rejects.toThrow('its migration 1 is not 0000_base of this version.');
    const otherVersion = versionWith((entries) => {
      const last = entries.at(-1) as Entry;
      return [...entries, { ...last, tag: 'between', when: last.when - 1 }];
    });
    await expect(open(place, otherVersion)).rejects.toThrow(/^Expected migration between to be dated later than/);
  });

  it('[F29] a newer database is refused, unless it allows this version', async () => {
    const place = await newPlace();
    await (await open(place, nextVersion('create table "added" ("id" integer)'))).close();
    await (await open(place)).close(); // expanded: both versions may work on it
    const contracted = nextVersion(`alter table "users" add column "x" text;
      --> statement-breakpoint
      update "schema_info" set "min_reader" = ${OWN_VERSION + 1};`);
    const other = await newPlace();
    await (await open(other, contracted)).close();
    const refused = `it was written by a newer Muro (schema version ${OWN_VERSION + 1}, readable from version ${OWN_VERSION + 1} on; this Muro has version ${OWN_VERSION}).`;
    await expect(open(other)).rejects.toThrow(refused);
    const database = await open(other, contracted);
    expect((await database.db.execute(sql`select version from schema_info`)).rows).toEqual([{ version: OWN_VERSION + 1 }]);
    await database.close();
  });

  it('a failed migration is rolled back completely', async () => {
    const place = await newPlace();
    const broken = nextVersion('create table "half" ("id" integer);\n--> statement-breakpoint\nselect 1/0;');
    await expect(open(place, broken)).rejects.toThrow('SQLSTATE 22012');
    const database = await open(place);
    expect((await database.db.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
    await database.close();
  });

  if (kind === 'postgres')
    it('servers that start at the same time migrate one after the other', async () => {
      const place = await newPlace();
      const databases = await Promise.all([1, 2, 3, 4].map(() => open(place)));
      const { rows } = await (databases[0] as Database).db.execute(
        sql`select count(*)::integer as steps from drizzle.__drizzle_migrations`,
      );
      expect(rows).toEqual([{ steps: OWN_VERSION }]);
      await closeAll(databases);
    });

  if (kind === 'postgres')
    it('a migration that finds its table locked is retried', async () => {
      const place = await newPlace();
      const holder = await open(place);
      const isThisDatabase = sql`database = (select oid from pg_database where datname = current_database())`; // other tests lock theirs
      let release = () => {};
      const transaction = holder.db.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`);
        await new Promise<void>((done) => {
          release = done;
        });
      });
      await expect
        .poll(
          async () =>
            (await holder.db.execute(sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and ${isThisDatabase}`)).rows.length,
        )
        .toBe(1);
      const migrating = open(place, nextVersion('alter table "users" add column "later" text'));
      const waits = sql`select 1 from pg_locks where not granted and ${isThisDatabase}`;
      await expect.poll(async () => (await holder.db.execute(waits)).rows.length, { timeout: 20_000 }).toBe(1);
      await expect.poll(async () => (await holder.db.execute(waits)).rows.length, { timeout: 20_000 }).toBe(0);
      release();
      await transaction;
      await closeAll([await migrating, holder]);
    });
});
