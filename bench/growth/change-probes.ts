import { createCollageList } from '../../apps/server/src/collages/sql/collage-list.ts';
import { createCollages } from '../../apps/server/src/collages/sql/collages.ts';
import type { Db } from '../../apps/server/src/db/database.ts';
import { createMailRecords } from '../../apps/server/src/mail/sql/mail-records.ts';
import { createOutbox } from '../../apps/server/src/mail/sql/outbox.ts';
import { createCarts } from '../../apps/server/src/orders/sql/carts.ts';
import { createOrderChanges } from '../../apps/server/src/orders/sql/order-changes.ts';
import { createOrderRecords } from '../../apps/server/src/orders/sql/order-records.ts';
import { createOrders } from '../../apps/server/src/orders/sql/orders.ts';
import { createPinnedVersions } from '../../apps/server/src/orders/sql/pinned-versions.ts';
import { createPhotos } from '../../apps/server/src/photos/sql/photos.ts';
import { createPrintJobs } from '../../apps/server/src/print/sql/print-jobs.ts';
import { createAccountDeletion } from '../../apps/server/src/upkeep/sql/account-deletion.ts';
import { createPrintRetention } from '../../apps/server/src/upkeep/sql/print-retention.ts';
import { newId } from '../../apps/server/src/values/new-id.ts';
import type { Buyer } from './find-buyer.ts';
import { newLine, newOrder, newPhoto, newVersion } from './new-rows.ts';
import type { Probe } from './probe.ts';

const QUOTA = 1e12;
const NO_LIMIT = 10_000;
const HOLDER = 'bench';
const PARCEL = { carrier: 'c', code: '1', url: '' };

/** Changes by buyer, shop and press in order: one order from its photo to its parcel, then the deletion of the account. */
export function changeProbes(db: Db, buyer: Buyer): readonly Probe[] {
  const orderId = newId();
  return [
    ...editorProbes(db, buyer),
    {
      name: 'change: an order',
      run: () => expectKind('placed', createOrders(db).place(newOrder(buyer, orderId), { ...PLACING, lines: [newLine(buyer)] })),
    },
    ...orderProbes(db, orderId),
    {
      name: 'change: an account is deleted',
      run: () => expectKind('left', createAccountDeletion(db, 10).deleteAccount({ id: buyer.id, passwordHash: '-' }, 'en')),
    },
  ];
}

const PLACING = { fromCart: [], idempotencyKey: null, maxOrders: NO_LIMIT, terms: '', graceMinutes: 0, isPaid: false };

/** Throws if a change was refused, because it would measure nothing. */
async function expectKind(kind: string, outcome: Promise<{ readonly kind: string }>): Promise<void> {
  const answer = await outcome;
  if (answer.kind !== kind) throw new Error(`Expected ${kind} but received ${answer.kind}`);
}

function editorProbes(db: Db, { id, collageId, photo }: Buyer): readonly Probe[] {
  const shelf = createCollageList(db, newId);
  const collages = createCollages(db, newId);
  const carts = createCarts(db);
  const save = (of: number | null) => expectKind('saved', collages.save(newVersion({ ownerId: id, collageId: of, photoIds: [photo.id] })));
  return [
    { name: 'change: a photo', run: () => createPhotos(db).create(newPhoto(id, newId()), QUOTA) },
    { name: 'change: a new collage', run: () => save(null) },
    { name: 'change: another version', run: () => save(collageId) },
    { name: 'change: a copy', run: () => shelf.copy(id, { collageId, version: null }, { name: 'c', maxCollages: NO_LIMIT }) },
    { name: 'change: to the bin and back', run: async () => [await shelf.moveToBin(id, collageId), await shelf.restore(id, collageId)] },
    { name: 'change: the cart', run: () => carts.put(id, [{ collageId, material: 'poster' }], { maxLines: 50, chooseLines: () => [1] }) },
    { name: 'change: a version that a shop refers to', run: () => createPinnedVersions(db).pin(collageId, 1, 3600) },
  ];
}

function orderProbes(db: Db, orderId: number): readonly Probe[] {
  const [jobs, changes] = [createPrintJobs(db), createOrderChanges(db)];
  const shop = { orderId, who: 'shop' } as const;
  const hold = (reason: string) => expectKind('changed', changes.updateHold(shop, { expected: reason === '', reason }));
  const print = async () => {
    if ((await jobs.claim(HOLDER))?.order.id !== orderId) throw new Error('Expected the job of the order but received another one');
    await jobs.finish(orderId, HOLDER);
  };
  const mail = async () => {
    const outbox = createOutbox(db, 'shop.example');
    const claimed = await outbox.claim(HOLDER);
    if (claimed === null) throw new Error('Expected a mail but received none');
    await createMailRecords(db, createOrderRecords(db)).findFacts(claimed);
    await outbox.markSent(claimed);
  };
  const step = (expected: 'printed', to: 'sent') => changes.updateProduction(shop, { expected, to, note: '', parcel: PARCEL });
  return [
    { name: 'change: an order is held and freed', run: async () => [await hold('asks'), await hold('')] },
    { name: 'change: an order is printed', run: print },
    {
      name: 'change: an order is paid',
      run: () => expectKind('changed', changes.updatePayment(shop, { expected: 'to-be-paid', to: 'paid', note: '' })),
    },
    { name: 'change: an order is sent', run: () => expectKind('changed', step('printed', 'sent')) },
    { name: 'change: a mail goes out', run: mail },
    { name: 'change: files are printed again', run: () => createPrintRetention(db).requeue({ orderId, line: 1 }) },
    { name: 'change: where did the last order go', run: () => createOrders(db).findByShopNumber('4711') },
  ];
}
