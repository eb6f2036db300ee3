import { PATHS } from '@muro/api';
import { postJson } from './http.ts';
import { sealForCall } from './seal-for-call.ts';
import { resetPurpose } from './seal-password.ts';

/** Asks for a link that replaces a forgotten password. The answer is the same whether there is such an account or not. @throws {HttpFault} */
export async function askForReset(who: string): Promise<void> {
  await postJson<{ readonly isSent: boolean }>(PATHS.forgotPassword, { who });
}

/**
 * Replaces a forgotten password.
 *
 * @param token  secret of the link
 * @returns what is wrong, in the page's language; '' for nothing
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
