import { MAX_SELECT_PHOTOS, type Photo } from '@muro/domain';
import { photoReader } from '../files/photo-reader.ts';
import { chosenEntry, leavesCollage, type PhotoEntry, photoOf } from '../flow/photo-entry.ts';
import { dropEntries, entryOf, putEntries, tellEntry, usePhotoLibrary } from './photo-library.ts';
import { collageOf, useWork } from './work-store.ts';

/** What became of a choice of files. */
export interface AddedFiles {
  /** Photos that came into the collage; a photo chosen before counts, too. */
  readonly photoIds: readonly string[];
  /** Files left out because the collage holds no more than 150 photos. [INGEST-06] */
  readonly leftOut: number;
  /** The one photo of a single good file: it is selected. [INGEST-07] [INGEST-08] [INGEST-09] */
  readonly selected: string | null;
}

/**
 * Takes files into the collage, in the order they were chosen. A wrong file becomes a tile that says why and stops
 * nothing; the promise settles when all headers are read, the pictures follow by themselves.
 */
export async function addFiles(files: readonly File[]): Promise<AddedFiles> {
  const room = Math.max(0, MAX_SELECT_PHOTOS - shownCount());
  const taken = files.slice(0, room).map((file) => chosenEntry(localId(), file, file.name));
  putEntries(taken);
  const headers = taken.map((entry) => readHeaderOf(entry));
  const batch = `add:${taken[0]?.id ?? ''}`;
  const photoIds: string[] = [];
  for (const header of headers) {
    const id = await header;
    if (id === null) continue;
    photoIds.push(id);
    enterCollage(id, batch);
  }
  return { photoIds, leftOut: files.length - taken.length, selected: files.length === 1 ? (photoIds[0] ?? null) : null };
}

/** Takes a photo that the server has (a quote) into the collage. */
export function addStoredPhoto(photo: Photo): void {
  useWork.getState().dispatch({ type: 'add-photos', photos: [photo] });
}

/** Reads the header; the id of the photo to use, null for a wrong file. A file chosen before is the photo it already was. */
async function readHeaderOf(entry: PhotoEntry): Promise<string | null> {
  if (!entry.file) return null;
  const read = await photoReader.readHeader(entry.file);
  if (read.error !== null) {
    tellEntry(entry.id, { type: 'failed', error: read.error });
    return null;
  }
  const known = twinOf(read.key);
  if (known) {
    dropEntries([entry.id]);
    return known.id;
  }
  const original = { widthPx: read.widthPx, heightPx: read.heightPx };
  tellEntry(entry.id, { type: 'header', original, key: read.key, suggestedRotation: read.suggestedRotation });
  void makeCopiesOf(entry.id);
  return entry.id;
}

async function makeCopiesOf(id: string): Promise<void> {
  const entry = entryOf(id);
  if (!entry?.file) return;
  const copies = await photoReader.makeCopies(entry.file, entry.type, entry.original);
  if (copies.error !== null) tellEntry(id, { type: 'failed', error: copies.error });
  else tellEntry(id, { type: 'image', web: copies.web, webSize: copies.webSize, thumbUrl: URL.createObjectURL(copies.thumb) });
}

function enterCollage(id: string, batch: string): void {
  const work = useWork.getState();
  const entry = entryOf(id);
  const photo = entry && !leavesCollage(entry) ? photoOf(entry) : null;
  if (!photo || collageOf(work)?.photos.some((known) => known.id === id)) return;
  work.dispatch({ type: 'add-photos', photos: [photo] }, batch);
  if (entry?.wantedSlot) {
    tellEntry(id, { type: 'wanted', slot: null });
    work.dispatch({ type: 'place-photo', slot: entry.wantedSlot, photoId: id }, batch);
  }
}

function twinOf(key: string): PhotoEntry | undefined {
  return Object.values(usePhotoLibrary.getState().entries).find((entry) => entry.key === key && !leavesCollage(entry));
}

/** Photos that count against the limit: those of the collage and those on their way in. */
function shownCount(): number {
  const photos = collageOf(useWork.getState())?.photos ?? [];
  const { entries } = usePhotoLibrary.getState();
  const coming = Object.values(entries).filter((entry) => !leavesCollage(entry) && entry.original === null);
  return photos.length + coming.length;
}

let lastLocal = 0;

/** Never the server's form of an id, and new in every page: `crypto.randomUUID` is missing on plain http. */
function localId(): string {
  lastLocal += 1;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `local-${[...random].map((part) => part.toString(36)).join('')}-${lastLocal}`;
}
