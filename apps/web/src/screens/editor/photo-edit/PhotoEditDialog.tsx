import { type Page, type PhotoLayer, photoLayerNamed } from '@muro/domain';
import { useState } from 'react';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { showEffects } from '../../../app/collage/effect-actions.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { collageOf } from '../../../state/collage/work.ts';
import { useEditorView, useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import { type EditorShape, useEditorShape } from '../../../state/window/use-editor-shape.ts';
import { EditTools } from './EditTools.tsx';
import { EffectsView } from './EffectsView.tsx';
import styles from './PhotoEditDialog.module.css';
import { PhotoSurface } from './PhotoSurface.tsx';
import { QualityLine } from './QualityLine.tsx';

interface PhotoEditDialogProps {
  readonly page: Page;
}

/** Height of the dialog: the photo, with its tools or its effects. [WALL-27] */
const PHOTO_REM = 47;

/** One photo in its slot, large; every change shows in the page immediately. [PEDIT-01 … PEDIT-13] */
export function PhotoEditDialog({ page }: PhotoEditDialogProps) {
  const workspace = useWorkspace();
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_EDIT');
  const slot = useEditorView((view) => view.editSlot);
  const part = useEditorView((view) => view.editPart);
  const shape = useEditorShape();
  const layer = slot === null ? undefined : photoLayerNamed(page, slot);
  return (
    <Dialog
      isOpen={isOpen && part !== 'text' && layer !== undefined}
      onClose={() => closeDialog(workspace)}
      title={t('photoEditTitle')}
      size={shape === 'low' ? 'wide' : 'work'}
      {...(shape === 'low' ? {} : { heightRem: PHOTO_REM })}
    >
      {layer && <PhotoEditor page={page} layer={layer} shape={shape} />}
    </Dialog>
  );
}

interface PhotoEditorProps extends PhotoEditDialogProps {
  readonly layer: PhotoLayer;
  readonly shape: EditorShape;
}

function PhotoEditor({ page, layer, shape }: PhotoEditorProps) {
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  const part = useEditorView((view) => view.editPart);
  const [hasReturned, setReturned] = useState(false);
  const enterEffects = (): void => {
    setReturned(true);
    showEffects(workspace);
  };
  if (!collage) return null;
  return (
    <div className={styles.editor} data-shape={shape}>
      <div className={styles.wall}>
        <PhotoSurface collage={collage} page={page} layer={layer} />
      </div>
      <div className={styles.tools}>
        {part === 'effects' ? (
          <EffectsView page={page} layer={layer} effect={collage.fills[layer.slot]?.effect ?? ''} />
        ) : (
          <>
            <QualityLine collage={collage} layer={layer} />
            <EditTools collage={collage} layer={layer} hasReturned={hasReturned} onEffects={enterEffects} />
          </>
        )}
      </div>
    </div>
  );
}
