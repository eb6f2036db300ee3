import { useLocale } from 'react-aria-components/I18nProvider';

/** Writes the day of a moment (ISO 8601), in the language and the time zone of the reader. */
export function useDay(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useLocale().locale, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}
