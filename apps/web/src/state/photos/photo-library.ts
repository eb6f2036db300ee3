import { PATHS, pathOf } from '@muro/api';
import type { Collage, Photo, QuarterTurn } from '@muro/domain';
import { createStore } from 'zustand';
import {
  type EntryEvent,
  entryAfter,
  leavesCollage,
  PHOTO_STATES,
  type PhotoEntry,
  storedEntry,
  type UploadedPhoto,
} from '../../flow/photos/photo-entry.ts';
import type { PhotoToSend } from '../../flow/uploads/photo-upload.ts';
import type { WorkStoreApi } from '../collage/work-store.ts';
import { logEvent } from '../window/page-views.ts';

/**
 * The browser's data for the collage's photos: files, reduced copies, tray pictures, states. Entries outlive undo: a photo that returns by
 * redo still has its file.
 */
export interface PhotoLibrary {
  readonly entries: Readonly<Record<string, PhotoEntry>>;
  /** Entry ids in the order they were added, oldest first. */
  readonly order: readonly string[];
}

const EMPTY: PhotoLibrary = { entries: {}, order: [] };

/** The photo library of one open work. */
export type Photos = ReturnType<typeof createPhotoLibrary>;

/** @param work  the work that the photos belong to: a failed photo is removed from its collage */
export function createPhotoLibrary(work: WorkStoreApi) {
  const store = createStore<PhotoLibrary>()(() => EMPTY);

  const entryOf = (id: string): PhotoEntry | undefined => store.getState().entries[id];

  const put = (entries: readonly PhotoEntry[]): void =>
    store.setState((library) => {
      const added = entries.filter((entry) => !library.entries[entry.id]);
      return {
        entries: { ...library.entries, ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) },
        order: [...library.order, ...added.map((entry) => entry.id)],
      };
    });

  /**
   * Applies an event to an entry. A photo that fails before it is uploaded is removed from the collage, and undo does not restore it.
   * [PSTATE-09] [PV-08]
   */
  const applyEvent = (id: string, event: EntryEvent): void => {
    const before = entryOf(id);
    if (!before) return;
    const after = entryAfter(before, event);
    if (after === before) return;
    store.setState((library) => renamed(library, id, after));
    if (after.state === PHOTO_STATES.ERROR && before.state !== PHOTO_STATES.ERROR) {
      logEvent('photo loading error', { file_size: after.sizeBytes, error: after.error ?? '' });
    }
    if (leavesCollage(after)) work.getState().amend({ type: 'remove-photos', photoIds: [id] }, () => true);
  };

  /** Deletes entries: error tiles, or everything when the work is closed. */
  const drop = (ids: readonly string[]): void =>
    store.setState((library) => {
      const entries = Object.fromEntries(Object.entries(library.entries).filter(([id]) => !ids.includes(id)));
      return { entries, order: library.order.filter((id) => !ids.includes(id)) };
    });

  /** Returns the photos of the collage that still have to be uploaded, oldest first. [UPLOAD-01] */
  const toSend = (collage: Collage): readonly PhotoToSend[] =>
    collage.photos.flatMap(({ id }) => {
      const entry = entryOf(id);
      return entry && !entry.onServer ? [{ id, name: entry.name, sizeBytes: entry.sizeBytes }] : [];
    });

  return { store, entryOf, put, applyEvent, drop, toSend };
}

/** Resolves with the entry once `isReady` is true for it, or with undefined if it is deleted or `signal` is aborted. */
export function whenEntry(
  { store, entryOf }: Photos,
  id: string,
  isReady: (entry: PhotoEntry) => boolean,
  signal: AbortSignal,
): Promise<PhotoEntry | undefined> {
  const now = entryOf(id);
  if (!now || isReady(now)) return Promise.resolve(now);
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const end = (entry?: PhotoEntry): void => {
      stop();
      signal.removeEventListener('abort', onAbort);
      resolve(entry);
    };
    const onAbort = (): void => end();
    const stop = store.subscribe(({ entries }) => {
      const entry = entries[id];
      if (!entry || isReady(entry)) end(entry);
    });
    signal.addEventListener('abort', onAbort);
  });
}

/** Marks photos as part of the collage. */
export function markEntered({ store }: Photos, ids: readonly string[]): void {
  store.setState(({ entries, order }) => {
    const entered = ids.flatMap((id) => entries[id] ?? []).map((entry) => [entry.id, entryAfter(entry, { type: 'entered' })] as const);
    return { entries: { ...entries, ...Object.fromEntries(entered) }, order };
  });
}

export function clearLibrary({ store, drop }: Photos): void {
  drop(store.getState().order);
}

/** Creates entries for the photos of a collage from the server; existing entries stay unchanged. */
export function adoptPhotos({ entryOf, put }: Photos, photos: readonly Photo[]): void {
  const unlisted = photos.filter(({ id }) => !entryOf(id) && isServerId(id));
  put(unlisted.map((photo) => storedEntry(photo, webAddress(photo), thumbAddress(photo))));
}

/**
 * Marks photos as stored on the server: they take its ids and URLs and drop their files. If the server merged two photos with the same
 * bytes, the first entry stays. [UPLOAD-02] [UPLOAD-03]
 */
export function markStored(photos: Photos, stored: Readonly<Record<string, Pick<UploadedPhoto, 'id' | 'src'>>>): void {
  for (const [localId, { id, src }] of Object.entries(stored)) {
    if (photos.entryOf(id)) photos.drop([localId]);
    else photos.applyEvent(localId, { type: 'stored', id, src, thumbUrl: thumbAddress({ id }) });
  }
}

/**
 * Returns the rotation that is sent with an upload and saved in the collage: the file's own plus the person's rotation in the photo's first
 * slot. Informative only, since the pixels are already upright. [CROP-03]
 */
export function suggestedRotationNow(entry: PhotoEntry, collage: Collage): QuarterTurn {
  const fill = Object.values(collage.fills).find(({ photoId }) => photoId === entry.id);
  return ((entry.suggestedRotation + (fill?.view.quarterTurn ?? 0)) % 360) as QuarterTurn;
}

/** Returns the file's own rotation: the saved one minus the person's rotation. */
export function fileRotation(id: string, saved: QuarterTurn, collage: Collage): QuarterTurn {
  const fill = Object.values(collage.fills).find(({ photoId }) => photoId === id);
  return ((saved + 360 - (fill?.view.quarterTurn ?? 0)) % 360) as QuarterTurn;
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
