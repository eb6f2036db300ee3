import { healthCall, PATHS, readyCall, sessionDoneCall } from '@muro/api';
import type { App } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import { VERSION } from '../../settings/version.ts';

export function healthRoutes(app: App, services: Services): void {
  app.get(PATHS.health, { schema: healthCall }, async (request, reply) => {
    if (!(await services.isAlive())) return sendRefusal(request, reply, services, { error: 'ERROR_OCCURRED' });
    return {
      ok: true,
      version: VERSION,
      ready: services.readiness.isReady(),
      database: services.databaseKind,
      failingTasks: services.upkeepHealth.failingTasks(),
    } as const;
  });
  app.get(PATHS.ready, { schema: readyCall }, async (request, reply) => {
    if (!services.readiness.isReady() || !(await services.isAlive()))
      return sendRefusal(request, reply, services, { error: 'ERROR_OCCURRED' });
    return { ready: true } as const;
  });
  app.get(PATHS.sessionDone, { schema: sessionDoneCall }, async () => ({ done: true }) as const);
}
