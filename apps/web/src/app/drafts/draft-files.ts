import { dropFiles, putFile } from '../../drafts/draft-store.ts';
import { isReadableFile } from '../../files/is-readable.ts';
import type { DraftPhoto } from '../../flow/drafts/draft.ts';
import { filePlan } from '../../flow/drafts/draft-plan.ts';
import type { Photos } from '../../state/photos/photo-library.ts';
import type { OpenDraft } from './draft-writer.ts';

/** Queues the files that the device does not have yet, and takes away those that no photo needs any more. */
export async function planFiles(draft: OpenDraft, photos: readonly DraftPhoto[], { entryOf }: Photos): Promise<void> {
  const { put, drop } = filePlan(photos, entryOf, new Map([...draft.files, ...draft.queue]));
  for (const { origin, file } of put) draft.queue.set(origin, file);
  for (const origin of drop) draft.queue.delete(origin);
  const stored = drop.filter((origin) => draft.files.has(origin));
  if (stored.length === 0) return;
  await dropFiles(draft.id, stored);
  for (const origin of stored) draft.files.delete(origin);
}

/** Drafts whose files are being stored right now. */
const busy = new WeakSet<OpenDraft>();

/** Files written at a time: most of a write is waiting for another process. */
const AT_ONCE = 3;

/**
 * Stores what is queued, a few files at a time: each is written once.
 *
 * @returns false when an earlier call is still at it
 * @throws what the browser says when it does not store; what is left stays queued
 */
export async function storeFiles(draft: OpenDraft): Promise<boolean> {
  if (busy.has(draft)) return false;
  busy.add(draft);
  const taken = new Set<Blob>();
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => storeQueued(draft, taken)));
  busy.delete(draft);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  // What was queued while the last file was being written.
  return draft.queue.size === 0 || storeFiles(draft);
}

async function storeQueued(draft: OpenDraft, taken: Set<Blob>): Promise<void> {
  for (let next = firstOf(draft.queue, taken); next; next = firstOf(draft.queue, taken)) {
    const [origin, file] = next;
    taken.add(file);
    await storeFile(draft.id, origin, file);
    if (draft.queue.get(origin) !== file) continue;
    draft.queue.delete(origin);
    draft.files.set(origin, file);
  }
}

async function storeFile(draftId: string, origin: string, file: Blob): Promise<void> {
  try {
    await putFile(draftId, origin, file);
    askToStay();
  } catch (error) {
    // A file that was moved or changed on the person's disk stops no other; its upload will tell.
    if (await isReadableFile(file)) throw error;
  }
}

function firstOf(queue: ReadonlyMap<string, Blob>, taken: ReadonlySet<Blob>): readonly [string, Blob] | undefined {
  for (const entry of queue) if (!taken.has(entry[1])) return entry;
  return undefined;
}

let hasAsked = false;

/** Now something of value is on the device: the browser is asked not to clear it when space gets scarce. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  const { storage } = navigator as Partial<Navigator>;
  void storage?.persist?.().catch(() => false);
}
