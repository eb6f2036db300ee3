import { setTimeout as sleep } from 'node:timers/promises';
import type { FileFault, VerifiedFiles } from '@muro/api';
import type { FileInspector, InspectedFile, Integrity, NamedFile } from '../types/integrity.ts';

export interface VerifyPorts {
  readonly integrity: Integrity;
  readonly inspector: FileInspector;
}

export interface FilesAsked {
  /** Name of the last file checked; '' at the beginning. */
  readonly after: string;
  /** True: reads all bytes. */
  readonly isDeep: boolean;
}

/** Limits of one call: number of files and time, ms, so that the client sees progress. */
const PAGE = 500;
const BUDGET_MS = 3_000;
/** Number of concurrent checks; even, because print files come in pairs. */
const CONCURRENCY = 4;
/** Delay before a fault is confirmed, ms: a file that is being stored or deleted is then present or not referenced any more. */
export const RECHECK_MS = 1_000;
const AFTER_BLOBS = 'f'.repeat(64);

/** Checks the next files that rows reference; each fault is confirmed by a second check. */
export async function verifyFiles(ports: VerifyPorts, { after, isDeep }: FilesAsked): Promise<VerifiedFiles> {
  const { named, isLast } = await nextFiles(ports.integrity, after);
  const suspects: NamedFile[] = [];
  let [checked, bytes] = [0, 0];
  for (const end = performance.now() + BUDGET_MS; checked < named.length && performance.now() < end; ) {
    const batch = named.slice(checked, checked + CONCURRENCY);
    const inspected = await Promise.all(batch.map(async ({ file }) => ({ file, ...(await ports.inspector.inspect(file, isDeep)) })));
    for (const { file, state, sizeBytes } of inspected) {
      bytes += sizeBytes;
      if (state !== 'sound') suspects.push(file);
    }
    checked += batch.length;
  }
  const next = isLast && checked === named.length ? null : (named[checked - 1]?.cursor ?? AFTER_BLOBS);
  return { checked, bytes, faults: await checkAgain(ports, suspects, isDeep), next };
}

interface NextFile {
  readonly file: NamedFile;
  /** Cursor that continues after this file. */
  readonly cursor: string;
}

/** Returns blobs first, then print files, so that these can be made again from repaired blobs. */
async function nextFiles(integrity: Integrity, after: string): Promise<{ readonly named: readonly NextFile[]; readonly isLast: boolean }> {
  const [, orderId, line] = /^order-(\d+)-(\d+)$/.exec(after) ?? [];
  if (orderId === undefined && after !== AFTER_BLOBS) {
    const blobs = await integrity.listBlobs(after, PAGE);
    return { named: blobs.map((file) => ({ file, cursor: file.name })), isLast: false };
  }
  const prints = await integrity.listPrints({ orderId: Number(orderId ?? 0), line: Number(line ?? 0) }, PAGE / 2);
  return { named: prints.map((file) => ({ file, cursor: `order-${file.orderId}-${file.line}` })), isLast: prints.length < PAGE };
}

async function checkAgain({ integrity, inspector }: VerifyPorts, suspects: readonly NamedFile[], isDeep: boolean): Promise<FileFault[]> {
  if (suspects.length > 0) await sleep(RECHECK_MS);
  const faults: FileFault[] = [];
  for (const { name } of suspects) {
    const file = await integrity.find(name);
    const inspected = file && (await inspector.inspect(file, isDeep));
    if (file && inspected && inspected.state !== 'sound')
      faults.push(await faultOf(integrity, file, { ...inspected, state: inspected.state }));
  }
  return faults;
}

async function faultOf(integrity: Integrity, file: NamedFile, inspected: InspectedFile & Pick<FileFault, 'state'>): Promise<FileFault> {
  const { name, sha256, sizeBytes: expectedBytes } = file;
  return { name, sha256, expectedBytes, ...inspected, ...(await integrity.findAffected(name)) };
}
