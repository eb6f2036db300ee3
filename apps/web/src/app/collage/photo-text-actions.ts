import { drawableText, fitText, type SizeCm, type TextData, type TextShaper } from '@muro/domain';
import type { PhotoTextTools } from '../../flow/edit/photo-text-form.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { closeDialog } from './editor-actions.ts';

/** Opens the text dialog in place of the photo dialog. [PEDIT-10] */
export function openPhotoText(workspace: Workspace): void {
  workspace.live.commit();
  workspace.view.set({ editPart: 'text' });
}

/** Returns the functions that measure changes of the form; nothing is measured until the fonts have loaded. */
export function photoTextTools(style: TextData, box: SizeCm, shaper: TextShaper | null): PhotoTextTools {
  return {
    drawable: (text) => (shaper ? drawableText(shaper.fallbacks, { ...style, text }) : { drawableInput: text, undrawable: [] }),
    fit: (data) => (shaper ? fitText(shaper, data, box) : data),
  };
}

/**
 * Sets the text on the photo, as one undo step.
 *
 * @param isDone  true to return to the collage, false to return to the photo dialog [PTEXT-04] [PTEXT-05]
 */
export function submitPhotoText(workspace: Workspace, slot: string, text: TextData | null, isDone: boolean): void {
  workspace.work.getState().dispatch({ type: 'set-photo-text', slot, text });
  if (isDone) closeDialog(workspace);
  else backToPhoto(workspace);
}

/** Returns to the photo dialog, with the same photo. */
export function backToPhoto(workspace: Workspace): void {
  workspace.view.set({ editPart: 'tools' });
}
