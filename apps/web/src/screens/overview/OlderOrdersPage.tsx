import type { OlderOrdersView } from '@muro/api';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { useText } from '../../state/language/text-store.ts';
import { OrderList } from './OrderList.tsx';
import { OverviewLink } from './OverviewLink.tsx';
import styles from './OverviewPage.module.css';

/** The orders older than those of the overview. */
export function OlderOrdersPage({ orders }: OlderOrdersView) {
  return (
    <BuyerPage title={useText()('overviewOrders')} className={styles.page}>
      <OrderList orders={orders} heading="h2" />
      <OverviewLink />
    </BuyerPage>
  );
}
