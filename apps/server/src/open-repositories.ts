import type { Secrets } from './accounts/secrets.ts';
import { createAccounts } from './db/accounts.ts';
import { createCarts } from './db/carts.ts';
import { createCollageShelf } from './db/collage-shelf.ts';
import { createCollages } from './db/collages.ts';
import type { Db } from './db/database.ts';
import { createDepartures } from './db/departures.ts';
import { createDevices } from './db/devices.ts';
import { createEmailChanges } from './db/email-changes.ts';
import { createExports } from './db/exports.ts';
import { createGuesses } from './db/guesses.ts';
import { createIntegrity } from './db/integrity.ts';
import { createLimits } from './db/limits.ts';
import { createMailRecords } from './db/mail-records.ts';
import { createMending } from './db/mending.ts';
import { createOrderChanges } from './db/order-changes.ts';
import { createOrderLinks } from './db/order-links.ts';
import { createOrderRecords } from './db/order-records.ts';
import { createOrders } from './db/orders.ts';
import { createOutbox } from './db/outbox.ts';
import { createPasswordResets } from './db/password-resets.ts';
import { createPhotoLeases } from './db/photo-leases.ts';
import { createPhotos } from './db/photos.ts';
import { createPrintJobs } from './db/print-jobs.ts';
import { createPrintRoom } from './db/print-room.ts';
import { createSessions } from './db/sessions.ts';
import { newId } from './new-id.ts';
import type { Settings } from './settings.ts';

interface RepositoryNeeds {
  readonly secrets: Secrets;
  readonly settings: Pick<Settings, 'invoiceYears' | 'publicUrl'>;
}

/** Everything that is rows of the database and nothing else. */
export function openRepositories(db: Db, { secrets, settings }: RepositoryNeeds) {
  const orders = createOrders(db);
  const orderRecords = createOrderRecords(db);
  return {
    accounts: createAccounts(db),
    sessions: createSessions(db),
    guesses: createGuesses(db),
    limits: createLimits(db),
    devices: createDevices(db),
    resets: createPasswordResets(db, secrets),
    emailChanges: createEmailChanges(db, secrets),
    departures: createDepartures(db, settings.invoiceYears),
    photos: createPhotos(db),
    photoLeases: createPhotoLeases(db),
    collages: createCollages(db, newId),
    shelf: createCollageShelf(db, newId),
    orders,
    carts: createCarts(db),
    exports: createExports(db, orders),
    orderChanges: createOrderChanges(db),
    orderRecords,
    orderLinks: createOrderLinks(db, secrets),
    outbox: createOutbox(db, new URL(settings.publicUrl).hostname),
    mailRecords: createMailRecords(db, orderRecords),
    jobs: createPrintJobs(db),
    integrity: createIntegrity(db),
    mending: createMending(db),
    printRoom: createPrintRoom(db),
  };
}
