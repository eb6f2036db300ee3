import { knownPhotosCall, PATHS } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { App } from '../../http/route-tools.ts';
import { done } from '../../values/result.ts';
import { findKnownPhotos } from '../use-cases/find-known-photos.ts';

type KnownServices = RouterServices & Parameters<typeof findKnownPhotos>[0];

/** Returns which of a user's files are already stored and need no upload. */
export function knownPhotosRoute(app: App, services: KnownServices): void {
  createRouter(app, services).post(
    PATHS.knownPhotos,
    knownPhotosCall,
    async ({ user, body }) => done({ known: await findKnownPhotos(services, user.id, body.photos) }),
    { config: { limit: 'knownPhotos' } },
  );
}
