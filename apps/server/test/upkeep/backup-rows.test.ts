import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFormerDocuments } from '../../src/collages/sql/former-documents.ts';
import { migrateScreenshots } from '../../src/collages/use-cases/migrate-screenshots.ts';
import { withScreenshot } from '../../src/collages/use-cases/stored-screenshot.ts';
import type { Database, DatabasePlace } from '../../src/db/database.ts';
import { dumpRows } from '../../src/db/dump/dump-rows.ts';
import { NotEmptyError } from '../../src/db/dump/load-rows.ts';
import { RestoreRunningError, restoreRows } from '../../src/db/dump/restore-rows.ts';
import { FolderInUseError } from '../../src/db/lock-folder.ts';
import { openDatabase } from '../../src/db/open.ts';
import { namedContent } from '../../src/upkeep/sql/named-content.ts';
import { writeStepsBeforeRelease } from '../before-release/write-steps.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { DATABASES, type DatabaseKind, newPostgresDatabase, openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor } from '../support/visitor.ts';

/** Tables that a dump omits, because their rows are short-lived state of the running servers. */
const LEFT_OUT = ['email_changes', 'guesses', 'limits', 'password_resets', 'photos_in_work', 'server_keys', 'sessions', 'used_nonces'];
const TITLE = 'Ñandú "ü" \\ \u2028 \u2029 <&> 😀';
const migrations = resolve(import.meta.dirname, '../../migrations');

/** Returns every row of every table, as the database formats it. */
async function tablesOf({ db }: Database): Promise<Record<string, readonly unknown[]>> {
  const { rows } = await db.execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const all: Record<string, readonly unknown[]> = {};
  for (const { name } of rows) {
    const rows = await db.execute(sql.raw(`select t::text as row from "${name}" t order by 1`));
    all[String(name)] = rows.rows.map(({ row }) => row);
  }
  return all;
}

async function dumpOf({ db }: Pick<Database, 'db'>, named?: typeof namedContent): Promise<Buffer> {
  const texts: string[] = [];
  await dumpRows(db, async (text) => void texts.push(text), named);
  return Buffer.from(texts.join(''));
}

/** Splits a dump into its first line and the others. */
function headOf(dump: Buffer): { readonly head: string; readonly rest: readonly string[] } {
  const [head = '', ...rest] = dump.toString().split('\n');
  return { head, rest };
}

/** Yields chunks that split lines and characters. */
async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 1021) yield bytes.subarray(start, start + 1021);
}

describe.each(DATABASES)('a dump of %s', (kind: DatabaseKind) => {
  let folder: string;
  let test: TestApp;
  let dump: Buffer;
  let places = 0;
  const newPlace = async (wanted: DatabaseKind): Promise<DatabasePlace> => ({
    ...(wanted === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(folder, `database-${++places}`) }),
    migrations,
    template: inject('emptyDatabase'),
  });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-dump-'));
    test = await openTestApp(kind);
    const ana = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    const save = async () =>
      (await ana.form('/api/save', { collagexml: collageXml({ photos }), templateid: 'even-50x40' })).json<SaveAnswer>();
    const saved = await save();
    const further = await save();
    await ana.post('/account/collages', { action: 'rename', collageid: further.collageid, name: TITLE });
    const more = [{ collageid: further.collageid, version: 1, material: 'CANVAS2CM', quantity: 2 }];
    const order = { ...ADDRESS, name: TITLE, collageid: saved.collageid, version: 1, quantity: 1 };
    expect((await ana.post('/api/orders', { ...order, more })).statusCode).toBe(200);
    expect((await ana.post('/api/orders', order)).statusCode).toBe(200);
    await ana.post('/api/cart', { collageid: saved.collageid, material: 'POSTER', quantity: 3 });
    await test.services.layouts.storeAll();
    dump = await dumpOf(test.database, namedContent);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const targets = kind === 'postgres' ? ['the embedded database', 'the embedded database and back'] : ['another embedded database'];
  it.each(targets)('restores the same tables in %s, row for row, and continues the sequences', async (target) => {
    let place = await newPlace('pglite');
    await restoreRows(place, () => pieces(dump));
    if (target.endsWith('and back')) {
      const intermediate = await openDatabase(place);
      const secondDump = await dumpOf(intermediate);
      await intermediate.close();
      place = await newPlace('postgres');
      await restoreRows(place, () => pieces(secondDump));
    }
    const restored = await openDatabase(place);
    const [before, after] = [await tablesOf(test.database), await tablesOf(restored)];
    for (const table of LEFT_OUT) {
      expect([table, after[table]]).toEqual([table, []]);
      before[table] = [];
    }
    for (const table of ['users', 'photos', 'collages', 'collage_versions', 'orders', 'order_lines', 'print_jobs', 'mails', 'layout_files'])
      expect([table, (before[table] ?? []).length > 0]).toEqual([table, true]);
    expect(after).toEqual(before);
    const numbered = sql`insert into mails (kind, is_for_shop, lease_until, available_at, created_at)
      values ('sent', false, now(), now(), now()) returning (select max(id) < mails.id from mails as other) as "isNext"`;
    expect((await restored.db.execute(numbered)).rows).toEqual([{ isNext: true }]);
    expect((await dumpOf(restored)).toString().split('\n')[1]).toBe(dump.toString().split('\n')[1]);
    await restored.close();
  });

  it('contains no session, key or password, and keeps texts with any character', () => {
    const text = dump.toString();
    expect(text).toContain(JSON.stringify(TITLE).slice(1, -1));
    for (const table of LEFT_OUT) expect(text).not.toContain(`["table","${table}"]`);
  });

  it('is loaded completely or not at all, and only into an empty database', async () => {
    const place = await newPlace(kind);
    for (const cut of [dump.length - 40, Math.floor(dump.length / 2), 3])
      await expect(restoreRows(place, () => pieces(dump.subarray(0, cut)))).rejects.toThrow(
        /breaks off|does not know|knows|refused a query/,
      );
    const lines = dump.toString().split('\n');
    const lost = Buffer.from(lines.toSpliced(2, 1).join('\n'));
    await expect(restoreRows(place, () => pieces(lost))).rejects.toThrow(/is incomplete|refused a query/);
    await restoreRows(place, () => pieces(dump));
    await expect(restoreRows(place, () => pieces(dump))).rejects.toThrow(/^The database is not empty: there are rows in .*users/);
  });

  it('is restored by one process at a time', async () => {
    const place = await newPlace(kind);
    const second = () => restoreRows(place, () => pieces(dump));
    await restoreRows(
      place,
      () => pieces(dump),
      () => expect(second()).rejects.toThrow(kind === 'postgres' ? RestoreRunningError : FolderInUseError),
    );
    await expect(second()).rejects.toThrow(NotEmptyError);
  });

  it('[F29] of the last version before 0.1.0 is taken over; of an earlier or a newer one it is refused', async () => {
    const earlyPlace = { ...(await newPlace(kind)), template: inject('bareDatabase'), migrations: writeStepsBeforeRelease(folder) };
    const earlyDatabase = await openDatabase(earlyPlace);
    await earlyDatabase.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
      values (7, 'Bea', 'bea', 'bea@example.org', 'x', false, now())`);
    const screenshot = (await photoOf({ width: 500, height: 400, seed: 9 })).toString('base64');
    const xml = `<collage>\n  <screenshot><![CDATA[${screenshot}]]></screenshot>\n  <photos/>\n</collage>\n`;
    await earlyDatabase.db.execute(
      sql`insert into collages (id, owner_id, version, created_at, updated_at) values (1, 7, 1, now(), now())`,
    );
    await earlyDatabase.db.execute(sql`insert into collage_versions (collage_id, version, xml, editor, editor_version, template_id,
      child_template_id, width, height, material, is_finished, picture_sha256, created_at)
      values (1, 1, ${xml}, '2', '1', 't', 'c', 1, 1, '', true, '', now())`);
    const oldDump = await dumpOf(earlyDatabase);
    const { head: earlyHead, rest: earlyRest } = headOf(oldDump);
    const earlier = [earlyHead.replace(/,\{"hash":"\w+","when":\d+\}\]/, ']'), ...earlyRest].join('\n');
    await expect(restoreRows(await newPlace(kind), () => pieces(Buffer.from(earlier)))).rejects.toThrow(
      'it was written by an early version before 0.1.0',
    );
    await earlyDatabase.close();
    const next = await newPlace(kind);
    await restoreRows(next, () => pieces(oldDump));
    const restored = await openDatabase(next);
    expect((await restored.db.execute(sql`select name, left_at from users`)).rows).toEqual([{ name: 'Bea', left_at: null }]);
    const { blobs } = test.services;
    await migrateScreenshots({ blobs, formerDocuments: createFormerDocuments(restored.db) }, () => false);
    const [version] = (await restored.db.execute(sql`select xml, screenshot_sha256 as sha from collage_versions`)).rows;
    expect(version?.xml).toContain(`sha256:${version?.sha}`);
    expect(await withScreenshot({ blobs }, String(version?.xml))).toBe(xml);
    await restored.close();
    const newer = Buffer.from(dump.toString().replace(/"migrations":\[/, '$&{"hash":"0","when":1},'));
    await expect(restoreRows(await newPlace(kind), () => pieces(newer))).rejects.toThrow('its migration 1 is not 0000_base');
    const { head, rest } = headOf(dump);
    const added = [head.replace(']}]', ',{"hash":"0","when":1}]}]'), ...rest].join('\n');
    await expect(restoreRows(await newPlace(kind), () => pieces(Buffer.from(added)))).rejects.toThrow('it was made by a newer Muro');
  });
});
