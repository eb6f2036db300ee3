import { createHash, randomBytes } from 'node:crypto';

/**
 * Lifetime of a session: it ends after half an hour without a request (the editor's heartbeat is one), and after twelve hours in any case.
 * The cookie lasts for twelve hours, so that a browser that was closed or crashed is still signed in within the half hour.
 */
export const SESSION_LIMITS_MS = { idle: 30 * 60_000, absolute: 12 * 3_600_000 } as const;

/** Lifetime of the device cookie: the longest that browsers allow. */
export const DEVICE_LIFE_S = 400 * 24 * 3600;

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Over TLS the cookie has the prefix `__Host-`, which binds it to this host; browsers accept such a cookie only over TLS. */
export function sessionCookie(isSecure: boolean) {
  return {
    name: isSecure ? '__Host-muro' : 'muro_session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: SESSION_LIMITS_MS.absolute / 1000 } as const,
  };
}

/** The cookie that recognises a browser that signed in before; it does not authenticate. */
export function deviceCookie(isSecure: boolean) {
  return {
    name: isSecure ? '__Host-muro-device' : 'muro_device',
    options: { ...sessionCookie(isSecure).options, maxAge: DEVICE_LIFE_S },
  };
}
