import { type Collage, type Page, type PhotoLayer, photoLayers } from '@muro/domain';
import { closeDialog } from '../../../app/editor-actions.ts';
import { useEditorView } from '../../../app/editor-view.ts';
import { useNavigation } from '../../../app/navigation-store.ts';
import { useText } from '../../../app/text-store.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { EditTools } from './EditTools.tsx';
import styles from './PhotoEditDialog.module.css';
import { PhotoSurface } from './PhotoSurface.tsx';
import { QualityLine } from './QualityLine.tsx';

interface PhotoEditDialogProps {
  readonly collage: Collage;
  readonly page: Page;
}

/** One photo in its slot, large; whatever is done shows in the page at once. [PEDIT-01 … PEDIT-13] */
export function PhotoEditDialog({ collage, page }: PhotoEditDialogProps) {
  const t = useText();
  const isOpen = useNavigation((navigation) => navigation.state === 'NAVSTATE_EDITOR_EDIT');
  const slot = useEditorView((view) => view.editSlot);
  const layer = photoLayers(page).find((each) => each.slot === slot);
  return (
    <Dialog isOpen={isOpen && layer !== undefined} onClose={closeDialog} title={t('photoEditTitle')}>
      {layer && <PhotoEditor collage={collage} page={page} layer={layer} />}
    </Dialog>
  );
}

function PhotoEditor({ collage, page, layer }: PhotoEditDialogProps & { readonly layer: PhotoLayer }) {
  return (
    <div className={styles.editor}>
      <PhotoSurface collage={collage} page={page} layer={layer} />
      <QualityLine collage={collage} layer={layer} />
      <EditTools layer={layer} />
    </div>
  );
}
