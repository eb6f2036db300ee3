import { memoize, type PhotoLayer, photoLayerNamed } from '@muro/domain';
import { dropPhotos } from '../../../app/collage/arrange-actions.ts';
import { applyArmed, choosePhoto, emptySlot, swapSlots } from '../../../app/collage/editor-actions.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';
import { isNewClick, type PhotoClick } from '../../../flow/photos/photo-click.ts';
import { canEdit } from '../../../flow/photos/photo-entry.ts';
import { isInSlot } from '../../../flow/slots/point-in-slot.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { dropCommand, NO_DRAG, type SlotDrag, slotDrag } from '../../../flow/slots/slot-drag.ts';
import { pageOf } from '../../../state/collage/open-page.ts';
import { collageOf } from '../../../state/collage/work.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { textNow } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import { afterNextPaint } from '../../../state/window/after-next-paint.ts';
import { focusSlot } from '../slots/slot-element.ts';
import { isOverTray } from './tray-box.ts';

/** The last click on a photo of each workspace. */
const clicksOf = memoize((_: Workspace): { last: PhotoClick | null } => ({ last: null }));

/** Handles pointer gestures on the page. [EDST-05] [EDST-06] [EDIT-19 … EDIT-21] [TOUCH-05] */
export function stageGesture(workspace: Workspace, gesture: Gesture, hitAt: HitAt): void {
  if (gesture.type === 'tap') tapped(workspace, hitAt(gesture.xPx, gesture.yPx).layer);
  else if (gesture.type === 'move-start') startDrag(workspace, gesture.xPx, gesture.yPx, hitAt);
  else if (gesture.type === 'move') pointDrag(workspace, gesture, hitAt);
  else if (gesture.type === 'move-end') dropDrag(workspace);
  else if (gesture.type === 'move-cancel') cancelDrag(workspace);
}

/** Handles pointer gestures on a photo of the tray. */
export function trayGesture(workspace: Workspace, photoId: string, gesture: Gesture, hitAt: HitAt | null): void {
  if (gesture.type === 'move-start') {
    pointAt(workspace, gesture);
    setDrag(workspace, slotDrag(NO_DRAG, { type: 'start-from-tray', photoId }));
  } else if (gesture.type === 'move' && hitAt) {
    pointDrag(workspace, gesture, hitAt);
  } else if (gesture.type === 'move-end') {
    dropDrag(workspace);
  } else if (gesture.type === 'move-cancel') {
    cancelDrag(workspace);
  }
}

/** Activates a slot by pointer, key or assistive technology. */
export function activateSlot(workspace: Workspace, slot: string): void {
  const { armed } = workspace.view.store.getState();
  if (armed) applyArmed(workspace, armed, slot);
  else if (collageOf(workspace.work.getState())?.fills[slot]) workspace.view.set({ menuSlot: slot });
  else choosePhoto(workspace, slot);
}

function tapped(workspace: Workspace, layer: ReturnType<HitAt>['layer']): void {
  if (layer?.kind === 'photo') {
    const click = { slot: layer.slot, atMs: performance.now() };
    const clicks = clicksOf(workspace);
    if (!isNewClick(clicks.last, click)) return;
    clicks.last = click;
    focusSlot(layer.slot); // touch does not move the focus by itself
    activateSlot(workspace, layer.slot);
  } else if (layer?.kind === 'text' && layer.editable) {
    useNavigation.getState().send({ type: 'open-title' });
  } else {
    workspace.view.set({ armed: null, menuSlot: null });
  }
}

function startDrag(workspace: Workspace, xPx: number, yPx: number, hitAt: HitAt): void {
  const { layer } = hitAt(xPx, yPx);
  const fill = layer?.kind === 'photo' ? collageOf(workspace.work.getState())?.fills[layer.slot] : undefined;
  if (layer?.kind !== 'photo' || !fill) return;
  const canMove = canEdit(workspace.photos.entryOf(fill.photoId));
  workspace.view.set({ menuSlot: null, armed: null });
  setDrag(workspace, slotDrag(NO_DRAG, { type: 'start', slot: layer.slot, photoId: fill.photoId, canMove }));
}

function pointDrag(workspace: Workspace, { xPx, yPx, dxPx, dyPx }: Gesture & { readonly type: 'move' }, hitAt: HitAt): void {
  const { drag } = workspace.view.store.getState();
  if (drag.mode === 'none') return;
  const hit = hitAt(xPx, yPx);
  const home = drag.mode === 'moving' ? layerNamed(workspace, drag.slot) : undefined;
  const isHome = home !== undefined && isInSlot(home, hit.point);
  if (home && isHome) {
    workspace.live.move(home.slot, untilted({ x: dxPx / hit.pxPerCm, y: dyPx / hit.pxPerCm }, home.tiltDeg));
    return;
  }
  if (drag.mode === 'moving') workspace.live.cancel();
  pointAt(workspace, { xPx, yPx });
  const over = hit.layer?.kind === 'photo' ? hit.layer.slot : null;
  setDrag(workspace, slotDrag(drag, { type: 'point', over, isOverTray: over === null && isOverTray({ xPx, yPx }) }));
}

function dropDrag(workspace: Workspace): void {
  const { drag } = workspace.view.store.getState();
  if (drag.mode === 'moving') workspace.live.commit();
  const command = dropCommand(drag);
  if (command?.type === 'swap-slots') swapSlots(workspace, command.from, command.to);
  if (command?.type === 'empty-slot') emptySlot(workspace, command.slot);
  if (command?.type === 'place-photo') dropPhotos(workspace, command.slot, command.photoId);
  if (command) {
    afterNextPaint(() => endDrag(workspace, drag));
  } else {
    clearAnnouncement(workspace, drag);
    endDrag(workspace, drag);
  }
}

/** Ends the drag, unless another one has started meanwhile. */
function endDrag(workspace: Workspace, drag: SlotDrag): void {
  if (workspace.view.store.getState().drag === drag) setDrag(workspace, NO_DRAG);
}

function cancelDrag(workspace: Workspace): void {
  workspace.live.cancel();
  clearAnnouncement(workspace, workspace.view.store.getState().drag);
  setDrag(workspace, NO_DRAG);
}

function setDrag(workspace: Workspace, drag: SlotDrag): void {
  const before = workspace.view.store.getState().drag;
  if (drag === before) return;
  const isLifted = drag.mode === 'carrying' && before.mode !== 'carrying';
  workspace.view.set({ drag, ...(isLifted && { announcement: textNow()('dragHint') }) });
}

/** Clears the announcement of a cancelled drag. */
function clearAnnouncement(workspace: Workspace, drag: SlotDrag): void {
  if (drag.mode === 'carrying') workspace.view.set({ announcement: '' });
}

function pointAt(workspace: Workspace, { xPx, yPx }: { readonly xPx: number; readonly yPx: number }): void {
  workspace.view.dragPoint.setState({ xPx, yPx });
}

function layerNamed(workspace: Workspace, slot: string): PhotoLayer | undefined {
  const collage = collageOf(workspace.work.getState());
  return collage ? photoLayerNamed(pageOf(collage), slot) : undefined;
}

/** Rotates a step on the page into the coordinates of a tilted slot. */
function untilted({ x, y }: { readonly x: number; readonly y: number }, tiltDeg: number) {
  const angle = (-tiltDeg * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}
