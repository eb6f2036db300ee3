import { MAX_FILE_BYTES } from '@muro/domain';
import type { Blobs } from '../../files/blobs.ts';
import { type Result, refuse } from '../../values/result.ts';
import type { OpenUploads } from '../types/open-uploads.ts';
import { hasDiskSpace } from './disk-space.ts';

export interface ReceivePorts {
  readonly openUploads: OpenUploads;
  readonly blobs: Pick<Blobs, 'diskSpace'>;
  readonly quotaBytes: number;
}

/** Retry-After of a further upload, s; the account's own uploads end one after the other. */
const RETRY_AFTER_S = 5;
/** Bytes received between two checks of the free disk space. */
const CHECK_SPACE_EVERY_BYTES = 4_000_000;

/** Bytes that this server's open uploads may still add. */
let expectedBytes = 0;

/** Checks the free disk space while bytes arrive. @throws {DiskFullError} */
export type WatchSpace = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Thrown if the disk has no room for the rest of an upload; what was received is deleted. */
export class DiskFullError extends Error {}

/**
 * Receives an upload if there is room on the disk and in the account's quota, counting the largest size of each open upload, and if the
 * account has fewer than ten open ones on all servers. Checks the disk again while bytes arrive.
 *
 * @param declaredBytes  length declared by the request; null without one: then the largest photo is assumed
 */
export async function receivePhoto<T>(
  ports: ReceivePorts,
  { ownerId, declaredBytes }: { readonly ownerId: number; readonly declaredBytes: number | null },
  receive: (watch: WatchSpace) => Promise<Result<T>>,
): Promise<Result<T>> {
  const bytes = Math.min(declaredBytes ?? MAX_FILE_BYTES, MAX_FILE_BYTES);
  if (!hasDiskSpace(await ports.blobs.diskSpace(), expectedBytes + bytes)) return refuse('ERROR_NO_SPACE');
  const admission = await ports.openUploads.begin(ownerId, bytes, ports.quotaBytes);
  if (admission === 'many') return refuse('ERROR_TOO_MANY', { retryAfterS: RETRY_AFTER_S });
  if (admission === 'full') return refuse('ERROR_QUOTA', { limit: ports.quotaBytes / 1e9 });
  const expected = { bytes };
  expectedBytes += bytes;
  try {
    return await receive((source) => withSpaceChecks(source, ports, expected));
  } catch (error) {
    if (error instanceof DiskFullError) return refuse('ERROR_NO_SPACE');
    throw error;
  } finally {
    expectedBytes -= expected.bytes;
    await admission.end();
  }
}

async function* withSpaceChecks(source: AsyncIterable<Uint8Array>, { blobs }: ReceivePorts, expected: { bytes: number }) {
  let uncheckedBytes = 0;
  for await (const chunk of source) {
    const counted = Math.min(chunk.length, expected.bytes);
    expected.bytes -= counted;
    expectedBytes -= counted;
    uncheckedBytes += chunk.length;
    if (uncheckedBytes >= CHECK_SPACE_EVERY_BYTES) {
      uncheckedBytes = 0;
      if (!hasDiskSpace(await blobs.diskSpace(), chunk.length))
        throw new DiskFullError('The disk has no space left for the rest of an upload.');
    }
    yield chunk;
  }
}
