import { createHash, randomBytes } from 'node:crypto';
import { SESSION_LIMITS_MS } from './session-limits.ts';

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
