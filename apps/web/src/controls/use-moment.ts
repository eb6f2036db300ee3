import { useLocale } from 'react-aria-components/I18nProvider';

/** Writes a moment (ISO 8601) with day and time, in the language and the time zone of the reader. */
export function useMoment(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useLocale().locale, { dateStyle: 'long', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}
