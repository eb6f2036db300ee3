import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCatalogue } from '../../apps/server/test/catalogue/make-catalogue.ts';
import { freePort } from '../../apps/server/test/start/start-process.ts';
import { newBucketOn } from '../../apps/server/test/stores/new-bucket.ts';
import { newShop } from '../../packages/shop/src/index.ts';
import { type FaultyProxy, startProxy } from '../../test-support/faulty-proxy.ts';
import { startTempPostgres } from '../../test-support/temp-postgres.mjs';
import { startTempSwift } from '../../test-support/temp-swift.mjs';
import { writeShop } from '../../test-support/write-shop.ts';
import { type Disk, openDisk } from './disk.ts';
import { buildFormer, type FormerVersion } from './former-version.ts';
import { createServerOf, type FaultyServer } from './server.ts';

export const SET_UPS = ['embedded', 'postgres', 's3'] as const;
export type SetUpName = (typeof SET_UPS)[number];

/** A dependency of the servers, behind a proxy. */
export interface Service {
  readonly proxy: FaultyProxy;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A running shop. */
export interface SetUp {
  readonly servers: readonly FaultyServer[];
  readonly database: Service | null;
  readonly store: Service | null;
  readonly disk: Disk;
  /** Folder of the test driver. */
  readonly folder: string;
  readonly token: string;
  /** Earlier version with which servers alternate. */
  readonly former: FormerVersion | null;
  close(): Promise<void>;
}

interface OpenedService extends Service {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const TOKEN = 'operator-of-the-fault-runs';
/** Size of the RAM disk; only written data uses memory. */
const DISK_MEGABYTES = 700;

const MAIN = join(import.meta.dirname, '../../apps/server/dist/main.js');

/** @throws {Error} if this machine lacks a required program */
export async function openSetUp(
  { setUp: name, former: commit }: { readonly setUp: SetUpName; readonly former: string | null },
  random: () => number,
): Promise<SetUp> {
  const former = commit === null ? null : buildFormer(commit);
  const folder = mkdtempSync(join(tmpdir(), 'muro-faults-'));
  const disk = await openDisk(DISK_MEGABYTES);
  const database = name === 'embedded' ? null : await openPostgres(random);
  const store = name === 's3' ? await openSwift(random) : null;
  writeShop(join(folder, 'shop'), newShop());
  const env = {
    MURO_CATALOGUE: makeCatalogue(folder),
    MURO_SHOP: join(folder, 'shop'),
    MURO_OPERATOR_TOKEN: TOKEN,
    MURO_SECRET: 'a secret of the fault runs alone',
    ...database?.env,
    ...store?.env,
  };
  const servers: FaultyServer[] = [];
  for (const name of database ? ['one', 'two'] : ['one']) {
    const port = await freePort();
    const proxy = await startProxy({ port, host: '127.0.0.1' }, random);
    const data = join(disk.folder, store ? `data-${name}` : 'data');
    servers.push(
      createServerOf({
        name,
        port,
        proxy,
        disk,
        folder,
        env: { ...env, MURO_DATA: data },
        mains: [MAIN, ...(former ? [former.main] : [])],
      }),
    );
  }
  for (const server of servers) await server.start();
  return {
    servers,
    database,
    store,
    disk,
    folder,
    token: TOKEN,
    former,
    async close() {
      for (const server of servers) await server.end('SIGKILL', true);
      for (const proxy of [...servers, database, store].flatMap((value) => (value ? [value.proxy] : []))) proxy.close();
      await Promise.all([database?.stop(), store?.stop()]);
      await disk.close();
      former?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(random: () => number): Promise<OpenedService> {
  const postgres = await startTempPostgres({ isDurable: true });
  if (!postgres) throw new Error('This machine has no PostgreSQL (PG_BIN names its programs).');
  const proxy = await startProxy({ path: join(postgres.connection.host, '.s.PGSQL.5432') }, random);
  return { ...postgres, proxy, env: { DATABASE_URL: `postgresql://app@127.0.0.1:${proxy.port}/postgres` } };
}

async function openSwift(random: () => number): Promise<OpenedService> {
  const swift = await startTempSwift();
  if (!swift) throw new Error('This machine has no OpenStack Swift (apt install swift-proxy swift-account swift-container swift-object).');
  const bucket = await newBucketOn(swift);
  const proxy = await startProxy({ port: Number(new URL(swift.endpoint).port), host: '127.0.0.1' }, random);
  return { ...swift, proxy, env: { ...bucket, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` } };
}
