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
  database: z.enum(['pglite', 'postgres']),
  /** Tasks of upkeep whose last run on this server failed. */
  failingTasks: z.array(z.enum(UPKEEP_TASKS)),
});

export const healthCall = call({
  tag: 'Server',
  summary: 'Ask whether the server and its database are well',
  answer: healthAnswer,
  example: { answer: { ok: true, database: 'pglite', failingTasks: [] } },
});

/** The address is only logged. [HB-06] */
export const sessionDoneCall = call({
  tag: 'Server',
  summary: 'Say that the page was left',
  params: z.object({ session: z.string() }),
  answer: z.object({ done: z.literal(true) }),
  example: { answer: { done: true } },
});
