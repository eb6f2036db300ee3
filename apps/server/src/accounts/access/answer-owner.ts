import type { PasswordRule } from '@muro/api';
import { ACCOUNT_TEXTS, type AccountTextKey } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HasLocale, localeOf } from '../../http/locale-of.ts';
import { sendResult } from '../../http/route-tools.ts';
import { isConfidential } from '../../http/same-origin.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { textIn } from '../../texts/text.ts';
import { done, type Result } from '../../values/result.ts';
import type { Owner } from '../use-cases/account-settings.ts';
import { type EventServices, logSecurityEvent } from './log-security-event.ts';
import { type SessionServices, tokenOf, userOf } from './session.ts';

export interface OwnerServices extends HasLocale, SessionServices, EventServices {
  readonly passwordRule: PasswordRule;
  /** Notifies the mail relay of a new mail in the outbox. */
  readonly onMail: () => void;
}

/** Runs `act` for the signed-in user over a private connection and sends its result. */
export async function withOwner<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  services: OwnerServices,
  act: (owner: Owner) => Promise<Result<T>>,
): Promise<FastifyReply> {
  if (!isConfidential(request)) return sendRefusal(request, reply, services, { error: 'ERROR_INSECURE' });
  const user = await userOf(request, services);
  const token = tokenOf(request);
  if (!user || !token) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_SIGNED_IN' });
  const result = await act({ user, token, locale: localeOf(request, services.locale) });
  if (result.ok) services.onMail();
  else if (result.refusal.error === 'ERROR_TOO_MANY')
    logSecurityEvent(request, services, result.refusal.field === 'code' ? 'code-blocked' : 'password-blocked', { account: user.name });
  return sendResult(request, reply, services, result);
}

/** Does the same for an action that may return a text key: the response has `message`, '' or the sentence, and the action's result. */
export function answerOwner(
  request: FastifyRequest,
  reply: FastifyReply,
  services: OwnerServices,
  act: (owner: Owner) => Promise<Result<AccountTextKey | object | null>>,
): Promise<FastifyReply> {
  return withOwner(request, reply, services, async (owner) => {
    const result = await act(owner);
    if (!result.ok) return result;
    const { value } = result;
    if (typeof value !== 'string') return done({ ...value, message: '' });
    logRefused(request, services, owner, value);
    return done(faultAnswer(owner, value, services));
  });
}

/** Returns the error as a sentence; `field` names the code field if the code is at fault. */
export const faultAnswer = ({ locale }: Owner, fault: AccountTextKey, { passwordRule }: Pick<OwnerServices, 'passwordRule'>) => ({
  message: textIn(locale, ACCOUNT_TEXTS[fault], { ...passwordRule }),
  ...(CODE_FAULTS.includes(fault) && { field: 'code' }),
});

const CODE_FAULTS: readonly AccountTextKey[] = ['codeNeeded', 'wrongCode'];

/** Logs a wrong password or code. */
export function logRefused(request: FastifyRequest, services: OwnerServices, { user }: Owner, fault: AccountTextKey): void {
  if (fault === 'wrongPassword') logSecurityEvent(request, services, 'password-refused', { account: user.name });
  if (fault === 'wrongCode') logSecurityEvent(request, services, 'code-refused', { account: user.name });
}
