import { type Collage, cutsPhoto, followsPhotos, type Page, type Photo, type PhotoSubject, photoLayers } from '@muro/domain';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { isReading } from '../../state/photos/reading-progress.ts';

type ReadyEntry = PhotoEntry & { readonly web: Blob };

/**
 * Looks for the subjects of the photos that the open design would cut, one photo after the other, those on the page first; what was
 * found is part of the collage. It waits while photos are read and while a save is under way.
 *
 * @returns ends the search and its worker
 */
export function findSubjects(workspace: Workspace, signal: AbortSignal): () => void {
  const { work, photos, reading, subjects, view } = workspace;
  /** By origin, which stays when a photo gets the server's id. */
  const asked = new Set<string>();
  const found = new Map<string, PhotoSubject>();
  let isBusy = false;

  const tell = (): void => {
    if (found.size === 0 || work.getState().isSaving) return;
    const known = openCollage(workspace)?.photos.flatMap((photo): readonly (readonly [string, PhotoSubject])[] => {
      const subject = photo.subject ? undefined : found.get(photos.entryOf(photo.id)?.origin ?? photo.id);
      return subject ? [[photo.id, subject]] : [];
    });
    if (known && known.length > 0) work.getState().learn(Object.fromEntries(known));
  };

  const search = async ({ origin, web }: ReadyEntry): Promise<void> => {
    asked.add(origin);
    isBusy = true;
    const subject = await subjects.find(web);
    isBusy = false;
    if (signal.aborted) return;
    if (subject) found.set(origin, subject);
    onChange();
  };

  const onChange = (): void => {
    tell();
    if (signal.aborted) return;
    const next = isBusy || isReading(reading.store.getState()) ? undefined : nextToFind(workspace, asked);
    if (next) void search(next);
    setLaying(isBusy || isReading(reading.store.getState()));
  };

  const setLaying = (isLayingPhotos: boolean): void => {
    if (view.store.getState().isLayingPhotos !== isLayingPhotos) view.set({ isLayingPhotos });
  };
  const stops = [work.subscribe(onChange), photos.store.subscribe(onChange), reading.store.subscribe(onChange)];
  onChange();
  return () => {
    for (const stop of stops) stop();
    subjects.end();
    setLaying(false);
  };
}

/** The next photo whose picture is there and whose subject nobody knows. */
function nextToFind(workspace: Workspace, asked: ReadonlySet<string>): ReadyEntry | undefined {
  const collage = openCollage(workspace);
  if (!collage) return undefined;
  const placed = new Set(Object.values(collage.fills).map(({ photoId }) => photoId));
  const page = pageOf(collage);
  const open = collage.photos.flatMap((photo): readonly ReadyEntry[] => {
    const entry = photo.subject ? undefined : workspace.photos.entryOf(photo.id);
    if (entry?.state !== PHOTO_STATES.IMAGE || !entry.web || asked.has(entry.origin)) return [];
    return isCut(page, collage, photo) ? [{ ...entry, web: entry.web }] : [];
  });
  return open.find(({ id }) => placed.has(id)) ?? open[0];
}

/** Whether its place, or one that it may come to, cuts a photo. A layout that follows its photos has a place for each. */
function isCut(page: Page, collage: Collage, photo: Photo): boolean {
  const layers = photoLayers(page);
  const places = followsPhotos(collage) ? layers.filter(({ slot }) => collage.fills[slot]?.photoId === photo.id) : layers;
  return places.some((layer) => cutsPhoto(layer, photo));
}
