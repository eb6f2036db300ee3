import { knownPhotosAnswer, knownPhotosRequest, PATHS } from '@muro/api';
import { type App, forUser, sendResult } from '../http/route-tools.ts';
import type { Services } from '../services.ts';
import { findKnownPhotos } from '../use-cases/find-known-photos.ts';

/** Tells a person which of their files need not be sent again. */
export function knownPhotosRoute(app: App, services: Services): void {
  // A browser asks for each of a collage's 150 photos, and people share an address.
  const config = { rateLimit: { max: 1200, timeWindow: '1 minute' } };
  const schema = {
    summary: 'Which of these files are here already',
    description:
      'Asked before uploading, with SHA-256 and length of the bytes that would be sent; answers, for the known ones of this person, ' +
      'what the upload would answer. Changes nothing and may be repeated.',
    body: knownPhotosRequest,
    response: { 200: knownPhotosAnswer },
  };
  app.post(PATHS.knownPhotos, { schema, config }, (request, reply) =>
    forUser(request, reply, services, async ({ id }) => {
      const known = await findKnownPhotos(services, id, request.body.photos);
      return sendResult(request, reply, services, { ok: true, value: { known } });
    }),
  );
}
