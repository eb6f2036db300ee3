import { useEffect } from 'react';
import { Link } from 'react-router';
import { clearDraftOffers, loadOffers, watchOffers } from '../../app/opening/draft-offers.ts';
import { listPath } from '../../state/address/paths.ts';
import { useDraftOffers, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { DraftList } from './DraftList.tsx';
import styles from './EditorOffers.module.css';

/** The drafts to continue, if the editor was opened without a chosen design. */
export function EditorOffers() {
  const workspace = useWorkspace();
  const t = useText();
  const locale = useLocale();
  const hasOffers = useDraftOffers(({ offers }) => offers.length > 0);
  useEffect(() => {
    void loadOffers(workspace);
    const stop = watchOffers(workspace);
    return () => {
      stop();
      clearDraftOffers(workspace);
    };
  }, [workspace]);
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
