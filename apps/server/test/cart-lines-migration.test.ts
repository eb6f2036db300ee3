import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCarts } from '../src/db/carts.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { lineOfPiece } from '../src/use-cases/choose-cart-lines.ts';
import { DATABASES, newPostgresDatabase } from './open-test-app.ts';
import { entriesOf, OWN_MIGRATIONS, versionWith } from './other-versions.ts';

const MOMENT = '2026-01-02T03:04:05Z';
const { idx: OWN_STEP = 0 } = entriesOf(OWN_MIGRATIONS).find(({ tag }) => tag.endsWith('_cart_line_number')) ?? {};

describe.each(DATABASES)('carts from before their lines had numbers, on %s', (kind) => {
  let parent: string;
  let database: Database;
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'muro-carts-'));
    const place = kind === 'postgres' ? { url: await newPostgresDatabase() } : { folder: join(parent, 'database') };
    const before = versionWith(parent, (entries) => entries.filter(({ idx }) => idx < OWN_STEP));
    const earlier = await openDatabase({ ...place, migrations: before, template: inject('bareDatabase') });
    await earlier.db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
      values (1, 'ana', 'ana', '', '', false, ${MOMENT})`);
    await earlier.db.execute(
      sql`insert into collages (id, owner_id, version, created_at, updated_at) values (21, 1, 3, ${MOMENT}, ${MOMENT})`,
    );
    await earlier.db.execute(sql`insert into cart_lines (owner_id, collage_id, material, quantity, version, added_at)
      values (1, 21, 'POSTER', 4, 2, ${MOMENT})`);
    await earlier.close();
    database = await openDatabase({ ...place, migrations: OWN_MIGRATIONS });
  });
  afterAll(async () => {
    await database.close();
    rmSync(parent, { recursive: true, force: true });
  });

  it('keep what is in them, and take a second line of the same collage', async () => {
    const carts = createCarts(database.db);
    const former = { collageId: 21, line: 1, material: 'POSTER', quantity: 4, version: 2 };
    expect(await carts.list(1)).toEqual([former]);
    const piece = { collageId: 21, material: 'CANVAS2CM', quantity: 1, version: 3 };
    expect(await carts.put(1, [piece], { most: 2, chooseLines: lineOfPiece })).toBe(true);
    expect(await carts.list(1)).toEqual([former, { ...piece, line: 2 }]);
    const { rows } = await database.db.execute(sql`select min_reader from schema_info`);
    expect(Number(rows[0]?.min_reader)).toBeGreaterThan(OWN_STEP); // a later step may ask for a later reader
  });
});
