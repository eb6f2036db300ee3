import type { Photo } from '@muro/domain';
import type { PhotoEntry } from '../photos/photo-entry.ts';
import { DRAFT_LIMITS, type DraftHeader, type DraftPhoto } from './draft.ts';

const DAY_MS = 86_400_000;

/** A draft that can be continued. */
export interface DraftOffer extends DraftHeader {
  /** True if it is open in another window. */
  readonly isInUse: boolean;
}

interface DraftContext {
  readonly nowMs: number;
  /** Drafts that are open in any window. */
  readonly inUse: ReadonlySet<string>;
}

/**
 * True if a person may see a draft: a draft that was written while signed in is visible to that account only.
 *
 * @param person  the account that this device last signed in to without signing out; null for none
 */
export function isDraftFor({ person, owner }: Pick<DraftHeader, 'person' | 'owner'>, account: string | null): boolean {
  const draftAccount = person ?? owner;
  return draftAccount === null || draftAccount === account;
}

/**
 * Returns the drafts to offer, newest first.
 *
 * @param ownId  the draft of the open work, which is not offered
 */
export function draftOffers(
  headers: readonly DraftHeader[],
  { inUse }: Pick<DraftContext, 'inUse'>,
  ownId: string | null,
): readonly DraftOffer[] {
  return newestFirst(headers)
    .filter(({ id, isTouched }) => isTouched && id !== ownId)
    .map((header) => ({ ...header, isInUse: inUse.has(header.id) }));
}

/**
 * Returns the ids of drafts to delete by `DRAFT_LIMITS` (retention). Drafts that are open stay, and so do drafts dated in the future, after
 * the clock was set back.
 */
export function overdueDrafts(headers: readonly DraftHeader[], { nowMs, inUse }: DraftContext): readonly string[] {
  const closed = newestFirst(headers).filter(({ id }) => !inUse.has(id));
  const isOld = ({ changedAtMs }: DraftHeader, days: number): boolean => nowMs - changedAtMs > days * DAY_MS;
  const touched = closed.filter(({ isTouched }) => isTouched);
  const untouched = closed.filter(({ isTouched }) => !isTouched);
  return [
    ...touched.filter((header, index) => index >= DRAFT_LIMITS.maxDrafts || isOld(header, DRAFT_LIMITS.days)),
    ...untouched.filter((header) => isOld(header, DRAFT_LIMITS.untouchedDays)),
  ].map(({ id }) => id);
}

/** Returns the most recently changed draft of a saved collage. */
export function draftOf(offers: readonly DraftOffer[], collageId: string): DraftOffer | null {
  return offers.find((offer) => offer.collageId === collageId) ?? null;
}

/**
 * Returns the stored facts of the collage's photos. A photo that the
 * library has dropped (another work is being opened) keeps its known facts.
 */
export function draftPhotos(
  photos: readonly Photo[],
  entryOf: (id: string) => PhotoEntry | undefined,
  knownFacts: ReadonlyMap<string, DraftPhoto>,
): readonly DraftPhoto[] {
  return photos.map(({ id }) => {
    const entry = entryOf(id);
    return entry ? factsOf(entry) : (knownFacts.get(id) ?? serverPhoto(id));
  });
}

function factsOf({ id, origin, key, suggestedRotation, sizeBytes, onServer, src, takenMs, zoneMin, isFileTime }: PhotoEntry): DraftPhoto {
  const facts = { id, origin, key, suggestedRotation, sizeBytes, onServer, src };
  if (takenMs === null) return facts;
  return { ...facts, takenMs, ...(zoneMin !== null && { zoneMin }), ...(isFileTime && { isFileTime }) };
}

/** Facts of a photo that only the collage contains, which means that it is on the server. */
const serverPhoto = (id: string): DraftPhoto => ({
  id,
  origin: id,
  key: null,
  suggestedRotation: 0,
  sizeBytes: 0,
  onServer: true,
  src: '',
});

export interface FilePlan {
  /** Files that are not stored yet, or only in an outdated form. */
  readonly put: readonly { readonly origin: string; readonly file: Blob }[];
  /** Stored files that are no longer needed: the photo left the collage, or is on the server. */
  readonly drop: readonly string[];
}

/** @param stored  the stored files by origin */
export function filePlan(
  photos: readonly DraftPhoto[],
  entryOf: (id: string) => PhotoEntry | undefined,
  stored: ReadonlyMap<string, Blob>,
): FilePlan {
  const local = photos.filter(({ onServer }) => !onServer);
  const wanted = new Set(local.map(({ origin }) => origin));
  return {
    put: local.flatMap(({ id, origin }) => {
      const file = entryOf(id)?.file;
      return file && stored.get(origin) !== file ? [{ origin, file }] : [];
    }),
    drop: [...stored.keys()].filter((origin) => !wanted.has(origin)),
  };
}

/** Reason why nothing can be stored: the device is full, or the browser refuses storage for this page. */
export type AutosaveFault = 'full' | 'refused';

export function autosaveFault(error: unknown): AutosaveFault {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

function newestFirst(headers: readonly DraftHeader[]): readonly DraftHeader[] {
  return [...headers].sort((a, b) => b.changedAtMs - a.changedAtMs);
}
