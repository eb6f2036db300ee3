import { useEffect, useRef, useState } from 'react';
import { followPlacedOrder, usePlacedOrder } from '../../app/placed-order/placed-order-store.ts';
import { readOrderAccess } from '../../app/placed-order/read-order-access.ts';
import { buttonClass } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './OrderPage.module.css';
import { ShownOrder } from './ShownOrder.tsx';

/** The page of one order, for its owner and for everyone with its link: state, contents, and possible changes. */
export function OrderPage() {
  const t = useText();
  const { state, isUnreachable } = usePlacedOrder();
  const [message, setMessage] = useState('');
  const notices = useRef<HTMLDivElement>(null);
  useEffect(followPlacedOrder, []);
  const showMessage = (message: string): void => {
    setMessage(message);
    notices.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <BuyerPage title={t('cartTitle')} isWide className={styles.page}>
      <div ref={notices} className={styles.notices}>
        <Notice kind={isUnreachable ? 'warning' : 'info'}>{isUnreachable ? t('orderAway') : message}</Notice>
      </div>
      {state.status === 'loading' && (
        <p role="status" className={styles.loading}>
          {t('loading')}
        </p>
      )}
      {(state.status === 'unknown' || state.status === 'sign-in') && <NotShown words={state.status} />}
      {state.status === 'shown' && <ShownOrder key={state.order.id} order={state.order} onDone={showMessage} />}
    </BuyerPage>
  );
}

/** Shown instead of the order: the reason, and a link to the sign-in. */
function NotShown({ words }: { readonly words: 'unknown' | 'sign-in' }) {
  const t = useText();
  const { id } = readOrderAccess();
  const overview = OVERVIEW[useLocale()];
  return (
    <>
      <p role="status">{t(words === 'unknown' ? 'orderUnknown' : 'orderSignIn')}</p>
      <p>
        <a className={buttonClass('primary')} href={id === '' ? overview : `${overview}?${new URLSearchParams({ order: id })}`}>
          {t('orderToSignIn')}
        </a>
      </p>
    </>
  );
}
