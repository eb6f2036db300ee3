import { autosaveFault } from '../flow/drafts/draft-plan.ts';
import { isWholeFile } from './is-whole-file.ts';

/** A file as the database has it. Private windows of WebKit refuse a Blob: there its bytes are kept. */
export type KeptFile = Blob | FileBytes;

interface FileBytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

let refusesBlobs = false;

/**
 * Puts a file away as the Blob it is, or as bytes in a browser that refuses that. Bytes everywhere would cost more than they
 * simplify: see docs/decisions/drafts.md.
 *
 * @param put  writes to the database
 * @throws what `put` says of the bytes; at once when the device is full
 */
export async function keepFile(file: Blob, put: (kept: KeptFile) => Promise<unknown>): Promise<void> {
  if (!refusesBlobs) {
    try {
      await put(file);
      return;
    } catch (error) {
      if (autosaveFault(error) === 'full') throw error;
    }
  }
  await put({ bytes: await file.arrayBuffer(), type: file.type });
  refusesBlobs = true;
}

/** The file that was kept; null when the browser does not give all of it. */
export async function keptFile(kept: unknown): Promise<Blob | null> {
  const file = isBytes(kept) ? new Blob([kept.bytes], { type: kept.type }) : kept;
  return file instanceof Blob && (await isWholeFile(file)) ? file : null;
}

function isBytes(kept: unknown): kept is FileBytes {
  return kept !== null && typeof kept === 'object' && 'bytes' in kept && kept.bytes instanceof ArrayBuffer;
}
