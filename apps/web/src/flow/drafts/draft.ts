import type { Collage, MaterialCode, Photo, QuarterTurn, SizeCm, TemplateSize } from '@muro/domain';
import type { PhotosFirst } from '../photos/photos-first.ts';

/** Form of a stored draft. Another one is neither read nor written over; `docs/decisions/drafts.md` says when it counts up. */
export const DRAFT_FORM = 1;

/** How much is kept on a device, and for how long. */
export const DRAFT_LIMITS = {
  /** Newest first; the ones after them go. */
  most: 5,
  /** Days without a change after which a draft goes. */
  days: 30,
  /** Days after which a collage that nobody touched goes: it is kept for a reload of the page only. */
  untouchedDays: 1,
} as const;

/**
 * A change is written `rest` after it happened, or within `idle` after that when the page has nothing else to do and nobody holds a
 * photo. New photos do not wait for such a moment: their files are what takes long to write.
 */
export const DRAFT_DELAYS_MS = { rest: 600, idle: 1_200, added: 100, retry: 10_000 } as const;

/**
 * The small picture of a draft: as large as fits into a square of this side, a JPEG of this quality (0–1), about 10 kB. It is taken
 * this long after a change. Nobody waits for it, so it waits in turn for a moment of rest, ms.
 */
export const DRAFT_PICTURE = { sidePx: 208, quality: 0.5, delayMs: 1_000, patienceMs: 60_000 } as const;

/** What a list of drafts shows; small, so that listing reads no collage. */
export interface DraftHeader {
  readonly id: string;
  readonly form: number;
  /** The page that writes it; another page has to claim it first. */
  readonly writer: string;
  /** The saved collage that it goes on from; null for a new one. */
  readonly collageId: string | null;
  /** The stored version that it goes on from. */
  readonly baseVersion: number | null;
  /** The account that its photos on the server belong to. */
  readonly owner: string | null;
  /** The account that was signed in on this device while it was written, which alone sees it; left out by drafts of before. */
  readonly person?: string | null;
  readonly templateId: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  readonly photoCount: number;
  /** False for a design that was opened and left as it was. */
  readonly isTouched: boolean;
  readonly changedAtMs: number;
}

/** The work itself. */
export interface DraftBody {
  readonly id: string;
  readonly form: number;
  readonly collage: Collage;
  /** One for each photo of the collage, in its order. */
  readonly photos: readonly DraftPhoto[];
  /** What the shop answered for a size of one's own. */
  readonly customSize: TemplateSize | null;
  /** How the photos of a work that began with them are given to its design; left out by drafts of before. */
  readonly photosFirst?: PhotosFirst | null;
}

/** What the library knows of a photo beside what the collage says. Its file is stored apart, once. */
export interface DraftPhoto {
  readonly id: Photo['id'];
  /** The first id it had; its file is stored under it. */
  readonly origin: string;
  readonly key: string | null;
  readonly suggestedRotation: QuarterTurn;
  readonly sizeBytes: number;
  readonly onServer: boolean;
  /** Address of the copy on the server, '' when there is none. */
  readonly src: string;
  /** Missing in drafts of earlier versions, and if it is not known. */
  readonly takenMs?: number;
  readonly zoneMin?: number;
  readonly isFileTime?: true;
}
