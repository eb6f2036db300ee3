import { PATHS } from '@muro/api';
import type { Locale } from '../../texts/locale.ts';

/** Where the product is left to; addresses of the shop's own website. */

/** [EXIT-02] */
export const BACK_TO_WEBSITE: Readonly<Record<Locale, string>> = {
  nl: '/klaarmetapp',
  en: '/done_with_app',
  de: '/mit_app_erstellt',
  fr: '/fini-avec-lapplication',
  it: '/finito_con_app',
  es: '/finalizado_app',
};

/** [EXIT-03] */
export const OVERVIEW: Readonly<Record<Locale, string>> = {
  nl: '/overzicht',
  en: '/overview',
  de: '/ueberblick',
  fr: '/apercu',
  it: '/panoramica',
  es: '/resumen',
};

/** Slugs of the terms page. [EXIT-06] */
export const TERMS: Readonly<Record<Locale, string>> = {
  nl: 'algemene-voorwaarden',
  en: 'terms-of-use',
  de: 'nutzungsbedingungen',
  fr: 'conditions-generales',
  it: 'condizioni-generali',
  es: 'condiciones-generales',
};

/** [EXIT-04] */
export function termsAddress(locale: Locale): string {
  return `/${TERMS[locale]}/`;
}

/** [EXIT-01] */
export function checkoutAddress(collageId: string): string {
  return `${PATHS.checkout}?collageid=${encodeURIComponent(collageId)}`;
}

/** Leaves the product for another page of the site. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
