import type { TestProject } from 'vitest/node';
import { buildApps } from './built.ts';
import provideEmbedded, { type S3Service } from './global.ts';
import { startTempPostgres } from './temp-postgres.mjs';
import { startTempSwift } from './temp-swift.mjs';

interface Services {
  readonly pgUrl: string | null;
  readonly s3: S3Service | null;
  stop(): Promise<void>;
}

async function startServices(): Promise<Services> {
  const starting = startTempSwift(); // its processes start beside PostgreSQL
  const pg = await startTempPostgres();
  if (!pg) console.log('PostgreSQL is not installed: tests on it are skipped.');
  const swift = await starting;
  if (!swift) console.log('OpenStack Swift is not installed: tests on S3 are skipped.');
  return {
    pgUrl: pg?.url ?? null,
    s3: swift && { endpoint: swift.endpoint, accessKeyId: swift.accessKeyId, secretAccessKey: swift.secretAccessKey },
    stop: async () => void (await Promise.all([pg?.stop(), swift?.stop()])),
  };
}

/** The services of this process: Vitest loads this file once for each project, and its projects share what runs. */
const shared = globalThis as { muroServices?: { readonly starting: Promise<Services>; users: number } | undefined };

/** Starts PostgreSQL and an S3 service, only when tests of the projects that need them run; the last project stops them. */
export default async function setup(project: TestProject) {
  shared.muroServices ??= { starting: startServices(), users: 0 };
  const services = shared.muroServices;
  services.users += 1;
  buildApps('cli');
  await provideEmbedded(project);
  const { pgUrl, s3, stop } = await services.starting;
  project.provide('pgUrl', pgUrl);
  project.provide('s3', s3);
  return async () => {
    services.users -= 1;
    if (services.users > 0) return;
    shared.muroServices = undefined;
    await stop();
  };
}
