import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { Button } from '../../../controls/Button.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { SaveIcon } from '../../../controls/Icons.tsx';
import styles from './SideMenu.module.css';

/** Both buttons save; while that runs one word stands in their place. [EDIT-14 … EDIT-17] */
export function SaveButtons() {
  const t = useText();
  const isSaving = useWork((work) => work.isSaving);
  const hasPhotos = useWork((work) => Object.keys(collageOf(work)?.fills ?? {}).length > 0);
  const isCancelling = useWork((work) => work.isCancelling);
  const send = useNavigation((navigation) => navigation.send);
  const save = (): void => send({ type: 'save' });
  return (
    <>
      {isSaving && (
        <p className={styles.busy} role="status">
          {t(isCancelling ? 'saveCancelling' : 'saveBusy')}
        </p>
      )}
      {/* Hidden, not gone: the dialog gives the focus back to the button that opened it. */}
      <div className={styles.save} hidden={isSaving}>
        <Button variant={hasPhotos ? 'primary' : 'quiet'} isWide onPress={save}>
          {t('saveOrOrder')}
        </Button>
        <IconButton label={t('saveDisk')} onPress={save}>
          <SaveIcon />
        </IconButton>
      </div>
    </>
  );
}
