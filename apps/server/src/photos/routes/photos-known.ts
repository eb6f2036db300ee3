import { knownPhotosCall, PATHS } from '@muro/api';
import { forUser } from '../../accounts/access/for-user.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { findKnownPhotos } from '../use-cases/find-known-photos.ts';

/** Tells a person which of their files need not be sent again. */
export function knownPhotosRoute(app: App, services: Services): void {
  const config = { limit: 'knownPhotos' } as const;
  app.post(PATHS.knownPhotos, { schema: knownPhotosCall, config }, (request, reply) =>
    forUser(request, reply, services, async ({ id }) => {
      const known = await findKnownPhotos(services, id, request.body.photos);
      return sendResult(request, reply, services, { ok: true, value: { known } });
    }),
  );
}
