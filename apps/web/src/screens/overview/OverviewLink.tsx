import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './OverviewPage.module.css';

export function OverviewLink() {
  const t = useText();
  return (
    <p>
      <a href={OVERVIEW[useLocale()]} className={styles.link}>
        {t('myCollages')}
      </a>
    </p>
  );
}
