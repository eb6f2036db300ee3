import { PATHS } from '@muro/api';
import { codeIn, POPUP_FEATURES, stateOf } from '../../flow/photos/social-login.ts';
import { useTextStore } from '../../state/language/text-store.ts';

export type SignInResult =
  | { readonly kind: 'code'; readonly code: string }
  /** The person closed the window, or the attempt was given up. */
  | { readonly kind: 'closed' }
  /** The browser let no window open. */
  | { readonly kind: 'blocked' };

const WINDOW_NAME = 'muro-social';
/** A closed window tells nobody: it is asked. */
const LOOK_MS = 400;

/**
 * Signs in at the photo service in a small window. One message is taken, from that window and from our own origin;
 * everything else goes by unheard, and after it nothing is listened to. To be called while a click is handled.
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
      window.removeEventListener('message', hear);
      signal.removeEventListener('abort', giveUp);
      resolve(result);
    };
    const giveUp = (): void => {
      popup.close();
      end({ kind: 'closed' });
    };
    const hear = (message: MessageEvent): void => {
      const code = codeIn(message, { origin: location.origin, popup, state });
      if (code === null) return;
      popup.close();
      end({ kind: 'code', code });
    };
    // Its last message may still be on the way when the window is gone: it has one more look's time.
    const watch = setInterval(() => {
      if (wasClosed) end({ kind: 'closed' });
      wasClosed = popup.closed;
    }, LOOK_MS);
    window.addEventListener('message', hear);
    signal.addEventListener('abort', giveUp);
  });
}
