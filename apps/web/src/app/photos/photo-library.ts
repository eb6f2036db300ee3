import { PATHS, pathOf } from '@muro/api';
import type { Collage, Photo, PhotoErrorKey, QuarterTurn } from '@muro/domain';
import { create } from 'zustand';
import {
  type ArrivedPhoto,
  type EntryEvent,
  entryAfter,
  leavesCollage,
  PHOTO_STATES,
  type PhotoEntry,
  storedEntry,
} from '../../flow/photos/photo-entry.ts';
import type { PhotoToSend } from '../../flow/saving/save-process.ts';
import { useWork } from '../collage/work-store.ts';
import { logEvent } from '../navigate/page-views.ts';

/**
 * What the browser holds of the collage's photos: files, reduced copies, tray pictures, states.
 * Entries outlive undo: a photo that comes back by redo still has its file.
 */
export interface PhotoLibrary {
  readonly entries: Readonly<Record<string, PhotoEntry>>;
  /** Entry ids in the order they were added, oldest first. */
  readonly order: readonly string[];
}

const EMPTY: PhotoLibrary = { entries: {}, order: [] };

export const usePhotoLibrary = create<PhotoLibrary>()(() => EMPTY);

export function entryOf(id: string): PhotoEntry | undefined {
  return usePhotoLibrary.getState().entries[id];
}

export function putEntries(entries: readonly PhotoEntry[]): void {
  usePhotoLibrary.setState((library) => {
    const added = entries.filter((entry) => !library.entries[entry.id]);
    return {
      entries: { ...library.entries, ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) },
      order: [...library.order, ...added.map((entry) => entry.id)],
    };
  });
}

/** Resolves with the entry once `isThere` is true of it, or with nothing when it is gone. */
export function entryWhen(id: string, isThere: (entry: PhotoEntry) => boolean): Promise<PhotoEntry | undefined> {
  const now = entryOf(id);
  if (!now || isThere(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = usePhotoLibrary.subscribe(({ entries }) => {
      const entry = entries[id];
      if (entry && !isThere(entry)) return;
      stop();
      resolve(entry);
    });
  });
}

/** Tells an entry what happened to it; a photo that fails before the server has it leaves the collage, and undo does not bring it back. [PSTATE-09] [PV-08] */
export function tellEntry(id: string, event: EntryEvent): void {
  const before = entryOf(id);
  if (!before) return;
  const after = entryAfter(before, event);
  if (after === before) return;
  usePhotoLibrary.setState((library) => renamed(library, id, after));
  if (after.state === PHOTO_STATES.ERROR && before.state !== PHOTO_STATES.ERROR) {
    logEvent('photo loading error', { file_size: after.sizeBytes, error: after.error ?? '' });
  }
  if (leavesCollage(after)) useWork.getState().amend({ type: 'remove-photos', photoIds: [id] }, () => true);
}

/** These photos are in the collage now. */
export function markEntered(ids: readonly string[]): void {
  usePhotoLibrary.setState(({ entries, order }) => {
    const entered = ids.flatMap((id) => entries[id] ?? []).map((entry) => [entry.id, entryAfter(entry, { type: 'entered' })] as const);
    return { entries: { ...entries, ...Object.fromEntries(entered) }, order };
  });
}

/** Forgets entries for good: error tiles, or everything when the work is closed. */
export function dropEntries(ids: readonly string[]): void {
  usePhotoLibrary.setState((library) => {
    const entries = Object.fromEntries(Object.entries(library.entries).filter(([id]) => !ids.includes(id)));
    return { entries, order: library.order.filter((id) => !ids.includes(id)) };
  });
}

export function clearLibrary(): void {
  dropEntries(usePhotoLibrary.getState().order);
}

/** Entries for the photos of a collage that came from the server; those that are known stay as they are. */
export function adoptPhotos(photos: readonly Photo[], srcOf: (photo: Photo) => string = webAddress): void {
  const strange = photos.filter((photo) => !entryOf(photo.id) && isServerId(photo.id));
  putEntries(strange.map((photo) => storedEntry(photo, srcOf(photo), thumbAddress(photo))));
}

/** Photos of the collage that still have to be uploaded, oldest first. [UPLOAD-01] */
export function photosToSend(collage: Collage): readonly PhotoToSend[] {
  return collage.photos.flatMap(({ id }) => {
    const entry = entryOf(id);
    return entry && !entry.onServer ? [{ id, name: entry.name, sizeBytes: entry.sizeBytes }] : [];
  });
}

/**
 * The server has the collage with these photos: they take its ids and addresses and drop their files. Of two with the
 * same bytes, which the server has as one, the first stays. [UPLOAD-02] [UPLOAD-03]
 */
export function markStored(stored: Readonly<Record<string, Pick<ArrivedPhoto, 'id' | 'src'>>>): void {
  for (const [localId, { id, src }] of Object.entries(stored)) {
    if (entryOf(id)) dropEntries([localId]);
    else tellEntry(localId, { type: 'stored', id, src, thumbUrl: thumbAddress({ id }) });
  }
}

/** The upload failed for good. [UPLOAD-06] */
export function markFailed(id: string, error: PhotoErrorKey): void {
  tellEntry(id, { type: 'failed', error });
}

/**
 * The turn that is sent with an upload: the file's own, and what the person turned the photo in its first slot.
 * The pixels are upright already, so nothing turns by this number again. [CROP-03]
 */
export function suggestedRotationNow(entry: PhotoEntry, collage: Collage): QuarterTurn {
  const fill = Object.values(collage.fills).find(({ photoId }) => photoId === entry.id);
  return ((entry.suggestedRotation + (fill?.view.quarterTurn ?? 0)) % 360) as QuarterTurn;
}

function renamed(library: PhotoLibrary, from: string, entry: PhotoEntry): PhotoLibrary {
  if (entry.id === from) return { ...library, entries: { ...library.entries, [from]: entry } };
  const { [from]: _, ...others } = library.entries;
  return { entries: { ...others, [entry.id]: entry }, order: library.order.map((id) => (id === from ? entry.id : id)) };
}

function thumbAddress({ id }: { readonly id: string }): string {
  return pathOf(PATHS.photoThumb, { id });
}

function webAddress({ id }: Photo): string {
  return pathOf(PATHS.photoWeb, { id });
}

function isServerId(id: string): boolean {
  return /^\d+$/.test(id);
}
