import { createFormerDocuments } from '../../apps/server/src/collages/sql/former-documents.ts';
import { migrateScreenshots } from '../../apps/server/src/collages/use-cases/migrate-screenshots.ts';
import type { Db } from '../../apps/server/src/db/database.ts';
import type { Blobs } from '../../apps/server/src/files/blobs.ts';
import { fillOrderWords } from '../../apps/server/src/orders/sql/order-words.ts';
import { createPhotos } from '../../apps/server/src/photos/sql/photos.ts';
import { createAccountDeletion } from '../../apps/server/src/upkeep/sql/account-deletion.ts';
import { deleteExpiredRows } from '../../apps/server/src/upkeep/sql/delete-expired-rows.ts';
import { binIdle, emptyBin } from '../../apps/server/src/upkeep/sql/empty-bin.ts';
import { createPrintRetention } from '../../apps/server/src/upkeep/sql/print-retention.ts';
import { IDLE_DAYS } from './fill-database.ts';
import type { Probe } from './probe.ts';

const INVOICE_YEARS = 10;
const WEEK_S = 7 * 24 * 3600;
const never = () => false;

/** Queries of each upkeep task in order, and of the next day, on which nothing is due. */
export function upkeepProbes(db: Db, blobs: Blobs): { readonly due: readonly Probe[]; readonly nextDay: readonly Probe[] } {
  const tasks = [
    { name: 'expired rows', run: () => deleteExpiredRows(db) },
    { name: 'idle collages', run: () => binIdle(db, IDLE_DAYS) },
    { name: 'bin', run: () => emptyBin(db) },
    { name: 'deleted accounts', run: () => createAccountDeletion(db, INVOICE_YEARS).deleteDue(async () => {}) },
    { name: 'print files', run: () => createPrintRetention(db).claimExpired(30) },
    { name: 'unused photos', run: () => createPhotos(db).deleteUnused(WEEK_S) },
    { name: 'order words', run: () => fillOrderWords(db, never) },
    { name: 'former screenshots', run: () => migrateScreenshots({ blobs, formerDocuments: createFormerDocuments(db) }, never) },
  ];
  const named = (prefix: string) => tasks.map(({ name, run }) => ({ name: `${prefix}: ${name}`, run }));
  return { due: named('upkeep'), nextDay: named('upkeep of the next day') };
}
