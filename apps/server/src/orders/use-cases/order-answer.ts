import { type ApiLocale, type OrderAnswer, type OrderFacts, orderFacts, PATHS, type PostalAddress, pathOf, storedCountry } from '@muro/api';
import { firstLineOf } from '../rules/first-line.ts';
import { failureText } from '../rules/print-failures.ts';
import type { OrderLine, PlacedOrder } from '../types/orders.ts';

/** Returns an order as its owner sees it. */
export function orderAnswerOf(order: PlacedOrder, locale: ApiLocale): OrderAnswer {
  const { id, state, invoiceAddress, address } = order;
  return {
    id,
    ...pieceOf(firstLineOf(order)),
    state,
    reason: failureText(order, locale),
    ...orderFactsOf(order),
    isHeld: order.holdReason !== '',
    invoice: invoiceAddress && withCountryCode(invoiceAddress),
    parcels: order.parcels.map(({ carrier, code, url, at }) => ({ carrier, code, url, at: at.toISOString() })),
    cancellableUntil: state === 'received' || state === 'failed' ? (order.graceUntil?.toISOString() ?? null) : null,
    ...withCountryCode(address),
    createdAt: order.createdAt.toISOString(),
    picture: pathOf(PATHS.orderPicture, { id }),
    lines: order.lines.map((line, index) => ({
      ...pieceOf(line),
      withdrawal: line.withdrawal,
      withdrawnAt: line.withdrawnAt?.toISOString() ?? null,
      picture: linePicture(id, index + 1),
    })),
  };
}

/** Returns the facts of an order, without its other fields. */
export const orderFactsOf = (order: PlacedOrder): OrderFacts =>
  Object.fromEntries(orderFacts.keyof().options.map((key) => [key, order[key]])) as OrderFacts;

const withCountryCode = <Address extends PostalAddress>(address: Address): Address => ({
  ...address,
  country: storedCountry(address.country),
});

const pieceOf = ({ collageId: collageid, version, design, width, height, material, quantity, priceCents }: OrderLine) => ({
  collageid,
  version,
  design,
  width,
  height,
  material,
  quantity,
  priceCents,
});

const linePicture = (id: number, line: number): string => `${pathOf(PATHS.orderPicture, { id })}${line === 1 ? '' : `?line=${line}`}`;
