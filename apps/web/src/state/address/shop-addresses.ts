import { EXIT_PATHS, PATHS } from '@muro/api';
import type { Locale } from '@muro/texts';
import { editorPath } from './paths.ts';

/** Where the product is left to; addresses of the shop's own website. */

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

/** Where a link to replace a forgotten password is asked for. */
export function forgottenAddress(locale: Locale): string {
  return `${PATHS.forgotPage}?lang=${locale}`;
}

/** Where a visitor who has no collage open makes an account. */
export function registerAddress(locale: Locale): string {
  return `${PATHS.registerPage}?lang=${locale}`;
}

/** Where a saved collage is opened, from a page outside the designer. */
export function collageAddress(locale: Locale, collageId: number): string {
  return `${PATHS.webApp}?lang=${locale}#${editorPath(locale, String(collageId))}`;
}
