import { authKeyCall, PATHS } from '@muro/api';
import type { App } from '../http/route-tools.ts';
import type { Services } from '../services.ts';

export function authKeyRoute(app: App, services: Services): void {
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  app.get(PATHS.authKey, { schema: authKeyCall, config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return await services.seals.issue();
  });
}
