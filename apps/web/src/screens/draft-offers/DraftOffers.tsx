import { useEffect, useId } from 'react';
import { loadOffers, watchOffers } from '../../app/opening/draft-offers.ts';
import { useDraftOffers, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { DraftList } from './DraftList.tsx';
import styles from './DraftOffers.module.css';

/** The drafts to continue, on the list of designs. Renders nothing without drafts. */
export function DraftOffers() {
  const workspace = useWorkspace();
  const t = useText();
  const id = useId();
  const hasOffers = useDraftOffers(({ offers }) => offers.length > 0);
  useEffect(() => {
    void loadOffers(workspace);
    return watchOffers(workspace);
  }, [workspace]);
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
