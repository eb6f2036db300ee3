import type { SigningKeys } from './accounts/secrets.ts';
import { createAccounts } from './db/accounts.ts';
import { createCarts } from './db/carts.ts';
import { createCollageShelf } from './db/collage-shelf.ts';
import { createCollages } from './db/collages.ts';
import type { Db } from './db/database.ts';
import { createDepartures } from './db/departures.ts';
import { createDevices } from './db/devices.ts';
import { createEmailChanges } from './db/email-changes.ts';
import { createEmailConfirmations } from './db/email-confirmations.ts';
import { createExports } from './db/exports.ts';
import { createFormerDocuments } from './db/former-documents.ts';
import { createGuesses } from './db/guesses.ts';
import { createIntegrity } from './db/integrity.ts';
import { createLimits } from './db/limits.ts';
import { createMailRecords } from './db/mail-records.ts';
import { createMending } from './db/mending.ts';
import { createOpenUploads } from './db/open-uploads.ts';
import { createOperatorTokens } from './db/operator-tokens.ts';
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
import { createSecondFactors } from './db/second-factors.ts';
import { createSessions } from './db/sessions.ts';
import { createSignInTickets } from './db/sign-in-tickets.ts';
import { newId } from './new-id.ts';
import type { Settings } from './settings.ts';

interface RepositoryNeeds {
  readonly signing: SigningKeys;
  readonly settings: Pick<Settings, 'invoiceYears' | 'publicUrl'>;
}

/** Everything that is rows of the database and nothing else. */
export function openRepositories(db: Db, { signing, settings }: RepositoryNeeds) {
  const orders = createOrders(db);
  const orderRecords = createOrderRecords(db);
  return {
    accounts: createAccounts(db),
    sessions: createSessions(db),
    guesses: createGuesses(db),
    limits: createLimits(db),
    devices: createDevices(db),
    resets: createPasswordResets(db, signing),
    emailChanges: createEmailChanges(db, signing),
    factors: createSecondFactors(db, signing),
    tickets: createSignInTickets(db),
    confirmations: createEmailConfirmations(db, signing),
    departures: createDepartures(db, settings.invoiceYears),
    photos: createPhotos(db),
    photoLeases: createPhotoLeases(db),
    openUploads: createOpenUploads(db),
    collages: createCollages(db, newId),
    shelf: createCollageShelf(db, newId),
    orders,
    carts: createCarts(db),
    formerDocuments: createFormerDocuments(db),
    exports: createExports(db, orders),
    orderChanges: createOrderChanges(db),
    orderRecords,
    orderLinks: createOrderLinks(db, signing),
    outbox: createOutbox(db, new URL(settings.publicUrl).hostname),
    mailRecords: createMailRecords(db, orderRecords),
    jobs: createPrintJobs(db),
    integrity: createIntegrity(db),
    mending: createMending(db),
    printRoom: createPrintRoom(db),
    operatorTokens: createOperatorTokens(db),
  };
}
