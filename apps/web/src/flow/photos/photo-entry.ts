import type { Photo, PhotoErrorHint, PhotoErrorKey, PhotoFingerprint, PhotoHeader, PhotoType, QuarterTurn, SizePx } from '@muro/domain';
import { type PhotoTime, photoTime } from './photo-time.ts';

/** LOADING, ERROR, IMAGE. [PSTATE-01] */
export const PHOTO_STATES = { LOADING: 0, ERROR: 1, IMAGE: 2 } as const;
export type PhotoState = (typeof PHOTO_STATES)[keyof typeof PHOTO_STATES];

/**
 * A photo of the library: the browser's data of it, besides those in the collage (`Photo`). [PENT-01] The decoded original is not kept;
 * `web` is the reduced upright copy.
 */
export interface PhotoEntry extends PhotoTime {
  readonly id: string;
  /** True if it was chosen and is not in the collage yet. */
  readonly isBeingAdded: boolean;
  /** True if its file is not on this device: it keeps its slot until the person chooses the file again. */
  readonly isMissing: boolean;
  /** The photo's first id: stays when the server assigns another id, so that pictures need not be rendered again. */
  readonly origin: string;
  readonly name: string;
  readonly type: PhotoType;
  readonly state: PhotoState;
  readonly error: PhotoErrorKey | null;
  /** Additional information to the error's message. [PENT-09] */
  readonly hint: PhotoErrorHint | null;
  /** Size of the chosen file; 0 until its header has been read. */
  readonly sizeBytes: number;
  /** Size of the upright original, px; null until its header has been read. */
  readonly original: SizePx | null;
  /** uniqueFileId; null until the header has been read. */
  readonly key: string | null;
  /** Rotation by the file's EXIF orientation. */
  readonly suggestedRotation: QuarterTurn;
  /** The file on this computer; null once it is on the server. [UPLOAD-03] */
  readonly file: Blob | null;
  /** The originally chosen file, if `file` is a JPEG converted from it. */
  readonly chosen: Blob | null;
  /** True while `file` is not a JPEG: it has to be converted before upload. */
  readonly isForeign: boolean;
  /** True for CMYK: the browser converts its colours by a table, the server by the exact profile. */
  readonly isCmyk: boolean;
  /** True if its pictures come from the server, with the colours of the print. */
  readonly hasPrintColours: boolean;
  readonly onServer: boolean;
  /** Set when the upload is complete; the collage keeps using the local photo until it is saved. */
  readonly uploaded: UploadedPhoto | null;
  /** URL of the web copy on the server, '' if there is none yet. */
  readonly src: string;
  readonly web: Blob | null;
  readonly webSize: SizePx | null;
  /** URL of the tray picture: a `data:` URL or the server's; '' until there is one. */
  readonly thumbUrl: string;
  /** True if the tray picture is the camera's thumbnail: a better one follows. */
  readonly isRough: boolean;
  /** Fingerprint to find near-duplicates and blurred photos; null until its pictures are rendered. */
  readonly fingerprint: PhotoFingerprint | null;
  /** A slot that shows the photo as soon as its size is known. [PSTATE-05] */
  readonly wantedSlot: string | null;
}

/** The server's answer for a photo that it holds for an account. */
export interface UploadedPhoto {
  readonly id: string;
  readonly src: string;
  readonly owner: string | null;
  /** Time of the answer, ms of the browser's clock. */
  readonly atMs: number;
}

export type EntryEvent =
  | ({
      readonly type: 'header';
      readonly kind: PhotoHeader['kind'];
      readonly components: PhotoHeader['components'];
      readonly sizeBytes: number;
      readonly original: SizePx;
      readonly key: string;
      readonly suggestedRotation: QuarterTurn;
    } & PhotoTime)
  /** The photo was converted to a JPEG, which replaces the file. */
  | { readonly type: 'converted'; readonly file: Blob }
  /** A preview is available before the photo has been read. */
  | { readonly type: 'quick'; readonly thumbUrl: string; readonly isRough: boolean }
  | {
      readonly type: 'image';
      readonly web: Blob;
      readonly webSize: SizePx;
      readonly thumbUrl: string;
      readonly fingerprint?: PhotoFingerprint;
    }
  | {
      readonly type: 'failed';
      readonly error: PhotoErrorKey;
      readonly hint?: PhotoErrorHint | null;
      /** Size of a file whose header was never read. */
      readonly sizeBytes?: number;
    }
  /** The server's picture of a CMYK photo has loaded, while the file is still local. */
  | { readonly type: 'coloured'; readonly web: Blob; readonly webSize: SizePx; readonly thumbUrl: string }
  | { readonly type: 'uploaded'; readonly uploaded: UploadedPhoto }
  | { readonly type: 'stored'; readonly id: string; readonly src: string; readonly thumbUrl: string }
  | { readonly type: 'wanted'; readonly slot: string | null }
  | { readonly type: 'entered' }
  /** Its file is no longer on this device, or never was. */
  | { readonly type: 'missing' }
  /** The person chose its file again. */
  | { readonly type: 'found'; readonly file: Blob }
  /** The server is reachable again: its photo is loaded once more. */
  | { readonly type: 'retried' };

/** Creates the entry of a chosen file that has not been read. [PSTATE-02] */
export function chosenEntry(id: string, file: Blob, name: string, type: PhotoType = 'COMPUTER'): PhotoEntry {
  return { ...BLANK, id, origin: id, name, type, isBeingAdded: true, file, chosen: file };
}

/** Creates the entry of a photo on the server: of a loaded collage, or a quote. */
export function storedEntry(photo: Photo, src: string, thumbUrl: string): PhotoEntry {
  const original = { widthPx: photo.widthPx, heightPx: photo.heightPx };
  return { ...BLANK, id: photo.id, origin: photo.id, name: photo.name, type: photo.type, original, onServer: true, src, thumbUrl };
}

function imageAfter(entry: PhotoEntry, event: Extract<EntryEvent, { type: 'image' }>): PhotoEntry {
  if (entry.state === PHOTO_STATES.ERROR) return entry;
  const thumbUrl = (!entry.isRough && entry.thumbUrl) || event.thumbUrl;
  const { web, webSize, fingerprint = entry.fingerprint } = event;
  return { ...entry, state: PHOTO_STATES.IMAGE, web, webSize, thumbUrl, isRough: false, fingerprint };
}

/** Returns the entry after an event; an event that does not fit its state changes nothing. [PSTATE-02] [PSTATE-03] */
export function entryAfter(entry: PhotoEntry, event: EntryEvent): PhotoEntry {
  switch (event.type) {
    case 'header':
      if (entry.state !== PHOTO_STATES.LOADING) return entry;
      return {
        ...entry,
        sizeBytes: entry.sizeBytes || event.sizeBytes,
        original: event.original,
        key: event.key,
        ...photoTime(event),
        suggestedRotation: event.suggestedRotation,
        isForeign: event.kind !== 'jpeg',
        isCmyk: event.components === 4,
      };
    case 'converted':
      return entry.state === PHOTO_STATES.LOADING ? { ...entry, file: event.file, isForeign: false } : entry;
    case 'quick':
      if (entry.state !== PHOTO_STATES.LOADING || entry.thumbUrl !== '') return entry;
      return { ...entry, thumbUrl: event.thumbUrl, isRough: event.isRough };
    case 'image':
      return imageAfter(entry, event);
    case 'coloured':
      if (!needsPrintColours(entry)) return entry;
      return { ...entry, hasPrintColours: true, web: event.web, webSize: event.webSize, thumbUrl: event.thumbUrl };
    case 'failed':
      return failedAfter(entry, event);
    case 'uploaded':
      return { ...entry, uploaded: event.uploaded };
    case 'stored':
      return storedAfter(entry, event);
    case 'entered':
      return { ...entry, isBeingAdded: false };
    case 'missing':
      return entry.onServer || entry.state !== PHOTO_STATES.LOADING ? entry : { ...entry, isMissing: true, file: null, chosen: null };
    case 'found':
      return entry.isMissing ? { ...entry, isMissing: false, file: event.file, chosen: event.file } : entry;
    case 'wanted':
      return entry.state === PHOTO_STATES.ERROR ? entry : { ...entry, wantedSlot: event.slot };
    case 'retried':
      return entry.onServer && entry.state === PHOTO_STATES.ERROR ? { ...entry, state: PHOTO_STATES.LOADING, error: null } : entry;
  }
}

/**
 * True if the entry should load the server's picture: the browser converts CMYK by a general table, the server by the photo's own profile.
 */
export function needsPrintColours({ isCmyk, hasPrintColours, state, uploaded, onServer }: PhotoEntry): boolean {
  return isCmyk && !hasPrintColours && state === PHOTO_STATES.IMAGE && uploaded !== null && !onServer;
}

/** True if a photo may go into a slot: not in state ERROR and not without its file, unless forced. [CHOOSE-22] [CHOOSE-24] */
export function isAccepted({ state, isMissing }: PhotoEntry, isForced = false): boolean {
  return isForced || (state !== PHOTO_STATES.ERROR && !isMissing);
}

/** True if a photo failed before its upload: it is removed from the collage. [PSTATE-09] */
export function leavesCollage(entry: PhotoEntry): boolean {
  return entry.state === PHOTO_STATES.ERROR && !entry.onServer;
}

/** True if the photo can be moved, zoomed and rotated: only once its picture has loaded. [PSTATE-10] [EDST-07] */
export function canEdit(entry: PhotoEntry | undefined): boolean {
  return entry?.state === PHOTO_STATES.IMAGE;
}

/** Returns the collage's data of an entry; null until its size is known. */
export function photoOf(entry: PhotoEntry): Photo | null {
  return entry.original && { id: entry.id, name: entry.name, type: entry.type, ...entry.original };
}

function failedAfter(entry: PhotoEntry, { error, hint = null, sizeBytes = 0 }: Extract<EntryEvent, { type: 'failed' }>): PhotoEntry {
  return { ...entry, state: PHOTO_STATES.ERROR, isMissing: false, error, hint, sizeBytes: entry.sizeBytes || sizeBytes, wantedSlot: null };
}

/**
 * Returns the entry of a stored photo. The server's picture of a CMYK photo replaces the browser's; a new origin makes all copies reload.
 */
function storedAfter(entry: PhotoEntry, { id, src, thumbUrl }: Extract<EntryEvent, { type: 'stored' }>): PhotoEntry {
  const stored = { ...entry, id, src, onServer: true, file: null, chosen: null };
  if (!entry.isCmyk || entry.hasPrintColours || entry.state === PHOTO_STATES.ERROR) return stored;
  return { ...stored, origin: id, state: PHOTO_STATES.LOADING, web: null, webSize: null, thumbUrl };
}

const BLANK: PhotoEntry = {
  id: '',
  isBeingAdded: false,
  isMissing: false,
  origin: '',
  name: '',
  type: 'COMPUTER',
  state: PHOTO_STATES.LOADING,
  error: null,
  hint: null,
  sizeBytes: 0,
  original: null,
  key: null,
  takenMs: null,
  zoneMin: null,
  suggestedRotation: 0,
  file: null,
  chosen: null,
  isForeign: false,
  isCmyk: false,
  hasPrintColours: false,
  onServer: false,
  uploaded: null,
  src: '',
  web: null,
  webSize: null,
  thumbUrl: '',
  isRough: false,
  fingerprint: null,
  wantedSlot: null,
};
