import type { ApiLocale } from '@muro/api';

/** Returns 'label: value' as the language writes it: French sets a narrow no-break space before the colon. */
export function labelled(locale: ApiLocale, label: string, value: string): string {
  return `${label}${locale === 'fr' ? '\u202f' : ''}: ${value}`;
}
