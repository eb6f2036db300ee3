import { useEffect, useId } from 'react';
import { loadOffers, useDraftOffers, watchOffers } from '../../app/drafts/draft-offers.ts';
import { useText } from '../../app/locale/text-store.ts';
import { DraftList } from './DraftList.tsx';
import styles from './DraftOffers.module.css';

/** On the list of designs: what was begun before and can be gone on with. Nothing of it shows where there is nothing. */
export function DraftOffers() {
  const t = useText();
  const id = useId();
  const hasOffers = useDraftOffers(({ offers }) => offers.length > 0);
  useEffect(() => {
    void loadOffers();
    return watchOffers();
  }, []);
  if (!hasOffers) return null;
  return (
    <section className={styles.offers} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('draftsTitle')}
      </h2>
      <DraftList />
    </section>
  );
}
