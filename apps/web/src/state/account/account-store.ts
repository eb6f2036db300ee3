import { create } from 'zustand';
import { checkSession, type SessionAnswer, sendSignInCode, signIn } from '../../client/authenticate.ts';
import { register } from '../../client/register.ts';
import { signOut } from '../../client/sign-out.ts';
import type { RegisterForm, SignInForm } from '../../flow/saving/account-forms.ts';
import { LOGIN_FINISHED, logPageView, SIGNUP_FINISHED } from '../window/page-views.ts';
import { type AccountFault, accountFault } from './account-call.ts';

interface AccountStore {
  /** Name of the signed-in account, as far as this page knows; null when signed out. */
  readonly username: string | null;
}

export const useAccount = create<AccountStore>()(() => ({ username: null }));

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'wrong' }
  /** The password is correct; the account requires a code, which is sent with the ticket. */
  | { readonly kind: 'code-needed'; readonly ticket: string }
  | { readonly kind: 'failed'; readonly fault: AccountFault };

export type CodeOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'wrong' }
  /** The sign-in has to start again. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly fault: AccountFault };

export type RegisterOutcome =
  | { readonly kind: 'signed-in' }
  /** 'all' is the whole form. [REG-14] [REG-15] */
  | { readonly kind: 'refused'; readonly errors: readonly { readonly field: string; readonly message: string }[] }
  | { readonly kind: 'failed'; readonly fault: AccountFault };

/** Loads the sign-in state from the server. @throws {HttpFault} */
export async function refreshAccount(signal?: AbortSignal): Promise<SessionAnswer> {
  const session = await checkSession(signal);
  useAccount.setState({ username: session.isSignedIn ? session.username : null });
  return session;
}

/** Marks the visitor as signed out after the session has expired. */
export function forgetAccount(): void {
  useAccount.setState({ username: null });
}

/** @param form  validated and trimmed */
export async function signInWith(form: SignInForm): Promise<SignInOutcome> {
  try {
    const { isSignedIn, username, ticket } = await signIn(form);
    if (ticket !== null) return { kind: 'code-needed', ticket };
    if (!isSignedIn) return { kind: 'wrong' };
    return signedIn(username || form.username);
  } catch (error) {
    return { kind: 'failed', fault: accountFault(error) };
  }
}

/** Runs the second step of a sign-in. */
export async function signInWithCode(ticket: string, code: string): Promise<CodeOutcome> {
  try {
    const { isSignedIn, isExpired, username } = await sendSignInCode(ticket, code);
    if (isSignedIn) return signedIn(username);
    return isExpired ? { kind: 'expired' } : { kind: 'wrong' };
  } catch (error) {
    return { kind: 'failed', fault: accountFault(error) };
  }
}

function signedIn(username: string): { readonly kind: 'signed-in' } {
  useAccount.setState({ username });
  logPageView(LOGIN_FINISHED);
  return { kind: 'signed-in' };
}

/** @param form  validated and trimmed */
export async function registerWith(form: RegisterForm): Promise<RegisterOutcome> {
  try {
    const { isSignedIn, username, errors } = await register(form);
    if (!isSignedIn) return { kind: 'refused', errors };
    useAccount.setState({ username });
    logPageView(SIGNUP_FINISHED);
    return { kind: 'signed-in' };
  } catch (error) {
    return { kind: 'failed', fault: accountFault(error) };
  }
}

/** @throws {HttpFault} in which case the visitor stays signed in */
export async function signOutOfAccount(): Promise<void> {
  await signOut();
  forgetAccount();
}
