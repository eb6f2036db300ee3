import { createHash, randomBytes } from 'node:crypto';

/**
 * How long a session lasts: until half an hour without a request (the editor's heartbeat is one), and twelve hours in any case.
 * The cookie is kept as long as the second, so that a browser that was closed or fell over comes back signed in within the first.
 */
export const SESSION_LIMITS_MS = { idle: 30 * 60_000, absolute: 12 * 3_600_000 } as const;

/** A browser is known for as long as browsers keep a cookie. */
export const DEVICE_LIFE_S = 400 * 24 * 3600;

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Over TLS the cookie wears the prefix that binds it to this very host; browsers keep such a cookie only over TLS. */
export function sessionCookie(isSecure: boolean) {
  return {
    name: isSecure ? '__Host-muro' : 'muro_session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: SESSION_LIMITS_MS.absolute / 1000 } as const,
  };
}

/** A browser that signed in before is known by this one; by itself it opens nothing. */
export function deviceCookie(isSecure: boolean) {
  return {
    name: isSecure ? '__Host-muro-device' : 'muro_device',
    options: { ...sessionCookie(isSecure).options, maxAge: DEVICE_LIFE_S },
  };
}
