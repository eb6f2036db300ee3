import type { ShopOrder } from '@muro/api';
import { amountText } from '@muro/domain';

/** The columns of an exported table; amounts in whole units of their currency. */
export const TABLE_HEAD = [
  'order',
  'placed',
  'production',
  'payment',
  'held',
  'design',
  'width cm',
  'height cm',
  'material',
  'quantity',
  'piece',
  'delivery',
  'VAT',
  'VAT %',
  'total',
  'currency',
  'name',
  'street',
  'postcode',
  'city',
  'country',
  'e-mail',
  'invoice name',
  'invoice street',
  'invoice postcode',
  'invoice city',
  'invoice country',
  'parcels',
] as const;

const INVOICE = ['name', 'street', 'postcode', 'city', 'country'] as const;

export function tableRow(order: ShopOrder): readonly (string | number)[] {
  const { currency, vatRate } = order;
  const amount = (cents: number) => amountText(cents, currency);
  return [
    String(order.id),
    order.createdAt,
    order.state,
    order.payment,
    order.holdReason,
    order.design,
    order.width,
    order.height,
    order.material,
    order.quantity,
    amount(order.priceCents),
    amount(order.deliveryCents),
    amount(order.vatCents),
    vatRate === null ? '' : vatRate / 100,
    amount(order.totalCents),
    currency,
    order.name,
    order.street,
    order.postcode,
    order.city,
    order.country,
    order.email,
    ...INVOICE.map((part) => order.invoice?.[part] ?? ''),
    order.parcels.map(({ carrier, code }) => `${carrier} ${code}`).join('; '),
  ];
}
