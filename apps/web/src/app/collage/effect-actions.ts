import { type Effect, memoize } from '@muro/domain';
import { canEdit } from '../../flow/photos/photo-entry.ts';
import { collageOf } from '../../state/collage/work-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { newJoinKey } from './join-key.ts';

/** The step of undo that the effects tried in one visit of the dialog make. */
const effectStepOf = memoize((_: Workspace) => ({ joinKey: '' }));

/** The photo dialog shows the effects instead of its tools. [PEDIT-08] */
export function showEffects(workspace: Workspace): void {
  effectStepOf(workspace).joinKey = newJoinKey('effects');
  workspace.view.set({ editPart: 'effects' });
}

/** Back to the tools. [FX-04] */
export function showTools(workspace: Workspace): void {
  workspace.view.set({ editPart: 'tools' });
}

/** Gives the photo of a slot an effect, or none. Effects that are tried one after another in one visit are one step of undo. */
export function chooseEffect(workspace: Workspace, slot: string, effect: Effect): void {
  workspace.live.commit();
  const fill = collageOf(workspace.work.getState())?.fills[slot];
  if (!fill || fill.effect === effect || !canEdit(workspace.photos.entryOf(fill.photoId))) return;
  workspace.work.getState().dispatch({ type: 'set-effect', slot, effect }, effectStepOf(workspace).joinKey);
}

/** Gives every photo of the page the effect that one has, as a step of its own. */
export function chooseEffectOfAll(workspace: Workspace, effect: Effect): void {
  workspace.live.commit();
  workspace.work.getState().dispatch({ type: 'set-effect-of-all', effect });
  workspace.view.set({ said: textNow()('saidEffectToAll') });
}
