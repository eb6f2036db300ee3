import type { KnownPhotosAnswer, KnownPhotosRequest, UploadAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { HttpFault, postJson } from './http.ts';

/**
 * What an upload of these bytes would answer, when the server has them from this person already; null when it has not,
 * or cannot tell.
 *
 * @throws {HttpFault} when nobody answers or nobody is signed in
 */
export async function askKnownPhoto(photo: KnownPhotosRequest['photos'][number], signal: AbortSignal): Promise<UploadAnswer | null> {
  try {
    const { known } = await postJson<KnownPhotosAnswer>(endpoint('knownphotosurl'), { photos: [photo] }, {}, { signal });
    return known[0]?.photo ?? null;
  } catch (error) {
    if (error instanceof HttpFault && error.status !== 401 && (error.kind === 'refused' || error.kind === 'unreadable')) return null;
    throw error;
  }
}
