/** The languages of every text [design.md §4]; the order is the order of choice menus. */
export const API_LOCALES = ['nl', 'en', 'de', 'fr', 'it', 'es'] as const;
export type ApiLocale = (typeof API_LOCALES)[number];
