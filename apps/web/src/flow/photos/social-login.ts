/** Features of the sign-in popup window. [SOCIAL-04] */
export const POPUP_FEATURES = 'popup,width=400,height=530';

/** Length limits of a message with a code. [SOCIAL-07] */
export const MIN_MESSAGE = 21;
export const MAX_MESSAGE = 4096;

export interface WindowMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

export interface ExpectedMessage {
  /** The only accepted origin. [SOCIAL-06] */
  readonly origin: string;
  /** The window that this page opened. */
  readonly popup: unknown;
  /** Random `state` value of this sign-in attempt. */
  readonly state: string;
}

/**
 * Returns the code from a message of the sign-in window, '{state}.{code}'. [SOCIAL-05] [SOCIAL-06] [SOCIAL-07]
 *
 * @returns null for any message that is not exactly as expected
 */
export function codeIn(message: WindowMessage, { origin, popup, state }: ExpectedMessage): string | null {
  if (message.origin !== origin || origin === 'null' || origin === '') return null;
  if (!popup || message.source !== popup) return null;
  const { data } = message;
  if (typeof data !== 'string' || data.length < MIN_MESSAGE || data.length > MAX_MESSAGE) return null;
  return data.startsWith(`${state}.`) ? data.slice(state.length + 1) || null : null;
}

/** Returns the `state` of a sign-in attempt, 32 hex digits from 16 random bytes. */
export function stateOf(random: Uint8Array): string {
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the text of a photo service failure: its message, else its status, else 'Server error'. [ERRP-15] */
export function socialErrorText({ message = '', status = 0, statusText = '' }: SocialFailure): string {
  if (message) return message;
  return status > 0 ? `${status} - ${statusText}` : 'Server error';
}

export interface SocialFailure {
  readonly message?: string | undefined;
  /** HTTP status; 0 if there was no answer. */
  readonly status?: number;
  readonly statusText?: string;
}
