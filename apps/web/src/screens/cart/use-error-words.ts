import type { OrderErrors } from '../../flow/saving/order-form.ts';
import { useText } from '../../state/language/text-store.ts';

/** Returns the error texts by field. */
export function useErrorWords(errors: OrderErrors): Readonly<Record<string, string>> {
  const t = useText();
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, t(error)]));
}
