import { idText, PATHS } from '@muro/api';
import { z } from 'zod';
import type { App } from '../http/route-tools.ts';
import { sendPicture } from '../http/send-picture.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { userOf } from '../http/session.ts';
import type { Services } from '../services.ts';
import type { StoredPhoto } from '../use-cases/ports.ts';

const COPIES: readonly [path: string, blobOf: (photo: StoredPhoto) => string][] = [
  [PATHS.photoWeb, (photo) => photo.webSha256],
  [PATHS.photoThumb, (photo) => photo.thumbSha256],
  [PATHS.photoFull, (photo) => photo.sha256],
];

/** A photo's copies, for its owner; quote pictures for everybody. Somebody else's photo does not exist. */
export function photoRoutes(app: App, services: Services): void {
  const params = z.object({ id: idText });
  for (const [path, blobOf] of COPIES) {
    app.get(path, { schema: { params } }, async (request, reply) => {
      const user = await userOf(request, services);
      const [photo] = await services.photos.findUsable(user?.id ?? null, [Number(request.params.id)]);
      // The original of a person's photo carries what the camera wrote into it (place, time); only the clean copies are served.
      const isServed = photo && (path !== PATHS.photoFull || photo.ownerId === null);
      const file = isServed ? await services.blobs.read(blobOf(photo)) : null;
      if (!photo || !file) return sendRefusal(request, reply, services, { error: 'ERROR_NO_FILE_ACCESS' });
      return sendPicture(request, reply, file, blobOf(photo));
    });
  }
}
