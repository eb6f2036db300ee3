import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/database.ts';
import { deleteExpiredRows } from '../../apps/server/src/db/delete-expired-rows.ts';
import { createDepartures } from '../../apps/server/src/db/departures.ts';
import { emptyBin } from '../../apps/server/src/db/empty-bin.ts';
import { createExports } from '../../apps/server/src/db/exports.ts';
import { createIntegrity } from '../../apps/server/src/db/integrity.ts';
import { createOrderRecords } from '../../apps/server/src/db/order-records.ts';
import { createOrders } from '../../apps/server/src/db/orders.ts';
import { createPhotos } from '../../apps/server/src/db/photos.ts';
import { createPrintJobs } from '../../apps/server/src/db/print-jobs.ts';
import { createPrintRoom } from '../../apps/server/src/db/print-room.ts';

const INVOICE_YEARS = 10;
const WEEK_S = 7 * 24 * 3600;
const PAGE = 50;

interface Probe {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** The queries of each task of upkeep and of the routes that read tables which grow for years. */
export function growthProbes(db: Db, buyer: number): readonly Probe[] {
  const orders = createOrders(db);
  const records = createOrderRecords(db);
  const integrity = createIntegrity(db);
  const exports = createExports(db, orders);
  const everyone = { production: null, payment: null, isHeld: null, search: null, after: null, limit: PAGE } as const;
  const drained = async (all: AsyncIterable<unknown>) => {
    for await (const _ of all);
  };
  return [
    { name: 'upkeep: expired rows', run: () => deleteExpiredRows(db) },
    { name: 'upkeep: bin', run: () => emptyBin(db) },
    { name: 'upkeep: deleted accounts', run: () => createDepartures(db, INVOICE_YEARS).sweep(async () => {}) },
    { name: 'upkeep: unused photos', run: () => createPhotos(db).forgetUnused(WEEK_S) },
    { name: 'upkeep: print files', run: () => createPrintRoom(db).choose(30) },
    { name: 'worker: look for a print job', run: () => createPrintJobs(db).claim('bench') },
    { name: 'operator: newest orders', run: () => records.list(everyone) },
    { name: 'operator: orders to print', run: () => records.list({ ...everyone, production: 'printed' }) },
    { name: 'operator: sent orders', run: () => records.list({ ...everyone, production: 'sent' }) },
    { name: 'operator: unpaid orders', run: () => records.list({ ...everyone, payment: 'to-be-paid' }) },
    { name: 'operator: held orders', run: () => records.list({ ...everyone, isHeld: true }) },
    { name: 'operator: a page of the integrity check', run: () => integrity.prints({ orderId: 0, line: 0 }, PAGE) },
    { name: 'buyer: own orders', run: () => orders.list(buyer, { after: null, limit: PAGE }) },
    { name: 'buyer: export, collages', run: () => drained(exports.versions(buyer)) },
    { name: 'buyer: export, photos', run: () => drained(exports.photos(buyer)) },
  ];
}

/** Id of an account that has orders. */
export async function anyBuyer(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select owner_id::text as id from orders join users on users.id = owner_id where left_at is null limit 1`,
  );
  return Number(rows[0]?.id);
}
