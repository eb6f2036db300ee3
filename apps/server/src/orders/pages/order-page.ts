import type { ApiLocale, OrderPageAnswer, OrderPageLine } from '@muro/api';
import { distinctNames, namePart } from '@muro/domain';
import { lastWithdrawalDay, type ShopData, withdrawableLines } from '@muro/shop';
import { failureText } from '../rules/print-failures.ts';
import type { PlacedLine, PlacedOrder } from '../types/orders.ts';
import { orderFactsOf } from '../use-cases/order-answer.ts';
import { orderAgainAddresses } from './order-again-addresses.ts';

interface ShownOrder {
  readonly order: PlacedOrder;
  readonly shop: ShopData;
  readonly locale: ApiLocale;
  readonly isByLink: boolean;
  readonly now: Date;
}

/** Returns an order as its own page shows it at the time `now`. */
export function orderPageAnswer({ order, shop, locale, isByLink, now }: ShownOrder): OrderPageAnswer {
  const { id, shopNumber, state, isVatIncluded } = order;
  const { email: _, ...address } = order.address;
  const open = withdrawableLines(order, now);
  return {
    ...orderFactsOf(order),
    ...{ id, shopNumber, state, isVatIncluded, isByLink, address },
    createdAt: order.createdAt.toISOString(),
    reason: failureText(order, locale),
    isHeld: order.holdReason !== '',
    parcels: order.parcels.map(({ carrier, code, url }) => ({ carrier, code, url })),
    lines: order.lines.map((line, index) => lineOf(line, open.includes(index + 1))),
    invoice: order.invoiceAddress,
    again: againOf(order, shop, locale),
    withdrawUntil: lastWithdrawalDay(order, shop.timeZone),
    changeableUntil: changeableUntil(order, now)?.toISOString() ?? null,
  };
}

function lineOf({ design, width, height, material, quantity, priceCents, withdrawal, withdrawnAt }: PlacedLine, canWithdraw: boolean) {
  const terms = { design: namePart(design), width, height, material, quantity, priceCents };
  return { ...terms, withdrawal, withdrawnAt: withdrawnAt?.toISOString() ?? null, canWithdraw } satisfies OrderPageLine;
}

function againOf(order: PlacedOrder, shop: ShopData, locale: ApiLocale): OrderPageAnswer['again'] {
  const addresses = orderAgainAddresses(order, shop, locale);
  const names = distinctNames(order.lines.map(({ design }) => namePart(design)));
  return addresses.map((address, index) => ({ address, name: addresses.length > 1 ? (names[index] ?? '') : '' }));
}

function changeableUntil({ state, graceUntil }: PlacedOrder, now: Date): Date | null {
  const isOpen = state === 'received' || state === 'failed';
  return isOpen && graceUntil !== null && graceUntil > now ? graceUntil : null;
}
