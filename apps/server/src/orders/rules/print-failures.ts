import { type ApiLocale, PRINT_FAILURES, type PrintFailure } from '@muro/api';
import { PRINT_FAILURE_TEXTS } from '@muro/texts/all';
import { sayIn } from '../../texts/text.ts';
import type { PlacedOrder } from '../types/orders.ts';

export const printFailureOf = (word: string): PrintFailure => PRINT_FAILURES.find((known) => known === word) ?? 'other';

/** Why an order failed, for its buyer; '' for one that did not. */
export const failureText = ({ state, reason }: Pick<PlacedOrder, 'state' | 'reason'>, locale: ApiLocale): string =>
  state === 'failed' ? sayIn(locale, PRINT_FAILURE_TEXTS[printFailureOf(reason)]) : '';
