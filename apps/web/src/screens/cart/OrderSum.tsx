import type { OrderDraftAnswer } from '@muro/api';
import { amountOf, namePart } from '@muro/domain';
import { useNumberText } from '../../controls/use-number-text.ts';
import type { OrderFields } from '../../flow/saving/order-fields.ts';
import { offerOn } from '../../flow/saving/order-form.ts';
import { orderSum } from '../../flow/saving/order-sum.ts';
import { termsAddress } from '../../state/address/shop-addresses.ts';
import { useLocale, useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';

interface OrderSumProps {
  readonly draft: OrderDraftAnswer;
  readonly fields: OrderFields;
}

/** What is ordered and what it costs in the end, as the law wants it to stand directly above the button. */
export function OrderSum({ draft, fields }: OrderSumProps) {
  const t = useText();
  const textOf = useTextOf();
  const numberText = useNumberText();
  const sum = orderSum(draft, fields);
  if (!sum) return null;
  const money = (cents: number) => numberText(amountOf(cents, draft.currency), { currency: draft.currency });
  const what = `${fields.quantity} × ${namePart(draft.design)}, ${t('sizeOption', draft)}, ${textOf(fields.material)}`;
  const rate = numberText(draft.vatRate / 100);
  return (
    <section className={styles.section}>
      <dl className={styles.prices} aria-live="polite">
        <dt>{what}</dt>
        <dd>{money(sum.goodsCents)}</dd>
        <dt>{t('cartDelivery')}</dt>
        <dd>{money(sum.deliveryCents)}</dd>
        {!draft.isVatIncluded && <VatLine label={t('cartVat', { rate })} amount={money(sum.vatCents)} />}
        <dt className={styles.total}>{t('cartTotal')}</dt>
        <dd className={styles.total}>{money(sum.totalCents)}</dd>
        {draft.isVatIncluded && <VatLine label={t('cartVatIncluded', { rate })} amount={money(sum.vatCents)} />}
      </dl>
      <LegalWords draft={draft} fields={fields} />
    </section>
  );
}

function VatLine({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  );
}

/** What a buyer must know before the click: whether they may withdraw, the terms, and that a trial is one. */
function LegalWords({ draft, fields }: OrderSumProps) {
  const t = useText();
  const locale = useLocale();
  const mayWithdraw = offerOn(draft, fields.material)?.withdrawal === '14 days';
  return (
    <p>
      {t(mayWithdraw ? 'cartWithdrawal' : 'cartNoWithdrawal')}{' '}
      <a href={termsAddress(locale)} target="_blank" rel="noreferrer">
        {t('cartTerms')}
      </a>
    </p>
  );
}
