import { autosaveFault } from '../flow/drafts/draft-plan.ts';
import { isWholeFile } from './is-whole-file.ts';

/** A file as the database stores it. Private windows of WebKit refuse Blobs: there the bytes are stored. */
export type StoredFile = Blob | FileBytes;

interface FileBytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

let refusesBlobs = false;

/**
 * Stores a file as a Blob, or as bytes in a browser that refuses Blobs. Bytes
 * everywhere would cost more than they simplify: see docs/decisions/drafts.md.
 *
 * @param put  writes to the database
 * @throws the error of `put` for the bytes; immediately if the device is full
 */
export async function keepFile(file: Blob, put: (stored: StoredFile) => Promise<unknown>): Promise<void> {
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

/** Returns a stored file; null if the browser cannot read all of it. */
export async function readStoredFile(stored: unknown): Promise<Blob | null> {
  const file = isBytes(stored) ? new Blob([stored.bytes], { type: stored.type }) : stored;
  return file instanceof Blob && (await isWholeFile(file)) ? file : null;
}

function isBytes(stored: unknown): stored is FileBytes {
  return stored !== null && typeof stored === 'object' && 'bytes' in stored && stored.bytes instanceof ArrayBuffer;
}
