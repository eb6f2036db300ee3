import type { AuthKeyAnswer, IsAuthenticatedAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson, postJson } from './http.ts';
import { sealPasswords, signInPurpose } from './seal-password.ts';

export interface SessionAnswer {
  readonly isSignedIn: boolean;
  /** '' when nobody is signed in. */
  readonly username: string;
}

/** Whether this browser is signed in: the sign-in call with empty name and password. [HCALL-18] [LOAD-08] @throws {HttpFault} */
export async function checkSession(signal?: AbortSignal): Promise<SessionAnswer> {
  const body = { action: 'signin', username: '', password: '' };
  return readSession(await postJson<IsAuthenticatedAnswer>(endpoint('authenticationurl'), body, {}, { signal }));
}

/**
 * Signs in; `isSignedIn` false means wrong credentials. The values must be trimmed already.
 *
 * @throws {HttpFault} also ERROR_TOO_MANY after many wrong tries
 * @throws {SealError}
 */
export async function signIn({ username, password }: { readonly username: string; readonly password: string }): Promise<SessionAnswer> {
  const key = await getJson<AuthKeyAnswer>(endpoint('authkeyurl'));
  const [envelope] = await sealPasswords([password], signInPurpose(username), key);
  const body = { action: 'signin', username, password: envelope, nonce: key.nonce };
  return readSession(await postJson<IsAuthenticatedAnswer>(endpoint('authenticationurl'), body));
}

/** Only the string 'true' is a yes. [HCALL-19] */
export function readSession(answer: Partial<IsAuthenticatedAnswer>): SessionAnswer {
  const isSignedIn = answer.authenticated === 'true';
  return { isSignedIn, username: isSignedIn ? (answer.username ?? '') : '' };
}
