import { ADDRESS_PARTS, type PostalAddress, type ShopOrder } from '@muro/api';
import { formatAmount } from '@muro/domain';

/** Columns of an exported table; amounts in whole currency units. */
export const TABLE_HEAD = [
  'order',
  'position',
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
  ...ADDRESS_PARTS.map(({ part }) => part),
  'e-mail',
  ...ADDRESS_PARTS.map(({ part }) => `invoice ${part}`),
  'parcels',
  'withdrawal',
  'withdrawn',
  'shop number',
] as const;

/** Returns one row per collage of an order. Only the first row contains the values of the whole order, so that column sums are correct. */
export function tableRows(order: ShopOrder): readonly (readonly (string | number)[])[] {
  const amount = (cents: number) => formatAmount(cents, order.currency);
  return order.lines.map(({ design, width, height, material, quantity, priceCents, withdrawal, withdrawnAt }, index) => {
    const isFirst = index === 0;
    const ofOrder = (value: string | number) => (isFirst ? value : '');
    return [
      String(order.id),
      index + 1,
      order.createdAt,
      order.state,
      order.payment,
      order.holdReason,
      design,
      width,
      height,
      material,
      quantity,
      amount(priceCents),
      ...[amount(order.deliveryCents), amount(order.vatCents), order.vatRate === null ? '' : order.vatRate / 100].map(ofOrder),
      ofOrder(amount(order.totalCents)),
      order.currency,
      ...[...addressCells(order), order.email, ...addressCells(order.invoice)],
      order.parcels.map(({ carrier, code }) => `${carrier} ${code}`).join('; '),
      withdrawal,
      withdrawnAt ?? '',
      order.shopNumber,
    ];
  });
}

const addressCells = (address: PostalAddress | null): readonly string[] => ADDRESS_PARTS.map(({ part }) => address?.[part] ?? '');
