import { Secret, TOTP } from 'otpauth';

/** Default parameters of authenticator apps (RFC 6238). */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Number of time steps before and after the present one whose codes are accepted, for clock differences and slow typing. */
const WINDOW = 1;
/** Length of a SHA-1 digest (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Returns a new secret for an authenticator app. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const secretOf = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer });

/** Formats a secret for typing into an app: base32 in groups of four. */
export const totpSecretText = (secret: Buffer): string => secretOf(secret).base32.replace(/.{4}(?=.)/g, '$& ');

/**
 * Returns the number of the 30-second time step of a code; null for a wrong code. The comparison takes constant time.
 *
 * @param nowS  seconds since 1970
 */
export function totpStep(secret: Buffer, code: string, nowS: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = nowS * 1000;
  const delta = TOTP.validate({ ...APP, token: code, secret: secretOf(secret), timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: APP.period, timestamp }) + delta;
}

/** Returns the `otpauth://` URL that an app reads from a QR code. */
export const totpAddress = (secret: Buffer, { shop, name }: { readonly shop: string; readonly name: string }): string =>
  new TOTP({ ...APP, issuer: shop.replaceAll(':', ' '), label: name.replaceAll(':', ' '), secret: secretOf(secret) }).toString();
