import type { App } from '../route-tools.ts';

/** Not now: too much at once, or something that will be mended. */
const NOT_NOW = [429, 503];
const RETRY_AFTER_S = 5;

/** Whoever is told 'not now' is told when to come again, in JSON and on pages; who knows better says so before. */
export function tellWhenToRetry(app: App): void {
  app.addHook('onSend', async (_request, reply) => {
    if (NOT_NOW.includes(reply.statusCode) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  });
}
