import type { AuthKeyAnswer, RegisterAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson, postJson } from './http.ts';
import { registerPurpose, sealPasswords } from './seal-password.ts';

/** Trimmed values of the form. */
export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly passwordAgain: string;
  readonly newsletter: boolean;
}

export interface RegisterResult {
  readonly isSignedIn: boolean;
  readonly username: string;
  /** What is wrong with which field; 'all' is the whole form. [HCALL-21] */
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Makes an account and signs in. [HCALL-20]
 *
 * @throws {HttpFault}
 * @throws {SealError}
 */
export async function register(account: NewAccount): Promise<RegisterResult> {
  const { username, email, newsletter } = account;
  const key = await getJson<AuthKeyAnswer>(endpoint('authkeyurl'));
  const purpose = registerPurpose(username, email);
  const [password, passwordAgain] = await sealPasswords([account.password, account.passwordAgain], purpose, key);
  const body = { action: 'register', username, email, newsletter, password, password_again: passwordAgain, terms: true, nonce: key.nonce };
  return readRegistered(await postJson<RegisterAnswer>(endpoint('registerurl'), body), username);
}

export function readRegistered(answer: Partial<RegisterAnswer>, username: string): RegisterResult {
  const isSignedIn = answer.authenticated === 'true';
  const errors = Array.isArray(answer.errors) ? answer.errors : [];
  return { isSignedIn, username: isSignedIn ? (answer.username ?? username) : '', errors };
}
