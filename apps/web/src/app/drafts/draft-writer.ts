import type { Collage } from '@muro/domain';
import type { DraftLock } from '../../drafts/lock-draft.ts';
import { DRAFT_FORM, type DraftBody, type DraftHeader, type DraftPhoto } from '../../flow/drafts/draft.ts';
import { draftPhotos } from '../../flow/drafts/draft-plan.ts';
import { lastSignedInAccount } from '../../state/account/last-signed-in-account.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import type { StoredWork } from '../../state/collage/stored-work.ts';
import { collageOf, hasUnsavedChanges, type Work } from '../../state/collage/work.ts';
import type { Photos } from '../../state/photos/photo-library.ts';

/** Id of this page as a writer of drafts. */
export const WRITER = newDraftId();

/** The draft of one open work, and what is stored of it on the device. */
export interface OpenDraft {
  readonly id: string;
  /** Null until this page holds the lock. */
  lock: DraftLock | null;
  /** The last written state; null if nothing is written. */
  written: (Pick<DraftBody, 'collage' | 'photos' | 'photosFirst'> & Pick<DraftHeader, 'collageId' | 'isTouched'>) | null;
  /** Stored files, by origin. */
  files: Map<string, Blob>;
  /** Files waiting to be stored, by origin. */
  readonly queue: Map<string, Blob>;
  /** Facts of all photos that have been in the collage, by id. */
  readonly photoFacts: Map<string, DraftPhoto>;
  /** The account that was signed in during writing: it stays the draft's owner after signing out. */
  person: string | null;
  /** The last known server state of the work. */
  stored: StoredWork;
}

export function newOpenDraft(stored: StoredWork, id = newDraftId()): OpenDraft {
  return { id, lock: null, written: null, files: new Map(), queue: new Map(), photoFacts: new Map(), person: null, stored };
}

/** Returns a random id; `crypto.randomUUID` is missing on plain http. */
export function newDraftId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

export interface DraftText {
  readonly header: DraftHeader;
  readonly body: DraftBody;
}

/** Returns the data to write for a work; null if none is open. */
export function draftTextOf(work: Work, { entryOf }: Photos, draft: OpenDraft, nowMs: number): DraftText | null {
  const { id, photoFacts, stored } = draft;
  const collage = collageOf(work);
  if (!collage) return null;
  const photos = draftPhotos(collage.photos, entryOf, photoFacts);
  for (const photo of photos) photoFacts.set(photo.id, photo);
  const { templateId, size, material } = collage.design;
  draft.person ??= lastSignedInAccount();
  const header: DraftHeader = {
    id,
    form: DRAFT_FORM,
    writer: WRITER,
    collageId: work.collageId,
    baseVersion: stored.version,
    owner: stored.owner,
    person: draft.person,
    templateId,
    size,
    material,
    photoCount: collage.photos.length,
    isTouched: hasUnsavedChanges(work),
    changedAtMs: nowMs,
  };
  const { photosFirst } = work;
  return { header, body: { id, form: DRAFT_FORM, collage, photos, customSize: customSizeOf(collage), photosFirst } };
}

/** True if the data differ from those written last. */
export function isNews({ header, body }: DraftText, written: OpenDraft['written']): boolean {
  if (!written) return true;
  if (body.photosFirst !== written.photosFirst) return true;
  if (body.collage !== written.collage || header.collageId !== written.collageId || header.isTouched !== written.isTouched) return true;
  return JSON.stringify(body.photos) !== JSON.stringify(written.photos);
}

export function recordWritten(draft: OpenDraft, { header, body }: DraftText): void {
  const { collageId, isTouched } = header;
  const { collage, photos, photosFirst = null } = body;
  draft.written = { collage, photos, photosFirst, collageId, isTouched };
}

function customSizeOf({ design }: Collage) {
  const size = useDesign.getState().choices[design.templateId]?.customSize ?? null;
  return size?.id === design.childTemplateId ? size : null;
}
