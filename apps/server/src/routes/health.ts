import { healthCall, PATHS, readyCall, sessionDoneCall } from '@muro/api';
import type { App } from '../http/route-tools.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { Services } from '../services.ts';
import { VERSION } from '../version.ts';

export function healthRoutes(app: App, services: Services): void {
  const { readiness, upkeepHealth, databaseKind } = services;
  app.get(PATHS.health, { schema: healthCall }, async (request, reply) => {
    if (!(await services.isAlive())) return sendRefusal(request, reply, services, { error: 'ERROR_OCCURRED' });
    return {
      ok: true,
      version: VERSION,
      ready: readiness.isReady(),
      database: databaseKind,
      failingTasks: upkeepHealth.failingTasks(),
    } as const;
  });
  app.get(PATHS.ready, { schema: readyCall }, async (request, reply) => {
    if (!readiness.isReady() || !(await services.isAlive())) return sendRefusal(request, reply, services, { error: 'ERROR_OCCURRED' });
    return { ready: true } as const;
  });
  app.get(PATHS.sessionDone, { schema: sessionDoneCall }, async () => ({ done: true }) as const);
}
