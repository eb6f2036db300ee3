import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, InjectOptions } from 'fastify';
import pg from 'pg';
import { describe, inject, it } from 'vitest';
import type { S3Service } from '../../../../test-support/global.ts';
import { grossCatalogue } from '../../src/catalogue/designs/gross-catalogue.ts';
import { openCatalogue } from '../../src/catalogue/designs/live-catalogue.ts';
import type { Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { createPhotoChecker, type PhotoChecking } from '../../src/photos/checking/photo-checker.ts';
import { inTime } from '../../src/scheduling/in-time.ts';
import type { S3Settings } from '../../src/settings/s3-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { openShop } from '../../src/shop/live-shop.ts';
import { buildApp } from '../../src/start/app.ts';
import { openServices } from '../../src/start/open-services.ts';
import type { Services } from '../../src/start/services.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { newBucketOn } from '../stores/new-bucket.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** A database with files in the data folder, or PostgreSQL with files in a bucket. */
export type Setup = DatabaseKind | 's3';

const allDatabases: readonly DatabaseKind[] = inject('pgUrl') ? ['pglite', 'postgres'] : ['pglite'];
const allSetups: readonly Setup[] = inject('pgUrl') && inject('s3') ? [...allDatabases, 's3'] : allDatabases;

/** True if the Vitest project runs tests on this set-up: `server` on the embedded database, `setups` on the others, `system` on all. */
const isWanted = (setup: Setup) => inject('setups') === 'all' || (inject('setups') === 'embedded') === (setup === 'pglite');

/** The database kinds of this Vitest project. */
export const DATABASES = allDatabases.filter(isWanted);

/** The set-ups of this Vitest project: for tests of stored files. */
export const SETUPS = allSetups.filter(isWanted);

/** The smallest set-up and the largest: for all other tests. */
export const SMALL_AND_LARGE = allSetups.filter((_, index) => index === 0 || index === allSetups.length - 1).filter(isWanted);

/** The project `setups` repeats only tests that run on each set-up: tests beside them are registered with these two. */
const repeatsOnly = inject('setups') === 'others';
export const describeOnce = (name: string, tests: () => void): void => void (repeatsOnly || describe(name, tests));
export const itOnce = (name: string, test: () => Promise<void>): void => void (repeatsOnly || it(name, test));

const SECRET = 'secret-of-the-tests-of-24-characters';
export const migrations = resolve(import.meta.dirname, '../../migrations');

/** Embedded databases that tests have finished with: starting one takes seconds of processor time, emptying one almost none. */
const done: Database[] = [];

/**
 * Shared by all test applications of a process: its child takes longer to start than most tests, and ends with the process. Caches the
 * results for the project's photos.
 */
const checker = createPhotoChecker();
const faultCache = new Map<string, Promise<string | null>>();
const sharedChecker: PhotoChecking = {
  ...checker,
  async shopPictureFault(path, kind) {
    const key = `${kind} ${realpathSync(path)}`;
    const fault = faultCache.get(key) ?? checker.shopPictureFault(path, kind);
    if (!key.includes(tmpdir())) faultCache.set(key, fault);
    return await fault;
  },
};

/** Opens an empty, migrated database. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'postgres') return await openDatabase({ migrations, url: await newPostgresDatabase() });
  const used = done.pop();
  if (used) await emptyTables(used);
  const database = used ?? (await openDatabase({ migrations, template: inject('emptyDatabase') }));
  const close = async () => {
    await expectNoTransaction(database);
    done.push(database);
  };
  return { ...database, close };
}

/** Longest time that a finished test's last transactions may take on a busy machine, ms. */
const MAX_TRANSACTION_MS = 60_000;

/** Fails the test that leaves a transaction open, in place of the next test on this database, which would wait for it forever. */
async function expectNoTransaction({ db }: Database): Promise<void> {
  const answer = await inTime(db.execute(sql`select 1`), MAX_TRANSACTION_MS, null);
  if (answer === null) throw new Error('A transaction of this test is still open, or waits for a query outside of it.');
}

/** Deletes all rows except those of the migrations. */
async function emptyTables({ db }: Database): Promise<void> {
  const { rows } = await db.execute(sql`select string_agg(format('%I', table_name), ', ') as tables
    from information_schema.tables where table_schema = 'public' and table_name <> 'schema_info'`);
  await db.execute(sql.raw(`truncate ${rows[0]?.tables} restart identity cascade`));
}

/** Creates a database on the server that the test run started and returns its URL. */
export async function newPostgresDatabase(): Promise<string> {
  const url = inject('pgUrl') as string;
  const name = `t_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace('/postgres?', `/${name}?`);
}

/** Creates a bucket on the service that the test run started and returns its settings. */
export const newBucket = (): Promise<Record<string, string>> => newBucketOn(inject('s3') as S3Service);

type App = Awaited<ReturnType<typeof buildApp>>;

export interface TestApp {
  /** On PostgreSQL two servers, as behind a proxy that alternates requests between them. */
  readonly app: App;
  /** Services of the first server. */
  readonly services: Services;
  /** Services of every server of the set-up. */
  readonly allServices: readonly Services[];
  readonly database: Database;
  readonly folder: string;
  /** Bucket of its files; undefined: they are in the folder. */
  readonly s3: S3Settings | undefined;
  /** Replaces services of every server. */
  change(changes: Partial<Services>): void;
  /** Advances the database's clock. */
  advance(spanMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the real application over real services, with its own folder and database. */
export async function openTestApp(
  setup: Setup = 'pglite',
  changes: Partial<Services> & { readonly checker?: PhotoChecking } = {},
  log?: FastifyBaseLogger,
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-test-'));
  const env = { MURO_DATA: folder, MURO_CATALOGUE: makeCatalogue(folder, { hasSamples: true }), MURO_SOCIAL: 'demo' };
  // Read through the environment like a server, so that the settings are consistent: a hand-made set once stored this set-up's files on
  // disk.
  const inBucket = setup === 's3' ? { ...(await newBucket()), DATABASE_URL: 'postgresql://of-the-test', MURO_SECRET: SECRET } : {};
  const settings = readSettings({ ...env, ...inBucket });
  const database = await openTestDatabase(setup === 's3' ? 'postgres' : setup);
  const checker = changes.checker ?? sharedChecker;
  const catalogue = await openCatalogue({ folder: settings.catalogueFolder, checker, report: () => {}, nowMs: Date.now });
  const shop = await openShop({ folder: undefined, report: () => {}, nowMs: Date.now });
  const listeners = { report: () => {}, onOrder: () => {}, onMail: () => {} };
  const openServer = async () => {
    const opened = await openServices({ ...settings, locale: 'es' }, { database, catalogue, shop, checker }, listeners);
    // A test may replace the shop later.
    const ownShop = {
      get data() {
        return services.shop.data;
      },
    };
    const services: Services = { ...opened, catalogue: grossCatalogue(catalogue, ownShop), ...changes };
    return { services, painter: opened.painter, documents: opened.documents, app: await buildApp(services, log) };
  };
  const first = await openServer();
  const servers = setup !== 'pglite' ? [first, await openServer()] : [first];
  return {
    app: alternating(servers.map(({ app }) => app)),
    services: first.services,
    allServices: servers.map(({ services }) => services),
    database,
    folder,
    s3: settings.s3,
    change: (parts) => servers.forEach(({ services }) => void Object.assign(services, parts)),
    advance: (spanMs) => makeOlder(database, spanMs / 1000),
    async close() {
      for (const { app, painter, documents } of servers) {
        await app.close();
        await painter.stop();
        await documents.stop();
      }
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Alternates requests between the servers, so that state in a process would make tests fail. */
function alternating(apps: readonly App[]): App {
  let requests = 0;
  const inject = (options: InjectOptions) => (apps[requests++ % apps.length] as App).inject(options);
  return new Proxy(apps[0] as App, { get: (app, name) => (name === 'inject' ? inject : Reflect.get(app, name, app)) });
}

/** Moves all times in the database back, so that on the database's clock, the only relevant one, time has passed. */
async function makeOlder({ db }: Database, seconds: number): Promise<void> {
  const { rows } = await db.execute(sql`select table_name as table, string_agg(column_name, ',') as columns
    from information_schema.columns where table_schema = 'public' and data_type = 'timestamp with time zone' group by table_name`);
  for (const { table, columns } of rows as unknown as { table: string; columns: string }[]) {
    const changes = columns.split(',').map((column) => `"${column}" = "${column}" - make_interval(secs => ${seconds})`);
    await db.execute(sql.raw(`update "${table}" set ${changes.join(', ')}`));
  }
}
