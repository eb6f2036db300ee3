import { z } from 'zod';
import { call } from './call.ts';

/** Tasks of a server's daily upkeep, in the order in which they run. */
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
  /** Of Muro, as in the changelog. */
  version: z.string(),
  /** False while the server is stopping: see `/readyz`. */
  ready: z.boolean(),
  database: z.enum(['pglite', 'postgres']),
  /** Tasks of upkeep whose last run on this server failed. */
  failingTasks: z.array(z.enum(UPKEEP_TASKS)),
});

export const healthCall = call({
  tag: 'Server',
  summary: 'Ask whether the server and its database are well',
  answer: healthAnswer,
  example: { answer: { ok: true, version: '0.1.0', ready: true, database: 'pglite', failingTasks: [] } },
});

export const readyCall = call({
  tag: 'Server',
  summary: 'Ask whether a proxy shall lead requests here',
  description: 'A server that is stopping answers 503 `ERROR_OCCURRED` here, and everything else as before until it ends.',
  answer: z.object({ ready: z.literal(true) }),
  example: { answer: { ready: true } },
});

/** The address is only logged. [HB-06] */
export const sessionDoneCall = call({
  tag: 'Server',
  summary: 'Say that the page was left',
  params: z.object({ session: z.string() }),
  answer: z.object({ done: z.literal(true) }),
  example: { answer: { done: true } },
});
