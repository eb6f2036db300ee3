import { isAccepted } from '../../flow/photos/photo-entry.ts';
import { type PickHow, pickedPhotos } from '../../flow/photos/tray-selection.ts';
import { nameOf, openCollage, openSlots } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { inPlacingOrder, placePhoto, placePhotos } from './arrange-actions.ts';
import { followPhotos, isFollowing } from './follow-photos.ts';
import { newJoinKey } from './join-key.ts';

/** Commands to select, place and delete photos of the tray. */

/**
 * Handles a click or tap on a photo: selects it to wait for a slot, alone
 * or with others. While several are being selected, each click adds one.
 */
export function pickPhoto(workspace: Workspace, visibleIds: readonly string[], photoId: string, mode: PickHow): void {
  const entry = workspace.photos.entryOf(photoId);
  if (entry && !isAccepted(entry)) return;
  const { armed, isPickingSeveral } = workspace.view.store.getState();
  const before = armed?.kind === 'place' ? armed : null;
  const picked = pickedPhotos(
    before,
    visibleIds.filter((id) => canWait(workspace, id)),
    photoId,
    mode === 'only' && isPickingSeveral ? 'toggle' : mode,
  );
  workspace.view.set({ armed: picked && { kind: 'place', ...picked } });
}

/** Starts selecting several photos with this one; each click or tap adds one. */
export function startPickingSeveral(workspace: Workspace, visibleIds: readonly string[], photoId: string): void {
  const { armed } = workspace.view.store.getState();
  workspace.view.set({ isPickingSeveral: true });
  if (armed?.kind !== 'place' || !armed.photoIds.includes(photoId)) pickPhoto(workspace, visibleIds, photoId, 'toggle');
}

export function pickAll(workspace: Workspace, visibleIds: readonly string[]): void {
  const photoIds = visibleIds.filter((id) => canWait(workspace, id));
  const [anchor] = photoIds;
  if (anchor !== undefined) workspace.view.set({ armed: { kind: 'place', photoIds, anchor } });
}

/**
 * Places a chosen photo: into the slot that requested it, else into the first empty slot; beside a full collage it waits for the next
 * clicked slot. A layout that follows its photos makes room for it, unless it replaces another photo.
 *
 * @param joinKey  of the step that added it
 */
export function selectPhoto(workspace: Workspace, photoId: string, joinKey?: string): void {
  const { targetSlot } = workspace.view.store.getState();
  const slot = targetSlot ?? firstEmptySlot(workspace);
  const isReplacing = targetSlot !== null && openCollage(workspace)?.fills[targetSlot] !== undefined;
  if (isFollowing(workspace) && !isReplacing) void followPhotos(workspace, [photoId], joinKey);
  else if (slot !== undefined) placePhoto(workspace, slot, photoId);
  else pickPhoto(workspace, [photoId], photoId, 'only');
  workspace.view.set({ targetSlot: null });
}

/** Handles a chosen photo that was already in its slot: also puts it into the slot that requested it. */
export function placeReturned(workspace: Workspace, photoId: string, slot: string | null): void {
  const targetSlot = slot ?? workspace.view.store.getState().targetSlot;
  if (targetSlot !== null && openCollage(workspace)?.fills[targetSlot]?.photoId !== photoId) placePhoto(workspace, targetSlot, photoId);
  workspace.view.set({ targetSlot: null });
}

/** Places the selection into the free slots, in order. */
export function placeWaiting(workspace: Workspace): void {
  const { armed } = workspace.view.store.getState();
  const free = firstEmptySlot(workspace);
  if (armed?.kind === 'place' && free !== undefined) placePhotos(workspace, free, inPlacingOrder(workspace, armed.photoIds));
}

/** Clears the selection. */
export function stopPicking(workspace: Workspace): void {
  workspace.view.set({ armed: null, isPickingSeveral: false });
}

/**
 * Deletes photos from the collage as one undo step, and shows a notice
 * if their slots remain empty; error tiles are removed without a notice.
 */
export function removePhotos(workspace: Workspace, photoIds: readonly string[]): void {
  const collage = openCollage(workspace);
  const ids = new Set(photoIds);
  const collageIds = collage?.photos.filter(({ id }) => ids.has(id)).map(({ id }) => id) ?? [];
  const placed = new Set(Object.values(collage?.fills ?? {}).map(({ photoId }) => photoId));
  const count = collageIds.filter((id) => placed.has(id)).length;
  const [only = ''] = photoIds;
  const announcement =
    photoIds.length === 1
      ? textNow()('saidRemoved', { name: nameOf(workspace, only) })
      : textNow()('saidRemovedSeveral', { count: ids.size });
  const isClosed = count > 0 && isFollowing(workspace);
  const joinKey = newJoinKey('remove');
  if (collageIds.length > 0) workspace.work.getState().dispatch({ type: 'remove-photos', photoIds: collageIds }, joinKey);
  if (isClosed) void followPhotos(workspace, [], joinKey);
  workspace.photos.drop(photoIds.filter((id) => !collageIds.includes(id)));
  const { armed, notice } = workspace.view.store.getState();
  const remaining = armed?.kind === 'place' ? armed.photoIds.filter((id) => !ids.has(id)) : [];
  workspace.view.set({
    armed: armed?.kind !== 'place' ? armed : remaining.length > 0 ? { ...armed, photoIds: remaining } : null,
    notice: count > 0 && !isClosed ? { key: 'photosRemoved', count } : notice,
    announcement,
  });
}

function firstEmptySlot(workspace: Workspace): string | undefined {
  const fills = openCollage(workspace)?.fills ?? {};
  return openSlots(workspace).find((slot) => !fills[slot]);
}

function canWait(workspace: Workspace, photoId: string): boolean {
  const entry = workspace.photos.entryOf(photoId);
  return entry !== undefined && isAccepted(entry);
}
