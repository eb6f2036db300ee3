import { useMoment } from '../../controls/use-moment.ts';
import { useText } from '../../state/language/text-store.ts';
import { AddressChange, Cancellation, LinkChange } from './lazy-forms.ts';
import { OrderFold } from './OrderFold.tsx';
import styles from './OrderPage.module.css';
import type { ShownOrderProps } from './shown-order-props.ts';

/** The changes that the buyer may still make before production begins; the owner may replace the link at any time. */
export function OrderChanges({ order, onDone }: ShownOrderProps) {
  const t = useText();
  const moment = useMoment();
  const { changeableUntil, state, isByLink } = order;
  if (changeableUntil === null && isByLink) return null;
  return (
    <section className={styles.changes}>
      {changeableUntil !== null && (
        <>
          <h2>{t('orderChangeTitle')}</h2>
          <p>{t('orderChangeUntil', { time: moment(changeableUntil) })}</p>
          {state === 'received' && (
            <OrderFold summary={t('orderChangeAddress')}>
              <AddressChange order={order} onDone={onDone} />
            </OrderFold>
          )}
          <OrderFold summary={t('orderCancel')}>
            <Cancellation order={order} onDone={onDone} />
          </OrderFold>
        </>
      )}
      {!isByLink && (
        <OrderFold summary={t('orderNewLink')}>
          <LinkChange onDone={onDone} />
        </OrderFold>
      )}
    </section>
  );
}
