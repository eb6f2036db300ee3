import type { Effect } from '@muro/domain';
import { canEdit } from '../../flow/photos/photo-entry.ts';
import { entryOf } from '../photos/photo-library.ts';
import { setEditorView } from './editor-view.ts';
import { commitLive } from './live-view.ts';
import { collageOf, useWork } from './work-store.ts';

let visits = 0;

/** The photo dialog shows the effects instead of its tools. [PEDIT-08] */
export function showEffects(): void {
  visits += 1;
  setEditorView({ editPart: 'effects' });
}

/** Back to the tools. [FX-04] */
export function showTools(): void {
  setEditorView({ editPart: 'tools' });
}

/** Gives the photo of a slot an effect, or none. Effects that are tried one after another in one visit are one step of undo. */
export function chooseEffect(slot: string, effect: Effect): void {
  commitLive();
  const fill = collageOf(useWork.getState())?.fills[slot];
  if (!fill || fill.effect === effect || !canEdit(entryOf(fill.photoId))) return;
  useWork.getState().dispatch({ type: 'set-effect', slot, effect }, `effects ${visits}`);
}
