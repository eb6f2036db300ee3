import { askForReset, resetPassword } from '../../client/passwords.ts';
import { linkSecret } from '../address/link-secret.ts';
import { type AccountFault, faultOfCall } from './account-call.ts';

/** Asks for the link of a forgotten password. @returns null if it was asked for */
export function askForResetLink(who: string): Promise<AccountFault | null> {
  return faultOfCall(async () => {
    await askForReset(who);
    return '';
  });
}

/** Replaces a forgotten password with the secret that stands behind '#' in the address. @returns null if it was replaced */
export function resetPasswordHere(passwords: { readonly password: string; readonly passwordAgain: string }): Promise<AccountFault | null> {
  return faultOfCall(() => resetPassword(linkSecret(), passwords));
}
