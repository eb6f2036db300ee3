import type { Command } from '@muro/domain';

/**
 * State machine of dragging a photo. Inside its slot the photo moves under the frame; once the pointer leaves the slot the photo is
 * carried: the move is undone and a thumbnail follows the pointer to another slot. A tray photo is carried from the start.
 *
 *     none ──start──▶ moving (in the slot) ──pointer leaves──▶ carrying ──drop on a slot──▶ command
 *                       └ drop: the new view stays                ├ drop on the tray: the slot is empty
 *                                                                 └ drop elsewhere, cancel: no change
 */
export type SlotDrag =
  | { readonly mode: 'none' }
  | { readonly mode: 'moving'; readonly slot: string; readonly photoId: string }
  | {
      readonly mode: 'carrying';
      readonly photoId: string;
      /** Null if the photo comes from the tray. */
      readonly from: string | null;
      readonly over: string | null;
      /** True if it was lifted from a slot and is over the tray. */
      readonly isOverTray: boolean;
    };

export type DragEvent =
  | { readonly type: 'start'; readonly slot: string; readonly photoId: string; readonly canMove: boolean }
  | { readonly type: 'start-from-tray'; readonly photoId: string }
  /** `over`: the photo slot under the pointer, null if there is none. */
  | { readonly type: 'point'; readonly over: string | null; readonly isOverTray?: boolean }
  | { readonly type: 'end' };

export const NO_DRAG: SlotDrag = { mode: 'none' };

/** Returns the drag after an event; the same object if nothing changed, as for most pointer moves. */
export function slotDrag(drag: SlotDrag, event: DragEvent): SlotDrag {
  switch (event.type) {
    case 'start':
      return event.canMove
        ? { mode: 'moving', slot: event.slot, photoId: event.photoId }
        : { mode: 'carrying', photoId: event.photoId, from: event.slot, over: event.slot, isOverTray: false };
    case 'start-from-tray':
      return { mode: 'carrying', photoId: event.photoId, from: null, over: null, isOverTray: false };
    case 'point':
      return pointed(drag, event.over, event.isOverTray ?? false);
    case 'end':
      return NO_DRAG;
  }
}

function pointed(drag: SlotDrag, over: string | null, isTray: boolean): SlotDrag {
  if (drag.mode === 'none') return drag;
  if (drag.mode === 'moving') {
    return over === drag.slot ? drag : { mode: 'carrying', photoId: drag.photoId, from: drag.slot, over, isOverTray: isTray };
  }
  const isOverTray = isTray && drag.from !== null;
  return over === drag.over && isOverTray === drag.isOverTray ? drag : { ...drag, over, isOverTray };
}

/** Returns the command of a drop at this place; null if it has no effect. [EDIT-21] */
export function dropCommand(drag: SlotDrag): Command | null {
  if (drag.mode !== 'carrying') return null;
  if (drag.isOverTray && drag.from !== null) return { type: 'empty-slot', slot: drag.from };
  if (drag.over === null || drag.over === drag.from) return null;
  return drag.from === null
    ? { type: 'place-photo', slot: drag.over, photoId: drag.photoId }
    : { type: 'swap-slots', from: drag.from, to: drag.over };
}
