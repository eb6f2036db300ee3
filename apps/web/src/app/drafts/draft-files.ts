import { dropFiles, putFile } from '../../drafts/draft-store.ts';
import { isReadableFile } from '../../files/is-readable.ts';
import type { DraftPhoto } from '../../flow/drafts/draft.ts';
import { filePlan } from '../../flow/drafts/draft-plan.ts';
import type { Photos } from '../../state/photos/photo-library.ts';
import type { OpenDraft } from './draft-writer.ts';

/** Queues the files that are not stored yet, and deletes those that no photo needs any more. */
export async function planFiles(draft: OpenDraft, photos: readonly DraftPhoto[], { entryOf }: Photos): Promise<void> {
  const { put, drop } = filePlan(photos, entryOf, new Map([...draft.files, ...draft.queue]));
  for (const { origin, file } of put) draft.queue.set(origin, file);
  for (const origin of drop) draft.queue.delete(origin);
  const stored = drop.filter((origin) => draft.files.has(origin));
  if (stored.length === 0) return;
  await dropFiles(draft.id, stored);
  for (const origin of stored) draft.files.delete(origin);
}

/** Drafts whose files are being stored. */
const busy = new WeakSet<OpenDraft>();

/** Concurrent file writes: most of a write is waiting for another process. */
const AT_ONCE = 3;

/**
 * Stores the queued files, a few at a time, each once.
 *
 * @returns false if an earlier call is still running
 * @throws the browser's error if storing fails; the rest stays queued
 */
export async function storeFiles(draft: OpenDraft): Promise<boolean> {
  if (busy.has(draft)) return false;
  busy.add(draft);
  const storedFiles = new Set<Blob>();
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => storeQueued(draft, storedFiles)));
  busy.delete(draft);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  // Files may have been queued while the last one was being written.
  return draft.queue.size === 0 || storeFiles(draft);
}

async function storeQueued(draft: OpenDraft, storedFiles: Set<Blob>): Promise<void> {
  for (let next = firstOf(draft.queue, storedFiles); next; next = firstOf(draft.queue, storedFiles)) {
    const [origin, file] = next;
    storedFiles.add(file);
    await storeFile(draft.id, origin, file);
    if (draft.queue.get(origin) !== file) continue;
    draft.queue.delete(origin);
    draft.files.set(origin, file);
  }
}

async function storeFile(draftId: string, origin: string, file: Blob): Promise<void> {
  try {
    await putFile(draftId, origin, file);
    requestPersistentStorage();
  } catch (error) {
    // A file that was moved or changed on disk does not block the others; its upload will report the error.
    if (await isReadableFile(file)) throw error;
  }
}

function firstOf(queue: ReadonlyMap<string, Blob>, storedFiles: ReadonlySet<Blob>): readonly [string, Blob] | undefined {
  for (const entry of queue) if (!storedFiles.has(entry[1])) return entry;
  return undefined;
}

let hasRequested = false;

/** Asks the browser once to keep this site's storage when space gets scarce, after the first file is stored. */
function requestPersistentStorage(): void {
  if (hasRequested) return;
  hasRequested = true;
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persist?.().catch(() => false);
}
