import { EMAIL, MAX_EMAIL, MIN_EMAIL, USERNAME_LENGTH } from '@muro/api';

/** True for printable text on one line: a name is shown on pages and in logs. */
const isPrintable = (text: string) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text);

const lengthOf = (text: string) => [...text].length;

/** True for 2–20 characters. [REG-03] */
export const isUsername = (name: string) => isWithin(name.trim(), USERNAME_LENGTH.min, USERNAME_LENGTH.max) && isPrintable(name);

/** True for 6–120 characters of the form name@host.domain. [REG-05] [REG-06] */
export const isEmail = (email: string) => isWithin(email, MIN_EMAIL, MAX_EMAIL) && EMAIL.test(email) && isPrintable(email);

function isWithin(text: string, min: number, max: number): boolean {
  const length = lengthOf(text);
  return length >= min && length <= max;
}
