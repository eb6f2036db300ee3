import { type Collage, renamePhotos, type SaveTools, savedCollageOf, writeCollageXml } from '@muro/domain';
import { HttpFault } from '../../client/http.ts';
import { type SaveCall, type SavedAs, saveCollage } from '../../client/save.ts';
import type { ArrivedPhoto } from '../../flow/photos/photo-entry.ts';
import { useAccount } from '../../state/account/account-store.ts';
import { showAddress } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { collageOf, isSaved, type WorkStoreApi } from '../../state/collage/work-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { markStored, type Photos, suggestedRotationNow } from '../../state/photos/photo-library.ts';
import { takePresentLayout } from '../collage/present-layout.ts';
import { arrivedPhotos } from '../uploads/send-photo.ts';

export interface SaveOptions {
  readonly isForOrder: boolean;
  /** Stores over a newer version. */
  readonly isOverwrite?: boolean;
  /** Stores a collage of its own, beside the one that the work goes on from. */
  readonly isNew?: boolean;
}

/** What is sent of the open collage. Here its photos stay as they are until the server acknowledged it. */
interface Posted {
  readonly call: SaveCall;
  readonly collage: Collage;
  /** What the server calls its photos, by their ids here. */
  readonly arrived: Readonly<Record<string, ArrivedPhoto>>;
  readonly workNumber: number;
}

/**
 * A save whose answer never came: the server may have it. Sent again under the same name it is stored once,
 * so it is settled before anything newer is sent. It stays with the work, whoever saves that next.
 */
const unanswered = new WeakMap<WorkStoreApi, Posted>();

/**
 * Stores the open collage as it is now.
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
  const arrived = arrivedPhotos(workspace.photos, collage);
  const call: SaveCall = {
    collageXml: collageXml(workspace.photos, { collage, arrived }, screenshot),
    isForOrder: options.isForOrder,
    childTemplateId: collage.design.childTemplateId,
    collageId: options.isNew ? null : work.collageId,
    baseVersion: options.isOverwrite || options.isNew ? null : workspace.stored.now().version,
    attempt: newAttempt(),
  };
  const posted = { call, collage, arrived, workNumber: work.workNumber };
  unanswered.set(workspace.work, posted);
  return await send(workspace, posted, signal);
}

/** The collage as the server is told it: its photos under the server's numbers. */
function collageXml(
  { entryOf }: Photos,
  { collage: here, arrived }: Pick<Posted, 'collage' | 'arrived'>,
  screenshot: string | null,
): string {
  const collage = renamePhotos(here, numbersOf(arrived));
  const { templateId, childTemplateId } = collage.design;
  const files = here.photos.map(({ id }) => {
    const entry = entryOf(id);
    return [arrived[id]?.id ?? id, { unique: entry?.key ?? '', suggestedRotation: entry ? suggestedRotationNow(entry, here) : 0 }];
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
  const open = unanswered.get(workspace.work);
  if (!open || open.workNumber !== workspace.work.getState().workNumber) return null;
  return { stored: await send(workspace, open, signal), isForOrder: open.call.isForOrder };
}

async function send(workspace: Workspace, posted: Posted, signal: AbortSignal): Promise<SavedAs> {
  try {
    const stored = await saveCollage(posted.call, signal);
    unanswered.delete(workspace.work);
    acknowledge(workspace, stored, posted);
    return stored;
  } catch (error) {
    if (isAnswered(error)) unanswered.delete(workspace.work);
    // A reason for the person to look again: the words are the server's, the layout of now is on the wall behind them.
    if (error instanceof HttpFault && error.key === 'ERROR_LAYOUT') await takePresentLayout(workspace).catch(console.error);
    throw error;
  }
}

function acknowledge({ work, photos, stored }: Workspace, answer: SavedAs, { collage, arrived }: Posted): void {
  const isOther = work.getState().collageId !== answer.collageId;
  markStored(photos, arrived);
  work.getState().setSaved(answer.collageId, collage, numbersOf(arrived));
  stored.note({ version: answer.version, owner: useAccount.getState().username });
  if (isOther) showAddress(editorPath(useTextStore.getState().locale, answer.collageId));
}

function numbersOf(arrived: Posted['arrived']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(arrived).map(([id, photo]) => [id, photo.id]));
}

/** The server said yes or no; anything else leaves open whether it has the collage. */
function isAnswered(error: unknown): boolean {
  return error instanceof HttpFault && error.kind === 'refused' && error.status < 500;
}

function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
