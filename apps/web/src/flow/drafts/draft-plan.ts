import type { Photo } from '@muro/domain';
import type { PhotoEntry } from '../photos/photo-entry.ts';
import { DRAFT_LIMITS, type DraftHeader, type DraftPhoto } from './draft.ts';

const DAY_MS = 86_400_000;

/** A draft that can be gone on with. */
export interface DraftOffer extends DraftHeader {
  /** Open in another window right now. */
  readonly isInUse: boolean;
}

interface Shelf {
  readonly nowMs: number;
  /** Drafts that are open in some window. */
  readonly inUse: ReadonlySet<string>;
}

/**
 * True if a person may see a draft: one that was written while an account was signed in is for that account alone.
 *
 * @param person  the account that this device was last signed in to and not signed out of; null for none
 */
export function isDraftFor({ person, owner }: Pick<DraftHeader, 'person' | 'owner'>, someone: string | null): boolean {
  const whose = person ?? owner;
  return whose === null || whose === someone;
}

/**
 * What is offered, newest first.
 *
 * @param ownId  the draft of the work that is open here: it needs no offer
 */
export function draftOffers(headers: readonly DraftHeader[], { inUse }: Pick<Shelf, 'inUse'>, ownId: string | null): readonly DraftOffer[] {
  return newestFirst(headers)
    .filter(({ id, isTouched }) => isTouched && id !== ownId)
    .map((header) => ({ ...header, isInUse: inUse.has(header.id) }));
}

/** What has to go by `DRAFT_LIMITS`. A draft that is open somewhere stays, and so does one from the future of a clock put back. */
export function overdueDrafts(headers: readonly DraftHeader[], { nowMs, inUse }: Shelf): readonly string[] {
  const resting = newestFirst(headers).filter(({ id }) => !inUse.has(id));
  const isOld = ({ changedAtMs }: DraftHeader, days: number): boolean => nowMs - changedAtMs > days * DAY_MS;
  const touched = resting.filter(({ isTouched }) => isTouched);
  const untouched = resting.filter(({ isTouched }) => !isTouched);
  return [
    ...touched.filter((header, index) => index >= DRAFT_LIMITS.most || isOld(header, DRAFT_LIMITS.days)),
    ...untouched.filter((header) => isOld(header, DRAFT_LIMITS.untouchedDays)),
  ].map(({ id }) => id);
}

/** The draft of a saved collage that was changed last. */
export function draftOf(offers: readonly DraftOffer[], collageId: string): DraftOffer | null {
  return offers.find((offer) => offer.collageId === collageId) ?? null;
}

/**
 * What is kept of the collage's photos. A photo that the library has let go (another work is being opened) keeps what
 * was known of it.
 */
export function draftPhotos(
  photos: readonly Photo[],
  entryOf: (id: string) => PhotoEntry | undefined,
  known: ReadonlyMap<string, DraftPhoto>,
): readonly DraftPhoto[] {
  return photos.map(({ id }) => {
    const entry = entryOf(id);
    return entry ? factsOf(entry) : (known.get(id) ?? STRANGE(id));
  });
}

function factsOf({ id, origin, key, suggestedRotation, sizeBytes, onServer, src, takenMs, zoneMin, isFileTime }: PhotoEntry): DraftPhoto {
  const facts = { id, origin, key, suggestedRotation, sizeBytes, onServer, src };
  if (takenMs === null) return facts;
  return { ...facts, takenMs, ...(zoneMin !== null && { zoneMin }), ...(isFileTime && { isFileTime }) };
}

/** A photo that only the collage knows: the server has it. */
const STRANGE = (id: string): DraftPhoto => ({ id, origin: id, key: null, suggestedRotation: 0, sizeBytes: 0, onServer: true, src: '' });

export interface FilePlan {
  /** Files that are not stored yet, or not in their present form. */
  readonly put: readonly { readonly origin: string; readonly file: Blob }[];
  /** Stored files that no photo needs any more: it left the collage, or the server has it. */
  readonly drop: readonly string[];
}

/** @param stored  what was stored for each origin */
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

/** Why nothing can be kept: the device is full, or the browser does not store for this page. */
export type AutosaveFault = 'full' | 'refused';

export function autosaveFault(error: unknown): AutosaveFault {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

function newestFirst(headers: readonly DraftHeader[]): readonly DraftHeader[] {
  return [...headers].sort((one, other) => other.changedAtMs - one.changedAtMs);
}
