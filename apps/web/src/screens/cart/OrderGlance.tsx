import { LOCALE_TAGS } from '@muro/api';
import { useMoney } from '../../controls/use-money.ts';
import { useNumberText } from '../../controls/use-number-text.ts';
import { addWorkingDays } from '../../flow/saving/arrival.ts';
import { chosenDelivery, lowestTotal, orderSum } from '../../flow/saving/order-sum.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import type { LinesFieldsProps } from './fields-props.ts';

/** Total and arrival of the order, shown before the address is asked for. */
export function OrderGlance({ lines, fields }: Pick<LinesFieldsProps, 'lines' | 'fields'>) {
  const t = useText();
  const numberText = useNumberText();
  const arrival = useArrival({ lines, fields });
  const sale = lines[0]?.draft;
  const money = useMoney(sale?.currency ?? 'EUR');
  const knownTotal = orderSum(lines, fields);
  const sum = knownTotal ?? lowestTotal(lines, fields);
  if (!sum || !sale) return null;
  const total = knownTotal ? money(sum.totalCents) : t('cartFrom', { price: money(sum.totalCents) });
  return (
    <div className={styles.glance} aria-live="polite">
      <p className={styles.total}>{total}</p>
      <p>{t('cartGlance', { rate: numberText(sale.vatRate / 100) })}</p>
      {arrival && <p>{t('cartArrives', { when: arrival })}</p>}
    </div>
  );
}

/** Returns the days on which the chosen delivery arrives if it is ordered today; null while there is none. */
function useArrival({ lines, fields }: Pick<LinesFieldsProps, 'lines' | 'fields'>): string | null {
  const tag = LOCALE_TAGS[useLocale()];
  const days = chosenDelivery(lines, fields)?.days;
  if (!days) return null;
  const today = new Date();
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' });
  return format.formatRange(addWorkingDays(today, days.from), addWorkingDays(today, days.to));
}
