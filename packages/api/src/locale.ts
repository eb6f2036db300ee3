import { LOCALES, type Locale } from '@muro/texts';

export { LOCALE_TAGS } from '@muro/texts';

/** The languages of every answer. */
export const API_LOCALES = LOCALES;
export type ApiLocale = Locale;
