import type { KnownPhotosAnswer, KnownPhotosRequest, UploadAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { HttpFault, postJson } from './http.ts';

/** Time limit: a slow server has more important work than this optional check. */
const TIMEOUT_MS = 10_000;

/**
 * Returns the answer that an upload of these bytes would get, if the server already has them for this person. Returns null if it does
 * not, and for any failure of the call: it only saves an upload, and the upload reports its own errors.
 *
 * @throws {HttpFault} when signed out, or when the caller aborted
 */
export async function findKnownPhoto(photo: KnownPhotosRequest['photos'][number], signal: AbortSignal): Promise<UploadAnswer | null> {
  try {
    const { known } = await postJson<KnownPhotosAnswer>(
      endpoint('knownphotosurl'),
      { photos: [photo] },
      {},
      { signal, timeoutMs: TIMEOUT_MS },
    );
    return known[0]?.photo ?? null;
  } catch (error) {
    if (!(error instanceof HttpFault) || error.status === 401 || error.kind === 'cancelled') throw error;
    return null;
  }
}
