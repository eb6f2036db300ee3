import { type OrderListView, type OrderRow, type OrderRowLine, PATHS, type PrintFailure, pathOf } from '@muro/api';
import { VisuallyHidden } from '../../controls/Notice.tsx';
import { useDay } from '../../controls/use-day.ts';
import { useMoney } from '../../controls/use-money.ts';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { type TextKey, useLocale, useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './OverviewPage.module.css';
import { OverviewPicture } from './OverviewPicture.tsx';

interface OrderListProps {
  readonly orders: OrderListView;
  /** Heading level of each order. */
  readonly heading: 'h2' | 'h3';
}

/** Orders, and a link to older ones. */
export function OrderList({ orders: { rows, olderThan }, heading }: OrderListProps) {
  const t = useText();
  const locale = useLocale();
  if (rows.length === 0) return <p className={styles.soft}>{t('overviewNoOrders')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((order) => (
          <Row key={order.id} order={order} heading={heading} />
        ))}
      </ul>
      {olderThan !== null && (
        <p>
          <a href={`${OVERVIEW[locale]}?after=${olderThan}`} className={styles.link}>
            {t('overviewOlderOrders')}
          </a>
        </p>
      )}
    </>
  );
}

const STATES = {
  received: 'stateReceived',
  printing: 'statePrinting',
  printed: 'statePrinted',
  sent: 'stateSent',
  cancelled: 'stateCancelled',
  failed: 'stateFailed',
} as const satisfies Record<OrderRow['state'], TextKey>;

const FAILURES = {
  document: 'failedDocument',
  photo: 'failedPhoto',
  time: 'failedTime',
  memory: 'failedMemory',
  space: 'failedSpace',
  killed: 'failedKilled',
  other: 'failedOther',
} as const satisfies Record<PrintFailure, TextKey>;

interface RowProps extends Pick<OrderListProps, 'heading'> {
  readonly order: OrderRow;
}

function Row({ order, heading: Heading }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { id, createdAt, design, lines, totalCents, currency, state, failure, again } = order;
  const { width = 1, height = 1 } = lines[0] ?? {};
  const title = t('overviewOrder', { id: String(id), date: useDay()(createdAt) });
  return (
    <li>
      <OverviewPicture
        look="object"
        address={pathOf(PATHS.orderPicture, { id })}
        alt={t('overviewPicture', { name: design })}
        width={width}
        height={height}
      />
      <div className={styles.words}>
        <Heading>{title}</Heading>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay in their order
          <Line key={index} line={line} />
        ))}
        <p>{t('labelled', { label: t('overviewTotal'), value: useMoney(currency)(totalCents) })}</p>
        <p className={styles.soft}>
          {t(STATES[state])}
          {failure !== null && `. ${t(FAILURES[failure])}`}
        </p>
        <p className={styles.links}>
          <a href={`${PATHS.orderPage}?id=${id}&lang=${locale}`} className={styles.link}>
            {t('overviewToOrder')}
            <VisuallyHidden>: {id}</VisuallyHidden>
          </a>
          {again !== null && (
            <a href={again} className={styles.link}>
              {t('overviewOrderAgain')}
              <VisuallyHidden>: {id}</VisuallyHidden>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}

function Line({ line: { quantity, design, material, width, height } }: { readonly line: OrderRowLine }) {
  const t = useText();
  return <p>{`${quantity} × ${design}, ${t('sizeOption', { width, height })}, ${useTextOf()(material)}`}</p>;
}
