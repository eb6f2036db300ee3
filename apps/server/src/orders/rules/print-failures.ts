import { type ApiLocale, PRINT_FAILURES, type PrintFailure } from '@muro/api';
import { PRINT_FAILURE_TEXTS } from '@muro/texts/all';
import { textIn } from '../../texts/text.ts';
import type { PlacedOrder } from '../types/orders.ts';

export const printFailureOf = (word: string): PrintFailure => PRINT_FAILURES.find((printFailure) => printFailure === word) ?? 'other';

/** Returns the reason of a failed order for its buyer; '' for one that did not fail. */
export const failureText = ({ state, reason }: Pick<PlacedOrder, 'state' | 'reason'>, locale: ApiLocale): string =>
  state === 'failed' ? textIn(locale, PRINT_FAILURE_TEXTS[printFailureOf(reason)]) : '';
