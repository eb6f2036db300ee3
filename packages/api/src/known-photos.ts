import { z } from 'zod';
import { call } from './call.ts';
import { uploadAnswer } from './upload.ts';

/** Maximum number of photos in one call: as many as a collage can contain (`MAX_COLLAGE_PHOTOS` of the domain; a test compares them). */
const MAX_KNOWN_PHOTOS = 150;

/** SHA-256 of a file's bytes as 64 lower-case hex digits. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * JSON body of `POST /api/photos/known?format=json`: asks which files the signed-in user has already uploaded.
 *
 * A client calls it before uploading, and again after a lost connection, to avoid repeated uploads. `sha256` and `bytes` are those of the
 * bytes for field `file` of the upload call, i.e. after conversion or resizing. Hashing needs a secure context in browsers. A client that
 * cannot hash uploads directly: equal bytes get the same photo.
 */
export const knownPhotosRequest = z.object({
  photos: z
    .array(z.object({ sha256, bytes: z.number().int().positive() }))
    .min(1)
    .max(MAX_KNOWN_PHOTOS),
});
export type KnownPhotosRequest = z.infer<typeof knownPhotosRequest>;

/**
 * The photos that need not be uploaded, in the order of the request, each with the answer of its upload. A file that is requested twice
 * is answered once. A photo is omitted if it does not exist or belongs to another user; the two cases look the same.
 *
 * The server keeps an unreferenced photo for seven days after its last upload or query. The call has no other effect and may be
 * repeated. Without a session: 401 ERROR_NOT_SIGNED_IN, as for uploads.
 */
export const knownPhotosAnswer = z.object({
  known: z.array(z.object({ sha256, photo: uploadAnswer })),
});
export type KnownPhotosAnswer = z.infer<typeof knownPhotosAnswer>;

export const knownPhotosCall = call({
  tag: 'Photos',
  summary: 'List which files the user has already uploaded',
  description:
    'Call it before uploading, with SHA-256 and length of the bytes to send. For each file that the user has already uploaded it returns ' +
    'the answer of that upload. It changes nothing and may be repeated.',
  isChange: true,
  isClosed: true,
  body: knownPhotosRequest,
  answer: knownPhotosAnswer,
  refusals: ['ERROR_TOO_MANY'],
  example: { body: { photos: [{ sha256: 'a3'.repeat(32), bytes: 2400123 }] }, answer: { known: [] } },
});
