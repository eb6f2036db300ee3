import type { ConfirmEmailAnswer, OwnAccountAnswer } from '@muro/api';
import { confirmEmail, type OwnRequest, sendOwn } from '../../client/own-account.ts';
import { linkSecret } from '../address/link-secret.ts';
import { type AccountFault, accountFault } from './account-call.ts';

export type { OwnRequest };

export type OwnOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** `isCode`: the code is wrong, or the account requires one. */
  | { readonly kind: 'failed'; readonly fault: AccountFault; readonly isCode: boolean };

/** Changes the visitor's own account. */
export function changeOwn<Answer extends OwnAccountAnswer>(request: OwnRequest): Promise<OwnOutcome<Answer>> {
  return outcomeOf(() => sendOwn<Answer>(request));
}

/** Confirms an email address with the secret after '#' in the URL. */
export function confirmEmailFromLink(): Promise<OwnOutcome<ConfirmEmailAnswer>> {
  return outcomeOf(() => confirmEmail<ConfirmEmailAnswer>(linkSecret()));
}

async function outcomeOf<Answer extends OwnAccountAnswer>(call: () => Promise<Answer>): Promise<OwnOutcome<Answer>> {
  try {
    const answer = await call();
    if (answer.message === '') return { kind: 'done', answer };
    return { kind: 'failed', fault: { message: answer.message }, isCode: answer.field === 'code' };
  } catch (error) {
    return { kind: 'failed', fault: accountFault(error), isCode: false };
  }
}
