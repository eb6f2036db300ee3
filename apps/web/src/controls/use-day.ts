import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a function that formats the day of a moment (ISO 8601) in the reader's language and time zone. */
export function useDay(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useLocale().locale, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}
