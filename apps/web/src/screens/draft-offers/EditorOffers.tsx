import { useEffect } from 'react';
import { Link } from 'react-router';
import { loadOffers, stopAsking, useDraftOffers, watchOffers } from '../../app/drafts/draft-offers.ts';
import { useLocale, useText } from '../../app/locale/text-store.ts';
import { listPath } from '../../app/navigate/paths.ts';
import { DraftList } from './DraftList.tsx';
import styles from './EditorOffers.module.css';

/** The editor was opened with nothing chosen, and there is work on this device. */
export function EditorOffers() {
  const t = useText();
  const locale = useLocale();
  const hasOffers = useDraftOffers(({ offers }) => offers.length > 0);
  useEffect(() => {
    void loadOffers();
    const stop = watchOffers();
    return () => {
      stop();
      stopAsking();
    };
  }, []);
  return (
    <div className={styles.offers}>
      <h1>{t('draftEditorTitle')}</h1>
      <div>{hasOffers && <DraftList />}</div>
      <p>
        <Link to={listPath(locale)}>{t('draftNewDesign')}</Link>
      </p>
    </div>
  );
}
