import { isPasswordLength, type PasswordRule } from '@muro/api';
import type { AccountTextKey } from '@muro/texts/all';
import { isGuessable } from '../rules/guessable-password.ts';

/** Returns the error of a new password that was typed twice; null for a valid one. A space is a character like any other. */
export async function passwordError(
  { password, again }: { readonly password: string; readonly again: string | null },
  person: { readonly username: string; readonly email: string },
  rule: PasswordRule,
): Promise<AccountTextKey | null> {
  if (!isPasswordLength(password, rule)) return 'password';
  if (password !== again) return 'passwordsDiffer';
  return (await isGuessable(password, person)) ? 'passwordGuessable' : null;
}
