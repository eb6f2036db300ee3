import { namePart } from '@muro/domain';
import { useMoney } from '../../controls/use-money.ts';
import { useNumberText } from '../../controls/use-number-text.ts';
import { type CartLine, lineKey, offerOf } from '../../flow/saving/cart-line.ts';
import type { OrderFields } from '../../flow/saving/order-form.ts';
import { minimumTotal, orderSum } from '../../flow/saving/order-sum.ts';
import { termsAddress } from '../../state/address/shop-addresses.ts';
import { useLocale, useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';

interface OrderSumProps {
  readonly lines: readonly CartLine[];
  readonly fields: OrderFields;
}

/**
 * The order's contents and total, directly above the order button as the law requires. Before a country is chosen it shows the minimum
 * total; ordering is then not possible.
 */
export function OrderSum({ lines, fields }: OrderSumProps) {
  const t = useText();
  const textOf = useTextOf();
  const numberText = useNumberText();
  const sale = lines[0]?.draft;
  const money = useMoney(sale?.currency ?? 'EUR');
  const total = orderSum(lines, fields);
  const sum = total ?? minimumTotal(lines, fields);
  if (!sum || !sale) return null;
  const amount = (cents: number) => (total ? money(cents) : t('cartFrom', { price: money(cents) }));
  const goods = lines.map((line) => {
    const { draft, material, quantity } = line;
    const description = `${quantity} × ${namePart(draft.design)}, ${t('sizeOption', draft)}, ${textOf(material)}`;
    return <SumLine key={lineKey(line)} label={description} amount={money((offerOf(line)?.priceCents ?? 0) * quantity)} />;
  });
  const rate = numberText(sale.vatRate / 100);
  return (
    <section className={styles.section}>
      <dl className={styles.prices} aria-live="polite">
        {goods}
        <SumLine label={t('cartDelivery')} amount={amount(sum.deliveryCents)} />
        <dt className={styles.total}>{t('cartTotal')}</dt>
        <dd className={styles.total}>{amount(sum.totalCents)}</dd>
        <SumLine label={t('cartVatIncluded', { rate })} amount={amount(sum.vatCents)} />
        <SumLine label={t('cartPayment')} amount={t('cartOnInvoice')} />
      </dl>
      <LegalWords lines={lines} />
    </section>
  );
}

function SumLine({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}

/** Legal information before the order: the right of withdrawal and the terms. */
function LegalWords({ lines }: Pick<OrderSumProps, 'lines'>) {
  const t = useText();
  const textOf = useTextOf();
  const locale = useLocale();
  const isFree = (line: CartLine) => offerOf(line)?.withdrawal === '14 days';
  const kinds = [
    { group: lines.filter((line) => !isFree(line)), words: t('cartNoWithdrawal') },
    { group: lines.filter(isFree), words: t('cartWithdrawal') },
  ].filter(({ group }) => group.length > 0);
  // If only some collages can be returned, each sentence names its collages.
  const nameOf = ({ draft, material }: CartLine) => `${namePart(draft.design)} (${t('sizeOption', draft)}, ${textOf(material)})`;
  const namesOf = (group: readonly CartLine[]) => [...new Set(group.map(nameOf))].join(', ');
  return (
    <p>
      {kinds.map(({ group, words }) => (kinds.length > 1 ? `${t('labelled', { label: namesOf(group), value: words })} ` : `${words} `))}
      <a href={termsAddress(locale)} target="_blank" rel="noreferrer">
        {t('footTerms')}
      </a>
    </p>
  );
}
