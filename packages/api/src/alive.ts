import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { plainText } from './fields.ts';

/** `s`: session id from an earlier heartbeat, if any. [HCALL-23] */
export const aliveRequest = z.object({ s: plainText(200).optional() });

/** `flashsession` becomes the client's session id [HB-03]. It names a visit and never authenticates. */
export const aliveAnswer = z.object({ flashsession: z.string() });
export type AliveAnswer = z.infer<typeof aliveAnswer>;

export const aliveCall = call({
  tag: 'Account',
  summary: 'Heartbeat of an open page',
  description: 'Keeps an idle session alive. Send the id of the last answer.',
  isChange: true,
  body: aliveRequest,
  bodyTypes: FORM_TYPES,
  answer: aliveAnswer,
  refusals: ['ERROR_TOO_MANY'],
  example: { body: { s: '0f4a6a1be2f1c4d79b8a3e5c6d7f8091' }, answer: { flashsession: '0f4a6a1be2f1c4d79b8a3e5c6d7f8091' } },
});
