/**
 * The languages of every text, in the order of choice menus [L10N-01]: each with its own name, and with its region for dates, numbers
 * and the control library. English is British, as its spelling is. A new language is a folder beside this file and a line here.
 */
const LANGUAGES = {
  nl: { name: 'Nederlands', tag: 'nl-NL' },
  en: { name: 'English', tag: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de-DE' },
  fr: { name: 'Français', tag: 'fr-FR' },
  it: { name: 'Italiano', tag: 'it-IT' },
  es: { name: 'Español', tag: 'es-ES' },
} as const;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

const ofEach = (part: 'name' | 'tag') =>
  Object.fromEntries(LOCALES.map((locale) => [locale, LANGUAGES[locale][part]])) as Readonly<Record<Locale, string>>;

/** Each language's own name. */
export const LOCALE_NAMES = ofEach('name');

/** The region of each language: 'en' → 'en-GB'. */
export const LOCALE_TAGS = ofEach('tag');
