import { PATHS, quotesAnswer } from '@muro/api';
import { z } from 'zod';
import { localeOf } from '../http/locale-of.ts';
import type { App } from '../http/route-tools.ts';
import type { Services } from '../services.ts';

/** The library's id is part of the configured address; every id names the one library there is. [HTTP-22] */
export function quotesRoute(app: App, services: Services): void {
  const schema = { params: z.object({ id: z.string().max(20) }), response: { 200: quotesAnswer } };
  app.get(PATHS.quotes, { schema }, async (request, reply) => {
    reply.header('cache-control', 'private, max-age=300').header('vary', 'accept-language');
    return [...(await services.painter.quotes(localeOf(request, services.locale)))];
  });
}
