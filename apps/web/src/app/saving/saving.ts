import { create } from 'zustand';
import type { SavedAs } from '../../client/save.ts';
import { type FailedPhoto, NOT_SAVING, type SaveProcess } from '../../flow/saving/save-process.ts';
import type { UploadFault } from '../../flow/uploads/photo-upload.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { logEvent } from '../../state/window/page-views.ts';
import type { CollagePictures } from '../photos/photo-pictures.ts';
import type { Uploads } from '../uploads/background-uploads.ts';
import type { UploadPorts } from '../uploads/run-upload.ts';
import { postCollage, type SaveOptions } from './post-collage.ts';
import { type RetryPorts, retryCall } from './retry-for-a-minute.ts';
import { createSaver, SaveError } from './saver.ts';
import { paintScreenshot } from './screenshot.ts';

interface SavingState {
  readonly process: SaveProcess;
  /** Photos that wait for their second attempt, with their fault. */
  readonly waiting: ReadonlyMap<string, UploadFault>;
  /** Number of calls and photos that are being retried. */
  readonly trying: number;
}

interface SavingNeeds {
  readonly workspace: Workspace;
  readonly ports: UploadPorts;
  readonly pictures: CollagePictures;
  /** The background uploads: they pause during a save and continue after it. */
  readonly uploads: Pick<Uploads, 'sync' | 'fail'>;
}

export type Saving = ReturnType<typeof createSaving>;

const retryPortsOf = ({ wait, chance }: Pick<RetryPorts, 'wait' | 'chance'>, onRetrying: RetryPorts['onRetrying']): RetryPorts => ({
  wait,
  chance,
  nowMs: () => performance.now(),
  onRetrying,
});

/** Logs the reason of a failed save. @returns the photos that were not uploaded */
function reported(error: unknown): readonly FailedPhoto[] {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  logEvent('save error', { message });
  return error instanceof SaveError ? error.process.progress.errorResourceItems : [];
}

interface SavingStep {
  readonly isSaving: boolean;
  readonly failed: readonly FailedPhoto[];
}

/** Tells work and uploads that a save has started or ended. */
function showSaving(work: SavingNeeds['workspace']['work'], uploads: SavingNeeds['uploads'], { isSaving, failed }: SavingStep): void {
  if (work.getState().isSaving !== isSaving) work.getState().setSaving(isSaving);
  uploads.fail(failed);
  uploads.sync();
}

/** Creates the saving of one work; `store` is its state for the save dialog. */
export function createSaving({ workspace, ports, pictures, uploads }: SavingNeeds) {
  const { work, photos } = workspace;
  const store = create<SavingState>()(() => ({ process: NOT_SAVING, waiting: new Map(), trying: 0 }));
  let options: SaveOptions = { isForOrder: false };
  const retryPorts = retryPortsOf(ports, (isRetrying) => store.setState(({ trying }) => ({ trying: trying + (isRetrying ? 1 : -1) })));
  const saver = createSaver<SavedAs>({
    ...ports,
    ...retryPorts,
    paint: () => paintScreenshot(collageOf(work.getState()), pictures),
    post: (screenshot, signal) => postCollage(workspace, options, screenshot, signal),
    onProcess: (process) => store.setState({ process }),
    onWaiting: (waiting) => store.setState({ waiting }),
  });

  const setSaving = (isSaving: boolean, failed: readonly FailedPhoto[] = []) => showSaving(work, uploads, { isSaving, failed });

  /**
   * Saves the open collage; the work stays 'unsaved' until the server acknowledges.
   *
   * @returns null if cancelled
   * @throws {SaveError} and Error 'Already busy saving.'; reported to analytics [ERRP-03] [PV-06]
   */
  const save = async (wanted: SaveOptions): Promise<SavedAs | null> => {
    const collage = collageOf(work.getState());
    if (!collage) throw new RangeError('Expected an open collage for saving but received none');
    options = wanted;
    const saved = saver.save(photos.toSend(collage), { wantsScreenshot: true });
    setSaving(true);
    let failed: readonly FailedPhoto[] = [];
    try {
      return await saved;
    } catch (error) {
      failed = reported(error);
      throw error;
    } finally {
      setSaving(false, failed);
    }
  };

  /** Cancels the running save. [SAVE-10] */
  const cancel = (): void => {
    work.getState().setCancelling();
    saver.cancel();
  };

  /** Runs a call that belongs to saving; retries it for up to a minute while the server does not answer. */
  const calling = <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => retryCall(call, retryPorts, signal);

  return { store, save, cancel, calling };
}
