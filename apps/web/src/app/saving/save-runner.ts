import { isFinished } from '@muro/domain';
import { create } from 'zustand';
import type { SavedAs } from '../../client/save.ts';
import { missingPhotos } from '../../flow/photos/missing-photos.ts';
import { FILE_MISSING, type UploadFault } from '../../flow/photos/photo-upload.ts';
import { type FailedPhoto, NOT_SAVING, type SaveProcess } from '../../flow/saving/save-process.ts';
import { pageOf } from '../collage/open-page.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { logEvent } from '../navigate/page-views.ts';
import { entryOf, markFailed, photosToSend, usePhotoLibrary } from '../photos/photo-library.ts';
import { uploadPorts } from '../uploads/upload-ports.ts';
import { postCollage, type SaveOptions } from './post-collage.ts';
import { createSaver } from './saver.ts';
import { paintScreenshot } from './screenshot.ts';

interface SavingStore {
  readonly process: SaveProcess;
  /** Photos that wait for their second try, with what went wrong. */
  readonly waiting: ReadonlyMap<string, UploadFault>;
}

/** What the save dialog shows of a save under way. */
export const useSaving = create<SavingStore>()(() => ({ process: NOT_SAVING, waiting: new Map() }));

let options: SaveOptions = { isForOrder: false };

const saver = createSaver<SavedAs>({
  ...uploadPorts,
  paint: paintScreenshot,
  post: (screenshot, signal) => postCollage(options, screenshot, signal),
  nowMs: () => performance.now(),
  onProcess: (process) => useSaving.setState({ process }),
  onWaiting: (waiting) => useSaving.setState({ waiting }),
});

/**
 * Saves the open collage; the work keeps its 'unsaved' mark until the server acknowledged.
 *
 * @returns null when it was cancelled
 * @throws {SaveError} and Error 'Already busy saving.'; reported to analytics [ERRP-03] [PV-06]
 */
export async function saveWork(wanted: SaveOptions): Promise<SavedAs | null> {
  const work = useWork.getState();
  const collage = collageOf(work);
  if (!collage) throw new RangeError('Expected an open collage for saving but received none');
  options = wanted;
  const saving = saver.save(photosToSend(collage), { wantsScreenshot: true });
  work.setSaving(true);
  try {
    return await saving;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    logEvent('save error', { message });
    throw error;
  } finally {
    if (useWork.getState().isSaving) useWork.getState().setSaving(false);
  }
}

/** [SAVE-10] */
export function cancelSave(): void {
  useWork.getState().setCancelling();
  saver.cancel();
}

/** Photos of the open collage that nothing can be sent of: their file has to be chosen again. */
export function missingToSave(): readonly FailedPhoto[] {
  const photos = collageOf(useWork.getState())?.photos ?? [];
  return missingPhotos(photos, usePhotoLibrary.getState()).map(({ id, name }) => ({ id, name, fault: FILE_MISSING }));
}

/**
 * Takes photos whose upload failed out of all layers and into their error state; says whether every slot is still filled. Those that
 * wait for their file go as one step, which can be undone. [SDLG-33]
 */
export function removeFailedPhotos(ids: readonly string[]): boolean {
  const missing = ids.filter((id) => entryOf(id)?.isMissing);
  if (missing.length > 0) useWork.getState().dispatch({ type: 'remove-photos', photoIds: missing });
  for (const id of ids) if (!missing.includes(id)) markFailed(id, 'ERROR_COULD_NOT_LOAD');
  return isOpenFinished();
}

export function isOpenFinished(): boolean {
  const collage = collageOf(useWork.getState());
  return collage !== null && isFinished(pageOf(collage), collage);
}
