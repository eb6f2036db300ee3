import { sql } from 'drizzle-orm';
import { createCollageList } from '../../apps/server/src/collages/sql/collage-list.ts';
import { createCollages } from '../../apps/server/src/collages/sql/collages.ts';
import type { Db } from '../../apps/server/src/db/database.ts';
import { createOutbox } from '../../apps/server/src/mail/sql/outbox.ts';
import { createCarts } from '../../apps/server/src/orders/sql/carts.ts';
import { createOrderRecords } from '../../apps/server/src/orders/sql/order-records.ts';
import { createOrders } from '../../apps/server/src/orders/sql/orders.ts';
import { createPhotos } from '../../apps/server/src/photos/sql/photos.ts';
import { createPrintJobs } from '../../apps/server/src/print/sql/print-jobs.ts';
import { createObjectRows } from '../../apps/server/src/stores/s3/object-rows.ts';
import { createExports } from '../../apps/server/src/upkeep/sql/exports.ts';
import { createIntegrity } from '../../apps/server/src/upkeep/sql/integrity.ts';
import { createRepairRows } from '../../apps/server/src/upkeep/sql/repair-rows.ts';
import { newId } from '../../apps/server/src/values/new-id.ts';
import { NAMESAKE } from './addresses.ts';
import { changeProbes } from './change-probes.ts';
import type { Buyer } from './find-buyer.ts';
import type { Probe } from './probe.ts';
import { signInProbes } from './sign-in-probes.ts';

const PAGE = 50;
const QUOTA = 1e12;
/** Three common words: the search finds a page of matching orders among the newest ones. */
const COMMON = 'madrid gmail com';
/**
 * Expected blocks of a page of common words. Three in ten orders contain all of {@link COMMON}, so 170 are examined for 51 matches, each with
 * at most four blocks: three levels of the word index and one of the table, if it was not vacuumed. Each of the 51 needs five more to be
 * shown, and the frequencies of the three words need 30 together. A smaller database has one level less.
 */
const COMMON_BLOCKS = 170 * 4 + 51 * 5 + 30;

/** Queries of routes on growing tables, and of the worker. The last one deletes the buyer's account. */
export function routeProbes(db: Db, buyer: Buyer): readonly Probe[] {
  return [
    ...workerProbes(db),
    ...operatorProbes(db, buyer),
    ...integrityProbes(db, buyer),
    ...objectProbes(db),
    ...signInProbes(db, buyer),
    ...buyerProbes(db, buyer),
    ...changeProbes(db, buyer),
  ];
}

function workerProbes(db: Db): readonly Probe[] {
  return [
    { name: 'worker: look for a print job', run: () => createPrintJobs(db).claim('bench') },
    { name: 'worker: look for a mail', run: () => createOutbox(db, 'shop.example').claim('bench') },
  ];
}

function operatorProbes(db: Db, { orderId }: Buyer): readonly Probe[] {
  const records = createOrderRecords(db);
  const everyone = { production: null, payment: null, isHeld: null, search: null, after: null, limit: PAGE } as const;
  return [
    { name: 'operator: newest orders', run: () => records.list(everyone) },
    { name: 'operator: older orders', run: () => records.list({ ...everyone, after: orderId }) },
    { name: 'operator: orders to print', run: () => records.list({ ...everyone, production: 'printed' }) },
    { name: 'operator: sent orders', run: () => records.list({ ...everyone, production: 'sent' }) },
    { name: 'operator: unpaid orders', run: () => records.list({ ...everyone, payment: 'to-be-paid' }) },
    { name: 'operator: held orders', run: () => records.list({ ...everyone, isHeld: true }) },
    { name: 'operator: an order', run: () => records.find(orderId) },
    { name: 'operator: search a number', run: () => records.list({ ...everyone, search: String(orderId) }) },
    { name: 'operator: search calle, held', run: () => records.list({ ...everyone, isHeld: true, search: 'calle' }) },
    ...searchProbes(db, ''),
  ];
}

/** Searches for words of few, some and all orders. */
export function searchProbes(db: Db, state: string): readonly Probe[] {
  const records = createOrderRecords(db);
  const searches = ['quintanilla', NAMESAKE, 'calle quint', 'calle', 'c', COMMON, 'unknown'];
  return searches.map((search) => ({
    name: `operator: search ${search}${state}`,
    maxBlocks: search === COMMON ? COMMON_BLOCKS : 0,
    run: () => records.list({ production: null, payment: null, isHeld: null, search, after: null, limit: PAGE }),
  }));
}

function integrityProbes(db: Db, { orderId, photo }: Buyer): readonly Probe[] {
  const integrity = createIntegrity(db);
  return [
    { name: 'integrity: a page of prints', run: () => integrity.listPrints({ orderId: 0, line: 0 }, PAGE) },
    { name: 'integrity: a page of blobs', run: () => integrity.listBlobs('8', PAGE) },
    { name: 'integrity: a page of orders', run: () => integrity.listOrders(orderId, PAGE) },
    { name: 'integrity: a blob', run: () => integrity.find(photo.sha256) },
    { name: 'integrity: what needs a blob', run: () => integrity.findAffected(photo.sha256) },
    { name: 'integrity: prints that no job made', run: () => integrity.listUnprinted([`order-${orderId}.pdf`, 'order-1.pdf']) },
    { name: 'integrity: the original of a copy', run: () => createRepairRows(db).findOriginal(photo.webSha256) },
  ];
}

/** Queries of a server with a bucket. */
function objectProbes(db: Db): readonly Probe[] {
  const rows = createObjectRows(db);
  const page = async (names: AsyncIterable<unknown>) => {
    for await (const _ of names) return;
  };
  return [
    { name: 'bucket: an object', run: () => rows.find('order-1.pdf') },
    { name: 'bucket: unreferenced objects', run: () => rows.listOrphans() },
    { name: 'bucket: a page of photos', run: () => page(rows.listNames('photos', 0, '88')) },
    { name: 'bucket: a page of prints', run: () => page(rows.listNames('prints', 0)) },
  ];
}

function buyerProbes(db: Db, { id, orderId, collageId, photo }: Buyer): readonly Probe[] {
  const orders = createOrders(db);
  const exports = createExports(db, orders);
  const photos = createPhotos(db);
  const shelf = createCollageList(db, newId);
  const drained = async (all: AsyncIterable<unknown>) => {
    for await (const _ of all);
  };
  return [
    { name: 'buyer: own orders', run: () => orders.list(id, { after: null, limit: PAGE }) },
    { name: 'buyer: an order', run: () => orders.find(id, orderId) },
    { name: 'buyer: collage of an order', run: () => orders.findCollage(id, orderId) },
    {
      name: 'buyer: cart and former address',
      run: async () => [await createCarts(db).list(id), await createCarts(db).findEarlierAddress(id)],
    },
    { name: 'buyer: own collages', run: () => shelf.list(id) },
    { name: 'buyer: versions of a collage', run: () => shelf.listVersions(id, collageId) },
    { name: 'buyer: opening a collage', run: () => createCollages(db, newId).find(id, collageId) },
    { name: 'buyer: a photo by its bytes', run: () => photos.listSent(id, [photo.sha256]) },
    { name: 'buyer: photos by their ids', run: () => photos.listUsable(id, [photo.id, 1]) },
    { name: 'buyer: room for a photo', run: () => photos.fitsQuota(id, 1000, QUOTA) },
    { name: 'buyer: export, collages', run: () => drained(exports.listVersions(id)) },
    { name: 'buyer: export, photos', run: () => drained(exports.listPhotos(id)) },
    { name: 'buyer: export, orders', run: () => drained(exports.listOrders(id)) },
    { name: 'garbage collection: which blobs are named', run: () => photos.listReferenced([photo.sha256, 'f'.repeat(64)]) },
    { name: 'is the database alive', run: () => db.execute(sql`select 1`) },
  ];
}
