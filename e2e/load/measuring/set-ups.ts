import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess } from '../../../apps/server/test/start/start-process.ts';
import { newBucketOn } from '../../../apps/server/test/stores/new-bucket.ts';
import { startTempPostgres } from '../../../test-support/temp-postgres.mjs';
import { startTempSwift } from '../../../test-support/temp-swift.mjs';
import type { ClientInput } from '../actions/user-action.ts';
import { type Rows, seedRows } from './seed-rows.ts';

/** One server with the embedded database and a disk; one on PostgreSQL and S3; two on PostgreSQL and S3. */
export const SET_UPS = ['embedded', 's3', 's3-two'] as const;
export type SetUpName = (typeof SET_UPS)[number];

/** A running shop with users. */
export interface LoadedShop extends Omit<ClientInput, 'seed'> {
  readonly metricsDoors: readonly string[];
  serverPids(): readonly number[];
  databasePids(): readonly number[];
  storePids(): readonly number[];
  endedServers(): number;
  close(): Promise<void>;
}

interface Leaning {
  readonly env: Readonly<Record<string, string>>;
  databasePids(): readonly number[];
  storePids(): readonly number[];
  stop(): Promise<void>;
}

/** @throws {Error} if this machine lacks a required program */
export async function openShop(name: SetUpName, rows: Rows): Promise<LoadedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'muro-load-'));
  const leaning = name === 'embedded' ? ALONE : await openServices();
  const seeded = await seedRows({ folder: join(folder, 'data-0', 'database'), url: leaning.env.DATABASE_URL }, rows);
  const places = await Promise.all(Array.from({ length: name === 's3-two' ? 2 : 1 }, (_, index) => placeOf(folder, index)));
  const servers = await Promise.all(places.map((place) => startProcess({ ...leaning.env, ...place })));
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  const serverPids = () => servers.map(({ child }) => child.pid as number);
  const abandon = () => endServers([...serverPids(), ...leaning.databasePids(), ...leaning.storePids()], folder);
  process.once('exit', abandon);
  return {
    ...seeded,
    serverUrls: places.map(({ PORT }) => `http://127.0.0.1:${PORT}`),
    metricsDoors: places.map(({ MURO_METRICS_PORT }) => `http://127.0.0.1:${MURO_METRICS_PORT}`),
    serverPids,
    databasePids: leaning.databasePids,
    storePids: leaning.storePids,
    endedServers: () => servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length,
    async close() {
      process.off('exit', abandon);
      await stop();
      await leaning.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills the processes of an interrupted run without waiting. */
function endServers(pids: readonly number[], folder: string): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {} // it has ended by itself
  }
  rmSync(folder, { recursive: true, force: true });
}

const ALONE: Leaning = { env: {}, databasePids: () => [], storePids: () => [], stop: async () => {} };

async function placeOf(folder: string, index: number) {
  return {
    PORT: String(await freePort()),
    MURO_METRICS_PORT: String(await freePort()),
    MURO_DATA: join(folder, `data-${index}`),
    MURO_SECRET: 'a secret of the load runs alone',
    MURO_TRUST_PROXY: 'loopback', // users have different client addresses
  };
}

async function openServices(): Promise<Leaning> {
  const [postgres, swift] = await Promise.all([startTempPostgres({ isDurable: true }), startTempSwift()]);
  if (!postgres || !swift) {
    await Promise.all([postgres?.stop(), swift?.stop()]);
    throw new Error('This machine has not both PostgreSQL (PG_BIN names its programs) and OpenStack Swift.');
  }
  return {
    env: { DATABASE_URL: postgres.url, ...(await newBucketOn(swift)) },
    databasePids: () => [postgres.pid],
    storePids: () => swift.pids(),
    stop: async () => void (await Promise.all([postgres.stop(), swift.stop()])),
  };
}
