import { join } from 'node:path';
import { createNameHasher } from '../accounts/passwords/name-hasher.ts';
import { createPasswordHasher } from '../accounts/passwords/password-hasher.ts';
import { createPasswordSeals, dropForeignPairs } from '../accounts/passwords/password-seals.ts';
import type { DiskCatalogue } from '../catalogue/designs/disk-catalogue.ts';
import { grossCatalogue } from '../catalogue/designs/gross-catalogue.ts';
import { createLayoutRows } from '../catalogue/layouts/layout-rows.ts';
import { createStoredLayouts } from '../catalogue/layouts/stored-layouts.ts';
import { createDocumentChecker, type DocumentChecking } from '../collages/documents/document-checker.ts';
import type { Database } from '../db/database.ts';
import { builtFolder } from '../files/built-folder.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { createReadiness } from '../monitoring/readiness.ts';
import { createReferences } from '../orders/checkout/references.ts';
import { createPinnedVersions } from '../orders/sql/pinned-versions.ts';
import { createPressPainter, type PressPainter } from '../paint/press-painter.ts';
import type { PhotoChecking } from '../photos/checking/photo-checker.ts';
import { openSocial } from '../photos/social/social.ts';
import type { PrintJobs } from '../print/sql/print-jobs.ts';
import { createKeyRing } from '../secrets/key-ring.ts';
import { createNonces } from '../secrets/nonces.ts';
import { openKeys } from '../secrets/open-keys.ts';
import { createSigningKeyStore } from '../secrets/signing-keys.ts';
import type { Settings } from '../settings/settings.ts';
import { shopSecret } from '../settings/shop-secret.ts';
import type { LiveShop } from '../shop/live-shop.ts';
import { openStores } from '../stores/open-stores.ts';
import { createAccountFiles } from '../upkeep/files/account-files.ts';
import { createBackups } from '../upkeep/files/backups.ts';
import { createFileInspector } from '../upkeep/files/file-inspector.ts';
import { createUpkeepHealth } from '../upkeep/upkeep-health.ts';
import { newId } from '../values/new-id.ts';
import { createFolderWebFiles } from '../web-app/files/folder-web-files.ts';
import { createWebFiles } from '../web-app/sql/web-files.ts';
import type { WebFiles } from '../web-app/types/web-files.ts';
import { openRepositories } from './open-repositories.ts';
import type { Services } from './services.ts';

export interface OpenedServices extends Services {
  readonly jobs: PrintJobs;
  readonly painter: PressPainter;
  readonly checker: PhotoChecking;
  readonly documents: DocumentChecking;
  /** Folder of incomplete print files of this server. */
  readonly scratchFolder: string;
}

export interface OpenedParts {
  readonly database: Database;
  readonly catalogue: DiskCatalogue;
  readonly shop: LiveShop;
  readonly checker: PhotoChecking;
}

export interface Listeners {
  /** Called for pictures that cannot be painted. */
  readonly report: (sentence: string) => void;
  readonly onOrder: () => void;
  readonly onMail: () => void;
}

/** Opens all services that a request may need, on one database and its stores. */
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
    webFiles: openWebFiles(settings, database),
    references: createReferences(signing, createPinnedVersions(database.db), nonces.nowS),
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

/** Several servers share the files by the database; a single one keeps them in its data folder. */
const openWebFiles = ({ webFolder, dataFolder }: Settings, { kind, db }: Database): WebFiles =>
  kind === 'postgres'
    ? createWebFiles(db, builtFolder(webFolder))
    : createFolderWebFiles(builtFolder(webFolder), join(dataFolder, 'web-files'));

interface PicturePlace extends Pick<Services, 'photos' | 'blobs' | 'printFiles'> {
  readonly report: (sentence: string) => void;
}

/** Opens the services that paint pictures from photos and layouts and delete them. */
function openPictures(
  { dataFolder, sampleFolder }: Settings,
  { database, catalogue, checker }: OpenedParts,
  place: PicturePlace,
): Pick<OpenedServices, 'checker' | 'layouts' | 'painter' | 'accountFiles'> {
  const cacheFolder = join(dataFolder, 'cache');
  const layouts = createStoredLayouts({ ...place, catalogue, rows: createLayoutRows(database.db) });
  const painter = createPressPainter({ ...place, checker, catalogue, layouts, sampleFolder, cacheFolder, newId });
  return { checker, layouts, painter, accountFiles: createAccountFiles({ ...place, dataFolder }) };
}
