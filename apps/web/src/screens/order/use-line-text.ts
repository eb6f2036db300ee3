import type { OrderPageLine } from '@muro/api';
import { useText, useTextOf } from '../../state/language/text-store.ts';

/** Returns a function that describes an order line: '2 × Even, 50 x 40 cm, Poster'. */
export function useLineText(): (line: OrderPageLine) => string {
  const t = useText();
  const textOf = useTextOf();
  return ({ quantity, design, width, height, material }) =>
    `${quantity} × ${design}, ${t('sizeOption', { width, height })}, ${textOf(material)}`;
}
