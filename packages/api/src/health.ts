import { z } from 'zod';
import { call } from './call.ts';

export const healthAnswer = z.object({ ok: z.literal(true), database: z.enum(['pglite', 'postgres']) });

export const healthCall = call({
  tag: 'Server',
  summary: 'Ask whether the server and its database are well',
  answer: healthAnswer,
  example: { answer: { ok: true, database: 'pglite' } },
});

/** The address is only logged. [HB-06] */
export const sessionDoneCall = call({
  tag: 'Server',
  summary: 'Say that the page was left',
  params: z.object({ session: z.string() }),
  answer: z.object({ done: z.literal(true) }),
  example: { answer: { done: true } },
});
