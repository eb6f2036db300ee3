/** Longest address, characters. */
export const MAX_EMAIL = 120;

/** An address of an account: name@host.domain, without brackets and quotes. [REG-06] */
export const ACCOUNT_EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** An address that an order may name. */
export const ORDER_EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
