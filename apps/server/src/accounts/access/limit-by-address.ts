import { clientAddress } from '../../http/client-address.ts';
import type { HasLocale } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { LimitName, Limits } from '../types/accounts.ts';
import { createLeasedRateLimit } from './leased-rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rate limit by the client's address, shared by all servers. */
    readonly limit?: LimitName;
  }
}

/** Refuses requests beyond the rate limit of their route before the body is read. */
export function limitByAddress(app: App, services: HasLocale & { readonly limits: Limits }): void {
  const rateLimit = createLeasedRateLimit(services.limits);
  app.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.config?.limit;
    if (limit === undefined) return;
    const retryAfterS = await rateLimit.take(limit, clientAddress(request));
    if (retryAfterS !== null) return sendRefusal(request, reply, services, { error: 'ERROR_TOO_MANY', retryAfterS });
  });
}
