import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { plainText } from './fields.ts';

/** `s`: the session id that an earlier heartbeat answered, when there is one. [HCALL-23] */
export const aliveRequest = z.object({ s: plainText(200).optional() });

/** `flashsession` becomes the client's session id [HB-03]. It names a visit and never authenticates. */
export const aliveAnswer = z.object({ flashsession: z.string() });
export type AliveAnswer = z.infer<typeof aliveAnswer>;

export const aliveCall = call({
  tag: 'Account',
  summary: 'Say that the page is still open',
  description: 'Keeps a session from ending of idleness. Send what was answered last.',
  isChange: true,
  body: aliveRequest,
  bodyTypes: FORM_TYPES,
  answer: aliveAnswer,
  refusals: ['ERROR_TOO_MANY'],
  example: { body: { s: '0f4a6a1be2f1c4d79b8a3e5c6d7f8091' }, answer: { flashsession: '0f4a6a1be2f1c4d79b8a3e5c6d7f8091' } },
});
