import { type PhotoLayer, photoLayerNamed } from '@muro/domain';
import { dropPhotos } from '../../../app/collage/arrange-actions.ts';
import { applyArmed, choosePhoto, swapSlots } from '../../../app/collage/editor-actions.ts';
import { setEditorView, useDragPoint, useEditorView } from '../../../app/collage/editor-view.ts';
import { cancelLive, commitLive, movePhoto } from '../../../app/collage/live-view.ts';
import { pageOf } from '../../../app/collage/open-page.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { inLaterFrame } from '../../../app/later-frame.ts';
import { textNow } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { entryOf } from '../../../app/photos/photo-library.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';
import { isNewClick, type PhotoClick } from '../../../flow/photos/photo-click.ts';
import { canEdit } from '../../../flow/photos/photo-entry.ts';
import { isInSlot } from '../../../flow/slots/point-in-slot.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { dropCommand, NO_DRAG, type SlotDrag, slotDrag } from '../../../flow/slots/slot-drag.ts';
import { focusSlot } from '../slots/slot-element.ts';

let lastClick: PhotoClick | null = null;

/** What the pointers do on the page. [EDST-05] [EDST-06] [EDIT-19 … EDIT-21] [TOUCH-05] */
export function stageGesture(gesture: Gesture, hitAt: HitAt): void {
  if (gesture.type === 'tap') tapped(hitAt(gesture.xPx, gesture.yPx).layer);
  else if (gesture.type === 'move-start') startDrag(gesture.xPx, gesture.yPx, hitAt);
  else if (gesture.type === 'move') pointDrag(gesture, hitAt);
  else if (gesture.type === 'move-end') dropDrag();
  else if (gesture.type === 'move-cancel') cancelDrag();
}

/** A photo of the tray is carried in the same way. */
export function trayGesture(photoId: string, gesture: Gesture, hitAt: HitAt | null): void {
  if (gesture.type === 'move-start') {
    pointAt(gesture);
    setDrag(slotDrag(NO_DRAG, { type: 'start-from-tray', photoId }));
  } else if (gesture.type === 'move' && hitAt) {
    pointDrag(gesture, hitAt);
  } else if (gesture.type === 'move-end') {
    dropDrag();
  } else if (gesture.type === 'move-cancel') {
    cancelDrag();
  }
}

/** A slot was chosen by pointer, key or assistive tool. */
export function activateSlot(slot: string): void {
  const { armed } = useEditorView.getState();
  if (armed) applyArmed(armed, slot);
  else if (collageOf(useWork.getState())?.fills[slot]) setEditorView({ menuSlot: slot });
  else choosePhoto(slot);
}

function tapped(layer: ReturnType<HitAt>['layer']): void {
  if (layer?.kind === 'photo') {
    const click = { slot: layer.slot, atMs: performance.now() };
    if (!isNewClick(lastClick, click)) return;
    lastClick = click;
    focusSlot(layer.slot); // a finger gives no focus by itself
    activateSlot(layer.slot);
  } else if (layer?.kind === 'text' && layer.editable) {
    useNavigation.getState().send({ type: 'open-title' });
  } else {
    setEditorView({ armed: null, menuSlot: null });
  }
}

function startDrag(xPx: number, yPx: number, hitAt: HitAt): void {
  const { layer } = hitAt(xPx, yPx);
  const fill = layer?.kind === 'photo' ? collageOf(useWork.getState())?.fills[layer.slot] : undefined;
  if (layer?.kind !== 'photo' || !fill) return;
  const canMove = canEdit(entryOf(fill.photoId));
  setEditorView({ menuSlot: null, armed: null });
  setDrag(slotDrag(NO_DRAG, { type: 'start', slot: layer.slot, photoId: fill.photoId, canMove }));
}

function pointDrag({ xPx, yPx, dxPx, dyPx }: Gesture & { readonly type: 'move' }, hitAt: HitAt): void {
  const { drag } = useEditorView.getState();
  if (drag.mode === 'none') return;
  const hit = hitAt(xPx, yPx);
  const home = drag.mode === 'moving' ? layerNamed(drag.slot) : undefined;
  const isHome = home !== undefined && isInSlot(home, hit.point);
  if (home && isHome) {
    movePhoto(home.slot, untilted({ x: dxPx / hit.pxPerCm, y: dyPx / hit.pxPerCm }, home.tiltDeg));
    return;
  }
  if (drag.mode === 'moving') cancelLive();
  pointAt({ xPx, yPx });
  setDrag(slotDrag(drag, { type: 'point', over: hit.layer?.kind === 'photo' ? hit.layer.slot : null }));
}

function dropDrag(): void {
  const { drag } = useEditorView.getState();
  if (drag.mode === 'moving') commitLive();
  const command = dropCommand(drag);
  if (command?.type === 'swap-slots') swapSlots(command.from, command.to);
  if (command?.type === 'place-photo') dropPhotos(command.slot, command.photoId);
  if (command) {
    inLaterFrame(() => endDrag(drag));
  } else {
    unsay(drag);
    endDrag(drag);
  }
}

/** Ghost and marks go, unless another photo was picked up meanwhile. */
function endDrag(drag: SlotDrag): void {
  if (useEditorView.getState().drag === drag) setDrag(NO_DRAG);
}

function cancelDrag(): void {
  cancelLive();
  unsay(useEditorView.getState().drag);
  setDrag(NO_DRAG);
}

function setDrag(drag: SlotDrag): void {
  const before = useEditorView.getState().drag;
  if (drag === before) return;
  const isLifted = drag.mode === 'carrying' && before.mode !== 'carrying';
  setEditorView({ drag, ...(isLifted && { said: textNow()('dragHint') }) });
}

/** Nothing is carried any more, and nothing came of it. */
function unsay(drag: SlotDrag): void {
  if (drag.mode === 'carrying') setEditorView({ said: '' });
}

function pointAt({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }): void {
  useDragPoint.setState({ xPx, yPx });
}

function layerNamed(slot: string): PhotoLayer | undefined {
  const collage = collageOf(useWork.getState());
  return collage ? photoLayerNamed(pageOf(collage), slot) : undefined;
}

/** A step on the page as the turned slot sees it. */
function untilted({ x, y }: { readonly x: number; readonly y: number }, tiltDeg: number) {
  const angle = (-tiltDeg * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}
