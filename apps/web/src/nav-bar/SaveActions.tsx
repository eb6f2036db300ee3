import { useOpenSession } from '../app/session/use-session.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { SaveIcon } from '../controls/Icons.tsx';
import { useWork } from '../state/editor/use-workspace.ts';
import { useText } from '../state/language/text-store.ts';
import { useIsNarrower } from '../state/window/use-window-size.ts';
import { SAVE_WORD_PX } from '../state/window/viewport.ts';
import { PriceWords } from './PriceWords.tsx';
import styles from './SaveActions.module.css';
import { useIsFull } from './use-is-full.ts';

/** The icon that saves; its word stands beside it in wide windows. [NAV-13] [EDIT-14] */
export function SaveButton() {
  const t = useText();
  const session = useOpenSession();
  const isSaving = useWork((work) => work.isSaving);
  const hasWord = !useIsNarrower(SAVE_WORD_PX);
  if (!session) return null;
  return (
    // Hidden instead of unmounted: the dialog returns the focus to the button that opened it.
    <div className={styles.save} hidden={isSaving}>
      {hasWord ? (
        <Button variant="plain" icon={<SaveIcon />} onPress={session.save} className={styles.word}>
          {t('save')}
        </Button>
      ) : (
        <IconButton label={t('save')} onPress={session.save}>
          <SaveIcon />
        </IconButton>
      )}
    </div>
  );
}

/**
 * The brick button: saves while a place is empty, orders once all places are filled. During a save a status text replaces it.
 * [EDIT-14 … EDIT-17] [WALL-02]
 */
export function OrderButton({ hasPrice = true }: { readonly hasPrice?: boolean }) {
  const t = useText();
  const session = useOpenSession();
  const isSaving = useWork((work) => work.isSaving);
  const isCancelling = useWork((work) => work.isCancelling);
  const isFull = useIsFull() === true;
  if (!session) return null;
  return (
    <>
      {isSaving && (
        <p className={styles.busy} role="status">
          {t(isCancelling ? 'saveCancelling' : 'saveBusy')}
        </p>
      )}
      <div className={styles.order} hidden={isSaving}>
        <Button variant="primary" onPress={isFull ? session.order : session.save} className={styles.orderButton}>
          {t(isFull ? 'order' : 'saveOrOrder')}
          {isFull && hasPrice && <PriceWords>{(price) => <span className={styles.amount}>{price}</span>}</PriceWords>}
        </Button>
      </div>
    </>
  );
}
