import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createPasswordHasher } from '../../../apps/server/src/accounts/passwords/password-hasher.ts';
import { sessionCookie, tokenHash } from '../../../apps/server/src/accounts/rules/session-cookie.ts';
import type { Db } from '../../../apps/server/src/db/database.ts';
import { openDatabase } from '../../../apps/server/src/db/open.ts';
import { readSettings } from '../../../apps/server/src/settings/settings.ts';
import { documentOf } from '../actions/save.ts';
import type { ClientInput, SentPhoto, Visitor } from '../actions/user-action.ts';

/** Initial content of the database. */
export interface Rows {
  /** Number of signed-in users. */
  readonly visitors: number;
  /** Number of them with photos: only rows, which are all that saving and loading read. */
  readonly savers: number;
  readonly photosEach: number;
  /** Number of further users, each with a collage of ten photos. */
  readonly others: number;
}

export const USUAL_ROWS: Rows = { visitors: 200, savers: 20, photosEach: 150, others: 0 };
export const BIG_ROWS: Rows = { ...USUAL_ROWS, others: 10_000 };

const PASSWORD = 'Zx9-canary-7Q';
const FIRST_ID = 1_000_000;
const FIRST_OTHER = 2_000_000;
const PHOTOS_OF_OTHERS = 10;
/** Multiplier between the id of a user and the first id of their photos and collages. */
const STEP = 1000;
const SIZE = { orgWidth: 4000, orgHeight: 3000 };

const photosOf = (owner: number, count: number): readonly SentPhoto[] =>
  Array.from({ length: count }, (_, nth) => ({ id: owner * STEP + nth, ...SIZE }));

/** Writes users, sessions, photos and collages directly into a database that no server uses. */
export async function seedRows(
  { folder, url }: { readonly folder: string; readonly url: string | undefined },
  rows: Rows,
): Promise<Pick<ClientInput, 'visitors' | 'photos'>> {
  const { migrationsFolder: migrations, databaseTemplate: template } = readSettings({});
  if (!url) mkdirSync(join(folder, '..'), { recursive: true });
  const database = await openDatabase({ url, folder, migrations, template });
  const visitors = Array.from({ length: rows.visitors }, (_, nth) => visitorOf(FIRST_ID + nth));
  try {
    const passwordHash = await (await createPasswordHasher()).hash(PASSWORD);
    await writePeople(database.db, { first: FIRST_ID, count: rows.visitors }, passwordHash);
    await writeSessions(database.db, visitors);
    await writePhotos(database.db, { first: FIRST_ID, count: rows.savers }, rows.photosEach);
    const others = { first: FIRST_OTHER, count: rows.others };
    await writePeople(database.db, others, passwordHash);
    await writePhotos(database.db, others, PHOTOS_OF_OTHERS);
    await writeCollages(database.db, others);
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
  }
  return { visitors, photos: visitors.slice(0, rows.savers).map(({ id }) => photosOf(id, rows.photosEach)) };
}

interface Owners {
  readonly first: number;
  readonly count: number;
}

const tokenOf = (id: number): string => createHash('sha256').update(`person${id}`).digest('base64url');

function visitorOf(id: number): Visitor {
  const cookie = `${sessionCookie(false).name}=${tokenOf(id)}`;
  const nth = id - FIRST_ID;
  return { id, name: `person${id}`, cookie, address: `10.1.${nth >> 8}.${nth & 255}` };
}

async function writePeople(db: Db, { first, count }: Owners, passwordHash: string): Promise<void> {
  await db.execute(sql`insert into users (id, name, name_key, email, password_hash, newsletter, created_at)
    select id, 'person' || id, 'person' || id, 'person' || id || '@example.org', ${passwordHash}, false, now()
    from generate_series(${first}::bigint, ${first + count - 1}::bigint) id`);
}

async function writeSessions(db: Db, visitors: readonly Visitor[]): Promise<void> {
  const hashes = JSON.stringify(visitors.map(({ id }) => ({ id, hash: tokenHash(tokenOf(id)) })));
  await db.execute(sql`insert into sessions (token_hash, user_id, created_at, seen_at)
    select hash, id, now(), now() from json_to_recordset(${hashes}::json) as known(id bigint, hash text)`);
}

async function writePhotos(db: Db, { first, count }: Owners, photosPerOwner: number): Promise<void> {
  await db.execute(sql`insert into photos (id, owner_id, sha256, size_bytes, name, type, unique_key, suggested_rotation, width_px, height_px,
      web_sha256, web_width_px, web_height_px, thumb_sha256, created_at, seen_at)
    select owner * ${STEP}::bigint + nth, owner, encode(sha256(convert_to('whole' || owner || '-' || nth, 'UTF8')), 'hex'), 3000000, 'IMG.jpg', 1, '', 0,
      ${SIZE.orgWidth}::int, ${SIZE.orgHeight}::int, encode(sha256(convert_to('web' || owner || '-' || nth, 'UTF8')), 'hex'), 1024, 768,
      encode(sha256(convert_to('thumb' || owner || '-' || nth, 'UTF8')), 'hex'), now(), now()
    from generate_series(${first}::bigint, ${first + count - 1}::bigint) owner, generate_series(0, ${photosPerOwner - 1}::int) nth`);
}

/** Writes a collage of all photos for each user; all documents have the same length and refer to the photos of the first user. */
async function writeCollages(db: Db, { first, count }: Owners): Promise<void> {
  if (count === 0) return;
  const xml = documentOf(photosOf(first, PHOTOS_OF_OTHERS));
  const owners = sql`generate_series(${first}::bigint, ${first + count - 1}::bigint) owner`;
  await db.execute(sql`insert into collages (id, owner_id, version, created_at, updated_at)
    select owner * ${STEP}::bigint, owner, 1, now(), now() from ${owners}`);
  await db.execute(sql`insert into collage_versions (collage_id, version, xml, editor, editor_version, template_id, child_template_id, width,
      height, material, is_finished, picture_sha256, created_at)
    select owner * ${STEP}::bigint, 1, ${xml}, '2', '1', '101', '10117', 100, 70, 'POSTER', true, '', now() from ${owners}`);
  await db.execute(sql`insert into collage_photos (collage_id, photo_id)
    select owner * ${STEP}::bigint, owner * ${STEP}::bigint + nth from ${owners}, generate_series(0, ${PHOTOS_OF_OTHERS - 1}::int) nth`);
}
