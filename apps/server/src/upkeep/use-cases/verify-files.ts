import { setTimeout as rest } from 'node:timers/promises';
import type { FileFault, VerifiedFiles } from '@muro/api';
import type { FileInspector, Integrity, NamedFile, Seen } from '../types/integrity.ts';

export interface VerifyPorts {
  readonly integrity: Integrity;
  readonly inspector: FileInspector;
}

export interface FilesAsked {
  /** The last name that was looked at; '' at the beginning. */
  readonly after: string;
  /** Whether every byte is read. */
  readonly isDeep: boolean;
}

/** Files of one call, and how long it may look at them: whoever asks sees that it goes on. */
const PAGE = 500;
const BUDGET_MS = 3_000;
/** At once: an even number, since the files of the press come in pairs. */
const AT_ONCE = 4;
/** What comes and goes while the shop runs is there, or named no more, so much later. */
export const SECOND_LOOK_MS = 1_000;
const BEHIND_BLOBS = 'f'.repeat(64);

/** Looks at the files that rows name, from where the last look ended; what is found is looked at twice. */
export async function verifyFiles(ports: VerifyPorts, { after, isDeep }: FilesAsked): Promise<VerifiedFiles> {
  const { named, isLast } = await nextFiles(ports.integrity, after);
  const odd: NamedFile[] = [];
  let [checked, bytes] = [0, 0];
  for (const end = performance.now() + BUDGET_MS; checked < named.length && performance.now() < end; ) {
    const some = named.slice(checked, checked + AT_ONCE);
    const seen = await Promise.all(some.map(async ({ file }) => ({ file, ...(await ports.inspector.look(file, isDeep)) })));
    for (const { file, state, sizeBytes } of seen) {
      bytes += sizeBytes;
      if (state !== 'sound') odd.push(file);
    }
    checked += some.length;
  }
  const next = isLast && checked === named.length ? null : (named[checked - 1]?.cursor ?? BEHIND_BLOBS);
  return { checked, bytes, faults: await lookAgain(ports, odd, isDeep), next };
}

interface NextFile {
  readonly file: NamedFile;
  /** Where to go on behind it. */
  readonly cursor: string;
}

/** Blobs first, then the files of the press, so that these can be made again of mended ones. */
async function nextFiles(integrity: Integrity, after: string): Promise<{ readonly named: readonly NextFile[]; readonly isLast: boolean }> {
  const [, orderId, line] = /^order-(\d+)-(\d+)$/.exec(after) ?? [];
  if (orderId === undefined && after !== BEHIND_BLOBS) {
    const blobs = await integrity.blobs(after, PAGE);
    return { named: blobs.map((file) => ({ file, cursor: file.name })), isLast: false };
  }
  const prints = await integrity.prints({ orderId: Number(orderId ?? 0), line: Number(line ?? 0) }, PAGE / 2);
  return { named: prints.map((file) => ({ file, cursor: `order-${file.orderId}-${file.line}` })), isLast: prints.length < PAGE };
}

async function lookAgain({ integrity, inspector }: VerifyPorts, odd: readonly NamedFile[], isDeep: boolean): Promise<FileFault[]> {
  if (odd.length > 0) await rest(SECOND_LOOK_MS);
  const faults: FileFault[] = [];
  for (const { name } of odd) {
    const file = await integrity.find(name);
    const seen = file && (await inspector.look(file, isDeep));
    if (file && seen && seen.state !== 'sound') faults.push(await faultOf(integrity, file, { ...seen, state: seen.state }));
  }
  return faults;
}

async function faultOf(integrity: Integrity, file: NamedFile, seen: Seen & Pick<FileFault, 'state'>): Promise<FileFault> {
  const { name, sha256, sizeBytes: expectedBytes } = file;
  return { name, sha256, expectedBytes, ...seen, ...(await integrity.touched(name)) };
}
