import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { printPlace } from '../../orders/rules/print-name.ts';
import type { Integrity } from '../types/integrity.ts';

/** Largest number listed of each kind. */
const MAX_IDS = 20;

/**
 * Returns the kind of a file and the photos, collages and orders that need it. Only originals affect orders, because print files are made
 * from originals.
 */
export async function affectedBy(db: Db, name: string): ReturnType<Integrity['findAffected']> {
  const place = printPlace(name);
  if (place) return { role: 'print', photos: [], collages: [], orders: [place.orderId] };
  const ids = async (query: SQL) => (await db.execute(sql`${query} order by 1 limit ${MAX_IDS}`)).rows.map(({ id }) => Number(id));
  for (const role of ['photo', 'web', 'thumb'] as const) {
    const isCopy = sql`${sql.identifier(COLUMNS[role])} = ${name}`;
    const photos = await ids(sql`select id from photos where ${isCopy}`);
    if (photos.length === 0) continue;
    const used = sql`select distinct collage_id from collage_photos join photos on photos.id = photo_id where ${isCopy}`;
    const collages = await ids(sql`select collage_id as id from (${used}) as used`);
    const ordered = sql`select distinct order_id as id from order_lines where collage_id in (${used})`;
    const orders = role === 'photo' ? await ids(ordered) : [];
    return { role, photos, collages, orders };
  }
  for (const role of ['picture', 'screenshot'] as const) {
    const collages = await ids(
      sql`select distinct collage_id as id from collage_versions where ${sql.identifier(COLUMNS[role])} = ${name}`,
    );
    if (collages.length > 0) return { role, photos: [], collages, orders: [] };
  }
  return { role: 'layout', photos: [], collages: [], orders: [] };
}

const COLUMNS = {
  photo: 'sha256',
  web: 'web_sha256',
  thumb: 'thumb_sha256',
  picture: 'picture_sha256',
  screenshot: 'screenshot_sha256',
} as const;
