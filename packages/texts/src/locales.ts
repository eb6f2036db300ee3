import * as profiles from './languages.ts';
import type { LanguageProfile } from './shared/language-profile.ts';

export type Locale = keyof typeof profiles;

/** The profile of each language. */
export const LANGUAGE_PROFILES: Readonly<Record<Locale, LanguageProfile>> = profiles;

/** Codes of all languages in menu order. [L10N-01] */
export const LOCALES = (Object.keys(LANGUAGE_PROFILES) as Locale[]).sort(
  (a, b) => LANGUAGE_PROFILES[a].menuPosition - LANGUAGE_PROFILES[b].menuPosition,
) as readonly Locale[];

/** Builds a record with a value from the profile of each language. */
export const byLocale = <Value>(read: (profile: LanguageProfile) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, read(LANGUAGE_PROFILES[locale])])) as Readonly<Record<Locale, Value>>;

/** Name of each language in itself. */
export const LOCALE_NAMES = byLocale(({ name }) => name);

/** Language tag of each language: 'en' → 'en-GB'. */
export const LOCALE_TAGS = byLocale(({ tag }) => tag);
