import { addressLines, LOCALE_TAGS, type OrderPageAnswer } from '@muro/api';
import type { ReactNode } from 'react';
import { useMoment } from '../../controls/use-moment.ts';
import { useMoney } from '../../controls/use-money.ts';
import { dayRange } from '../../flow/saving/arrival.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './OrderPage.module.css';
import { useLineText } from './use-line-text.ts';

interface FactsProps {
  readonly order: OrderPageAnswer;
}

/** The order's contents, price and addresses as agreed; and a button to order again. */
export function OrderFacts({ order }: FactsProps) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('orderDetails')}</h2>
      <dl className={styles.facts}>
        <OrderHeaderFacts order={order} />
        <PriceFacts order={order} />
        <DeliveryFacts order={order} />
      </dl>
      {order.again.map(({ name, address }) => (
        <p key={address} className={styles.again}>
          <a href={address}>{name === '' ? t('orderAgain') : t('labelled', { label: t('orderAgain'), value: name })}</a>
        </p>
      ))}
    </section>
  );
}

/** Number, date and contents; with several collages each has its price. */
function OrderHeaderFacts({ order: { id, shopNumber, createdAt, lines, currency } }: FactsProps) {
  const t = useText();
  const lineText = useLineText();
  const money = useMoney(currency);
  const texts = lines.map((line) => {
    const { priceCents, quantity } = line;
    return lines.length === 1 ? lineText(line) : t('labelled', { label: lineText(line), value: money(priceCents * quantity) });
  });
  return (
    <>
      <Fact label={t('factNumber')}>{id}</Fact>
      {shopNumber !== null && <Fact label={t('factShopNumber')}>{shopNumber}</Fact>}
      <Fact label={t('factDate')}>
        <time dateTime={createdAt}>{useMoment()(createdAt)}</time>
      </Fact>
      <Fact label={t('cartProduct')}>{texts.join('\n')}</Fact>
    </>
  );
}

/** The total and its VAT. */
function PriceFacts({ order }: FactsProps) {
  const t = useText();
  const { lines, deliveryCents, isVatIncluded, totalCents } = order;
  const money = useMoney(order.currency);
  const goods = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  return (
    <>
      <Fact label={t('factPrice')}>{money(goods)}</Fact>
      <Fact label={t('factShipping')}>{money(deliveryCents)}</Fact>
      {!isVatIncluded && <VatFact order={order} />}
      <Fact label={t('cartTotal')} isStrong>
        {money(totalCents)}
      </Fact>
      {isVatIncluded && <VatFact order={order} />}
      <Fact label={t('cartPayment')}>{t(order.shopNumber === null ? 'cartOnInvoice' : 'factThroughShop')}</Fact>
    </>
  );
}

/** The VAT; orders of earlier versions lack it. */
function VatFact({ order: { vatRate, vatCents, isVatIncluded, currency } }: FactsProps) {
  const t = useText();
  const percent = new Intl.NumberFormat(LOCALE_TAGS[useLocale()], { style: 'percent', maximumFractionDigits: 2 });
  const money = useMoney(currency);
  if (vatRate === null) return null;
  const rate = percent.format(vatRate / 10_000);
  return <Fact label={t(isVatIncluded ? 'factVatIncluded' : 'factVatAdded', { rate })}>{money(vatCents)}</Fact>;
}

/** Address and delivery method. */
function DeliveryFacts({ order: { address, delivery, invoice } }: FactsProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <Fact label={t('orderTo')}>{addressLines(address, locale).join('\n')}</Fact>
      {delivery && <Fact label={t('factWay')}>{`${delivery.name}, ${t('cartDeliveryDays', dayRange(delivery.days))}`}</Fact>}
      {invoice && <Fact label={t('cartInvoice')}>{addressLines(invoice, locale).join('\n')}</Fact>}
    </>
  );
}

function Fact({
  label,
  isStrong = false,
  children,
}: {
  readonly label: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
