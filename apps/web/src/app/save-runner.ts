import { type Collage, isFinished, type SaveTools, savedCollageOf, writeCollageXml } from '@muro/domain';
import { create } from 'zustand';
import { HttpFault } from '../client/http.ts';
import { type SaveCall, type SavedAs, saveCollage } from '../client/save.ts';
import { uploadPhoto } from '../client/upload.ts';
import { isReadableFile } from '../files/is-readable.ts';
import type { UploadFault } from '../flow/photo-upload.ts';
import { NOT_SAVING, type PhotoToSend, type SaveProcess } from '../flow/save-process.ts';
import { useAccount } from './account-store.ts';
import { useDesign } from './design-store.ts';
import { showAddress } from './go.ts';
import { visitId } from './heartbeat-runner.ts';
import { pageOf } from './open-page.ts';
import { logEvent } from './page-views.ts';
import { editorPath } from './paths.ts';
import { entryOf, localPhotos, markFailed, markStored, suggestedRotationNow } from './photo-library.ts';
import { createSaver } from './saver.ts';
import { paintScreenshot } from './screenshot.ts';
import { noteStored, storedWork } from './stored-work.ts';
import { useTextStore } from './text-store.ts';
import { collageOf, useWork } from './work-store.ts';

interface SavingStore {
  readonly process: SaveProcess;
  /** Photos that wait for their second try, with what went wrong. */
  readonly waiting: ReadonlyMap<string, UploadFault>;
}

/** What the save dialog shows of a save under way. */
export const useSaving = create<SavingStore>()(() => ({ process: NOT_SAVING, waiting: new Map() }));

export interface SaveOptions {
  readonly isForOrder: boolean;
  /** Stores over a newer version. */
  readonly isOverwrite?: boolean;
}

let options: SaveOptions = { isForOrder: false };

/**
 * A save whose answer never came: the server may have it. Sent again under the same name it is stored once,
 * so it is settled before anything newer is sent.
 */
let unanswered: { readonly call: SaveCall; readonly collage: Collage; readonly workNumber: number } | null = null;

const saver = createSaver<SavedAs>({
  upload: sendPhoto,
  isReadable: async ({ id }) => isReadableFile(entryOf(id)?.file ?? null),
  paint: paintScreenshot,
  post: postCollage,
  wait: (ms, signal) => pause(ms, signal),
  chance: Math.random,
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
  const photos = localPhotos(collage).map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes }));
  const saving = saver.save(photos, { wantsScreenshot: true });
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

/** Takes photos whose upload failed out of all layers and into their error state; says whether every slot is still filled. [SDLG-33] */
export function removeFailedPhotos(ids: readonly string[]): boolean {
  for (const id of ids) markFailed(id, 'ERROR_COULD_NOT_LOAD');
  return isOpenFinished();
}

export function isOpenFinished(): boolean {
  const collage = collageOf(useWork.getState());
  return collage !== null && isFinished(pageOf(collage), collage);
}

async function sendPhoto({ id }: PhotoToSend, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
  const entry = entryOf(id);
  const collage = collageOf(useWork.getState());
  if (!entry || !collage || entry.onServer) return;
  if (!entry.file) throw new RangeError(`Expected a local file for photo ${id} but received none`);
  const suggestedRotation = suggestedRotationNow(entry, collage);
  const { file, name, type, key, webSize: resized } = entry;
  const answer = await uploadPhoto(
    { file, name, type, key: key ?? '', suggestedRotation, resized, session: visitId() },
    { signal, onProgress },
  );
  noteStored({ owner: useAccount.getState().username });
  markStored(id, { id: String(answer.id), src: answer.src });
}

async function postCollage(screenshot: string | null, signal: AbortSignal): Promise<SavedAs> {
  const settled = await settleUnanswered(signal);
  const collage = collageOf(useWork.getState());
  if (!collage) throw new RangeError('Expected an open collage for saving but received none');
  if (settled && settled.collage === collage && settled.isForOrder === options.isForOrder) return settled.stored;
  const { collageId, workNumber } = useWork.getState();
  const call: SaveCall = {
    collageXml: writeCollageXml(savedCollageOf(collage, saveTools(collage, screenshot))),
    isForOrder: options.isForOrder,
    childTemplateId: collage.design.childTemplateId,
    collageId,
    baseVersion: options.isOverwrite ? null : storedWork().version,
    attempt: newAttempt(),
  };
  unanswered = { call, collage, workNumber };
  return await send(call, collage, signal);
}

function saveTools(collage: Collage, screenshot: string | null): SaveTools {
  const { templateId, childTemplateId } = collage.design;
  const files = collage.photos.map(({ id }) => [
    id,
    { unique: entryOf(id)?.key ?? '', suggestedRotation: entryOf(id)?.suggestedRotation ?? 0 },
  ]);
  const customSize = useDesign.getState().choices[templateId]?.customSize ?? null;
  return {
    page: pageOf(collage),
    photoFiles: Object.fromEntries(files),
    screenshot: screenshot ?? '',
    customSize: customSize?.id === childTemplateId ? customSize : null,
  };
}

async function settleUnanswered(signal: AbortSignal) {
  const open = unanswered;
  if (!open || open.workNumber !== useWork.getState().workNumber) return null;
  const stored = await send(open.call, open.collage, signal);
  return { stored, collage: open.collage, isForOrder: open.call.isForOrder };
}

async function send(call: SaveCall, collage: Collage, signal: AbortSignal): Promise<SavedAs> {
  try {
    const stored = await saveCollage(call, signal);
    unanswered = null;
    acknowledge(stored, collage);
    return stored;
  } catch (error) {
    if (isAnswered(error)) unanswered = null;
    throw error;
  }
}

function acknowledge(stored: SavedAs, collage: Collage): void {
  const isFirst = useWork.getState().collageId === null;
  useWork.getState().setSaved(stored.collageId, collage);
  noteStored({ version: stored.version, owner: useAccount.getState().username });
  if (isFirst) showAddress(editorPath(useTextStore.getState().locale, stored.collageId));
}

/** The server said yes or no; anything else leaves open whether it has the collage. */
function isAnswered(error: unknown): boolean {
  return error instanceof HttpFault && error.kind === 'refused' && error.status < 500;
}

function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
