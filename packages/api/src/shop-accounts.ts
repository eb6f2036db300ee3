import { z } from 'zod';
import { call } from './call.ts';
import { line } from './fields.ts';

export const endSecondFactorAnswer = z.object({
  /** Name of the account in its original spelling. */
  name: z.string(),
  /** False if two-step verification was not on. */
  wasOn: z.boolean(),
});
export type EndSecondFactorAnswer = z.infer<typeof endSecondFactorAnswer>;

export const endSecondFactorCall = call({
  tag: 'Shop',
  summary: 'Switch off two-step verification of an account',
  description:
    'For an account whose owner lost both the phone and the recovery codes. Verify the identity of the owner first. The password stays, ' +
    'all sessions of the account end, its owner gets a mail, and a security event is logged.',
  isChange: true,
  scope: 'accounts:write',
  body: z.object({ name: line(120) }),
  answer: endSecondFactorAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { body: { name: 'ana' }, answer: { name: 'ana', wasOn: true } },
});
