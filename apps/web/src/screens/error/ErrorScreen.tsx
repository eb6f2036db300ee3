import { Link, useSearchParams } from 'react-router';
import { listPath } from '../../state/address/paths.ts';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './ErrorScreen.module.css';

/** The error screen; the technical detail is in the address, for support. [ERRSCR-01 … ERRSCR-04] */
export function ErrorScreen() {
  const t = useText();
  const locale = useLocale();
  const [search] = useSearchParams();
  const detail = search.get('error') ?? '';
  return (
    <main className={styles.screen} tabIndex={-1}>
      <h1>{t('ERROR')}</h1>
      <p className={styles.words}>{t('errorLoad')}</p>
      <p>
        <a href={OVERVIEW[locale]}>{t('errorOverview')}</a>
      </p>
      <p>
        <Link to={listPath(locale)}>{t('errorToDesigns')}</Link>
      </p>
      {detail && (
        <details className={styles.detail}>
          <summary>{t('errorDetail')}</summary>
          <code>{detail}</code>
        </details>
      )}
    </main>
  );
}
