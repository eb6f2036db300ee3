import { createAccounts } from '../accounts/sql/accounts.ts';
import { createAttemptLimits } from '../accounts/sql/attempt-limits.ts';
import { createDevices } from '../accounts/sql/devices.ts';
import { createEmailChanges } from '../accounts/sql/email-changes.ts';
import { createEmailConfirmations } from '../accounts/sql/email-confirmations.ts';
import { createLimits } from '../accounts/sql/limits.ts';
import { createOperatorTokens } from '../accounts/sql/operator-tokens.ts';
import { createPasswordResets } from '../accounts/sql/password-resets.ts';
import { createSecondFactors } from '../accounts/sql/second-factors.ts';
import { createSessions } from '../accounts/sql/sessions.ts';
import { createSignInTickets } from '../accounts/sql/sign-in-tickets.ts';
import { createCollageList } from '../collages/sql/collage-list.ts';
import { createCollages } from '../collages/sql/collages.ts';
import { createFormerDocuments } from '../collages/sql/former-documents.ts';
import type { Db } from '../db/database.ts';
import { createMailRecords } from '../mail/sql/mail-records.ts';
import { createOutbox } from '../mail/sql/outbox.ts';
import { createCarts } from '../orders/sql/carts.ts';
import { createOrderChanges } from '../orders/sql/order-changes.ts';
import { createOrderLinks } from '../orders/sql/order-links.ts';
import { createOrderRecords } from '../orders/sql/order-records.ts';
import { createOrders } from '../orders/sql/orders.ts';
import { createOpenUploads } from '../photos/sql/open-uploads.ts';
import { createPhotoLeases } from '../photos/sql/photo-leases.ts';
import { createPhotos } from '../photos/sql/photos.ts';
import { createPrintJobs } from '../print/sql/print-jobs.ts';
import type { SigningKeys } from '../secrets/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { createAccountDeletion } from '../upkeep/sql/account-deletion.ts';
import { createExports } from '../upkeep/sql/exports.ts';
import { createIntegrity } from '../upkeep/sql/integrity.ts';
import { createPrintRetention } from '../upkeep/sql/print-retention.ts';
import { createRepairRows } from '../upkeep/sql/repair-rows.ts';
import { newId } from '../values/new-id.ts';

interface RepositoryNeeds {
  readonly signing: SigningKeys;
  readonly settings: Pick<Settings, 'invoiceYears' | 'publicUrl'>;
}

/** Opens all repositories that need nothing but the database. */
export function openRepositories(db: Db, { signing, settings }: RepositoryNeeds) {
  const orders = createOrders(db);
  const orderRecords = createOrderRecords(db);
  return {
    accounts: createAccounts(db),
    sessions: createSessions(db),
    attemptLimits: createAttemptLimits(db),
    limits: createLimits(db),
    devices: createDevices(db),
    resets: createPasswordResets(db, signing),
    emailChanges: createEmailChanges(db, signing),
    factors: createSecondFactors(db, signing),
    tickets: createSignInTickets(db),
    confirmations: createEmailConfirmations(db, signing),
    accountDeletion: createAccountDeletion(db, settings.invoiceYears),
    photos: createPhotos(db),
    photoLeases: createPhotoLeases(db),
    openUploads: createOpenUploads(db),
    collages: createCollages(db, newId),
    collageList: createCollageList(db, newId),
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
    repairRows: createRepairRows(db),
    printRetention: createPrintRetention(db),
    operatorTokens: createOperatorTokens(db),
  };
}
