import type { App } from '../route-tools.ts';

/** Statuses of a temporary refusal: too many requests, or a failure that is expected to pass. */
const NOT_NOW = [429, 503];
const RETRY_AFTER_S = 5;

/** Adds a default `Retry-After` to 429 and 503 responses that have none. */
export function addRetryAfter(app: App): void {
  app.addHook('onSend', async (_request, reply) => {
    if (NOT_NOW.includes(reply.statusCode) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  });
}
