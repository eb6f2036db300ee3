import { Secret, TOTP } from 'otpauth';

/** The parameters that authenticator apps take for granted (RFC 6238). */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes count, for clocks that differ and slow fingers. */
const WINDOW = 1;
/** As long as a SHA-1 digest (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Returns a new secret for an authenticator app. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const secretOf = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer });

/** Returns a secret as people type it into an app: base32 in groups of four. */
export const totpSecretText = (secret: Buffer): string => secretOf(secret).base32.replace(/.{4}(?=.)/g, '$& ');

/**
 * Returns the number of the 30-second step that a code is of, or null for a wrong code. The comparison takes the same time for each code.
 *
 * @param nowS  seconds since 1970
 */
export function totpStep(secret: Buffer, code: string, nowS: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = nowS * 1000;
  const delta = TOTP.validate({ ...APP, token: code, secret: secretOf(secret), timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: APP.period, timestamp }) + delta;
}

/** Returns the `otpauth://` address that an app reads from a QR code. */
export const totpAddress = (secret: Buffer, { shop, name }: { readonly shop: string; readonly name: string }): string =>
  new TOTP({ ...APP, issuer: shop.replaceAll(':', ' '), label: name.replaceAll(':', ' '), secret: secretOf(secret) }).toString();
