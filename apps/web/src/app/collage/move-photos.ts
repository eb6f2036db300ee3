import { type Command, followsPhotos, photoLayers } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { refitPhotos } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';

/** Commands by which a person reorders photos. */
const REORDERING: ReadonlySet<Command['type']> = new Set(['swap-slots', 'move-fills']);

/**
 * Runs a command that moves or rotates photos. If the layout follows its photos, it is then fitted to them near their places, in the same
 * undo step.
 */
export function movePhotos(workspace: Workspace, command: Command, joinKey = newJoinKey(command.type)): void {
  workspace.live.commit();
  workspace.work.getState().dispatch(command, joinKey);
  refitMoved(workspace, joinKey, REORDERING.has(command.type));
}

/** Fits the layout to moved photos. Does nothing while a slot is empty: it may be meant for another photo. */
export function refitMoved(workspace: Workspace, joinKey: string, isReordered = false): void {
  const collage = openCollage(workspace);
  if (!collage || !followsPhotos(collage)) return;
  const isFull = photoLayers(pageOf(collage)).every(({ slot }) => collage.fills[slot] !== undefined);
  if (isFull) void refitPhotos(workspace, joinKey, isReordered);
}
