import { askForReset, resetPassword } from '../../client/passwords.ts';
import { linkSecret } from '../address/link-secret.ts';
import { type AccountFault, faultOfCall } from './account-call.ts';

/** Requests a password reset link. @returns null on success */
export function askForResetLink(who: string): Promise<AccountFault | null> {
  return faultOfCall(async () => {
    await askForReset(who);
    return '';
  });
}

/** Replaces a forgotten password with the secret after '#' in the URL. @returns null on success */
export function resetPasswordFromLink(passwords: {
  readonly password: string;
  readonly passwordAgain: string;
}): Promise<AccountFault | null> {
  return faultOfCall(() => resetPassword(linkSecret(), passwords));
}
