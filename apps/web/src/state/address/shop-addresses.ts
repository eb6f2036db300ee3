import { EXIT_PATHS, PATHS } from '@muro/api';
import type { Locale } from '@muro/texts';
import { editorPath } from './paths.ts';

/** Exit addresses on the shop's own website. */

/** [EXIT-02] */
export const BACK_TO_WEBSITE: Readonly<Record<Locale, string>> = EXIT_PATHS.done;

/** [EXIT-03] */
export const OVERVIEW: Readonly<Record<Locale, string>> = EXIT_PATHS.overview;

/** [EXIT-04] [EXIT-06] */
export function termsAddress(locale: Locale): string {
  return EXIT_PATHS.terms[locale];
}

/** [EXIT-01] */
export function checkoutAddress(collageId: string): string {
  return `${PATHS.checkout}?collageid=${encodeURIComponent(collageId)}`;
}

/** Returns the address of the form that requests a password reset link. */
export function forgottenAddress(locale: Locale): string {
  return `${PATHS.forgotPage}?lang=${locale}`;
}

/** Returns the address where a visitor without an open collage creates an account. */
export function registerAddress(locale: Locale): string {
  return `${PATHS.registerPage}?lang=${locale}`;
}

/** Returns the address that opens a saved collage, for pages outside the designer. */
export function collageAddress(locale: Locale, collageId: number): string {
  return `${PATHS.webApp}?lang=${locale}#${editorPath(locale, String(collageId))}`;
}
