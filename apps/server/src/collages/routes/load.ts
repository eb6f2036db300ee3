import { loadCall, PATHS } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import { loadCollage } from '../use-cases/load-collage.ts';

type LoadServices = RouterServices & Parameters<typeof loadCollage>[0];

export function loadRoute(app: App, services: LoadServices): void {
  createRouter(app, services).post(
    PATHS.load,
    loadCall,
    ({ user, body }) => loadCollage(services, { ownerId: user.id, collageId: Number(body.collageid) }),
    { preValidation: readForm() },
  );
}
