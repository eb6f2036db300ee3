import type { OrderPageAnswer } from '@muro/api';
import { useText } from '../../state/language/text-store.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './OrderPage.module.css';
import { OrderPictures } from './OrderPictures.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import type { ShownOrderProps } from './shown-order-props.ts';
import { WithdrawalSection } from './WithdrawalSection.tsx';

/** An order: its pictures beside its state, its facts and the buyer's actions. */
export function ShownOrder({ order, onDone }: ShownOrderProps) {
  return (
    <div className={styles.columns}>
      <OrderPictures order={order} />
      <div className={styles.panel}>
        <OrderProgress order={order}>
          <Parcels parcels={order.parcels} />
        </OrderProgress>
        <OrderFacts order={order} />
        <WithdrawalSection order={order} onDone={onDone} />
        <OrderChanges order={order} onDone={onDone} />
      </div>
    </div>
  );
}

function Parcels({ parcels }: Pick<OrderPageAnswer, 'parcels'>) {
  const t = useText();
  return parcels.map(({ carrier, code, url }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parcels are only added at the end, and two may be the same
    <p key={index}>
      {t('labelled', { label: t('orderParcel'), value: carrier })},{' '}
      {url === '' ? (
        code
      ) : (
        <a href={url} rel="noreferrer" target="_blank">
          {code}
        </a>
      )}
    </p>
  ));
}
