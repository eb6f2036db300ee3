import type { Photo, PhotoErrorHint, PhotoErrorKey, PhotoFingerprint, PhotoHeader, PhotoType, QuarterTurn, SizePx } from '@muro/domain';
import { type PhotoTime, photoTime } from './photo-time.ts';

/** LOADING, ERROR, IMAGE. [PSTATE-01] */
export const PHOTO_STATES = { LOADING: 0, ERROR: 1, IMAGE: 2 } as const;
export type PhotoState = (typeof PHOTO_STATES)[keyof typeof PHOTO_STATES];

/**
 * One photo of the library: what the browser holds of it, beside what the collage says (`Photo`). [PENT-01]
 * The decoded original is never kept; `web` is the reduced upright copy.
 */
export interface PhotoEntry extends PhotoTime {
  readonly id: string;
  /** It was chosen and is not in the collage yet. */
  readonly isComing: boolean;
  /** Its file was not kept on this device: it keeps its place and waits until the person chooses the file again. */
  readonly isMissing: boolean;
  /** The first id it had: stays when the server gives the photo its own, so that pictures need not be made anew. */
  readonly origin: string;
  readonly name: string;
  readonly type: PhotoType;
  readonly state: PhotoState;
  readonly error: PhotoErrorKey | null;
  /** What can be said beyond the error's message. [PENT-09] */
  readonly hint: PhotoErrorHint | null;
  /** Of the file as it was chosen; 0 until its header was read. */
  readonly sizeBytes: number;
  /** Size of the upright original, px; null until its header was read. */
  readonly original: SizePx | null;
  /** uniqueFileId; null until the header was read. */
  readonly key: string | null;
  /** The turn that the file's own orientation asks for. */
  readonly suggestedRotation: QuarterTurn;
  /** The file on this computer; null once it is on the server. [UPLOAD-03] */
  readonly file: Blob | null;
  /** The file as the person chose it, where `file` is the JPEG made of it. */
  readonly chosen: Blob | null;
  /** `file` is not a JPEG yet: it cannot be sent before it was turned into one. */
  readonly isForeign: boolean;
  /** Four inks: the browser mixes them by a table, the server knows their very colours. */
  readonly isCmyk: boolean;
  /** Its pictures are the server's, with the colours that will be printed. */
  readonly hasPrintColours: boolean;
  readonly onServer: boolean;
  /** The server has the bytes; the collage goes on with the local photo until it is saved. */
  readonly arrived: ArrivedPhoto | null;
  /** Address of the web copy on the server, '' when there is none yet. */
  readonly src: string;
  readonly web: Blob | null;
  readonly webSize: SizePx | null;
  /** Address of the tray picture: an object URL or the server's; '' until there is one. */
  readonly thumbUrl: string;
  /** That tray picture is the camera's own: a better one follows. */
  readonly isRough: boolean;
  /** To find photos that look alike, and blurred ones; null until its pictures were made. */
  readonly look: PhotoFingerprint | null;
  /** A slot that is to show the photo as soon as its size is known. [PSTATE-05] */
  readonly wantedSlot: string | null;
}

/** What the server said of a photo that it holds for an account. */
export interface ArrivedPhoto {
  readonly id: string;
  readonly src: string;
  readonly owner: string | null;
  /** When, ms of the browser's clock. */
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
  /** A HEIC, PNG or WebP was turned into the JPEG that takes its place. */
  | { readonly type: 'converted'; readonly file: Blob }
  /** It can be shown small before it is read. */
  | { readonly type: 'quick'; readonly thumbUrl: string; readonly isRough: boolean }
  | { readonly type: 'image'; readonly web: Blob; readonly webSize: SizePx; readonly thumbUrl: string; readonly look?: PhotoFingerprint }
  | {
      readonly type: 'failed';
      readonly error: PhotoErrorKey;
      readonly hint?: PhotoErrorHint | null;
      /** Of a file whose header was never read. */
      readonly sizeBytes?: number;
    }
  /** The server's picture of a photo of four inks, while the file is still here. */
  | { readonly type: 'coloured'; readonly web: Blob; readonly webSize: SizePx; readonly thumbUrl: string }
  | { readonly type: 'arrived'; readonly arrived: ArrivedPhoto }
  | { readonly type: 'stored'; readonly id: string; readonly src: string; readonly thumbUrl: string }
  | { readonly type: 'wanted'; readonly slot: string | null }
  | { readonly type: 'entered' }
  /** Its file is not on this device any more, or never was. */
  | { readonly type: 'missing' }
  /** The person chose its file again. */
  | { readonly type: 'found'; readonly file: Blob }
  /** The server is back: a photo of the server is fetched once more. */
  | { readonly type: 'retried' };

/** A chosen file, nothing of it read yet. [PSTATE-02] */
export function chosenEntry(id: string, file: Blob, name: string, type: PhotoType = 'COMPUTER'): PhotoEntry {
  return { ...BLANK, id, origin: id, name, type, isComing: true, file, chosen: file };
}

/** A photo the server has: of a loaded collage, or a quote. */
export function storedEntry(photo: Photo, src: string, thumbUrl: string): PhotoEntry {
  const original = { widthPx: photo.widthPx, heightPx: photo.heightPx };
  return { ...BLANK, id: photo.id, origin: photo.id, name: photo.name, type: photo.type, original, onServer: true, src, thumbUrl };
}

function imageAfter(entry: PhotoEntry, event: Extract<EntryEvent, { type: 'image' }>): PhotoEntry {
  if (entry.state === PHOTO_STATES.ERROR) return entry;
  const thumbUrl = (!entry.isRough && entry.thumbUrl) || event.thumbUrl;
  const { web, webSize, look = entry.look } = event;
  return { ...entry, state: PHOTO_STATES.IMAGE, web, webSize, thumbUrl, isRough: false, look };
}

/** What happens to a photo; an event that does not fit its state changes nothing. [PSTATE-02] [PSTATE-03] */
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
    case 'arrived':
      return { ...entry, arrived: event.arrived };
    case 'stored':
      return storedAfter(entry, event);
    case 'entered':
      return { ...entry, isComing: false };
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

/** The browser mixes four inks by a table for all presses; where the server has the photo, its own profile counts. */
export function needsPrintColours({ isCmyk, hasPrintColours, state, arrived, onServer }: PhotoEntry): boolean {
  return isCmyk && !hasPrintColours && state === PHOTO_STATES.IMAGE && arrived !== null && !onServer;
}

/** Whether a photo may go into a slot: not while it is in ERROR or has no file, unless the choice is forced. [CHOOSE-22] [CHOOSE-24] */
export function isAccepted({ state, isMissing }: PhotoEntry, isForced = false): boolean {
  return isForced || (state !== PHOTO_STATES.ERROR && !isMissing);
}

/** A photo that fails before the server has it leaves the collage. [PSTATE-09] */
export function leavesCollage(entry: PhotoEntry): boolean {
  return entry.state === PHOTO_STATES.ERROR && !entry.onServer;
}

/** Moving, zooming and turning wait for the picture. [PSTATE-10] [EDST-07] */
export function canEdit(entry: PhotoEntry | undefined): boolean {
  return entry?.state === PHOTO_STATES.IMAGE;
}

/** The collage's side of an entry; null while its size is not known. */
export function photoOf(entry: PhotoEntry): Photo | null {
  return entry.original && { id: entry.id, name: entry.name, type: entry.type, ...entry.original };
}

function failedAfter(entry: PhotoEntry, { error, hint = null, sizeBytes = 0 }: Extract<EntryEvent, { type: 'failed' }>): PhotoEntry {
  return { ...entry, state: PHOTO_STATES.ERROR, isMissing: false, error, hint, sizeBytes: entry.sizeBytes || sizeBytes, wantedSlot: null };
}

/** The server's picture of a CMYK photo takes the place of the browser's own, under a new origin so that all copies are fetched. */
function storedAfter(entry: PhotoEntry, { id, src, thumbUrl }: Extract<EntryEvent, { type: 'stored' }>): PhotoEntry {
  const stored = { ...entry, id, src, onServer: true, file: null, chosen: null };
  if (!entry.isCmyk || entry.hasPrintColours || entry.state === PHOTO_STATES.ERROR) return stored;
  return { ...stored, origin: id, state: PHOTO_STATES.LOADING, web: null, webSize: null, thumbUrl };
}

const BLANK: PhotoEntry = {
  id: '',
  isComing: false,
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
  arrived: null,
  src: '',
  web: null,
  webSize: null,
  thumbUrl: '',
  isRough: false,
  look: null,
  wantedSlot: null,
};
