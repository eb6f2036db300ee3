/** The languages of every text [design.md §4]; the order is the order of choice menus. */
export const API_LOCALES = ['nl', 'en', 'de', 'fr', 'it', 'es'] as const;
export type ApiLocale = (typeof API_LOCALES)[number];

/** Region for dates, numbers and the texts of the control library. English is British, as its spelling is. */
export const LOCALE_TAGS: Readonly<Record<ApiLocale, string>> = {
  nl: 'nl-NL',
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
};
