import { type Collage, renamePhotos, type SaveTools, savedCollageOf, writeCollageXml } from '@muro/domain';
import { HttpFault } from '../../client/http.ts';
import { type SaveCall, type SavedAs, saveCollage } from '../../client/save.ts';
import type { UploadedPhoto } from '../../flow/photos/photo-entry.ts';
import { useAccount } from '../../state/account/account-store.ts';
import { showAddress } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { collageOf, isSaved } from '../../state/collage/work.ts';
import type { WorkStoreApi } from '../../state/collage/work-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { markStored, type Photos, suggestedRotationNow } from '../../state/photos/photo-library.ts';
import { applyCurrentLayout } from '../collage/current-layout.ts';
import { uploadedPhotos } from '../uploads/send-photo.ts';

export interface SaveOptions {
  readonly isForOrder: boolean;
  /** Overwrites a newer version. */
  readonly isOverwrite?: boolean;
  /** Stores a separate collage, besides the one that the work is based on. */
  readonly isNew?: boolean;
}

/** A sent save of the open collage. Local photos stay unchanged until the server acknowledges it. */
interface Posted {
  readonly call: SaveCall;
  readonly collage: Collage;
  /** The server's answers for its photos, by local id. */
  readonly uploaded: Readonly<Record<string, UploadedPhoto>>;
  readonly workNumber: number;
}

/**
 * A save without an answer: the server may have stored it. It is sent again with the same idempotency key, which stores it once, before any
 * newer save. It belongs to the work, whichever session saves next.
 */
const unanswered = new WeakMap<WorkStoreApi, Posted>();

/**
 * Stores the open collage in its current state.
 *
 * @throws {HttpFault}
 */
export async function postCollage(
  workspace: Workspace,
  options: SaveOptions,
  screenshot: string | null,
  signal: AbortSignal,
): Promise<SavedAs> {
  const settled = await settleUnanswered(workspace, signal);
  const work = workspace.work.getState();
  const collage = collageOf(work);
  if (!collage) throw new RangeError('Expected an open collage for saving but received none');
  if (settled && isSaved(work) && settled.isForOrder === options.isForOrder) return settled.stored;
  const uploaded = uploadedPhotos(workspace.photos, collage);
  const call: SaveCall = {
    collageXml: collageXml(workspace.photos, { collage, uploaded }, screenshot),
    isForOrder: options.isForOrder,
    childTemplateId: collage.design.childTemplateId,
    collageId: options.isNew ? null : work.collageId,
    baseVersion: options.isOverwrite || options.isNew ? null : workspace.stored.now().version,
    attempt: newAttempt(),
  };
  const posted = { call, collage, uploaded, workNumber: work.workNumber };
  unanswered.set(workspace.work, posted);
  return await send(workspace, posted, signal);
}

/** Returns the collage as sent to the server, with the server's photo ids. */
function collageXml(
  { entryOf }: Photos,
  { collage: localCollage, uploaded }: Pick<Posted, 'collage' | 'uploaded'>,
  screenshot: string | null,
): string {
  const collage = renamePhotos(localCollage, numbersOf(uploaded));
  const { templateId, childTemplateId } = collage.design;
  const files = localCollage.photos.map(({ id }) => {
    const entry = entryOf(id);
    return [uploaded[id]?.id ?? id, { unique: entry?.key ?? '', suggestedRotation: entry ? suggestedRotationNow(entry, localCollage) : 0 }];
  });
  const customSize = useDesign.getState().choices[templateId]?.customSize ?? null;
  const tools: SaveTools = {
    page: pageOf(collage),
    photoFiles: Object.fromEntries(files),
    screenshot: screenshot ?? '',
    customSize: customSize?.id === childTemplateId ? customSize : null,
  };
  return writeCollageXml(savedCollageOf(collage, tools));
}

async function settleUnanswered(workspace: Workspace, signal: AbortSignal) {
  const pending = unanswered.get(workspace.work);
  if (!pending || pending.workNumber !== workspace.work.getState().workNumber) return null;
  return { stored: await send(workspace, pending, signal), isForOrder: pending.call.isForOrder };
}

async function send(workspace: Workspace, posted: Posted, signal: AbortSignal): Promise<SavedAs> {
  try {
    const stored = await saveCollage(posted.call, signal);
    unanswered.delete(workspace.work);
    acknowledge(workspace, stored, posted);
    return stored;
  } catch (error) {
    if (isAnswered(error)) unanswered.delete(workspace.work);
    // The person has to review the collage: the server's message is shown, over the current layout.
    if (error instanceof HttpFault && error.key === 'ERROR_LAYOUT') await applyCurrentLayout(workspace).catch(console.error);
    throw error;
  }
}

function acknowledge({ work, photos, stored }: Workspace, answer: SavedAs, { collage, uploaded }: Posted): void {
  const isOther = work.getState().collageId !== answer.collageId;
  markStored(photos, uploaded);
  work.getState().setSaved(answer.collageId, collage, numbersOf(uploaded));
  stored.note({ version: answer.version, owner: useAccount.getState().username });
  if (isOther) showAddress(editorPath(useTextStore.getState().locale, answer.collageId));
}

function numbersOf(uploaded: Posted['uploaded']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(uploaded).map(([id, photo]) => [id, photo.id]));
}

/** True if the server accepted or refused; any other error leaves open whether it has stored the collage. */
function isAnswered(error: unknown): boolean {
  return error instanceof HttpFault && error.kind === 'refused' && error.status < 500;
}

function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
