import { createStore } from 'zustand';
import type { TraySort } from '../../flow/photos/tray-order.ts';
import type { TraySelection } from '../../flow/photos/tray-selection.ts';
import { NO_DRAG, type SlotDrag } from '../../flow/slots/slot-drag.ts';

/** Something was chosen and waits for the space where it goes. */
export type Armed = ({ readonly kind: 'place' } & TraySelection) | { readonly kind: 'swap'; readonly slot: string };

/** What the editor shows beside the collage itself; nothing of it is saved or undone. */
export interface EditorView {
  /** Slot whose menu is open. */
  readonly menuSlot: string | null;
  /** Slot or text of the page that Tab leads to: the one that had the focus last; null before any had. */
  readonly stop: string | null;
  /** Slot that the chooser fills; null when it was opened for no slot in particular. */
  readonly targetSlot: string | null;
  /** Slot that the photo dialog edits. */
  readonly editSlot: string | null;
  /** What lies below the photo in its dialog; for the text on it the dialog gives way to one of its own. */
  readonly editPart: 'tools' | 'effects' | 'text';
  readonly armed: Armed | null;
  /** Each click in the tray adds a photo to those that wait: for fingers, which have no Ctrl. */
  readonly isPickingSeveral: boolean;
  readonly traySort: TraySort;
  readonly isUnusedOnly: boolean;
  readonly isKeysHelpShown: boolean;
  readonly drag: SlotDrag;
  readonly isQualityShown: boolean;
  /** Subjects are being looked for: photos that nobody moved may still come to lie by them. */
  readonly isLayingPhotos: boolean;
  /** A layout for so many photos is taking its time, and how far it is, 0 … 1. */
  readonly arranging: { readonly count: number; readonly share: number } | null;
  /** A new layout of the same photos would be clearly better than the present one. */
  readonly isBetterLayoutKnown: boolean;
  readonly notice: Notice | null;
  /** The last thing done, for screen readers. */
  readonly said: string;
  /** How many things have been said: to undo twice is said twice, though the words are the same. */
  readonly saidTimes: number;
}

export type Notice =
  | { readonly key: 'NOT_ALL_PHOTOS_PLACED' }
  | { readonly key: 'photosWaiting'; readonly count: number }
  | { readonly key: 'photosLeftOut'; readonly count: number; readonly most: number }
  | { readonly key: 'photosPlaced'; readonly placed: number; readonly count: number }
  | { readonly key: 'photosRemoved'; readonly count: number };

const FRESH: EditorView = {
  menuSlot: null,
  stop: null,
  targetSlot: null,
  editSlot: null,
  editPart: 'tools',
  armed: null,
  isPickingSeveral: false,
  traySort: 'added',
  isUnusedOnly: false,
  isKeysHelpShown: false,
  drag: NO_DRAG,
  isQualityShown: false,
  isLayingPhotos: false,
  arranging: null,
  isBetterLayoutKnown: false,
  notice: null,
  said: '',
  saidTimes: 0,
};

/** Where the pointer is while a photo is carried, CSS px of the window. */
export interface DragPoint {
  readonly xPx: number;
  readonly yPx: number;
}

export type EditorViewStore = ReturnType<typeof createEditorView>;

export function createEditorView() {
  const store = createStore<EditorView>()(() => FRESH);
  return {
    store,
    /** Apart, because it changes with every frame. */
    dragPoint: createStore<DragPoint>()(() => ({ xPx: 0, yPx: 0 })),
    set: (part: Partial<Omit<EditorView, 'saidTimes'>>): void =>
      store.setState(part.said === undefined ? part : ({ saidTimes }) => ({ ...part, saidTimes: saidTimes + 1 })),
    reset: (): void => store.setState(FRESH, true),
  };
}
