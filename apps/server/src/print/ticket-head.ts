import { type PostalAddress, storedCountry } from '@muro/api';
import type { ClaimedJob } from './sql/claim-print-job.ts';

/** The part of a job ticket that describes the order: enough to pack and send it without the database. */
export interface TicketHead {
  /** Order number of the shop's own checkout; '' for none. */
  readonly shopNumber: string;
  readonly buyer: { readonly account: string; readonly name: string; readonly email: string; readonly locale: string };
  readonly address: PostalAddress;
  /** Null: the same as the address. */
  readonly invoiceAddress: PostalAddress | null;
  readonly delivery: ClaimedJob['order']['delivery'];
  /** Keys of the warnings that the buyer accepted. */
  readonly acceptedWarnings: readonly string[];
  /** Amounts in cents; `vatRate` in hundredths of a percent. */
  readonly price: {
    readonly pieceCents: number;
    readonly deliveryCents: number;
    readonly vatCents: number;
    readonly vatRate: number | null;
    readonly totalCents: number;
    readonly currency: string;
  };
}

export function ticketHead({ order, ordered, buyer: account }: Pick<ClaimedJob, 'order' | 'ordered' | 'buyer'>): TicketHead {
  const { email, ...address } = order.address;
  const { deliveryCents, vatCents, vatRate, totalCents, currency, invoiceAddress, delivery, acceptedWarnings } = order;
  return {
    shopNumber: order.shopNumber ?? '',
    buyer: { account, name: address.name, email, locale: order.locale },
    address: { ...address, country: storedCountry(address.country) },
    invoiceAddress: invoiceAddress && { ...invoiceAddress, country: storedCountry(invoiceAddress.country) },
    delivery,
    acceptedWarnings,
    price: { pieceCents: ordered.priceCents, deliveryCents, vatCents, vatRate, totalCents, currency },
  };
}
