const COOKIE = 'muro_person';

/**
 * Returns the account that this browser was last signed in to and not signed out of; null for none. The server sets the cookie with
 * each sign-in and takes it away with a sign-out, so that it outlasts a session that ran out.
 */
export function personHere(): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) || null : null;
  } catch {
    return null;
  }
}
