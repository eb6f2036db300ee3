import { randomInt } from 'node:crypto';

/*
 * Recovery codes are digits only, so that one field with a numeric keypad takes them and the app's codes:
 *
 *     4821 9375 6620 1187
 *     └ number of the code, 0–9: selects the hash to compare with; the other 15 digits are random (50 bits)
 */
const MAX_CODES = 10;
const RANDOM_DIGITS = 15;

/** Returns ten new codes, by their number. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: MAX_CODES }, (_, number) => `${number}${randomDigits(RANDOM_DIGITS)}`);

const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

/** Formats a code for display: in groups of four. */
export const recoveryCodeText = (code: string): string => code.replace(/\d{4}(?=\d)/g, '$& ');

export type TypedCode =
  | { readonly kind: 'app'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly number: number; readonly digits: string };

/** Parses a typed code without spaces and hyphens; null if it is of neither kind. */
export function readTypedCode(typed: string): TypedCode | null {
  const digits = typed.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'app', digits };
  return /^\d{16}$/.test(digits) ? { kind: 'recovery', number: Number(digits[0]), digits } : null;
}
