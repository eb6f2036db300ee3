import { setTimeout as sleep } from 'node:timers/promises';
import type { OrphanFilesAnswer } from '@muro/api';
import type { Blobs } from '../../files/blobs.ts';
import type { PrintFiles } from '../../files/print-files.ts';
import type { Photos } from '../../photos/types/photos.ts';
import type { Integrity } from '../types/integrity.ts';
import { RECHECK_MS } from './verify-files.ts';

interface OrphanPorts {
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
  readonly photos: Photos;
  readonly integrity: Integrity;
}

/** Minimum age of a reported orphan, ms: upkeep deletes orphaned files daily after a week. */
const OLD_MS = 9 * 24 * 3_600_000;
const BUDGET_MS = 3_000;
const PREFIXES = 256;

/** Finds orphaned files that upkeep should have deleted; prefix by prefix, then the print files. */
export async function verifyOrphans(ports: OrphanPorts, after: string): Promise<OrphanFilesAnswer> {
  const names: string[] = [];
  const end = performance.now() + BUDGET_MS;
  for (let number = after === '' ? 0 : Number.parseInt(after, 16) + 1; number < PREFIXES; number++) {
    const prefix = number.toString(16).padStart(2, '0');
    for await (const batch of ports.blobs.listOlderThan(OLD_MS, prefix))
      names.push(...(await confirmUnreferenced(batch, (few) => suspects(ports, few))));
    if (performance.now() > end) return { names, next: prefix };
  }
  for await (const batch of ports.printFiles.names())
    names.push(...(await confirmUnreferenced(batch, (few) => ports.integrity.listUnprinted(few))));
  return { names, next: null };
}

async function suspects({ photos }: OrphanPorts, names: readonly string[]): Promise<readonly string[]> {
  const referenced = await photos.listReferenced(names);
  return names.filter((name) => !referenced.has(name));
}

async function confirmUnreferenced(
  names: readonly string[],
  findUnreferenced: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const unreferenced = names.length > 0 ? await findUnreferenced(names) : [];
  if (unreferenced.length === 0) return [];
  await sleep(RECHECK_MS);
  return await findUnreferenced(unreferenced);
}
