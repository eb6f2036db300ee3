import { type Collage, MAX_SELECT_PHOTOS, type Photo, type PhotoHeader, type PhotoType } from '@muro/domain';
import type { FileRead, ReadFailure } from '../../files/photo-read.ts';
import { photoReader } from '../../files/photo-reader.ts';
import { hasSameBytes } from '../../files/same-bytes.ts';
import { firstInView } from '../../flow/photos/first-in-view.ts';
import { missingFor, missingIds } from '../../flow/photos/missing-photos.ts';
import { chosenEntry, type EntryEvent, leavesCollage, type PhotoEntry, photoOf } from '../../flow/photos/photo-entry.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { fileRules } from './file-rules.ts';
import { dropEntries, entryOf, markEntered, putEntries, tellEntry, usePhotoLibrary } from './photo-library.ts';
import { beginReading, endReading } from './reading-progress.ts';

/** What became of a choice of files. */
export interface AddedFiles {
  /** Photos that came into the collage; a photo chosen before counts, too. */
  readonly photoIds: readonly string[];
  /** Files left out because the collage holds no more than 150 photos. [INGEST-06] */
  readonly leftOut: number;
  /** Of `photoIds`, photos that waited for their file and are back in their slots as they were. */
  readonly returned: readonly string[];
  /** The one photo of a single good file: it is selected. [INGEST-07] [INGEST-08] [INGEST-09] */
  readonly selected: string | null;
}

/** What a chosen file became. 'left-out': the collage is full. */
interface TakenFile {
  readonly became: 'new' | 'known' | 'returned' | 'refused' | 'left-out';
  /** The photo to use. */
  readonly id: string | null;
}

/** Photos whose headers are read within so long of each other enter the collage together: each time costs the page a rendering. */
const TOGETHER_MS = 250;

/**
 * Takes files into the collage, in the order they were chosen. A wrong file becomes a tile that says why and stops
 * nothing; the promise settles when all headers are read, the pictures follow by themselves.
 */
export async function addFiles(files: readonly File[], type: PhotoType = 'COMPUTER'): Promise<AddedFiles> {
  const taken = files.slice(0, mostToTake()).map((file) => chosenEntry(localId(), file, file.name, type));
  putEntries(taken);
  beginReading(taken.length);
  const headers = new Map(firstInView(taken).map((entry) => [entry, readHeaderOf(entry)]));
  const batch = newBatch();
  const photoIds: string[] = [];
  const returned: string[] = [];
  let leftOut = files.length - taken.length;
  let entered = 0;
  let enteredAt = Number.NEGATIVE_INFINITY;
  for (const entry of taken) {
    const { id = null, became = 'refused' } = (await headers.get(entry)) ?? {};
    if (id) photoIds.push(id);
    if (id && became === 'returned') returned.push(id);
    if (became === 'left-out') leftOut += 1;
    if (performance.now() - enteredAt < TOGETHER_MS && entry !== taken.at(-1)) continue;
    enterCollage(photoIds.slice(entered), batch);
    entered = photoIds.length;
    enteredAt = performance.now();
  }
  return { photoIds, leftOut, returned: returned.filter(isInSlot), selected: files.length === 1 ? (photoIds[0] ?? null) : null };
}

/** Takes a photo that the server has (a quote) into the collage. */
export function addStoredPhoto(photo: Photo): void {
  useWork.getState().dispatch({ type: 'add-photos', photos: [photo] });
}

/** Reads a file; settled as soon as its header tells what it becomes. */
async function readHeaderOf(entry: PhotoEntry): Promise<TakenFile> {
  if (!entry.file) return { became: 'refused', id: null };
  const read = await photoReader.readHeader(entry.file, fileRules());
  if (read.error !== null) {
    tellEntry(entry.id, { type: 'failed', ...read });
    endReading();
    return { became: 'refused', id: null };
  }
  const known = await twinOf(read.key, entry.file);
  const missing = known ? undefined : missingFor(usePhotoLibrary.getState(), { key: read.key, name: entry.name });
  const there = known ?? missing;
  const isLeftOut = !(there && isCounted(there)) && !hasRoom();
  if (there || isLeftOut) dropEntries([entry.id]);
  if (missing && !isLeftOut) {
    tellEntry(missing.id, { type: 'found', file: entry.file });
    void showAgain(missing.id, read).finally(endReading);
    return { became: 'returned', id: missing.id };
  }
  if (there || isLeftOut) {
    endReading();
    return isLeftOut ? { became: 'left-out', id: null } : { became: 'known', id: there?.id ?? null };
  }
  const { error: _, widthPx, heightPx, ...header } = read;
  tellEntry(entry.id, { type: 'header', original: { widthPx, heightPx }, ...header });
  void makeCopiesOf(entry.id, read.kind).finally(endReading);
  return { became: 'new', id: entry.id };
}

/**
 * A photo whose file was kept on this device: its kind is asked again, for it may have been kept before it became a JPEG. It was in
 * the collage, so a file that cannot be used is taken for damaged, and the photo waits for a better one.
 */
export async function readAgain(id: string): Promise<void> {
  const entry = entryOf(id);
  if (!entry?.file) return;
  const read = await photoReader.readHeader(entry.file, fileRules());
  if (read.error !== null) return tellEntry(id, { type: 'missing' });
  await showAgain(id, read, () => ({ type: 'missing' }));
}

/** What a photo is told whose file cannot be shown. */
type AfterFailure = (failure: ReadFailure) => EntryEvent;

const failedBy: AfterFailure = (failure) => ({ type: 'failed', ...failure });

/** A photo of the collage has its file again: what the collage knows of it stays. */
async function showAgain(
  id: string,
  { error: _, widthPx, heightPx, ...header }: Extract<FileRead, { readonly error: null }>,
  afterFailure: AfterFailure = failedBy,
): Promise<void> {
  const entry = entryOf(id);
  if (!entry) return;
  const { original, key, suggestedRotation } = entry;
  tellEntry(id, { type: 'header', ...header, original: original ?? { widthPx, heightPx }, key: key ?? header.key, suggestedRotation });
  await makeCopiesOf(id, header.kind, afterFailure);
}

/** Makes a JPEG of another kind of photo first, then the copies that the editor shows. */
async function makeCopiesOf(id: string, kind: PhotoHeader['kind'], afterFailure: AfterFailure = failedBy): Promise<void> {
  const { file: chosen = null, original = null } = entryOf(id) ?? {};
  const jpeg = chosen && kind !== 'jpeg' ? await photoReader.toJpeg(chosen, kind, original) : null;
  if (jpeg && jpeg.error !== null) return tellEntry(id, afterFailure(jpeg));
  if (jpeg) tellEntry(id, { type: 'converted', file: jpeg.file });
  const entry = entryOf(id);
  if (!entry?.file) return;
  const copies = await photoReader.makeCopies(entry.file, entry.type, entry.original);
  if (copies.error !== null) tellEntry(id, afterFailure(copies));
  else tellEntry(id, { type: 'image', web: copies.web, webSize: copies.webSize, thumbUrl: copies.thumbUrl });
}

/** Files that were chosen together: one step of undo, however long they take to be read and whatever is done meanwhile. */
interface Batch {
  readonly joinKey: string;
  /** Origins of the photos that came into the collage so far. */
  readonly origins: Set<string>;
}

function newBatch(): Batch {
  return { joinKey: `add ${localId()}`, origins: new Set() };
}

/** Takes photos into the collage, and into the slots that wait for them. */
function enterCollage(ids: readonly string[], batch: Batch): void {
  const work = useWork.getState();
  const known = new Set(collageOf(work)?.photos.map(({ id }) => id));
  const entries = [...new Set(ids)].flatMap((id) => entryOf(id) ?? []).filter((entry) => !leavesCollage(entry) && !known.has(entry.id));
  const photos = entries.flatMap((entry) => photoOf(entry) ?? []);
  if (photos.length === 0) return;
  const isSince = (collage: Collage) => collage.photos.some(({ id }) => batch.origins.has(entryOf(id)?.origin ?? ''));
  // The step is not there yet, or the photos of before all failed and took it along.
  if (!work.amend({ type: 'add-photos', photos }, isSince)) work.dispatch({ type: 'add-photos', photos }, batch.joinKey);
  for (const { origin } of entries) batch.origins.add(origin);
  markEntered(entries.map(({ id }) => id));
  for (const { id, wantedSlot } of entries) {
    if (!wantedSlot) continue;
    tellEntry(id, { type: 'wanted', slot: null });
    work.dispatch({ type: 'place-photo', slot: wantedSlot, photoId: id }, batch.joinKey);
  }
}

/**
 * The photo that this file already is. Its key says so for photos of the server; two files of this computer are compared, since
 * the key looks at their beginnings alone.
 */
async function twinOf(key: string, file: Blob): Promise<PhotoEntry | undefined> {
  for (const entry of Object.values(usePhotoLibrary.getState().entries)) {
    if (entry.key !== key || leavesCollage(entry) || entry.isMissing) continue;
    if (!entry.chosen || (await hasSameBytes(entry.chosen, file))) return entry;
  }
  return undefined;
}

/** Where photos wait for their file, a file of a full collage may be theirs: only its header tells. */
function mostToTake(): number {
  const isWaiting = missingIds(usePhotoLibrary.getState()).length > 0;
  return isWaiting ? MAX_SELECT_PHOTOS : Math.max(0, MAX_SELECT_PHOTOS - shownCount());
}

/** Whether one more of the files whose header is read may come in. */
function hasRoom(): boolean {
  return shownCount(({ key }) => key !== null) < MAX_SELECT_PHOTOS;
}

/** It is in the collage, or on its way in. */
function isCounted({ id, isComing }: PhotoEntry): boolean {
  return isComing || (collageOf(useWork.getState())?.photos.some((photo) => photo.id === id) ?? false);
}

function isInSlot(id: string): boolean {
  return Object.values(collageOf(useWork.getState())?.fills ?? {}).some(({ photoId }) => photoId === id);
}

/** Photos that count against the limit: those of the collage and those on their way in. */
function shownCount(counts: (coming: PhotoEntry) => boolean = () => true): number {
  const photos = collageOf(useWork.getState())?.photos ?? [];
  const { entries } = usePhotoLibrary.getState();
  const coming = Object.values(entries).filter((entry) => !leavesCollage(entry) && entry.isComing && counts(entry));
  return photos.length + coming.length;
}

let lastLocal = 0;

/** Never the server's form of an id, and new in every page: `crypto.randomUUID` is missing on plain http. */
function localId(): string {
  lastLocal += 1;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `local-${[...random].map((part) => part.toString(36)).join('')}-${lastLocal}`;
}
