import { type Collage, canRedo, canUndo, type History } from '@muro/domain';
import type { PhotosFirst } from '../../flow/photos/photos-first.ts';

/**
 * The open work: one collage with its history, and its state on the server. All changes of the collage go through `dispatch` of its store;
 * screens read with a selector.
 */
export interface Work {
  /** Null while no collage is open. */
  readonly history: History | null;
  /** The server's number as text; null until a save was acknowledged. */
  readonly collageId: string | null;
  /** The collage of the last acknowledged save, or as loaded. */
  readonly savedCollage: Collage | null;
  readonly isSaving: boolean;
  /** True after Cancel was pressed, until the save has stopped. [EDIT-17] */
  readonly isCancelling: boolean;
  /** Sequence number of the work on this page: increases with every `open`, unchanged by save and undo. */
  readonly workNumber: number;
  /** True if the work was restored from this device and has changes that the server lacks. */
  readonly isRestored: boolean;
  /** Settings for filling each chosen design with the photos; null if the design keeps its fixed places. */
  readonly photosFirst: PhotosFirst | null;
}

/** State while no collage is open. */
export const CLOSED: Work = {
  history: null,
  collageId: null,
  savedCollage: null,
  isSaving: false,
  isCancelling: false,
  workNumber: 0,
  isRestored: false,
  photosFirst: null,
};

export function collageOf(work: Work): Collage | null {
  return work.history?.present ?? null;
}

/** True if everything in the open collage is on the server. */
export function isSaved(work: Work): boolean {
  return work.history !== null && work.savedCollage === work.history.present;
}

/** True if leaving would lose changes. A new, untouched collage has nothing to lose. [ROUTE-28] [EDIT-29] */
export function hasUnsavedChanges(work: Work): boolean {
  const { history } = work;
  if (!history || isSaved(work)) return false;
  return work.savedCollage !== null || work.isRestored || canUndo(history) || canRedo(history);
}
