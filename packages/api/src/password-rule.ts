/** Allowed length of a password in characters (code points). Forms and server check the same rule. [REG-07] */
export interface PasswordRule {
  readonly min: number;
  readonly max: number;
}

/** Default rule, and the ranges of `MURO_PASSWORD_MIN` and `MURO_PASSWORD_MAX`. */
export const PASSWORD_RULE: PasswordRule = { min: 8, max: 126 };
export const PASSWORD_MIN_RANGE = { min: 2, max: 64 } as const;
export const PASSWORD_MAX_RANGE = { min: 20, max: 126 } as const;

/** True if the length of a password is within the rule. */
export function isPasswordLength(password: string, { min, max }: PasswordRule): boolean {
  const { length } = [...password];
  return length >= min && length <= max;
}
