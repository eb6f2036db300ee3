import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import * as accounts from '../../src/db/schema/account-schema.ts';
import * as factors from '../../src/db/schema/factor-schema.ts';
import * as lines from '../../src/db/schema/line-schema.ts';
import * as mails from '../../src/db/schema/mail-schema.ts';
import * as schema from '../../src/db/schema/schema.ts';
import * as shared from '../../src/db/schema/shared-schema.ts';
import { writeStepsBeforeRelease } from '../before-release/write-steps.ts';
import { DATABASES, newPostgresDatabase, openTestDatabase } from '../support/open-test-app.ts';
import { describeTables } from './describe-tables.ts';
import { nextVersionWith, OWN_MIGRATIONS, OWN_VERSION, versionWith } from './other-versions.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'muro-tables-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const stepsOf = async ({ db }: Database) =>
  (await db.execute(sql`select count(*)::integer as steps from drizzle.__drizzle_migrations`)).rows[0]?.steps;

describe.each(DATABASES)('the tables on %s', (kind) => {
  let places = 0;
  const newPlace = async () =>
    kind === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(parent, `database-${++places}`) };
  const open = (place: object, migrations = OWN_MIGRATIONS, steps?: number) =>
    openDatabase({ ...place, migrations, steps, template: inject('bareDatabase') });

  it('match the schema after all migrations', async () => {
    const migrated = await openTestDatabase(kind);
    const declared = await open(
      await newPlace(),
      versionWith(parent, () => []),
    );
    const all = generateDrizzleJson({ ...schema, ...shared, ...mails, ...lines, ...accounts, ...factors });
    for (const statement of await generateMigration(generateDrizzleJson({}), all)) await declared.db.execute(sql.raw(statement));
    const declaredTables = await describeTables(declared.db);
    expect(await describeTables(migrated.db)).toEqual(declaredTables);
    expect(declaredTables.some((line) => line.startsWith('index CREATE UNIQUE INDEX photos_owner_sha256'))).toBe(true);
    await declared.close();
    await migrated.close();
  });

  it('of the last version before 0.1.0 are those of the first step, and are taken over with their rows', async () => {
    const place = await newPlace();
    const oldDatabase = await open(place, writeStepsBeforeRelease(parent));
    await oldDatabase.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
      values (7, 'Bea', 'bea', 'bea@example.org', 'x', false, now())`);
    const tables = await describeTables(oldDatabase.db);
    expect(await stepsOf(oldDatabase)).toBe(32);
    await oldDatabase.close();
    const fresh = await open(await newPlace(), OWN_MIGRATIONS, 1);
    expect(tables).toEqual(await describeTables(fresh.db));
    await fresh.close();
    for (let start = 0; start < 2; start++) {
      const database = await open(place);
      expect(await stepsOf(database)).toBe(OWN_VERSION);
      expect((await database.db.execute(sql`select version from schema_info`)).rows).toEqual([{ version: OWN_VERSION }]);
      expect((await database.db.execute(sql`select name from users`)).rows).toEqual([{ name: 'Bea' }]);
      await database.close();
    }
  });

  it('of the last version before 0.1.0 are dumped before the next version changes them', async () => {
    const place = await newPlace();
    await (await open(place, writeStepsBeforeRelease(parent))).close();
    const reported: number[] = [];
    const onChange = async (_: unknown, version: number) => void reported.push(version);
    const next = nextVersionWith(parent, 'create table "added" ("id" integer)');
    const database = await openDatabase({ ...place, migrations: next, onChange });
    expect(reported).toEqual([OWN_VERSION + 1]);
    expect(await stepsOf(database)).toBe(OWN_VERSION + 1);
    await database.close();
  });

  it('[F29] of an earlier version are refused', async () => {
    const place = await newPlace();
    await (await open(place, writeStepsBeforeRelease(parent, 31))).close();
    await expect(open(place)).rejects.toThrow(
      'it was written by an early version before 0.1.0: only the last version before 0.1.0 can be upgraded.',
    );
  });
});
