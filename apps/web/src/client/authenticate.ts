import { type IsAuthenticatedAnswer, type SignInCodeAnswer, signInPurpose } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { postJson } from './http.ts';
import { sealForCall } from './seal-for-call.ts';

export interface SessionAnswer {
  readonly isSignedIn: boolean;
  /** '' when signed out. */
  readonly username: string;
}

/** `ticket`: set if the password is correct and the account also requires a code; null otherwise. */
export interface SignInAnswer extends SessionAnswer {
  readonly ticket: string | null;
}

/** `isExpired`: the ticket is no longer valid; the sign-in has to start again. */
export interface CodeAnswer extends SessionAnswer {
  readonly isExpired: boolean;
}

/**
 * Checks if this browser is signed in, with a sign-in call that has an empty name and password. [HCALL-18] [LOAD-08] @throws {HttpFault}
 */
export async function checkSession(signal?: AbortSignal): Promise<SessionAnswer> {
  const body = { action: 'signin', username: '', password: '' };
  return readSession(await postJson<IsAuthenticatedAnswer>(endpoint('authenticationurl'), body, {}, { signal }));
}

/**
 * Signs in; `isSignedIn` false means wrong credentials, unless there is a ticket. The values must be trimmed already.
 *
 * @throws {HttpFault} including ERROR_TOO_MANY after many failed attempts
 * @throws {SealError}
 */
export async function signIn({ username, password }: { readonly username: string; readonly password: string }): Promise<SignInAnswer> {
  const { envelopes, nonce } = await sealForCall([password], signInPurpose(username));
  const body = { action: 'signin', username, password: envelopes[0], nonce };
  const answer = await postJson<IsAuthenticatedAnswer>(endpoint('authenticationurl'), body);
  return { ...readSession(answer), ticket: answer.error === 'codeneeded' ? (answer.ticket ?? null) : null };
}

/**
 * Completes a sign-in with a code of an authenticator app or a recovery code; `isSignedIn` false means a wrong code, unless `isExpired`.
 *
 * @throws {HttpFault} including ERROR_TOO_MANY after many failed attempts
 */
export async function sendSignInCode(ticket: string, code: string): Promise<CodeAnswer> {
  const answer = await postJson<SignInCodeAnswer>(endpoint('signincodeurl'), { ticket, code });
  return { ...readSession(answer), isExpired: answer.error === 'expired' };
}

/** Reads the answer; only the string 'true' means signed in. [HCALL-19] */
export function readSession(answer: Partial<IsAuthenticatedAnswer | SignInCodeAnswer>): SessionAnswer {
  const isSignedIn = answer.authenticated === 'true';
  return { isSignedIn, username: isSignedIn ? (answer.username ?? '') : '' };
}
