import { type Collage, renamePhotos, type SaveTools, savedCollageOf, writeCollageXml } from '@muro/domain';
import { HttpFault } from '../../client/http.ts';
import { type SaveCall, type SavedAs, saveCollage } from '../../client/save.ts';
import type { ArrivedPhoto } from '../../flow/photos/photo-entry.ts';
import { useDesign } from '../catalogue/design-store.ts';
import { pageOf } from '../collage/open-page.ts';
import { collageOf, isSaved, useWork } from '../collage/work-store.ts';
import { useTextStore } from '../locale/text-store.ts';
import { showAddress } from '../navigate/go.ts';
import { editorPath } from '../navigate/paths.ts';
import { entryOf, markStored } from '../photos/photo-library.ts';
import { arrivedPhotos } from '../uploads/send-photo.ts';
import { useAccount } from './account-store.ts';
import { noteStored, storedWork } from './stored-work.ts';

export interface SaveOptions {
  readonly isForOrder: boolean;
  /** Stores over a newer version. */
  readonly isOverwrite?: boolean;
}

/** What is sent of the open collage. Here its photos stay as they are until the server acknowledged it. */
interface Posted {
  readonly call: SaveCall;
  readonly collage: Collage;
  /** What the server calls its photos, by their ids here. */
  readonly arrived: Readonly<Record<string, ArrivedPhoto>>;
}

/**
 * A save whose answer never came: the server may have it. Sent again under the same name it is stored once,
 * so it is settled before anything newer is sent.
 */
let unanswered: (Posted & { readonly workNumber: number }) | null = null;

/**
 * Stores the open collage as it is now.
 *
 * @throws {HttpFault}
 */
export async function postCollage(options: SaveOptions, screenshot: string | null, signal: AbortSignal): Promise<SavedAs> {
  const settled = await settleUnanswered(signal);
  const work = useWork.getState();
  const collage = collageOf(work);
  if (!collage) throw new RangeError('Expected an open collage for saving but received none');
  if (settled && isSaved(work) && settled.isForOrder === options.isForOrder) return settled.stored;
  const arrived = arrivedPhotos(collage);
  const call: SaveCall = {
    collageXml: collageXml(collage, arrived, screenshot),
    isForOrder: options.isForOrder,
    childTemplateId: collage.design.childTemplateId,
    collageId: work.collageId,
    baseVersion: options.isOverwrite ? null : storedWork().version,
    attempt: newAttempt(),
  };
  unanswered = { call, collage, arrived, workNumber: work.workNumber };
  return await send(unanswered, signal);
}

/** The collage as the server is told it: its photos under the server's numbers. */
function collageXml(here: Collage, arrived: Posted['arrived'], screenshot: string | null): string {
  const collage = renamePhotos(here, numbersOf(arrived));
  const { templateId, childTemplateId } = collage.design;
  const files = here.photos.map(({ id }) => [
    arrived[id]?.id ?? id,
    { unique: entryOf(id)?.key ?? '', suggestedRotation: entryOf(id)?.suggestedRotation ?? 0 },
  ]);
  const customSize = useDesign.getState().choices[templateId]?.customSize ?? null;
  const tools: SaveTools = {
    page: pageOf(collage),
    photoFiles: Object.fromEntries(files),
    screenshot: screenshot ?? '',
    customSize: customSize?.id === childTemplateId ? customSize : null,
  };
  return writeCollageXml(savedCollageOf(collage, tools));
}

async function settleUnanswered(signal: AbortSignal) {
  const open = unanswered;
  if (!open || open.workNumber !== useWork.getState().workNumber) return null;
  return { stored: await send(open, signal), isForOrder: open.call.isForOrder };
}

async function send(posted: Posted, signal: AbortSignal): Promise<SavedAs> {
  try {
    const stored = await saveCollage(posted.call, signal);
    unanswered = null;
    acknowledge(stored, posted);
    return stored;
  } catch (error) {
    if (isAnswered(error)) unanswered = null;
    throw error;
  }
}

function acknowledge(stored: SavedAs, { collage, arrived }: Posted): void {
  const isFirst = useWork.getState().collageId === null;
  markStored(arrived);
  useWork.getState().setSaved(stored.collageId, collage, numbersOf(arrived));
  noteStored({ version: stored.version, owner: useAccount.getState().username });
  if (isFirst) showAddress(editorPath(useTextStore.getState().locale, stored.collageId));
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
