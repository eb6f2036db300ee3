import { useSession } from '../../../app/session/use-session.ts';
import { Button } from '../../../controls/Button.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { SaveIcon } from '../../../controls/Icons.tsx';
import { collageOf } from '../../../state/collage/work-store.ts';
import { useWork } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { PiecePrice } from './PiecePrice.tsx';
import styles from './SideMenu.module.css';

/** The price, and two save buttons; during a save a status text replaces the buttons. [EDIT-14 … EDIT-17] */
export function SaveButtons() {
  const t = useText();
  const isSaving = useWork((work) => work.isSaving);
  const hasPhotos = useWork((work) => Object.keys(collageOf(work)?.fills ?? {}).length > 0);
  const isCancelling = useWork((work) => work.isCancelling);
  const { save } = useSession();
  return (
    <>
      <PiecePrice />
      {isSaving && (
        <p className={styles.busy} role="status">
          {t(isCancelling ? 'saveCancelling' : 'saveBusy')}
        </p>
      )}
      {/* Hidden instead of unmounted: the dialog returns the focus to the button that opened it. */}
      <div className={styles.save} hidden={isSaving}>
        <Button variant={hasPhotos ? 'primary' : 'quiet'} isWide onPress={save}>
          {t('saveOrOrder')}
        </Button>
        <IconButton label={t('save')} onPress={save}>
          <SaveIcon />
        </IconButton>
      </div>
    </>
  );
}
