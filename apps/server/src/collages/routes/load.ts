import { loadCall, PATHS } from '@muro/api';
import { forUser } from '../../accounts/access/for-user.ts';
import { readForm } from '../../http/read-form.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { loadCollage } from '../use-cases/load-collage.ts';

export function loadRoute(app: App, services: Services): void {
  app.post(PATHS.load, { schema: loadCall, preValidation: readForm() }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const input = { ownerId: user.id, collageId: Number(request.body.collageid) };
      return sendResult(request, reply, services, await loadCollage(services, input));
    }),
  );
}
