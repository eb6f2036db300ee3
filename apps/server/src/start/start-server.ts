import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder, PRICE_FILE, writeServerAddress } from '@muro/shop';
import type { FastifyBaseLogger } from 'fastify';
import { measureTokenEnds } from '../accounts/access/report-ending-tokens.ts';
import type { DiskCatalogue } from '../catalogue/designs/disk-catalogue.ts';
import { CatalogueError, openCatalogue } from '../catalogue/designs/live-catalogue.ts';
import { ConnectionProblem } from '../db/connection-problem.ts';
import type { Database, Db } from '../db/database.ts';
import { dumpRows } from '../db/dump/dump-rows.ts';
import { openDatabase } from '../db/open.ts';
import { openFolderWarning } from '../files/private-files.ts';
import { serveMetrics } from '../monitoring/serve-metrics.ts';
import { createPhotoChecker, type PhotoChecking } from '../photos/checking/photo-checker.ts';
import type { WorkLoop } from '../scheduling/work-loop.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../settings/start-error.ts';
import { openShop, ShopError } from '../shop/live-shop.ts';
import { writePreMigrationDump } from '../upkeep/files/pre-migration-dumps.ts';
import { startUpkeep } from '../upkeep/start-upkeep.ts';
import { createUpkeepTasks } from '../upkeep/upkeep-tasks.ts';
import { buildApp } from './app.ts';
import { type OpenedParts, type OpenedServices, openServices } from './open-services.ts';
import { startMailing } from './start-mailing.ts';
import { startPrinting } from './start-printing.ts';

export interface RunningServer {
  readonly port: number;
  /** Lines that the start prints, the address first. */
  readonly greeting: readonly string[];
  stop(): Promise<void>;
}

/** Opens the data folder and the database, listens, and starts the workers. */
export async function startServer(settings: Settings, log: FastifyBaseLogger): Promise<RunningServer> {
  await openDataFolder(settings.dataFolder);
  const warning = await openFolderWarning(settings.dataFolder);
  if (warning) log.warn(warning);
  await probePort({ ...settings, name: 'PORT' });
  if (settings.metricsAt) await probePort({ ...settings.metricsAt, name: 'MURO_METRICS_PORT' });
  const checker = createPhotoChecker();
  const report = (sentence: string) => log.warn(sentence);
  const opening = openData(settings, log);
  try {
    const [catalogue, shop, database] = await Promise.all([catalogueOf(settings, checker, report), shopOf(settings, report), opening]);
    return await serve(settings, { database, catalogue, shop, checker }, log);
  } catch (error) {
    await Promise.allSettled([opening.then((database) => database.close()), checker.stop()]);
    throw error;
  }
}

/** Length of the accept queue. When it is full, the kernel drops connection attempts silently and clients retry after 1, 3 and 7 s. */
const BACKLOG = 4096;

/** No-op loop for a disabled role. */
const NO_WORK: WorkLoop = { wake: () => {}, stop: async () => {} };

async function serve(settings: Settings, opened: OpenedParts, log: FastifyBaseLogger): Promise<RunningServer> {
  const { database, checker } = opened;
  const isWeb = settings.roles.includes('web');
  let onOrder = () => {};
  let onMail = () => {};
  const report = (sentence: string) => log.warn(sentence);
  const services = await openServices(settings, opened, { report, onOrder: () => onOrder(), onMail: () => onMail() });
  const { painter } = services;
  const storing = isWeb ? storeWebFiles(services, report) : null;
  // Other servers get requests for this version's files as soon as it sends its first page; a server alone has them in its build.
  if (database.kind === 'postgres') await storing;
  const app = await buildApp(services, log, isWeb);
  const port = await listen(app, settings);
  if (isWeb) await writeServerAddress(settings.dataFolder, { host: settings.host, port });
  measureTokenEnds(services.metrics.registry, services.operatorTokens);
  const metrics = settings.metricsAt && (await serveMetrics(services.metrics.registry, settings.metricsAt));
  const worker = settings.roles.includes('print') ? await startPrinting(settings, services, log) : NO_WORK;
  const mailing = isWeb ? await startMailing(settings, services, (facts, sentence) => log.warn(facts, sentence)) : NO_WORK;
  onMail = mailing.wake;
  onOrder = () => {
    worker.wake();
    mailing.wake();
  };
  await storing; // before upkeep, which writes the same files
  const upkeep = startUpkeep({
    tasks: createUpkeepTasks(services, { database, settings, keepsWebFiles: isWeb, reportTokens: isWeb ? report : null }),
    onEnd(task, error) {
      services.upkeepHealth.record(task, error !== null);
      if (error !== null) log.error({ err: error, task }, 'upkeep task failed; it is tried again in an hour');
    },
    log: (sentence) => log.info(sentence),
  });
  const warming = services.layouts.storeAll().then(() => (settings.paintsAhead ? painter.warm(settings.locale) : undefined));
  return {
    port,
    greeting: greetingOf(settings, database, port),
    async stop() {
      services.readiness.beginDraining();
      await sleep(settings.drainMs);
      await Promise.all([app.close(), metrics?.close(), worker.stop(), mailing.stop(), upkeep.stop()]);
      await Promise.all([checker.stop(), painter.stop(), services.documents.stop()]);
      await warming;
      await database.close();
    },
  };
}

const storeWebFiles = ({ webFiles }: OpenedServices, report: (sentence: string) => void): Promise<void> =>
  webFiles
    .store()
    .catch((error: Error) => report(`The files of the web app are not stored for servers of other versions yet: ${error.message}`));

async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function catalogueOf(settings: Settings, checker: PhotoChecking, report: (sentence: string) => void): Promise<DiskCatalogue> {
  return await openCatalogue({ folder: settings.catalogueFolder, checker, report, nowMs: Date.now }).catch((error: unknown) => {
    throw error instanceof CatalogueError ? new StartError(error.message) : error;
  });
}

async function shopOf(
  { shopFolder: folder, catalogueFolder, smtp }: Settings,
  report: (sentence: string) => void,
): Promise<OpenedParts['shop']> {
  return await openShop({
    folder,
    priceFile: join(catalogueFolder, PRICE_FILE),
    isMailing: smtp !== undefined,
    report,
    nowMs: Date.now,
  }).catch((error: unknown) => {
    throw error instanceof ShopError ? new StartError(error.message) : error;
  });
}

async function openData(settings: Settings, log: FastifyBaseLogger): Promise<Database> {
  const { databaseUrl: url, databaseTemplate, migrationsFolder: migrations } = settings;
  const template = existsSync(databaseTemplate) ? databaseTemplate : undefined;
  try {
    return await openDatabase({
      url,
      folder: join(settings.dataFolder, 'database'),
      migrations,
      template,
      isThreaded: true,
      onDiskFault: endWith(log, diskFaultSentence),
      onThreadEnd: endWith(log, threadEndSentence),
      ...(settings.dumpsBefore && { onChange: (db, version) => dumpBefore(settings, db, version, log) }),
    });
  } catch (error) {
    throw new StartError(error instanceof ConnectionProblem ? error.message : `The database could not be opened: ${lineOf(error)}`);
  }
}

/** Dumps the rows before a migration, so that a failed migration can be undone. */
async function dumpBefore({ dataFolder }: Settings, db: Db, version: number, log: FastifyBaseLogger): Promise<void> {
  const path = await writePreMigrationDump(join(dataFolder, 'backup'), version, (write) => dumpRows(db, write));
  log.info(`The schema changes to version ${version}; the rows before are in ${path}.`);
}

/** Ends the process as a crash would, from which the next start recovers: going on would acknowledge writes that are not on disk. */
const endWith = (log: FastifyBaseLogger, sentenceOf: (error: Error) => string) => (error: Error) => {
  log.fatal(sentenceOf(error));
  process.exit(1);
};

const diskFaultSentence = ({ message }: Error) =>
  `Muro stops: a write of the database did not reach the disk (${message}). Check the disk, then start Muro again.`;
const threadEndSentence = ({ message }: Error) => `Muro stops: the embedded database ended unexpectedly (${message}).`;

interface Address {
  readonly host: string;
  readonly port: number;
  /** Variable that sets the port. */
  readonly name: 'PORT' | 'MURO_METRICS_PORT';
}

/** Checks that the port is free before the database is opened, which takes seconds. */
async function probePort(address: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(listenFault(error, address)));
    server.listen({ host: address.host, port: address.port }, () => server.close(() => done()));
  });
}

function listenFault(error: unknown, { host, port, name }: Address): StartError {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return new StartError(`Port ${port} on ${host} is in use by another program; choose another with ${name}.`);
  }
  return new StartError(`Listening on ${host}:${port} failed: ${lineOf(error)}`);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw listenFault(error, { host, port, name: 'PORT' });
  }
  return (app.server.address() as { port: number }).port;
}

function lineOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause)).split('\n')[0] ?? '';
}

const NO_SECRET =
  'MURO_SECRET is not set, so a copy of the data folder holds the secret beside the keys that it protects: `muro init` writes a file .env with one.';

const NO_SHOP =
  'MURO_SHOP is not set, so the pages say that this is a trial shop: `muro shop init shop` writes the folder of a shop of your own.';

function greetingOf(settings: Settings, database: Database, port: number): readonly string[] {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host) ? 'localhost' : settings.host;
  const { roles } = settings;
  const ready = roles.includes('web')
    ? `Muro is ready: http://${host}:${port}/htmlapp/`
    : `Muro is ready for ${roles.join(' and ')}: http://${host}:${port}/healthz`;
  const startLines = [
    !settings.smtp &&
      roles.includes('web') &&
      `Mails are written to files in ${join(settings.dataFolder, 'mail')}; set SMTP_URL to send them.`,
    settings.s3 &&
      (settings.store === 's3'
        ? `Photos and print files are kept in the bucket ${settings.s3.bucket} at ${settings.s3.endpoint}.`
        : `Photos and print files are kept in ${settings.dataFolder}; older ones are read from the bucket ${settings.s3.bucket}.`),
    settings.smtp && settings.secretWords.length === 0 && NO_SECRET,
    database.kind === 'postgres' && roles.includes('web') && settings.shopFolder === undefined && NO_SHOP,
    database.kind === 'pglite' && `Everything is kept in ${settings.dataFolder}.`,
  ];
  return [ready, ...startLines.filter((line) => typeof line === 'string')];
}
