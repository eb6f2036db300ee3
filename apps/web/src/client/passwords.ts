import { type AuthKeyAnswer, PATHS } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson, postJson } from './http.ts';
import { resetPurpose, sealPasswords } from './seal-password.ts';

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
  const key = await getJson<AuthKeyAnswer>(endpoint('authkeyurl'));
  const [password, passwordAgain] = await sealPasswords([passwords.password, passwords.passwordAgain], resetPurpose(token), key);
  const body = { token, password, password_again: passwordAgain, nonce: key.nonce };
  const { message } = await postJson<{ readonly message: string }>(PATHS.resetPassword, body);
  return message;
}
