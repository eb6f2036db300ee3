import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createAttempts } from '../src/accounts/attempts.ts';
import { createPasswordHasher } from '../src/accounts/password-hasher.ts';
import { createPasswordSeals } from '../src/accounts/password-seals.ts';
import { buildApp } from '../src/app.ts';
import { readCatalogue } from '../src/catalogue/read-catalogue.ts';
import { createAccounts } from '../src/db/accounts.ts';
import { createCollages } from '../src/db/collages.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { createOrders } from '../src/db/orders.ts';
import { createPhotos } from '../src/db/photos.ts';
import { createSessions } from '../src/db/sessions.ts';
import { createMetrics } from '../src/metrics.ts';
import { newId } from '../src/new-id.ts';
import { createPressPainter } from '../src/paint/press-painter.ts';
import { createPhotoChecker } from '../src/photos/photo-checker.ts';
import type { Services } from '../src/services.ts';
import { readSettings } from '../src/settings.ts';
import { openSocial } from '../src/social/social.ts';
import { openDiskBlobs } from '../src/stores/disk-blobs.ts';
import { createPhotosInWork } from '../src/use-cases/photos-in-work.ts';
import { makeCatalogue } from './make-catalogue.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The database kinds that this machine can test. */
export const DATABASES: readonly DatabaseKind[] = inject('pgUrl') ? ['pglite', 'postgres'] : ['pglite'];

const migrations = resolve(import.meta.dirname, '../migrations');

/** A fresh, empty, migrated database. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'pglite') return await openDatabase({ migrations, template: new Blob([readFileSync(inject('pgliteTemplate'))]) });
  return await openDatabase({ migrations, url: await newPostgresDatabase() });
}

/** The address of a new database on the server that the test run started. */
export async function newPostgresDatabase(): Promise<string> {
  const url = inject('pgUrl') as string;
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace('/postgres?', `/${name}?`);
}

export interface TestApp {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly services: Services;
  readonly database: Database;
  readonly folder: string;
  readonly checker: ReturnType<typeof createPhotoChecker>;
  /** Moves the server's clock forward. */
  advance(spanMs: number): void;
  close(): Promise<void>;
}

/** The real application over real services, with its own folder and database and a clock that tests can move. */
export async function openTestApp(kind: DatabaseKind = 'pglite', changes: Partial<Services> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-test-'));
  const settings = readSettings({ MURO_DATA: folder });
  const database = await openTestDatabase(kind);
  let lateMs = 0;
  const nowMs = () => Date.now() + lateMs;
  const now = () => new Date(nowMs());
  const { db } = database;
  const blobs = await openDiskBlobs(join(folder, 'photos'));
  const photos = createPhotos(db, now);
  const checker = createPhotoChecker();
  const catalogue = readCatalogue(makeCatalogue(folder));
  const cacheFolder = join(folder, 'cache');
  const sampleFolder = join(settings.catalogueFolder, 'sample-photos');
  const painter = createPressPainter({ photos, blobs, checker, catalogue, sampleFolder, cacheFolder, newId, report: () => {} });
  const services: Services = {
    ...settings,
    locale: 'es',
    databaseKind: database.kind,
    accounts: createAccounts(db, now),
    sessions: createSessions(db, now),
    hasher: await createPasswordHasher(),
    seals: createPasswordSeals(nowMs),
    attempts: createAttempts(nowMs),
    blobs,
    photos,
    checker,
    photosInWork: createPhotosInWork(),
    collages: createCollages(db, { now, newId }),
    orders: createOrders(db, now),
    catalogue,
    painter,
    social: openSocial(settings.socialSettings, sampleFolder),
    metrics: createMetrics(),
    newId,
    onOrder: () => {},
    isAlive: () => database.isAlive(),
    ...changes,
  };
  const app = await buildApp(services);
  return {
    app,
    services,
    database,
    folder,
    checker,
    advance: (spanMs) => {
      lateMs += spanMs;
    },
    async close() {
      await app.close();
      await checker.stop();
      await painter.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
