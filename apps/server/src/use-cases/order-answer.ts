import { type ApiLocale, type OrderAnswer, PATHS, pathOf } from '@muro/api';
import { PRINT_FAILURE_TEXTS, printFailureOf } from '../texts/print-failures.ts';
import { sayIn } from '../texts/text.ts';
import type { PlacedOrder } from './ports.ts';

/** An order as its owner reads it. */
export function orderAnswerOf(order: PlacedOrder, locale: ApiLocale): OrderAnswer {
  const { id, version, state, design, width, height, material, quantity, priceCents, totalCents, currency, address } = order;
  const reason = state === 'failed' ? sayIn(locale, PRINT_FAILURE_TEXTS[printFailureOf(order.reason)]) : '';
  return {
    id,
    collageid: order.collageId,
    version,
    state,
    reason,
    design,
    width,
    height,
    material,
    quantity,
    priceCents,
    totalCents,
    currency,
    ...address,
    createdAt: order.createdAt.toISOString(),
    picture: pathOf(PATHS.orderPicture, { id }),
  };
}
