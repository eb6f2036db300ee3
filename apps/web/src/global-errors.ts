import { PATHS } from '@muro/api';
import type { Locale } from '@muro/texts';
import { aliasOf } from './state/address/route-aliases.ts';
import { carryLocale } from './state/language/start-locale.ts';
import { useTextStore } from './state/language/text-store.ts';
import { logEvent } from './state/window/page-views.ts';

/**
 * Returns the address of the error screen for an uncaught error: local time without padding, then the message.
 *
 *     /htmlapp/#/fout?error=9_5_7_TypeError%3A%20x%20is%20null
 *
 * @see [ERR-05] [ERR-06]
 */
export function errorExit(locale: Locale, message: string, date: Date): string {
  const time = `${date.getHours()}_${date.getMinutes()}_${date.getSeconds()}`;
  return `${PATHS.webApp}#/${aliasOf('fout', locale)}?error=${time}_${encodeURIComponent(message)}`;
}

/** Returns the message of any thrown value. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' ? thrown : 'ERROR_OCCURRED';
}

let hasLeft = false;

/** Reports an uncaught error and goes to the error screen, once; the page is reloaded there. [PV-07] */
export function leaveWithError(thrown: unknown): void {
  const message = messageOf(thrown);
  console.error(thrown);
  logEvent('global error', { message });
  if (hasLeft) return;
  hasLeft = true;
  const { locale } = useTextStore.getState();
  const address = errorExit(locale, message, new Date());
  if (window.location.pathname === PATHS.webApp) {
    // Within the app only the URL fragment changes, so a reload is needed to discard the crashed state.
    window.location.replace(address.slice(PATHS.webApp.length));
    window.location.reload();
  } else window.location.replace(carryLocale(address, locale));
}

/** Listens for uncaught errors and unhandled rejections. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    // Ignores resources that failed to load, and the browser's own notice about resize observers.
    if (event.error) leaveWithError(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => leaveWithError(event.reason));
}
