import { authKeyCall, PATHS } from '@muro/api';
import type { App } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';

export function authKeyRoute(app: App, services: Services): void {
  const config = { limit: 'authKey' } as const;
  app.get(PATHS.authKey, { schema: authKeyCall, config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return await services.seals.issue();
  });
}
