import { type RegisterAnswer, registerPurpose } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { postJson } from './http.ts';
import { sealForCall } from './seal-for-call.ts';

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
  /** Validation errors by field; 'all' is the whole form. [HCALL-21] */
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Creates an account and signs in. [HCALL-20]
 *
 * @throws {HttpFault}
 * @throws {SealError}
 */
export async function register(account: NewAccount): Promise<RegisterResult> {
  const { username, email, newsletter } = account;
  const { envelopes, nonce } = await sealForCall([account.password, account.passwordAgain], registerPurpose(username, email));
  const [password, passwordAgain] = envelopes;
  const body = { action: 'register', username, email, newsletter, password, password_again: passwordAgain, terms: true, nonce };
  return readRegistered(await postJson<RegisterAnswer>(endpoint('registerurl'), body), username);
}

export function readRegistered(answer: Partial<RegisterAnswer>, username: string): RegisterResult {
  const isSignedIn = answer.authenticated === 'true';
  const errors = Array.isArray(answer.errors) ? answer.errors : [];
  return { isSignedIn, username: isSignedIn ? (answer.username ?? username) : '', errors };
}
