import { type ApiLocale, LOCALE_TAGS } from '@muro/api';

/** Formats a day such as '2026-11-19' for a language. */
export const dayText = (day: string, locale: ApiLocale): string =>
  new Date(day).toLocaleDateString(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
