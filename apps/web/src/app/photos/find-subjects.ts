import { type Collage, cutsPhoto, followsPhotos, type Page, type Photo, type PhotoSubject, photoLayers } from '@muro/domain';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { isReading } from '../../state/photos/reading-progress.ts';

type ReadyEntry = PhotoEntry & { readonly web: Blob };

/** Options of a search for subjects. */
interface SubjectSearch {
  /** True for a photo whose subject is wanted. */
  readonly isWanted: (collage: Collage, photo: Photo) => boolean;
  /** Batch interval in which found subjects are applied together, ms. */
  readonly batchMs: number;
  /** Called whenever the search starts, pauses or ends. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/**
 * Finds the subjects of photos that the open design crops, one by one, those on the page first; results are stored in the collage. Pauses
 * while photos are read; holds results back during a save.
 *
 * @returns ends the search and its worker
 */
export function findSubjects(workspace: Workspace): () => void {
  const { view } = workspace;
  return searchSubjects(workspace, {
    isWanted: (collage, photo) => isCut(pageOf(collage), collage, photo),
    batchMs: 0,
    onBusy: (isFindingSubjects) => {
      if (view.store.getState().isFindingSubjects !== isFindingSubjects) view.set({ isFindingSubjects });
    },
  });
}

/** Subjects are handed over in batches, since each batch repaints all designs in view. */
const BATCH_MS = 1500;

/**
 * Finds the subjects of all photos while designs are shown with them, because each design crops other photos. Starts after all photos have
 * been read: no design waits for it, and on a busy device the finder does not run into its time limit.
 *
 * @returns ends the search and its worker
 */
export function findSubjectsOfAll(workspace: Workspace): () => void {
  return searchSubjects(workspace, { isWanted: () => true, batchMs: BATCH_MS });
}

function searchSubjects(workspace: Workspace, { isWanted, batchMs, onBusy = () => undefined }: SubjectSearch): () => void {
  const { work, photos, reading, subjects } = workspace;
  /** Requested photos by origin, which stays the same when the server assigns an id. */
  const requested = new Set<string>();
  const found = new Map<string, PhotoSubject>();
  let isBusy = false;
  let isEnded = false;
  let appliedAt = Number.NEGATIVE_INFINITY;

  const applyFound = (): void => {
    if (found.size === 0 || work.getState().isSaving) return;
    const subjectsById = openCollage(workspace)?.photos.flatMap((photo): readonly (readonly [string, PhotoSubject])[] => {
      const subject = photo.subject ? undefined : found.get(photos.entryOf(photo.id)?.origin ?? photo.id);
      return subject ? [[photo.id, subject]] : [];
    });
    if (!subjectsById || subjectsById.length === 0) return;
    appliedAt = performance.now();
    work.getState().setSubjects(Object.fromEntries(subjectsById));
  };

  const search = async ({ origin, web }: ReadyEntry): Promise<void> => {
    requested.add(origin);
    isBusy = true;
    const subject = await subjects.find(web);
    isBusy = false;
    if (isEnded) return;
    if (subject) found.set(origin, subject);
    onChange();
  };

  const onChange = (): void => {
    if (isEnded) return;
    const isWaiting = isReading(reading.store.getState());
    const next = isBusy || isWaiting ? undefined : nextToFind(workspace, requested, isWanted);
    if (next) void search(next);
    if (!isBusy || performance.now() - appliedAt >= batchMs) applyFound();
    onBusy(isBusy || isWaiting);
  };

  const stops = [work.subscribe(onChange), photos.store.subscribe(onChange), reading.store.subscribe(onChange)];
  onChange();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    applyFound();
    subjects.end();
    onBusy(false);
  };
}

/** Returns the next photo with a loaded picture and an unknown subject. */
function nextToFind(workspace: Workspace, requested: ReadonlySet<string>, isWanted: SubjectSearch['isWanted']): ReadyEntry | undefined {
  const collage = openCollage(workspace);
  if (!collage) return undefined;
  const placed = new Set(Object.values(collage.fills).map(({ photoId }) => photoId));
  const open = collage.photos.flatMap((photo): readonly ReadyEntry[] => {
    const entry = photo.subject ? undefined : workspace.photos.entryOf(photo.id);
    if (entry?.state !== PHOTO_STATES.IMAGE || !entry.web || requested.has(entry.origin)) return [];
    return isWanted(collage, photo) ? [{ ...entry, web: entry.web }] : [];
  });
  return open.find(({ id }) => placed.has(id)) ?? open[0];
}

/** True if its slot, or one that it may move to, crops the photo. A layout that follows its photos has a slot for each. */
function isCut(page: Page, collage: Collage, photo: Photo): boolean {
  const layers = photoLayers(page);
  const places = followsPhotos(collage) ? layers.filter(({ slot }) => collage.fills[slot]?.photoId === photo.id) : layers;
  return places.some((layer) => cutsPhoto(layer, photo));
}
