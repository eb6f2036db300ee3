import { type Collage, type SaveTools, savedCollageOf, writeCollageXml } from '@muro/domain';
import { HttpFault } from '../client/http.ts';
import { type SaveCall, type SavedAs, saveCollage } from '../client/save.ts';
import { useAccount } from './account-store.ts';
import { useDesign } from './design-store.ts';
import { showAddress } from './go.ts';
import { pageOf } from './open-page.ts';
import { editorPath } from './paths.ts';
import { entryOf } from './photo-library.ts';
import { noteStored, storedWork } from './stored-work.ts';
import { useTextStore } from './text-store.ts';
import { collageOf, useWork } from './work-store.ts';

export interface SaveOptions {
  readonly isForOrder: boolean;
  /** Stores over a newer version. */
  readonly isOverwrite?: boolean;
}

/**
 * A save whose answer never came: the server may have it. Sent again under the same name it is stored once,
 * so it is settled before anything newer is sent.
 */
let unanswered: { readonly call: SaveCall; readonly collage: Collage; readonly workNumber: number } | null = null;

/**
 * Stores the open collage as it is now.
 *
 * @throws {HttpFault}
 */
export async function postCollage(options: SaveOptions, screenshot: string | null, signal: AbortSignal): Promise<SavedAs> {
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
