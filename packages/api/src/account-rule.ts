/* Rules that the forms of an account and the server share; lengths in characters. */

/** Shortest and longest username. [REG-03] */
export const USERNAME_LENGTH = { min: 2, max: 20 } as const;

/** Shortest and longest address. [REG-05] [REG-06] */
export const MIN_EMAIL = 6;
export const MAX_EMAIL = 120;

/** E-mail address of an account or an order: name@host.domain, without brackets, quotes and list separators. [REG-06] */
export const EMAIL = /^[^\s@<>()[\]\\",:;]{1,64}@[^\s@<>()[\]\\",:;.]+(\.[^\s@<>()[\]\\",:;.]+)+$/;
