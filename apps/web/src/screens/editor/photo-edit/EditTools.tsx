import { type Collage, canZoom, type PhotoLayer } from '@muro/domain';
import { useShallow } from 'zustand/react/shallow';
import { closeDialog, turnPhoto } from '../../../app/collage/editor-actions.ts';
import { openPhotoText } from '../../../app/collage/photo-text-actions.ts';
import { Button } from '../../../controls/Button.tsx';
import { EffectsIcon, MinusIcon, MirrorIcon, PlusIcon, RotateIcon, TextIcon } from '../../../controls/Icons.tsx';
import { viewNow } from '../../../state/editor/live-view.ts';
import { useLiveView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { LARGER, SMALLER } from '../slots/slot-keys.ts';
import styles from './EditTools.module.css';
import { StraightenSlider } from './StraightenSlider.tsx';

interface EditToolsProps {
  readonly collage: Collage;
  readonly layer: PhotoLayer;
  /** True if the tools return after the effects: the focus is restored. */
  readonly hasReturned: boolean;
  readonly onEffects: () => void;
}

/** The tools for the photo, in toolbar order. [PEDIT-05 … PEDIT-11] */
export function EditTools({ collage, layer, hasReturned, onEffects }: EditToolsProps) {
  const workspace = useWorkspace();
  const t = useText();
  const { slot, textBox } = layer;
  const { canShrink, canGrow } = useZoomEnds(collage, layer);
  const zoomBy = (factor: number): void => {
    workspace.live.zoom(slot, factor);
    workspace.live.commitSoon();
  };
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('photoEditTitle')}>
        <Button variant="plain" icon={<MinusIcon />} className={styles.tool} isAtEnd={!canShrink} onPress={() => zoomBy(SMALLER)}>
          {t('photoSmaller')}
        </Button>
        <Button variant="plain" icon={<PlusIcon />} className={styles.tool} isAtEnd={!canGrow} onPress={() => zoomBy(LARGER)}>
          {t('photoLarger')}
        </Button>
        <Button variant="plain" icon={<EffectsIcon />} className={styles.tool} autoFocus={hasReturned} onPress={onEffects}>
          {t('photoEffects')}
        </Button>
        <Button variant="plain" icon={<RotateIcon />} className={styles.tool} onPress={() => turnPhoto(workspace, slot)}>
          {t('photoTurn')}
        </Button>
        <Button
          variant="plain"
          icon={<MirrorIcon />}
          className={styles.tool}
          onPress={() => {
            workspace.live.mirror(slot);
            workspace.live.commitSoon();
          }}
        >
          {t('photoMirror')}
        </Button>
        {textBox && (
          <Button variant="plain" icon={<TextIcon />} className={styles.tool} onPress={() => openPhotoText(workspace)}>
            {t('photoText')}
          </Button>
        )}
      </div>
      <StraightenSlider collage={collage} slot={slot} />
      <Button variant="primary" className={styles.done} onPress={() => closeDialog(workspace)}>
        {t('photoDone')}
      </Button>
    </>
  );
}

/** Returns whether the photo can be zoomed out and in further. */
function useZoomEnds({ fills, photos }: Collage, layer: PhotoLayer) {
  const fill = fills[layer.slot];
  const photo = photos.find(({ id }) => id === fill?.photoId);
  return useLiveView(
    useShallow((store) => {
      const view = fill && viewNow(store, layer.slot, fill.view);
      const can = (factor: number) => view !== undefined && photo !== undefined && canZoom(photo, layer, view, factor);
      return { canShrink: can(SMALLER), canGrow: can(LARGER) };
    }),
  );
}
