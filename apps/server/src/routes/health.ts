import { healthAnswer, PATHS } from '@muro/api';
import type { App } from '../http/route-tools.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { Services } from '../services.ts';

export function healthRoutes(app: App, services: Services): void {
  app.get(PATHS.health, { schema: { response: { 200: healthAnswer } } }, async (request, reply) => {
    if (!(await services.isAlive())) return sendRefusal(request, reply, services, { error: 'ERROR_OCCURRED', retryAfterS: 5 });
    return { ok: true, database: services.databaseKind } as const;
  });
  app.get(PATHS.metrics, { schema: { hide: true } }, async (_request, reply) => {
    const { registry } = services.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.get(PATHS.openApi, { schema: { hide: true } }, async () => app.swagger());
  // The address is only logged. [HB-06]
  app.get(PATHS.sessionDone, async () => ({ done: true }));
}
