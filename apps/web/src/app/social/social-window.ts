import { PATHS } from '@muro/api';
import { codeIn, POPUP_FEATURES, stateOf } from '../../flow/photos/social-login.ts';
import { useTextStore } from '../../state/language/text-store.ts';

export type SignInResult =
  | { readonly kind: 'code'; readonly code: string }
  /** The person closed the window, or the attempt was cancelled. */
  | { readonly kind: 'closed' }
  /** The browser blocked the popup. */
  | { readonly kind: 'blocked' };

const WINDOW_NAME = 'muro-social';
/** Polling interval, ms: a window sends no event when it is closed. */
const POLL_MS = 400;

/**
 * Signs in at the photo service in a popup window. Accepts one message, only from that window and from our own origin; ignores all others,
 * and then stops listening. Must be called during a click event.
 */
export function openSignInWindow(signal: AbortSignal): Promise<SignInResult> {
  const state = stateOf(crypto.getRandomValues(new Uint8Array(16)));
  const address = `${PATHS.socialStart}?${new URLSearchParams({ state, lang: useTextStore.getState().locale })}`;
  const popup = window.open(address, WINDOW_NAME, POPUP_FEATURES);
  if (!popup) return Promise.resolve({ kind: 'blocked' });
  return new Promise((resolve) => {
    let wasClosed = false;
    const end = (result: SignInResult): void => {
      clearInterval(watch);
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    const cancel = (): void => {
      popup.close();
      end({ kind: 'closed' });
    };
    const onMessage = (message: MessageEvent): void => {
      const code = codeIn(message, { origin: location.origin, popup, state });
      if (code === null) return;
      popup.close();
      end({ kind: 'code', code });
    };
    // The window's last message may arrive after it has closed: waits one more interval.
    const watch = setInterval(() => {
      if (wasClosed) end({ kind: 'closed' });
      wasClosed = popup.closed;
    }, POLL_MS);
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', cancel);
  });
}
