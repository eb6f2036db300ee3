import { accessSync, constants, existsSync, mkdirSync, openAsBlob } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createAttempts } from './accounts/attempts.ts';
import { createPasswordHasher } from './accounts/password-hasher.ts';
import { createPasswordSeals } from './accounts/password-seals.ts';
import { buildApp, type LogOptions } from './app.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { createAccounts } from './db/accounts.ts';
import { createCollages } from './db/collages.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { createOrders } from './db/orders.ts';
import { createPhotos } from './db/photos.ts';
import { createPrintJobs } from './db/print-jobs.ts';
import { createSessions } from './db/sessions.ts';
import { createMetrics } from './metrics.ts';
import { newId } from './new-id.ts';
import { createPressPainter } from './paint/press-painter.ts';
import { createPhotoChecker } from './photos/photo-checker.ts';
import { startSweeper } from './photos/start-sweeper.ts';
import { startPrintWorker } from './print/print-worker.ts';
import { createPrintRunner } from './print/run-print.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openSocial } from './social/social.ts';
import { openDiskBlobs } from './stores/disk-blobs.ts';
import { createPhotosInWork } from './use-cases/photos-in-work.ts';

/** The start failed for a reason that the operator can mend; the message is one line. */
export class StartError extends Error {}

export interface RunningServer {
  readonly port: number;
  /** What the start prints: the address first. */
  readonly greeting: readonly string[];
  stop(): Promise<void>;
}

/** Opens the data folder and the database, listens, and starts the print worker. */
export async function startServer(settings: Settings, logger: LogOptions = DEFAULT_LOG): Promise<RunningServer> {
  openDataFolder(settings.dataFolder);
  await probePort(settings);
  const database = await openData(settings);
  try {
    return await serve(settings, database, logger);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

const DEFAULT_LOG: LogOptions = { level: 'warn', redact: ['req.headers.cookie', 'req.headers.authorization'] };

async function serve(settings: Settings, database: Database, logger: LogOptions): Promise<RunningServer> {
  const { db } = database;
  const now = () => new Date();
  const catalogue = readCatalogue(settings.catalogueFolder, (sentence) => console.error(sentence));
  const blobs = await openDiskBlobs(join(settings.dataFolder, 'photos'));
  const photos = createPhotos(db, now);
  const checker = createPhotoChecker();
  const jobs = createPrintJobs(db);
  const metrics = createMetrics();
  const printFolder = join(settings.dataFolder, 'print');
  const runner = await createPrintRunner({ photos, blobs, catalogue, folder: printFolder });
  const cacheFolder = join(settings.dataFolder, 'cache');
  const sampleFolder = join(settings.catalogueFolder, 'sample-photos');
  let report = (_sentence: string) => {};
  const painter = createPressPainter({
    photos,
    blobs,
    checker,
    catalogue,
    sampleFolder,
    cacheFolder,
    newId,
    report: (sentence) => report(sentence),
  });
  let wakeWorker = () => {};
  const services: Services = {
    ...settings,
    databaseKind: database.kind,
    accounts: createAccounts(db, now),
    sessions: createSessions(db, now),
    hasher: await createPasswordHasher(),
    seals: createPasswordSeals(Date.now),
    attempts: createAttempts(Date.now),
    blobs,
    photos,
    checker,
    photosInWork: createPhotosInWork(),
    collages: createCollages(db, { now, newId }),
    orders: createOrders(db, now),
    catalogue,
    painter,
    social: openSocial(settings.socialSettings, sampleFolder),
    metrics,
    newId,
    onOrder: () => wakeWorker(),
    isAlive: () => database.isAlive(),
  };
  const app = await buildApp(services, logger);
  const port = await listen(app, settings);
  if (database.kind === 'pglite') await jobs.releaseAll(); // the folder's lock says that no other server lives
  const worker = startPrintWorker({
    jobs,
    run: runner.run,
    stopRun: runner.stop,
    log: { info: (_facts, sentence) => console.log(sentence), error: (facts, sentence) => app.log.error(facts, sentence) },
    onEnd: (outcome) => metrics.prints.inc({ outcome }),
  });
  wakeWorker = worker.wake;
  const sweeper = startSweeper({
    blobs,
    photos,
    now,
    log: (sentence) => console.log(sentence),
    onFault: (error) => app.log.error({ err: error }, 'sweep failed'),
  });
  report = (sentence) => app.log.warn(sentence);
  const warming = settings.paintsAhead ? painter.warm(settings.locale) : Promise.resolve();
  return {
    port,
    greeting: greetingOf(settings, database, port),
    async stop() {
      await Promise.all([app.close(), worker.stop(), sweeper.stop()]);
      await Promise.all([checker.stop(), painter.stop()]);
      await warming;
      await database.close();
    },
  };
}

function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function openData(settings: Settings): Promise<Database> {
  const { databaseUrl: url, databaseTemplate, migrationsFolder: migrations } = settings;
  const template = existsSync(databaseTemplate) ? await openAsBlob(databaseTemplate) : undefined;
  try {
    return await openDatabase({ url, folder: join(settings.dataFolder, 'database'), migrations, template });
  } catch (error) {
    throw new StartError(`The database could not be opened: ${lineOf(error)}`);
  }
}

/** Whether the port can be had, before the seconds that a database takes. */
async function probePort({ host, port }: Settings): Promise<void> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(listenFault(error, { host, port })));
    server.listen({ host, port }, () => server.close(() => done()));
  });
}

function listenFault(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): StartError {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return new StartError(`Port ${port} on ${host} is in use by another program; choose another with PORT.`);
  }
  return new StartError(`Listening on ${host}:${port} failed: ${lineOf(error)}`);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenFault(error, { host, port });
  }
  return (app.server.address() as { port: number }).port;
}

function lineOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause)).split('\n')[0] ?? '';
}

function greetingOf(settings: Settings, database: Database, port: number): readonly string[] {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host) ? 'localhost' : settings.host;
  const ready = `Muro is ready: http://${host}:${port}/htmlapp/`;
  if (database.kind === 'postgres') return [ready];
  return [
    ready,
    `  Everything is kept in ${settings.dataFolder}. The embedded database survives a crash but not a power cut: a shop sets DATABASE_URL (see README).`,
  ];
}
