import { type Command, followsPhotos, photoLayers } from '@muro/domain';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { refitPhotos } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';

/** Commands that put photos into an order of the person's own. */
const REORDERING: ReadonlySet<Command['type']> = new Set(['swap-slots', 'move-fills']);

/**
 * Carries out a command that puts photos into other places or turns them. A layout that follows its photos is then fitted to them, near
 * where they lie, as the same step of undo.
 */
export function movePhotos(workspace: Workspace, command: Command, joinKey = newJoinKey(command.type)): void {
  workspace.live.commit();
  workspace.work.getState().dispatch(command, joinKey);
  refitMoved(workspace, joinKey, REORDERING.has(command.type));
}

/** Fits the layout to photos that were moved. While one of its places is empty it stays: that place may be meant for another photo. */
export function refitMoved(workspace: Workspace, joinKey: string, isReordered = false): void {
  const collage = openCollage(workspace);
  if (!collage || !followsPhotos(collage)) return;
  const isFull = photoLayers(pageOf(collage)).every(({ slot }) => collage.fills[slot] !== undefined);
  if (isFull) void refitPhotos(workspace, joinKey, isReordered);
}
