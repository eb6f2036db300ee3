import type { ApiLocale } from '@muro/api';
import { ERROR_TEXTS } from '@muro/texts/all';
import { textIn } from './text.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/**
 * Returns the sentence that says how long a block lasts, rounded up: in minutes, from two hours on in hours.
 *
 *     'en', 871  →  'Too many attempts. Please try again in 15 minutes.'
 */
export function waitSentence(locale: ApiLocale, waitS: number): string {
  const when = new Intl.RelativeTimeFormat(locale);
  const isLong = waitS >= 2 * HOUR_S;
  const duration = isLong ? when.format(Math.ceil(waitS / HOUR_S), 'hour') : when.format(Math.ceil(waitS / MINUTE_S), 'minute');
  return textIn(locale, ERROR_TEXTS.tooManyAttempts, { when: duration });
}
