import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/database.ts';

/** An account with orders, a collage and photos. */
export interface Buyer {
  readonly id: number;
  readonly orderId: number;
  readonly collageId: number;
  readonly photo: { readonly id: number; readonly sha256: string; readonly webSha256: string };
}

export async function findBuyer(db: Db): Promise<Buyer> {
  const { rows } = await db.execute(sql`
    select owner_id::text as id, orders.id::text as order_id, own.id::text as collage_id, photo.id::text as photo_id, photo.sha256, photo.web_sha256
    from orders join users on users.id = owner_id
      join lateral (select id from collages where owner_id = orders.owner_id and removed_at is null limit 1) own on true
      join lateral (select id, sha256, web_sha256 from photos where owner_id = orders.owner_id and is_used limit 1) photo on true
    where left_at is null order by orders.created_at desc limit 1`);
  const [row] = rows;
  return {
    id: Number(row?.id),
    orderId: Number(row?.order_id),
    collageId: Number(row?.collage_id),
    photo: { id: Number(row?.photo_id), sha256: String(row?.sha256), webSha256: String(row?.web_sha256) },
  };
}
