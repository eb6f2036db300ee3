import type { KnownPhotosAnswer, KnownPhotosRequest, UploadAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { HttpFault, postJson } from './http.ts';

/** A server that answers later has more to do than to tell this. */
const TIMEOUT_MS = 10_000;

/**
 * What an upload of these bytes would answer, when the server has them from this person already; null when it has not, or when
 * it does not tell for whatever reason: the question only saves an upload, which then says itself what is wrong.
 *
 * @throws {HttpFault} when nobody is signed in, or when the caller gave up
 */
export async function askKnownPhoto(photo: KnownPhotosRequest['photos'][number], signal: AbortSignal): Promise<UploadAnswer | null> {
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
