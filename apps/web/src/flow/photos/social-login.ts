/** The small window in which people sign in. [SOCIAL-04] */
export const POPUP_FEATURES = 'popup,width=400,height=530';

/** A shorter message is no code; a longer one is not of a photo service either. [SOCIAL-07] */
export const MIN_MESSAGE = 21;
export const MAX_MESSAGE = 4096;

export interface WindowMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

export interface ExpectedMessage {
  /** The only origin that is listened to. [SOCIAL-06] */
  readonly origin: string;
  /** The window that this page opened. */
  readonly popup: unknown;
  /** What this attempt is called; made new for each. */
  readonly state: string;
}

/**
 * The code in a message of the sign-in window, which says '{state}.{code}'. [SOCIAL-05] [SOCIAL-06] [SOCIAL-07]
 *
 * @returns null for every message that is not exactly the expected one
 */
export function codeIn(message: WindowMessage, { origin, popup, state }: ExpectedMessage): string | null {
  if (message.origin !== origin || origin === 'null' || origin === '') return null;
  if (!popup || message.source !== popup) return null;
  const { data } = message;
  if (typeof data !== 'string' || data.length < MIN_MESSAGE || data.length > MAX_MESSAGE) return null;
  return data.startsWith(`${state}.`) ? data.slice(state.length + 1) || null : null;
}

/** A name for one attempt, 32 hex digits from 16 random bytes. */
export function stateOf(random: Uint8Array): string {
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a failure of the photo service is called: its message, its status, or that it failed. [ERRP-15] */
export function socialErrorText({ message = '', status = 0, statusText = '' }: SocialFailure): string {
  if (message) return message;
  return status > 0 ? `${status} - ${statusText}` : 'Server error';
}

export interface SocialFailure {
  readonly message?: string | undefined;
  /** 0: nobody answered. */
  readonly status?: number;
  readonly statusText?: string;
}
