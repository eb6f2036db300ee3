import { z } from 'zod';
import { call } from './call.ts';

/** Tasks of a server's daily upkeep, in the order of execution. */
export const UPKEEP_TASKS = [
  'unfinished-uploads',
  'local-files',
  'web-files',
  'expired-rows',
  'ending-tokens',
  'idle-collages',
  'deleted-collages',
  'deleted-accounts',
  'print-files',
  'unused-photos',
  'order-words',
  'vacuum',
  'former-screenshots',
  'orphaned-files',
] as const;

export const healthAnswer = z.object({
  ok: z.literal(true),
  /** Version of Muro, as in the changelog. */
  version: z.string(),
  /** False while the server is stopping: see `/readyz`. */
  ready: z.boolean(),
  database: z.enum(['pglite', 'postgres']),
  /** Upkeep tasks whose last run on this server failed. */
  failingTasks: z.array(z.enum(UPKEEP_TASKS)),
});

export const healthCall = call({
  tag: 'Server',
  summary: 'Health check of the server and its database',
  answer: healthAnswer,
  example: { answer: { ok: true, version: '0.1.0', ready: true, database: 'pglite', failingTasks: [] } },
});

export const readyCall = call({
  tag: 'Server',
  summary: 'Readiness check for load balancers',
  description: 'Readiness check. During graceful shutdown it answers 503 `ERROR_OCCURRED`, while running requests finish.',
  answer: z.object({ ready: z.literal(true) }),
  example: { answer: { ready: true } },
});

/** Ends a visit; the server only logs it. [HB-06] */
export const sessionDoneCall = call({
  tag: 'Server',
  summary: 'End of a visit',
  params: z.object({ session: z.string() }),
  answer: z.object({ done: z.literal(true) }),
  example: { answer: { done: true } },
});
