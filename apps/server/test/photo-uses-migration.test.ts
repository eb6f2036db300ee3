import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { collagePhotos, photos } from '../src/db/schema.ts';

const all = resolve(import.meta.dirname, '../migrations');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-migration-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were before photos knew their uses. */
function earlierMigrations(): string {
  const earlier = join(folder, 'migrations');
  cpSync(all, earlier, { recursive: true });
  const journal = JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8'));
  journal.entries.length = 1;
  writeFileSync(join(earlier, 'meta/_journal.json'), JSON.stringify(journal));
  return earlier;
}

async function fillAsBefore(db: Db): Promise<void> {
  const moment = '2026-01-02T03:04:05Z';
  await db.execute(sql`insert into users values (1, 'ana', 'ana', 'a@b.org', '', false, ${moment})`);
  for (const id of [11, 12, 13]) {
    await db.execute(sql`insert into photos (id, owner_id, sha256, size_bytes, name, type, unique_key, suggested_rotation,
      width_px, height_px, web_sha256, web_width_px, web_height_px, thumb_sha256, created_at)
      values (${id}, 1, ${`s${id}`}, 1, '', 1, '', 0, 1, 1, '', 1, 1, '', ${moment})`);
  }
  await db.execute(sql`insert into collages values (21, 1, 2, ${moment}, ${moment})`);
  const xml = [
    '<photo id="11"/><photo type="1" id="12" name="a"/>',
    '<photos><photo\n id="11"/></photos><photo uid="13"/><dopphoto id="13"/><photo id="99"/>',
  ];
  for (const [index, text] of xml.entries()) {
    await db.execute(
      sql`insert into collage_versions values (21, ${index + 1}, ${text}, '2', '1', 't', 'c', 1, 1, 'POSTER', true, '', ${moment})`,
    );
  }
}

it('an older database learns which photos its collages name', async () => {
  const place = { folder: join(folder, 'database') };
  const before = await openDatabase({ ...place, migrations: earlierMigrations() });
  await fillAsBefore(before.db);
  await before.close();
  const after = await openDatabase({ ...place, migrations: all });
  const uses = await after.db.select().from(collagePhotos).orderBy(collagePhotos.photoId);
  expect(uses).toEqual([
    { collageId: 21, photoId: 11 },
    { collageId: 21, photoId: 12 },
  ]);
  const [photo] = await after.db.select().from(photos);
  expect(photo?.seenAt).toEqual(photo?.createdAt);
  await after.close();
});
