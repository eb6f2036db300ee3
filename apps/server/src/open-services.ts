import { join } from 'node:path';
import { createPasswordHasher } from './accounts/password-hasher.ts';
import { checkSecret, createPasswordSeals } from './accounts/password-seals.ts';
import { secretsOf } from './accounts/secrets.ts';
import type { DiskCatalogue } from './catalogue/disk-catalogue.ts';
import { createReferences } from './checkout/references.ts';
import { createAccounts } from './db/accounts.ts';
import { createCarts } from './db/carts.ts';
import { createCollageShelf } from './db/collage-shelf.ts';
import { createCollages } from './db/collages.ts';
import type { Database } from './db/database.ts';
import { createDepartures } from './db/departures.ts';
import { createDevices } from './db/devices.ts';
import { createEmailChanges } from './db/email-changes.ts';
import { createExports } from './db/exports.ts';
import { createGuesses } from './db/guesses.ts';
import { createHeldVersions } from './db/held-versions.ts';
import { createKeyRing } from './db/key-ring.ts';
import { createLayoutRows } from './db/layout-rows.ts';
import { createLimits } from './db/limits.ts';
import { createMailRecords } from './db/mail-records.ts';
import { createNonces } from './db/nonces.ts';
import { createOrderChanges } from './db/order-changes.ts';
import { createOrderLinks } from './db/order-links.ts';
import { createOrderRecords } from './db/order-records.ts';
import { createOrders } from './db/orders.ts';
import { createOutbox } from './db/outbox.ts';
import { createPasswordResets } from './db/password-resets.ts';
import { createPhotoLeases } from './db/photo-leases.ts';
import { createPhotos } from './db/photos.ts';
import { createPrintJobs, type PrintJobs } from './db/print-jobs.ts';
import { createSessions } from './db/sessions.ts';
import { createKeptLayouts } from './layouts/kept-layouts.ts';
import { createMetrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { createPressPainter, type PressPainter } from './paint/press-painter.ts';
import type { PhotoChecking } from './photos/photo-checker.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { LiveShop } from './shop/live-shop.ts';
import { openSocial } from './social/social.ts';
import { openDiskBlobs } from './stores/disk-blobs.ts';
import { createLeftFiles } from './stores/left-files.ts';

export interface OpenedServices extends Services {
  readonly jobs: PrintJobs;
  readonly painter: PressPainter;
  readonly checker: PhotoChecking;
}

export interface OpenedParts {
  readonly database: Database;
  readonly catalogue: DiskCatalogue;
  readonly shop: LiveShop;
  readonly checker: PhotoChecking;
}

export interface Listeners {
  /** Told about pictures that cannot be painted. */
  readonly report: (sentence: string) => void;
  readonly onOrder: () => void;
  readonly onMail: () => void;
}

/** Everything a request may need, on one database and one data folder. */
export async function openServices(
  settings: Settings,
  { database, catalogue, shop, checker }: OpenedParts,
  { report, onOrder, onMail }: Listeners,
): Promise<OpenedServices> {
  const [{ db }, { sampleFolder }] = [database, settings];
  const [secrets, nonces] = [secretsOf(settings), createNonces(db)];
  const sealParts = { ring: createKeyRing(db), nonces, secrets };
  await checkSecret(sealParts, database.kind === 'pglite');
  const blobs = await openDiskBlobs(join(settings.dataFolder, 'photos'));
  const photos = createPhotos(db);
  const layouts = createKeptLayouts({ catalogue, blobs, rows: createLayoutRows(db), report });
  const [orders, orderRecords] = [createOrders(db), createOrderRecords(db)];
  const cacheFolder = join(settings.dataFolder, 'cache');
  return {
    ...settings,
    printFolder: join(settings.dataFolder, 'print'),
    databaseKind: database.kind,
    accounts: createAccounts(db),
    sessions: createSessions(db),
    hasher: await createPasswordHasher(),
    seals: createPasswordSeals(sealParts),
    guesses: createGuesses(db),
    limits: createLimits(db),
    devices: createDevices(db),
    resets: createPasswordResets(db, secrets),
    emailChanges: createEmailChanges(db, secrets),
    departures: createDepartures(db, settings.invoiceYears),
    leftFiles: createLeftFiles({ blobs, photos, cacheFolder, printFolder: join(settings.dataFolder, 'print') }),
    blobs,
    photos,
    checker,
    photoLeases: createPhotoLeases(db),
    collages: createCollages(db, newId),
    shelf: createCollageShelf(db, newId),
    orders,
    references: createReferences(secrets, createHeldVersions(db), nonces.nowS),
    carts: createCarts(db),
    exports: createExports(db, orders),
    orderChanges: createOrderChanges(db),
    orderRecords,
    orderLinks: createOrderLinks(db, secrets),
    outbox: createOutbox(db, new URL(settings.publicUrl).hostname),
    mailRecords: createMailRecords(db, orderRecords),
    jobs: createPrintJobs(db),
    catalogue,
    shop,
    layouts,
    painter: createPressPainter({ photos, blobs, checker, catalogue, layouts, sampleFolder, cacheFolder, newId, report }),
    social: openSocial(settings.socialSettings, { sampleFolder: join(settings.catalogueFolder, 'sample-photos'), secrets, nonces }),
    metrics: createMetrics(),
    newId,
    onOrder,
    onMail,
    isAlive: () => database.isAlive(),
  };
}
