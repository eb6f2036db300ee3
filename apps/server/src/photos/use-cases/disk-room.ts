import type { Drafts } from '../../files/blobs.ts';

/** Room that stays free for the database and everything else: a tenth of the disk, at most 2 GB. */
const FREE_PART = 0.1;
const MOST_FREE_BYTES = 2_000_000_000;

/** True if the disk takes so many bytes more and still has the room that stays free. */
export function hasDiskRoom({ freeBytes, totalBytes }: Awaited<ReturnType<Drafts['room']>>, bytes: number): boolean {
  return freeBytes - bytes >= Math.min(totalBytes * FREE_PART, MOST_FREE_BYTES);
}
