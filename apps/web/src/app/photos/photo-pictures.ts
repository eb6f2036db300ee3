import { type Effect, fitResize, isDownscaled, type PictureRef, type SizePx } from '@muro/domain';
import type { PhotoReader } from '../../files/photo-reader.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { adoptPhotos, whenEntry } from '../../state/photos/photo-library.ts';
import { copiesFromServer } from './server-copies.ts';

/** Longest side of a picture decoded for the screen, px: sharp in one large slot, yet small compared with an original. */
const SHARP_MAX_PX = 2560;

export type CollagePictures = ReturnType<typeof createPictures>;

/**
 * The picture source of the canvas. A photo with another effect is another picture.
 *
 * @param signal  cancels running requests; later requests load again
 */
export function createPictures(workspace: Workspace, signal: AbortSignal) {
  const { photos, reader } = workspace;
  const imageOf = createImages(workspace, signal);

  /**
   * Returns a photo's picture with its effect, at about its display size; the canvas closes it. Waits while the photo is LOADING; returns
   * null if it cannot be shown.
   *
   * @param size  wanted size of the whole upright photo on the screen, device px
   */
  async function loadPhotoPicture({ id, effect }: PhotoRef, size: SizePx): Promise<ImageBitmap | null> {
    const entry = await imageOf(id);
    if (signal.aborted || !entry?.web || !entry.webSize) return null;
    const targetSize = fitResize(size, { widthPx: SHARP_MAX_PX, heightPx: SHARP_MAX_PX });
    const needsFile = !entry.hasPrintColours && isDownscaled(targetSize.widthPx, entry.webSize.widthPx);
    const sharp =
      needsFile && entry.file && entry.original ? decoded(reader, entry.file, fitResize(entry.original, targetSize), effect) : null;
    // If the file was moved or exceeds the device's memory, the smaller copy is shown: the file was valid when the copy was made.
    const picture = (await sharp) ?? (await decoded(reader, entry.web, fitResize(entry.webSize, targetSize), effect));
    if (!picture) photos.applyEvent(id, { type: 'failed', error: 'ERROR_COULD_NOT_LOAD' });
    return picture;
  }

  return {
    load: (ref: PictureRef, size: SizePx): Promise<ImageBitmap | null> =>
      ref.kind === 'photo' ? loadPhotoPicture(ref, size) : loadResourcePicture(reader, ref.source, { size, signal }),
    canLoad: (ref: PictureRef): boolean => ref.kind !== 'photo' || !photos.entryOf(ref.id)?.isMissing,
    nameOf: (ref: PictureRef): string =>
      ref.kind === 'photo' ? `photo ${ref.effect} ${photos.entryOf(ref.id)?.origin ?? ref.id}` : ref.source,
    onRenewed: (listener: (ref: PictureRef) => void): (() => void) =>
      photos.store.subscribe(({ entries }, before) => {
        for (const entry of Object.values(entries)) {
          const entryBefore = before.entries[entry.id];
          if (entryBefore && hasNewPixels(entryBefore, entry)) listener({ kind: 'photo', id: entry.id, effect: '' });
        }
      }),
  };
}

/** True if the photo now has its print colours, or if a failed photo is being loaded again. */
function hasNewPixels(before: PhotoEntry, after: PhotoEntry): boolean {
  const isTriedAgain = before.state === PHOTO_STATES.ERROR && after.state !== PHOTO_STATES.ERROR;
  return isTriedAgain || (after.hasPrintColours && !before.hasPrintColours);
}

type PhotoRef = Extract<PictureRef, { readonly kind: 'photo' }>;

async function decoded(reader: PhotoReader, file: Blob, size: SizePx, effect: Effect): Promise<ImageBitmap | null> {
  try {
    return await reader.decode(file, size, effect);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Loads a picture of the design, at most `size`; returns null if the server does not deliver it. */
async function loadResourcePicture(
  reader: PhotoReader,
  source: string,
  { size, signal }: { readonly size: SizePx; readonly signal: AbortSignal },
): Promise<ImageBitmap | null> {
  const read = await reader.readServerFile(source, signal);
  if (read.error !== null) return null;
  try {
    const bitmap = await createImageBitmap(read.file);
    const fit = fitResize({ widthPx: bitmap.width, heightPx: bitmap.height }, size);
    const picture = await createImageBitmap(bitmap, { resizeWidth: fit.widthPx, resizeHeight: fit.heightPx, resizeQuality: 'high' });
    bitmap.close();
    return picture;
  } catch {
    return null;
  }
}

/** Retries photos that could not be loaded, when the server is reachable again. */
export const retryServerPhotos = (workspace: Workspace): void => retryAfter(workspace, 'ERROR_IMAGE_COULD_NOT_BE_LOADED');

/** Retries photos that the server refused, after a sign-in: it gives them to their owner only. */
export const retryRefusedPhotos = (workspace: Workspace): void => retryAfter(workspace, 'ERROR_NO_FILE_ACCESS');

function retryAfter({ photos }: Workspace, error: PhotoEntry['error']): void {
  for (const entry of Object.values(photos.store.getState().entries)) {
    if (entry.onServer && entry.error === error) photos.applyEvent(entry.id, { type: 'retried' });
  }
}

/** Returns the entry of a photo once it has left state LOADING; loads a photo that only the server has. */
function createImages({ work, photos, reader }: Workspace, signal: AbortSignal) {
  const fetching = new Map<string, Promise<void>>();

  const readWeb = async (entry: PhotoEntry): Promise<void> => {
    const copies = await copiesFromServer(reader, entry, signal);
    if (copies.error === null) {
      const { web, webSize, thumbUrl, fingerprint } = copies;
      photos.applyEvent(entry.id, { type: 'image', web, webSize, thumbUrl, fingerprint });
    } else if (!signal.aborted) photos.applyEvent(entry.id, { type: 'failed', error: copies.error });
  };
  const fetchWeb = (entry: PhotoEntry): Promise<void> => {
    const running = fetching.get(entry.id) ?? readWeb(entry).finally(() => fetching.delete(entry.id));
    fetching.set(entry.id, running);
    return running;
  };
  return async (photoId: string): Promise<PhotoEntry | undefined> => {
    if (!photos.entryOf(photoId)) adoptPhotos(photos, collageOf(work.getState())?.photos.filter(({ id }) => id === photoId) ?? []);
    const entry = photos.entryOf(photoId);
    if (entry?.state === PHOTO_STATES.LOADING && !entry.file && !entry.isMissing) await fetchWeb(entry);
    if (signal.aborted) return undefined;
    return whenEntry(photos, photoId, ({ state }) => state !== PHOTO_STATES.LOADING, signal);
  };
}
