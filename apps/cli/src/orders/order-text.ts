import { addressLines, type PostalAddress, type ShopOrder, type ShopOrderRecord } from '@muro/api';
import { toAmount } from '@muro/domain';
import { sizeText } from '../options/size.ts';

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(toAmount(cents, currency))
    .replace(/\s/g, ' ');

const timeText = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** Formats an order as one line. */
export function orderLine(order: ShopOrder): string {
  const { id, createdAt, state, payment, isHeld, lines, totalCents, currency, name, city, shopNumber } = order;
  const items = lines.map((line) => `${line.quantity} x ${sizeText(line)} ${line.material}`).join(' + ');
  const withdrawn = lines.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
  const progress = [state, isHeld && 'held', withdrawn > 0 && (withdrawn < lines.length ? 'withdrawn in part' : 'withdrawn')];
  const facts = [
    id,
    timeText(createdAt),
    progress.filter(Boolean).join(', '),
    payment,
    items,
    money(totalCents, currency),
    `${name}, ${city}`,
  ];
  return [...facts, ...(shopNumber ? [`shop ${shopNumber}`] : [])].join('  ');
}

/** Formats an order with its history. */
export function orderText(order: ShopOrderRecord): string {
  const { currency, delivery, invoice, holdReason, reason } = order;
  const address = (postalAddress: PostalAddress) => addressLines(postalAddress, 'en').join(', ');
  const vat = order.vatRate === null ? '' : ` (VAT ${order.vatRate / 100} %: ${money(order.vatCents, currency)})`;
  return [
    orderLine(order),
    ...order.lines.map(
      (line) =>
        `design    ${line.design}, ${line.quantity} x ${sizeText(line)} ${line.material}, ${money(line.priceCents, currency)} each` +
        (line.withdrawal === 'none' ? '' : `, withdrawal ${line.withdrawal}`),
    ),
    `buyer     ${order.buyer}, ${order.email}`,
    `address   ${address(order)}`,
    ...(invoice ? [`invoice   ${address(invoice)}`] : []),
    ...(delivery ? [`delivery  ${delivery.name}, ${money(order.deliveryCents, currency)}`] : []),
    `total     ${money(order.totalCents, currency)}${vat}`,
    ...(reason ? [`failed    ${reason}`] : []),
    ...(holdReason ? [`held      ${holdReason}`] : []),
    ...order.parcels.map(({ carrier, code, url, at }) => `parcel    ${[timeText(at), carrier, code, url].filter(Boolean).join('  ')}`),
    ...order.withdrawals.map(
      ({ at, lines, name, email }) => `withdrawn ${timeText(at)}  ${lines.join(', ')}, by ${[name, email].filter(Boolean).join(', ')}`,
    ),
    ...order.mails
      .filter(({ reason, state }) => reason !== '' || state === 'held')
      .map(({ at, kind, state, reason }) => `mail      ${timeText(at)}  ${kind}, ${state}${reason && `: ${reason}`}`),
    ...order.events.map(({ at, who, from, to, note }) => `${timeText(at)}  ${who}: ${from} -> ${to}${note ? ` (${note})` : ''}`),
  ].join('\n');
}
