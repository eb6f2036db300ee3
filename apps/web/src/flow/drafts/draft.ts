import type { Collage, MaterialCode, Photo, QuarterTurn, SizeCm, TemplateSize } from '@muro/domain';
import type { PhotosFirst } from '../photos/photos-first.ts';

/**
 * Format version of stored drafts. Other versions are neither read nor overwritten; `docs/decisions/drafts.md` says when to increase it.
 */
export const DRAFT_FORM = 1;

/** Retention limits of drafts on a device. */
export const DRAFT_LIMITS = {
  /** Number of drafts to keep; older ones are deleted. */
  maxDrafts: 5,
  /** Days without a change after which a draft is deleted. */
  days: 30,
  /** Days after which an untouched collage is deleted: it is stored only for a reload of the page. */
  untouchedDays: 1,
} as const;

/**
 * Delays of draft writes. A change is written `rest` after it happened (debounce), or within `idle` after that while the page is busy or a
 * photo is being dragged. New photos are written after `added`, because their files take long to write.
 */
export const DRAFT_DELAYS_MS = { rest: 600, idle: 1_200, added: 100, retry: 10_000 } as const;

/**
 * The preview of a draft: a JPEG that fits a square of `sidePx`, `quality` 0–1, about 10 kB. It is taken `delayMs` after a change, in
 * an idle moment, but at most `patienceMs` later.
 */
export const DRAFT_PICTURE = { sidePx: 208, quality: 0.5, delayMs: 1_000, patienceMs: 60_000 } as const;

/** Data for a list of drafts; small, so that listing reads no collage. */
export interface DraftHeader {
  readonly id: string;
  readonly form: number;
  /** The page that owns the draft; another page has to claim it before writing. */
  readonly writer: string;
  /** The saved collage that it is based on; null for a new one. */
  readonly collageId: string | null;
  /** The stored version that it is based on. */
  readonly baseVersion: number | null;
  /** The account that owns its photos on the server. */
  readonly owner: string | null;
  /** The account that was signed in while it was written; only that account sees it. Missing in drafts of earlier versions. */
  readonly person?: string | null;
  readonly templateId: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  readonly photoCount: number;
  /** False for a design that was opened and not changed. */
  readonly isTouched: boolean;
  readonly changedAtMs: number;
}

/** The work itself. */
export interface DraftBody {
  readonly id: string;
  readonly form: number;
  readonly collage: Collage;
  /** One entry per photo of the collage, in the same order. */
  readonly photos: readonly DraftPhoto[];
  /** The shop's answer for a custom size. */
  readonly customSize: TemplateSize | null;
  /** Settings for photos first; missing in drafts of earlier versions. */
  readonly photosFirst?: PhotosFirst | null;
}

/** The library's facts of a photo, besides those in the collage. Its file is stored separately, once. */
export interface DraftPhoto {
  readonly id: Photo['id'];
  /** The photo's first id; its file is stored under it. */
  readonly origin: string;
  readonly key: string | null;
  readonly suggestedRotation: QuarterTurn;
  readonly sizeBytes: number;
  readonly onServer: boolean;
  /** URL of the copy on the server, '' if there is none. */
  readonly src: string;
  /** Missing in drafts of earlier versions, and if unknown. */
  readonly takenMs?: number;
  readonly zoneMin?: number;
  readonly isFileTime?: true;
}
