import { PATHS, resetPurpose } from '@muro/api';
import { postJson } from './http.ts';
import { sealForCall } from './seal-for-call.ts';

/** Requests a password reset link. The answer does not reveal whether the account exists. @throws {HttpFault} */
export async function askForReset(who: string): Promise<void> {
  await postJson<{ readonly isSent: boolean }>(PATHS.forgotPassword, { who });
}

/**
 * Replaces a forgotten password.
 *
 * @param token  secret of the link
 * @returns the validation error in the page's language; '' if none
 * @throws {HttpFault}
 * @throws {SealError}
 */
export async function resetPassword(token: string, passwords: { readonly password: string; readonly passwordAgain: string }) {
  const { envelopes, nonce } = await sealForCall([passwords.password, passwords.passwordAgain], resetPurpose(token));
  const [password, passwordAgain] = envelopes;
  const body = { token, password, password_again: passwordAgain, nonce };
  const { message } = await postJson<{ readonly message: string }>(PATHS.resetPassword, body);
  return message;
}
