import type { Drafts } from '../../files/blobs.ts';

/** Free disk space that is reserved for the database and other files: a tenth of the disk, at most 2 GB. */
const FREE_PART = 0.1;
const MAX_FREE_BYTES = 2_000_000_000;

/** True if the disk can take `bytes` more without using the reserve. */
export function hasDiskSpace({ freeBytes, totalBytes }: Awaited<ReturnType<Drafts['diskSpace']>>, bytes: number): boolean {
  return freeBytes - bytes >= Math.min(totalBytes * FREE_PART, MAX_FREE_BYTES);
}
