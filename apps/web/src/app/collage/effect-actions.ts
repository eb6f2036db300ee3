import { type Effect, memoize } from '@muro/domain';
import { canEdit } from '../../flow/photos/photo-entry.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { newJoinKey } from './join-key.ts';

/** Join key of the undo step for the effects tried during one visit of the dialog. */
const effectStepOf = memoize((_: Workspace) => ({ joinKey: '' }));

/** Shows the effects in the photo dialog instead of its tools. [PEDIT-08] */
export function showEffects(workspace: Workspace): void {
  effectStepOf(workspace).joinKey = newJoinKey('effects');
  workspace.view.set({ editPart: 'effects' });
}

/** Returns to the tools. [FX-04] */
export function showTools(workspace: Workspace): void {
  workspace.view.set({ editPart: 'tools' });
}

/** Sets or removes the effect of a slot's photo. Effects tried in one visit of the dialog form one undo step. */
export function chooseEffect(workspace: Workspace, slot: string, effect: Effect): void {
  workspace.live.commit();
  const fill = collageOf(workspace.work.getState())?.fills[slot];
  if (!fill || fill.effect === effect || !canEdit(workspace.photos.entryOf(fill.photoId))) return;
  workspace.work.getState().dispatch({ type: 'set-effect', slot, effect }, effectStepOf(workspace).joinKey);
}

/** Applies an effect to every photo of the page, as an undo step of its own. */
export function chooseEffectOfAll(workspace: Workspace, effect: Effect): void {
  workspace.live.commit();
  workspace.work.getState().dispatch({ type: 'set-effect-of-all', effect });
  workspace.view.set({ announcement: textNow()('saidEffectToAll') });
}
