import { describe, expect, it } from 'vitest';
import { type DragEvent, dropCommand, NO_DRAG, slotDrag } from './slot-drag.ts';

const dragAfter = (...events: readonly DragEvent[]) => events.reduce(slotDrag, NO_DRAG);
const start: DragEvent = { type: 'start', slot: 'img1', photoId: 'p', canMove: true };
const pointAt = (slot: string | null): DragEvent => ({ type: 'point', over: slot });

describe('dragging a photo', () => {
  it('moves it within its frame while the pointer is in its slot, and changes no slot', () => {
    const drag = dragAfter(start, pointAt('img1'));
    expect(drag).toEqual({ mode: 'moving', slot: 'img1', photoId: 'p' });
    expect(dropCommand(drag)).toBeNull();
  });

  it('[EDIT-20] drags it once the pointer leaves the slot, and does not return to moving', () => {
    expect(dragAfter(start, pointAt(null))).toMatchObject({ mode: 'carrying', from: 'img1', over: null });
    expect(dragAfter(start, pointAt(null), pointAt('img1'))).toMatchObject({ mode: 'carrying', over: 'img1' });
  });

  it('[EDIT-21] swaps two slots when it is dropped on another one', () => {
    expect(dropCommand(dragAfter(start, pointAt('img2')))).toEqual({ type: 'swap-slots', from: 'img1', to: 'img2' });
  });

  it('does nothing when dropped on its own slot, beside the page, or cancelled', () => {
    expect(dropCommand(dragAfter(start, pointAt('img2'), pointAt('img1')))).toBeNull();
    expect(dropCommand(dragAfter(start, pointAt('img2'), pointAt(null)))).toBeNull();
    expect(dropCommand(dragAfter(start, pointAt('img2'), { type: 'end' }))).toBeNull();
  });

  it('[PSTATE-10] a photo that is not loaded is dragged, never moved', () => {
    expect(dragAfter({ ...start, canMove: false })).toMatchObject({ mode: 'carrying', from: 'img1', over: 'img1' });
  });

  it('stays the same object while the pointer stays over one place', () => {
    const carried = dragAfter(start, pointAt('img2'));
    expect(slotDrag(carried, pointAt('img2'))).toBe(carried);
    expect(slotDrag(dragAfter(start), pointAt('img1'))).toEqual(dragAfter(start));
  });

  it('removes a photo from the collage when dropped on the tray; one from the tray stays there', () => {
    const toTray: DragEvent = { type: 'point', over: null, isOverTray: true };
    expect(dropCommand(dragAfter(start, toTray))).toEqual({ type: 'empty-slot', slot: 'img1' });
    expect(dropCommand(dragAfter(start, toTray, pointAt('img2')))).toEqual({ type: 'swap-slots', from: 'img1', to: 'img2' });
    expect(dropCommand(dragAfter(start, toTray, pointAt(null)))).toBeNull();
    expect(dropCommand(dragAfter({ type: 'start-from-tray', photoId: 'p' }, toTray))).toBeNull();
  });

  it('places a photo of the tray', () => {
    const drag = dragAfter({ type: 'start-from-tray', photoId: 'p' }, pointAt('img3'));
    expect(dropCommand(drag)).toEqual({ type: 'place-photo', slot: 'img3', photoId: 'p' });
  });
});
