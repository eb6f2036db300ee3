import { join } from 'node:path';
import { createNameHasher } from './accounts/name-hasher.ts';
import { openKeys } from './accounts/open-keys.ts';
import { createPasswordHasher } from './accounts/password-hasher.ts';
import { createPasswordSeals, dropForeignPairs } from './accounts/password-seals.ts';
import { shopSecret } from './accounts/shop-secret.ts';
import { builtFolder } from './built-folder.ts';
import type { DiskCatalogue } from './catalogue/disk-catalogue.ts';
import { grossCatalogue } from './catalogue/gross-catalogue.ts';
import { createReferences } from './checkout/references.ts';
import type { Database } from './db/database.ts';
import { createHeldVersions } from './db/held-versions.ts';
import { createKeyRing } from './db/key-ring.ts';
import { createLayoutRows } from './db/layout-rows.ts';
import { createNonces } from './db/nonces.ts';
import type { PrintJobs } from './db/print-jobs.ts';
import { createSigningKeyStore } from './db/signing-keys.ts';
import { createWebFiles } from './db/web-files.ts';
import { createDocumentChecker, type DocumentChecking } from './documents/document-checker.ts';
import { createKeptLayouts } from './layouts/kept-layouts.ts';
import { createMetrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { openRepositories } from './open-repositories.ts';
import { openStores } from './open-stores.ts';
import { createPressPainter, type PressPainter } from './paint/press-painter.ts';
import type { PhotoChecking } from './photos/photo-checker.ts';
import { createReadiness } from './readiness.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { LiveShop } from './shop/live-shop.ts';
import { openSocial } from './social/social.ts';
import { createBackups } from './stores/backups.ts';
import { createFileInspector } from './stores/file-inspector.ts';
import { createLeftFiles } from './stores/left-files.ts';
import { createUpkeepHealth } from './upkeep/upkeep-health.ts';

export interface OpenedServices extends Services {
  readonly jobs: PrintJobs;
  readonly painter: PressPainter;
  readonly checker: PhotoChecking;
  readonly documents: DocumentChecking;
  /** Where this server writes print files that are not whole yet. */
  readonly tryFolder: string;
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

/** Everything a request may need, on one database and its stores. */
export async function openServices(settings: Settings, parts: OpenedParts, listeners: Listeners): Promise<OpenedServices> {
  const { database } = parts;
  const { signing, wrapping } = await openKeys({
    store: createSigningKeyStore(database.db),
    secret: shopSecret(settings),
    isAlone: database.kind === 'pglite',
    report: listeners.report,
  });
  const nonces = createNonces(database.db);
  const sealParts = { ring: createKeyRing(database.db), nonces, wrapping };
  await dropForeignPairs(sealParts);
  const rows = openRepositories(database.db, { signing, settings });
  const stores = await openStores(settings, database.db, listeners.report);
  const metrics = createMetrics();
  return {
    ...settings,
    ...rows,
    ...stores,
    ...openPictures(settings, parts, { ...rows, ...stores, report: listeners.report }),
    ...listeners,
    backups: createBackups(database, join(settings.dataFolder, 'backup')),
    inspector: createFileInspector(stores),
    databaseKind: database.kind,
    hasher: await createPasswordHasher(),
    seals: createPasswordSeals(sealParts),
    webFiles: createWebFiles(database.db, builtFolder(settings.webFolder)),
    references: createReferences(signing, createHeldVersions(database.db), nonces.nowS),
    social: openSocial(settings.socialSettings, { sampleFolder: join(settings.catalogueFolder, 'sample-photos'), signing, nonces }),
    catalogue: grossCatalogue(parts.catalogue, parts.shop),
    shop: parts.shop,
    documents: createDocumentChecker(),
    metrics,
    readiness: createReadiness(),
    upkeepHealth: createUpkeepHealth(metrics),
    hashName: createNameHasher(signing),
    newId,
    isAlive: () => database.isAlive(),
  };
}

interface PicturePlace extends Pick<Services, 'photos' | 'blobs' | 'printFiles'> {
  readonly report: (sentence: string) => void;
}

/** What is made of photos and layouts, and lets go of them. */
function openPictures(
  { dataFolder, sampleFolder }: Settings,
  { database, catalogue, checker }: OpenedParts,
  place: PicturePlace,
): Pick<OpenedServices, 'checker' | 'layouts' | 'painter' | 'leftFiles'> {
  const cacheFolder = join(dataFolder, 'cache');
  const layouts = createKeptLayouts({ ...place, catalogue, rows: createLayoutRows(database.db) });
  const painter = createPressPainter({ ...place, checker, catalogue, layouts, sampleFolder, cacheFolder, newId });
  return { checker, layouts, painter, leftFiles: createLeftFiles({ ...place, dataFolder }) };
}
