import { PATHS, photoFullCall, photoThumbCall, photoWebCall } from '@muro/api';
import { type SessionServices, userOf } from '../../accounts/access/session.ts';
import type { Blobs } from '../../files/blobs.ts';
import type { HasLocale } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Photos, StoredPhoto } from '../types/photos.ts';

interface PhotoServices extends HasLocale, SessionServices {
  readonly photos: Photos;
  readonly blobs: Blobs;
}

interface Copy {
  readonly path: string;
  readonly schema: typeof photoWebCall;
  readonly blobOf: (photo: StoredPhoto) => string;
}

const COPIES: readonly Copy[] = [
  { path: PATHS.photoWeb, schema: photoWebCall, blobOf: (photo) => photo.webSha256 },
  { path: PATHS.photoThumb, schema: photoThumbCall, blobOf: (photo) => photo.thumbSha256 },
  { path: PATHS.photoFull, schema: photoFullCall, blobOf: (photo) => photo.sha256 },
];

/** Serves a photo's copies to its owner, and quote pictures to all. A photo of another user is reported as missing. */
export function photoRoutes(app: App, services: PhotoServices): void {
  for (const { path, schema, blobOf } of COPIES) {
    app.get(path, { schema }, async (request, reply) => {
      const user = await userOf(request, services);
      const [photo] = await services.photos.listUsable(user?.id ?? null, [Number(request.params.id)]);
      // The original of a user's photo contains camera metadata (place, time); only the copies without metadata are served.
      const isServed = photo && (path !== PATHS.photoFull || photo.ownerId === null);
      const file = isServed ? await services.blobs.read(blobOf(photo)) : null;
      if (!photo || !file) return sendRefusal(request, reply, services, { error: 'ERROR_NO_FILE_ACCESS' });
      return sendPicture(request, reply, { file, sha256: blobOf(photo) });
    });
  }
}
