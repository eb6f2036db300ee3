import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a function that formats a moment (ISO 8601) with day and time in the reader's language and time zone. */
export function useMoment(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useLocale().locale, { dateStyle: 'long', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}
