import { z } from 'zod';
import { call } from './call.ts';
import { line } from './fields.ts';

export const endSecondFactorAnswer = z.object({
  /** As its owner wrote it. */
  name: z.string(),
  /** False: two-step verification was not on. */
  wasOn: z.boolean(),
});
export type EndSecondFactorAnswer = z.infer<typeof endSecondFactorAnswer>;

export const endSecondFactorCall = call({
  tag: 'Shop',
  summary: 'End the two-step verification of an account',
  description:
    'For an account whose owner lost both the phone and the recovery codes. Make sure that it is the owner who asks. The password stays, ' +
    'every session of the account ends, a mail tells its owner, and the log keeps a security event.',
  isChange: true,
  scope: 'accounts:write',
  body: z.object({ name: line(120) }),
  answer: endSecondFactorAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { body: { name: 'ana' }, answer: { name: 'ana', wasOn: true } },
});
