import { PATHS } from '@muro/api';
import type { ReactNode } from 'react';
import { buttonClass } from '../../controls/Button.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './ShortPage.module.css';

interface ShortPageProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A page with one sentence and links: to the designer, and to the visitor's collages. */
export function ShortPage({ title, children }: ShortPageProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <BuyerPage title={title}>
      {children && <p>{children}</p>}
      <p className={styles.links}>
        <a href={`${PATHS.webApp}?lang=${locale}`} className={buttonClass('primary')}>
          {t('makeCollage')}
        </a>
        <a href={OVERVIEW[locale]} className={styles.link}>
          {t('myCollages')}
        </a>
      </p>
    </BuyerPage>
  );
}
