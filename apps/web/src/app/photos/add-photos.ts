import { type Collage, MAX_COLLAGE_PHOTOS, type Photo, type PhotoHeader, type PhotoType } from '@muro/domain';
import type { FileRead, ReadFailure } from '../../files/photo-read.ts';
import { hasSameBytes } from '../../files/same-bytes.ts';
import { missingFor, missingIds } from '../../flow/photos/missing-photos.ts';
import { chosenEntry, type EntryEvent, leavesCollage, type PhotoEntry, photoOf } from '../../flow/photos/photo-entry.ts';
import { photoTime } from '../../flow/photos/photo-time.ts';
import { visibleFirst } from '../../flow/photos/visible-first.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { fileRules } from '../../state/photos/file-rules.ts';
import { markEntered } from '../../state/photos/photo-library.ts';
import { movePhotos } from '../collage/move-photos.ts';
import { createPreviewBatch, type PreviewBatch } from './preview-batch.ts';

/** Result of adding chosen files. */
export interface AddedFiles {
  /** Ids of the photos now in the collage, including those chosen before. */
  readonly photoIds: readonly string[];
  /** Number of files left out because of the limit of 150 photos. [INGEST-06] */
  readonly leftOut: number;
  /** Those of `photoIds` whose missing file was chosen again, and which are back in their slots. */
  readonly returned: readonly string[];
  /** The photo of a single valid file: it is selected. [INGEST-07] [INGEST-08] [INGEST-09] */
  readonly selected: string | null;
  /** Join key of the undo step that added them. */
  readonly joinKey: string;
}

/** Result of one chosen file. 'left-out': the collage is full. */
interface AcceptedFile {
  readonly outcome: 'new' | 'known' | 'returned' | 'refused' | 'left-out';
  /** Id of the resulting photo. */
  readonly id: string | null;
}

/** Batch interval, ms: photos whose headers are read within it enter the collage together, because each batch costs a rendering. */
const BATCH_MS = 250;

interface AddOptions {
  readonly type?: PhotoType;
  /** True to show previews of all photos before the first one is read. */
  readonly isQuick?: boolean;
  /** Called each time photos have been added to the collage. */
  readonly onEntered?: () => void;
}

/**
 * Adds files to the collage, in the order they were chosen. An invalid file becomes a tile with the reason and does not stop the others.
 * The promise settles when all headers have been read; the pictures follow later.
 */
export async function addFiles(
  workspace: Workspace,
  files: readonly File[],
  { type = 'COMPUTER', isQuick = false, onEntered }: AddOptions = {},
): Promise<AddedFiles> {
  const accepted = files.slice(0, acceptedFileCount(workspace)).map((file) => chosenEntry(localId(), file, file.name, type));
  workspace.photos.put(accepted);
  workspace.reading.begin(accepted.length);
  const previews = isQuick ? createPreviewBatch(workspace) : null;
  const headers = new Map(visibleFirst(accepted).map((entry) => [entry, readHeaderOf(workspace, entry, previews)] as const));
  void Promise.allSettled(headers.values()).then(previews?.end);
  const batch = newBatch();
  const photoIds: string[] = [];
  const returned: string[] = [];
  let leftOut = files.length - accepted.length;
  let entered = 0;
  let enteredAt = Number.NEGATIVE_INFINITY;
  for (const entry of accepted) {
    const { id = null, outcome = 'refused' } = (await headers.get(entry)) ?? {};
    if (id) photoIds.push(id);
    if (id && outcome === 'returned') returned.push(id);
    if (outcome === 'left-out') leftOut += 1;
    if (performance.now() - enteredAt < BATCH_MS && entry !== accepted.at(-1)) continue;
    enterCollage(workspace, photoIds.slice(entered), batch);
    onEntered?.();
    entered = photoIds.length;
    enteredAt = performance.now();
  }
  workspace.reading.chosen();
  const selected = files.length === 1 ? (photoIds[0] ?? null) : null;
  return { photoIds, leftOut, returned: returned.filter((id) => isInSlot(workspace, id)), selected, joinKey: batch.joinKey };
}

/** Adds a photo that is on the server (a quote) to the collage. */
export function addStoredPhoto(workspace: Workspace, photo: Photo): void {
  workspace.work.getState().dispatch({ type: 'add-photos', photos: [photo] });
}

/** Reads a file; settles as soon as its header decides the result. */
async function readHeaderOf(workspace: Workspace, entry: PhotoEntry, previews: PreviewBatch | null): Promise<AcceptedFile> {
  if (!entry.file) return { outcome: 'refused', id: null };
  const read = await workspace.reader.readHeader(entry.file, fileRules());
  if (read.error !== null) {
    workspace.photos.applyEvent(entry.id, { type: 'failed', ...read });
    workspace.reading.end();
    return { outcome: 'refused', id: null };
  }
  const duplicate = await findDuplicate(workspace, read.key, entry.file);
  const missing = duplicate ? undefined : missingFor(workspace.photos.store.getState(), { key: read.key, name: entry.name });
  const existing = duplicate ?? missing;
  const isLeftOut = !(existing && isCounted(workspace, existing)) && !hasRoom(workspace);
  if (existing || isLeftOut) workspace.photos.drop([entry.id]);
  if (missing && !isLeftOut) {
    workspace.photos.applyEvent(missing.id, { type: 'found', file: entry.file });
    void showAgain(workspace, missing.id, read).finally(workspace.reading.end);
    return { outcome: 'returned', id: missing.id };
  }
  if (existing || isLeftOut) {
    workspace.reading.end();
    return isLeftOut ? { outcome: 'left-out', id: null } : { outcome: 'known', id: existing?.id ?? null };
  }
  const { error: _, widthPx, heightPx, ...header } = read;
  workspace.photos.applyEvent(entry.id, { type: 'header', original: { widthPx, heightPx }, ...header });
  const copies = async (): Promise<void> => {
    await previews?.show(entry.id);
    await makeCopiesOf(workspace, entry.id, read.kind);
  };
  void copies().finally(workspace.reading.end);
  return { outcome: 'new', id: entry.id };
}

/** Reads photos whose files were stored on this device. */
export function readAgain(workspace: Workspace, ids: readonly string[]): void {
  workspace.reading.beginAgain(ids.length);
  for (const id of ids) void readKept(workspace, id).finally(workspace.reading.end);
}

/**
 * Reads one stored photo. Its format is checked again, because a file may have been stored before its conversion to JPEG. The photo was
 * already in the collage, so an unusable file counts as damaged, and the photo waits for a new file.
 */
async function readKept(workspace: Workspace, id: string): Promise<void> {
  const entry = workspace.photos.entryOf(id);
  if (!entry?.file) return;
  const read = await workspace.reader.readHeader(entry.file, fileRules());
  if (read.error !== null) return workspace.photos.applyEvent(id, { type: 'missing' });
  await showAgain(workspace, id, read, () => ({ type: 'missing' }));
}

/** Creates the event for a photo whose file cannot be shown. */
type AfterFailure = (failure: ReadFailure) => EntryEvent;

const failedBy: AfterFailure = (failure) => ({ type: 'failed', ...failure });

/** Shows a photo of the collage whose file is available again; the collage's data of it stay unchanged. */
async function showAgain(
  workspace: Workspace,
  id: string,
  { error: _, widthPx, heightPx, ...header }: Extract<FileRead, { readonly error: null }>,
  afterFailure: AfterFailure = failedBy,
): Promise<void> {
  const entry = workspace.photos.entryOf(id);
  if (!entry) return;
  const { original, key, suggestedRotation } = entry;
  // The stored file of a converted photo is a JPEG without its capture time.
  const time = entry.takenMs === null ? header : entry;
  workspace.photos.applyEvent(id, {
    type: 'header',
    ...header,
    ...photoTime(time),
    original: original ?? { widthPx, heightPx },
    key: key ?? header.key,
    suggestedRotation,
  });
  await makeCopiesOf(workspace, id, header.kind, afterFailure);
}

/** Converts other formats to JPEG, then makes the copies that the editor shows. */
async function makeCopiesOf(
  workspace: Workspace,
  id: string,
  kind: PhotoHeader['kind'],
  afterFailure: AfterFailure = failedBy,
): Promise<void> {
  const { file: chosen = null, original = null } = workspace.photos.entryOf(id) ?? {};
  const jpeg = chosen && kind !== 'jpeg' ? await workspace.reader.toJpeg(chosen, kind, original) : null;
  if (jpeg && jpeg.error !== null) return workspace.photos.applyEvent(id, afterFailure(jpeg));
  if (jpeg) workspace.photos.applyEvent(id, { type: 'converted', file: jpeg.file });
  const entry = workspace.photos.entryOf(id);
  if (!entry?.file) return;
  const copies = await workspace.reader.makeCopies(entry.file, entry.type, entry.original);
  if (copies.error !== null) workspace.photos.applyEvent(id, afterFailure(copies));
  else {
    const { web, webSize, thumbUrl, fingerprint } = copies;
    workspace.photos.applyEvent(id, { type: 'image', web, webSize, thumbUrl, fingerprint });
  }
}

/** Files that were chosen together: they form one undo step, however long reading takes and whatever happens meanwhile. */
interface Batch {
  readonly joinKey: string;
  /** Origins of the batch's photos in the collage so far. */
  readonly origins: Set<string>;
}

function newBatch(): Batch {
  return { joinKey: `add ${localId()}`, origins: new Set() };
}

/** Adds photos to the collage, and to the slots that wait for them. */
function enterCollage(workspace: Workspace, ids: readonly string[], batch: Batch): void {
  const work = workspace.work.getState();
  const collageIds = new Set(collageOf(work)?.photos.map(({ id }) => id));
  const entries = [...new Set(ids)]
    .flatMap((id) => workspace.photos.entryOf(id) ?? [])
    .filter((entry) => !leavesCollage(entry) && !collageIds.has(entry.id));
  const photos = entries.flatMap((entry) => photoOf(entry) ?? []);
  if (photos.length === 0) return;
  const isSince = (collage: Collage) => collage.photos.some(({ id }) => batch.origins.has(workspace.photos.entryOf(id)?.origin ?? ''));
  // The step does not exist yet, or it was removed because all its photos failed.
  if (!work.amend({ type: 'add-photos', photos }, isSince)) work.dispatch({ type: 'add-photos', photos }, batch.joinKey);
  for (const { origin } of entries) batch.origins.add(origin);
  markEntered(
    workspace.photos,
    entries.map(({ id }) => id),
  );
  for (const { id, wantedSlot } of entries) {
    if (!wantedSlot) continue;
    workspace.photos.applyEvent(id, { type: 'wanted', slot: null });
    movePhotos(workspace, { type: 'place-photo', slot: wantedSlot, photoId: id }, batch.joinKey);
  }
}

/**
 * Returns the photo that is the same file. For photos on the server the key is enough; two local files are compared byte by byte, because
 * the key covers only their beginning.
 */
async function findDuplicate(workspace: Workspace, key: string, file: Blob): Promise<PhotoEntry | undefined> {
  for (const entry of Object.values(workspace.photos.store.getState().entries)) {
    if (entry.key !== key || leavesCollage(entry) || entry.isMissing) continue;
    if (!entry.chosen || (await hasSameBytes(entry.chosen, file))) return entry;
  }
  return undefined;
}

/**
 * Returns the number of files to accept. If photos wait for their file, even a full collage accepts files: only the header tells which
 * photo they belong to.
 */
function acceptedFileCount(workspace: Workspace): number {
  const isWaiting = missingIds(workspace.photos.store.getState()).length > 0;
  return isWaiting ? MAX_COLLAGE_PHOTOS : Math.max(0, MAX_COLLAGE_PHOTOS - shownCount(workspace));
}

/** True if one more file with a read header may be added. */
function hasRoom(workspace: Workspace): boolean {
  return shownCount(workspace, ({ key }) => key !== null) < MAX_COLLAGE_PHOTOS;
}

/** True if it is in the collage or being added. */
function isCounted(workspace: Workspace, { id, isBeingAdded }: PhotoEntry): boolean {
  return isBeingAdded || (collageOf(workspace.work.getState())?.photos.some((photo) => photo.id === id) ?? false);
}

function isInSlot(workspace: Workspace, id: string): boolean {
  return Object.values(collageOf(workspace.work.getState())?.fills ?? {}).some(({ photoId }) => photoId === id);
}

/** Returns the number of photos that count against the limit: in the collage, or being added. */
function shownCount(workspace: Workspace, counts: (entry: PhotoEntry) => boolean = () => true): number {
  const photos = collageOf(workspace.work.getState())?.photos ?? [];
  const { entries } = workspace.photos.store.getState();
  const coming = Object.values(entries).filter((entry) => !leavesCollage(entry) && entry.isBeingAdded && counts(entry));
  return photos.length + coming.length;
}

let lastLocal = 0;

/** Returns a random id that differs from the server's format; `crypto.randomUUID` is missing on plain http. */
function localId(): string {
  lastLocal += 1;
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `local-${[...random].map((part) => part.toString(36)).join('')}-${lastLocal}`;
}
