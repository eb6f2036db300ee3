/** How long a password is, in characters as people count them: the form tells it before, the server asks for the same. [REG-07] */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 126;

/** The range of `MURO_PASSWORD_MIN`, by which a shop sets its own minimum. */
export const PASSWORD_MIN_RANGE = { min: 2, max: 64 } as const;

/** @param min  the shop's own minimum */
export function isPasswordLength(password: string, min: number = PASSWORD_MIN): boolean {
  const { length } = [...password];
  return length >= min && length <= PASSWORD_MAX;
}
