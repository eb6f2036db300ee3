/** Longest address, characters. */
export const MAX_EMAIL = 120;

/** E-mail address of an account or an order: name@host.domain, without brackets, quotes and list separators. [REG-06] */
export const EMAIL = /^[^\s@<>()[\]\\",:;]{1,64}@[^\s@<>()[\]\\",:;.]+(\.[^\s@<>()[\]\\",:;.]+)+$/;
