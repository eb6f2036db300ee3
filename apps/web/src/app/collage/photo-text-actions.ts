import type { TextData } from '@muro/domain';
import { closeDialog } from './editor-actions.ts';
import { setEditorView } from './editor-view.ts';
import { commitLive } from './live-view.ts';
import { useWork } from './work-store.ts';

/** The photo dialog gives way to the text dialog. [PEDIT-10] */
export function openPhotoText(): void {
  commitLive();
  setEditorView({ editPart: 'text' });
}

/**
 * Writes the text on the photo, as one step.
 *
 * @param isDone  back to the collage, else back to the photo dialog [PTEXT-04] [PTEXT-05]
 */
export function submitPhotoText(slot: string, text: TextData | null, isDone: boolean): void {
  useWork.getState().dispatch({ type: 'set-photo-text', slot, text });
  if (isDone) closeDialog();
  else backToPhoto();
}

/** The photo dialog again, with the photo that was written on. */
export function backToPhoto(): void {
  setEditorView({ editPart: 'tools' });
}
