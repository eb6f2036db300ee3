const COOKIE = 'muro_person';

/**
 * Returns the account that this browser last signed in to without signing out; null for none. The server sets the cookie at sign-in and
 * deletes it at sign-out, so that it outlasts an expired session.
 */
export function lastSignedInAccount(): string | null {
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${COOKIE}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) || null : null;
  } catch {
    return null;
  }
}
