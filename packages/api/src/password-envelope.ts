/* Format of an encrypted password, which browser and server share; see docs/integrate/password-envelope.md. */

export const ENVELOPE_VERSION = 1;
/** Uncompressed point of the curve P-256. */
export const POINT_BYTES = 65;
export const IV_BYTES = 12;
export const TAG_BYTES = 16;
/** Padded lengths of the plaintext, bytes: nearly every password fits the short one; 126 characters of any script fit the long one. */
export const PLAIN_BYTES: readonly number[] = [128, 512];

/* Purposes that an envelope is bound to. [PWD-03] [PWD-04] */
export const signInPurpose = (username: string): string => `signin|${username}`;
export const registerPurpose = (username: string, email: string): string => `register|${username}|${email}`;
/** @param token  secret of the link */
export const resetPurpose = (token: string): string => `reset|${token}`;
/** A user's present and new password while they are signed in. */
export const ownPurpose = (username: string): string => `own|${username}`;
