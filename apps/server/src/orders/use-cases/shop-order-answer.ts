import type { ApiLocale, ShopOrder, ShopOrderRecord } from '@muro/api';
import type { OrderRecord, PlacedOrder } from '../types/orders.ts';
import { orderAnswerOf } from './order-answer.ts';

/** Returns an order as the shop sees it in a list. */
export function shopOrderOf(order: PlacedOrder, locale: ApiLocale): ShopOrder {
  return { ...orderAnswerOf(order, locale), holdReason: order.holdReason, shopNumber: order.shopNumber ?? '' };
}

/** Returns an order with its whole history. */
export function shopRecordOf(order: OrderRecord, locale: ApiLocale): ShopOrderRecord {
  return {
    ...shopOrderOf(order, locale),
    buyer: order.buyer,
    locale: order.locale,
    acceptedWarnings: [...order.acceptedWarnings],
    withdrawals: order.withdrawals.map(({ lines, name, email, at }) => ({ lines: [...lines], name, email, at: at.toISOString() })),
    mails: order.mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })),
    events: order.events.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}
