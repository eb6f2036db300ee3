import { PATHS } from '@muro/api';
import type { Locale } from '../texts/locale.ts';
import { useTextStore } from './locale/text-store.ts';
import { logEvent } from './navigate/page-views.ts';
import { aliasOf } from './navigate/route-aliases.ts';

/**
 * Where an uncaught error leaves to: local time without padding, then the message.
 *
 *     /htmlapp/#/fout?error=9_5_7_TypeError%3A%20x%20is%20null
 *
 * @see [ERR-05] [ERR-06]
 */
export function errorExit(locale: Locale, message: string, at: Date): string {
  const time = `${at.getHours()}_${at.getMinutes()}_${at.getSeconds()}`;
  return `${PATHS.webApp}#/${aliasOf('fout', locale)}?error=${time}_${encodeURIComponent(message)}`;
}

/** The words of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' ? thrown : 'ERROR_OCCURRED';
}

let hasLeft = false;

/** Reports an uncaught error and leaves for the error screen, once; the page is loaded anew there. [PV-07] */
export function leaveWithError(thrown: unknown): void {
  const message = messageOf(thrown);
  console.error(thrown);
  logEvent('global error', { message });
  if (hasLeft) return;
  hasLeft = true;
  const address = errorExit(useTextStore.getState().locale, message, new Date());
  window.location.replace(address);
  // Within the app only the part behind '#' changed: what crashed is still in memory.
  if (window.location.pathname === PATHS.webApp) window.location.reload();
}

/** Watches for everything that nobody caught. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => {
    // A resource that failed to load and the browser's own notice about resize observers are no errors of ours.
    if (event.error) leaveWithError(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => leaveWithError(event.reason));
}
