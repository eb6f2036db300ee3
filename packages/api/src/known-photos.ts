import { z } from 'zod';
import { call } from './call.ts';
import { uploadAnswer } from './upload.ts';

/** Photos that one call may ask for: as many as a collage holds. */
export const MAX_KNOWN_PHOTOS = 150;

/** SHA-256 of a file's bytes as 64 lower-case hex digits. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * JSON body of `POST /api/photos/known?format=json`: which of these files has the signed-in person already sent?
 *
 * A client asks before it uploads, and again when a broken connection is back, so that nothing travels twice. `sha256` and
 * `bytes` are of the very bytes it would put into field `file` of the upload call (after it has converted or resized them).
 * Hashing needs a secure context in browsers; a client that cannot hash simply uploads: the same bytes get the same photo.
 */
export const knownPhotosRequest = z.object({
  photos: z
    .array(z.object({ sha256, bytes: z.number().int().positive() }))
    .min(1)
    .max(MAX_KNOWN_PHOTOS),
});
export type KnownPhotosRequest = z.infer<typeof knownPhotosRequest>;

/**
 * The photos that need not be sent, each with the answer that its upload would get, in the order asked; a file that came twice
 * in the question is answered once. What is missing here is not there, or is somebody else's: the two look the same.
 *
 * The answer is a promise for seven days: a photo that no saved collage names is kept for so long after it was last sent or asked
 * for. Asking changes nothing else, so it may be repeated at will. Without a session: 401 ERROR_NOT_SIGNED_IN, as for uploads.
 */
export const knownPhotosAnswer = z.object({
  known: z.array(z.object({ sha256, photo: uploadAnswer })),
});
export type KnownPhotosAnswer = z.infer<typeof knownPhotosAnswer>;

export const knownPhotosCall = call({
  tag: 'Photos',
  summary: 'Ask which of these files are here already',
  description:
    'Asked before uploading, with SHA-256 and length of the bytes that would be sent; answers, for the known ones of this person, ' +
    'what the upload would answer. Changes nothing and may be repeated.',
  isChange: true,
  isClosed: true,
  body: knownPhotosRequest,
  answer: knownPhotosAnswer,
  refusals: ['ERROR_TOO_MANY'],
  example: { body: { photos: [{ sha256: 'a3'.repeat(32), bytes: 2400123 }] }, answer: { known: [] } },
});
