import { type Page, type PhotoLayer, photoLayerNamed } from '@muro/domain';
import { useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { useEditorView } from '../../../app/collage/editor-view.ts';
import { showEffects } from '../../../app/collage/effect-actions.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { EditTools } from './EditTools.tsx';
import { EffectsView } from './EffectsView.tsx';
import styles from './PhotoEditDialog.module.css';
import { PhotoSurface } from './PhotoSurface.tsx';
import { QualityLine } from './QualityLine.tsx';

interface PhotoEditDialogProps {
  readonly page: Page;
}

/** One photo in its slot, large; whatever is done shows in the page at once. [PEDIT-01 … PEDIT-13] */
export function PhotoEditDialog({ page }: PhotoEditDialogProps) {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_EDIT');
  const slot = useEditorView((view) => view.editSlot);
  const part = useEditorView((view) => view.editPart);
  const layer = slot === null ? undefined : photoLayerNamed(page, slot);
  return (
    <Dialog
      isOpen={isOpen && part !== 'text' && layer !== undefined}
      onClose={closeDialog}
      title={t('photoEditTitle')}
      size={part === 'effects' ? 'wide' : 'normal'}
    >
      {layer && <PhotoEditor page={page} layer={layer} />}
    </Dialog>
  );
}

function PhotoEditor({ page, layer }: PhotoEditDialogProps & { readonly layer: PhotoLayer }) {
  const collage = useWork(collageOf);
  const part = useEditorView((view) => view.editPart);
  const [isBack, setBack] = useState(false);
  const enterEffects = (): void => {
    setBack(true);
    showEffects();
  };
  if (!collage) return null;
  return (
    <div className={styles.editor}>
      <PhotoSurface collage={collage} page={page} layer={layer} />
      {part === 'effects' ? (
        <EffectsView page={page} layer={layer} effect={collage.fills[layer.slot]?.effect ?? ''} />
      ) : (
        <>
          <QualityLine collage={collage} layer={layer} />
          <EditTools layer={layer} isBack={isBack} onEffects={enterEffects} />
        </>
      )}
    </div>
  );
}
