import type { PhotoLayer } from '@muro/domain';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { commitLiveSoon, turnPhoto, zoomPhoto } from '../../../app/collage/live-view.ts';
import { openPhotoText } from '../../../app/collage/photo-text-actions.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { Button } from '../../../controls/Button.tsx';
import { EffectsIcon, MinusIcon, PlusIcon, RotateIcon, TextIcon } from '../../../controls/Icons.tsx';
import { LARGER, SMALLER } from '../slots/slot-keys.ts';
import styles from './EditTools.module.css';

interface EditToolsProps {
  readonly layer: PhotoLayer;
  /** The tools come back after the effects: focus goes where it was. */
  readonly isBack: boolean;
  readonly onEffects: () => void;
}

/** What can be done with the photo, in the order of the toolbar. [PEDIT-05 … PEDIT-11] */
export function EditTools({ layer: { slot, textBox }, isBack, onEffects }: EditToolsProps) {
  const t = useText();
  const zoomBy = (factor: number): void => {
    zoomPhoto(slot, factor);
    commitLiveSoon();
  };
  const turn = (): void => {
    turnPhoto(slot);
    commitLiveSoon();
  };
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('photoEditTitle')}>
        <Button variant="plain" icon={<MinusIcon />} className={styles.tool} onPress={() => zoomBy(SMALLER)}>
          {t('photoSmaller')}
        </Button>
        <Button variant="plain" icon={<PlusIcon />} className={styles.tool} onPress={() => zoomBy(LARGER)}>
          {t('photoLarger')}
        </Button>
        <Button variant="plain" icon={<EffectsIcon />} className={styles.tool} autoFocus={isBack} onPress={onEffects}>
          {t('photoEffects')}
        </Button>
        <Button variant="plain" icon={<RotateIcon />} className={styles.tool} onPress={turn}>
          {t('photoTurn')}
        </Button>
        {textBox && (
          <Button variant="plain" icon={<TextIcon />} className={styles.tool} onPress={openPhotoText}>
            {t('photoText')}
          </Button>
        )}
      </div>
      <Button variant="primary" className={styles.done} onPress={closeDialog}>
        {t('photoDone')}
      </Button>
    </>
  );
}
