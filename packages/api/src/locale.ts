import { LOCALES, type Locale } from '@muro/texts';

export { LOCALE_TAGS } from '@muro/texts';

/** Languages in which the server answers. */
export const API_LOCALES = LOCALES;
export type ApiLocale = Locale;
