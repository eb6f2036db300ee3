import { addressLines, LOCALE_TAGS, type OrderAnswer, PATHS } from '@muro/api';
import { namePart } from '@muro/domain';
import { useEffect } from 'react';
import { useCart } from '../../app/cart/cart-store.ts';
import { useMoney } from '../../controls/use-money.ts';
import { listPath } from '../../state/address/paths.ts';
import { useLocale, useText, useTextOf } from '../../state/language/text-store.ts';
import { OrderProgress } from '../order/OrderProgress.tsx';
import styles from './CartScreen.module.css';
import { Piece } from './Piece.tsx';

const POLL_MS = 2000;

/** A placed order and its state; polls until it is printed. */
export function OrderPage({ order }: { readonly order: OrderAnswer }) {
  const t = useText();
  const locale = useLocale();
  usePolling(order);
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long' }).format(new Date(order.createdAt));
  return (
    <div className={styles.columns}>
      <div className={styles.panel}>
        {order.lines.map((line) => (
          <Piece key={line.picture} picture={line.picture} size={line} material={line.material} isSmall={order.lines.length > 1} />
        ))}
      </div>
      <div className={styles.panel}>
        <div className={styles.thanks}>
          <h1>{t('orderThanks', { name: order.name })}</h1>
          <p>
            {t('orderNumber', { id: String(order.id) })} · {t('orderDate', { date })}
          </p>
          <p>{t('orderMail', { email: order.email })}</p>
        </div>
        <OrderProgress order={order} />
        <OrderFacts order={order} />
        <p>
          <a href={`${PATHS.orderPage}?id=${order.id}&lang=${locale}`}>{t(order.cancellableUntil === null ? 'orderSee' : 'orderChange')}</a>
        </p>
        <p>
          <a href={`${PATHS.webApp}#${listPath(locale)}`}>{t('orderAnother')}</a>
        </p>
      </div>
    </div>
  );
}

function OrderFacts({ order }: { readonly order: OrderAnswer }) {
  const t = useText();
  const textOf = useTextOf();
  const locale = useLocale();
  const { lines, totalCents, deliveryCents, delivery, currency } = order;
  const money = useMoney(currency);
  return (
    <dl className={styles.facts}>
      <dt>{t('cartProduct')}</dt>
      {lines.map(({ picture, design, quantity, material, ...size }) => (
        <dd key={picture}>{`${quantity} × ${namePart(design)}, ${t('sizeOption', size)}, ${textOf(material)}`}</dd>
      ))}
      {delivery && (
        <>
          <dt>{t('cartDelivery')}</dt>
          <dd>{`${delivery.name}, ${money(deliveryCents)}`}</dd>
        </>
      )}
      <dt>{t('cartTotal')}</dt>
      <dd>{money(totalCents)}</dd>
      <dt>{t('orderTo')}</dt>
      <dd className={styles.lines}>{addressLines(order, locale).join('\n')}</dd>
      {order.invoice && (
        <>
          <dt>{t('cartInvoice')}</dt>
          <dd className={styles.lines}>{addressLines(order.invoice, locale).join('\n')}</dd>
        </>
      )}
    </dl>
  );
}

function usePolling({ state }: OrderAnswer): void {
  const isOpen = state === 'received' || state === 'printing';
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = window.setInterval(() => void useCart.getState().refresh(), POLL_MS);
    return () => window.clearInterval(timer);
  }, [isOpen]);
}
