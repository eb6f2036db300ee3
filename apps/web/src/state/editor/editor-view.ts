import { createStore } from 'zustand';
import type { TraySort } from '../../flow/photos/tray-order.ts';
import type { TraySelection } from '../../flow/photos/tray-selection.ts';
import { NO_DRAG, type SlotDrag } from '../../flow/slots/slot-drag.ts';

/** A selection that waits for its target slot. */
export type Armed = ({ readonly kind: 'place' } & TraySelection) | { readonly kind: 'swap'; readonly slot: string };

/** View state of the editor besides the collage; it is neither saved nor undone. */
export interface EditorView {
  /** Slot whose menu is open. */
  readonly menuSlot: string | null;
  /** Slot or text of the page that is the tab stop (roving tabindex): the last focused one; null before any focus. */
  readonly stop: string | null;
  /** Slot that the chooser fills; null if it was opened for no particular slot. */
  readonly targetSlot: string | null;
  /** Slot that the photo dialog edits. */
  readonly editSlot: string | null;
  /** Part shown below the photo in its dialog; 'text' opens a dialog of its own instead. */
  readonly editPart: 'tools' | 'effects' | 'text';
  readonly armed: Armed | null;
  /** True if each click in the tray adds to the selection: for touch, which has no Ctrl key. */
  readonly isPickingSeveral: boolean;
  readonly traySort: TraySort;
  readonly isUnusedOnly: boolean;
  readonly isKeysHelpShown: boolean;
  readonly drag: SlotDrag;
  readonly isQualityShown: boolean;
  /** True if the stage shows the whole sheet of a canvas with its folds; false for the front as it hangs. [WALL-24] */
  readonly isAllRound: boolean;
  /** True while subjects are being searched: photos with automatic position may still move. */
  readonly isFindingSubjects: boolean;
  /** Progress of a slow layout: the number of photos, and 0 … 1; null if none runs. */
  readonly arranging: { readonly count: number; readonly share: number } | null;
  /** True if a new layout of the same photos would be clearly better than the current one. */
  readonly isBetterLayoutKnown: boolean;
  readonly notice: Notice | null;
  /** Text of the live region for screen readers: the last action. */
  readonly announcement: string;
  /** Counter of live region updates: repeating an action announces the same text again. */
  readonly announcementCount: number;
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
  isAllRound: false,
  isFindingSubjects: false,
  arranging: null,
  isBetterLayoutKnown: false,
  notice: null,
  announcement: '',
  announcementCount: 0,
};

/** Pointer position while a photo is dragged, CSS px of the window. */
export interface DragPoint {
  readonly xPx: number;
  readonly yPx: number;
}

export type EditorViewStore = ReturnType<typeof createEditorView>;

export function createEditorView() {
  const store = createStore<EditorView>()(() => FRESH);
  return {
    store,
    /** A separate store, because it changes in every frame. */
    dragPoint: createStore<DragPoint>()(() => ({ xPx: 0, yPx: 0 })),
    set: (part: Partial<Omit<EditorView, 'announcementCount'>>): void =>
      store.setState(
        part.announcement === undefined ? part : ({ announcementCount }) => ({ ...part, announcementCount: announcementCount + 1 }),
      ),
    reset: (): void => store.setState(FRESH, true),
  };
}
