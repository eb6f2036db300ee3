import { drawableText, fitText, type SizeCm, type TextData, type TextShaper } from '@muro/domain';
import type { PhotoTextTools } from '../../flow/edit/photo-text-form.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { closeDialog } from './editor-actions.ts';

/** The photo dialog gives way to the text dialog. [PEDIT-10] */
export function openPhotoText(workspace: Workspace): void {
  workspace.live.commit();
  workspace.view.set({ editPart: 'text' });
}

/** What changes of the form are measured with; nothing is measured until the fonts are there. */
export function photoTextTools(worn: TextData, box: SizeCm, shaper: TextShaper | null): PhotoTextTools {
  return {
    drawable: (text) => (shaper ? drawableText(shaper.fallbacks, { ...worn, text }) : { kept: text, undrawable: [] }),
    fit: (data) => (shaper ? fitText(shaper, data, box) : data),
  };
}

/**
 * Writes the text on the photo, as one step.
 *
 * @param isDone  back to the collage, else back to the photo dialog [PTEXT-04] [PTEXT-05]
 */
export function submitPhotoText(workspace: Workspace, slot: string, text: TextData | null, isDone: boolean): void {
  workspace.work.getState().dispatch({ type: 'set-photo-text', slot, text });
  if (isDone) closeDialog(workspace);
  else backToPhoto(workspace);
}

/** The photo dialog again, with the photo that was written on. */
export function backToPhoto(workspace: Workspace): void {
  workspace.view.set({ editPart: 'tools' });
}
