import { amountOf } from '@muro/domain';
import { useNumberText } from './use-number-text.ts';

/** Writes whole cents as the language of the page writes money. */
export function useMoney(currency: string): (cents: number) => string {
  const numberText = useNumberText();
  return (cents) => numberText(amountOf(cents, currency), { currency });
}
