import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { printName } from '../orders/rules/print-name.ts';
import type { ClaimedJob } from './sql/claim-print-job.ts';

/*
 * Each attempt writes into its own scratch folder next to the print files, until its files are complete:
 *
 *     print/order-<id>.<holder>.part/…
 */

type Attempt = Pick<ClaimedJob, 'order' | 'line' | 'holder'>;

const ENDING = '.part';
const HOLDER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

export const scratchName = ({ order, line, holder }: Attempt): string => `${printName(order.id, line)}.${holder}${ENDING}`;

/** Removes the scratch folders of earlier attempts at this job: the lease holder is the only one working on it. */
export async function removeEarlierScratch(folder: string, job: Attempt): Promise<void> {
  const others = (await readdir(folder)).filter(
    (name) => isScratch(name) && name.includes(`${printName(job.order.id, job.line)}.`) && !name.includes(job.holder),
  );
  for (const name of others) await remove(folder, name);
}

/**
 * Removes scratch folders whose lease has expired.
 *
 * @param activeHolders  called after the folder was listed, so that every attempt listed already had its lease
 */
export async function removeExpiredScratch(folder: string, activeHolders: () => Promise<ReadonlySet<string>>): Promise<void> {
  const folders = (await readdir(folder)).filter(isScratch);
  if (folders.length === 0) return;
  const holders = await activeHolders();
  for (const name of folders) if (!holders.has(HOLDER.exec(name)?.[0] ?? '')) await remove(folder, name);
}

const isScratch = (name: string) => name.endsWith(ENDING);
const remove = (folder: string, name: string) => rm(join(folder, name), { recursive: true, force: true });
