import { type PostalAddress, storedCountry } from '@muro/api';
import type { ClaimedJob } from './sql/claim-print-job.ts';

/** What a job ticket says of the order beside the file: enough to pack and send it without the database. */
export interface TicketHead {
  /** The number that the shop's own checkout gave it; '' for none. */
  readonly shopNumber: string;
  readonly buyer: { readonly account: string; readonly name: string; readonly email: string; readonly locale: string };
  readonly address: PostalAddress;
  /** Null: the same as the address. */
  readonly invoiceAddress: PostalAddress | null;
  readonly delivery: ClaimedJob['order']['delivery'];
  /** Keys of the warnings that the buyer saw and accepted. */
  readonly acceptedWarnings: readonly string[];
  /** Whole cents; `vatRate` in hundredths of a percent. */
  readonly price: {
    readonly pieceCents: number;
    readonly deliveryCents: number;
    readonly vatCents: number;
    readonly vatRate: number | null;
    readonly totalCents: number;
    readonly currency: string;
  };
}

export function ticketHead(order: ClaimedJob['order'], account: string): TicketHead {
  const { email, ...address } = order.address;
  const {
    priceCents: pieceCents,
    deliveryCents,
    vatCents,
    vatRate,
    totalCents,
    currency,
    invoiceAddress,
    delivery,
    acceptedWarnings,
  } = order;
  return {
    shopNumber: order.shopNumber ?? '',
    buyer: { account, name: address.name, email, locale: order.locale },
    address: { ...address, country: storedCountry(address.country) },
    invoiceAddress: invoiceAddress && { ...invoiceAddress, country: storedCountry(invoiceAddress.country) },
    delivery,
    acceptedWarnings,
    price: { pieceCents, deliveryCents, vatCents, vatRate, totalCents, currency },
  };
}
