import { type Effect, fitResize, isDownscaled, type PictureRef, type SizePx } from '@muro/domain';
import type { PhotoReader } from '../../files/photo-reader.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { collageOf } from '../../state/collage/work-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { adoptPhotos, whenEntry } from '../../state/photos/photo-library.ts';
import { copiesFromServer } from './server-copies.ts';

/** Longest side of any picture that is decoded for the screen, px: sharp in one large slot, and small against an original. */
const SHARP_MAX_PX = 2560;

export type CollagePictures = ReturnType<typeof createPictures>;

/**
 * Where the canvas gets its pictures. A photo with another effect is another picture.
 *
 * @param signal  ends what is being fetched; who wants it later fetches it anew
 */
export function createPictures(workspace: Workspace, signal: AbortSignal) {
  const { photos, reader } = workspace;
  const imageOf = createImages(workspace, signal);

  /**
   * A photo's picture with its effect, at about the size it is shown at, for the canvas, which closes it.
   * Waits while the photo is LOADING; null when it cannot be shown.
   *
   * @param size  wanted size of the whole upright photo on the screen, device px
   */
  async function loadPhotoPicture({ id, effect }: PhotoRef, size: SizePx): Promise<ImageBitmap | null> {
    const entry = await imageOf(id);
    if (signal.aborted || !entry?.web || !entry.webSize) return null;
    const wanted = fitResize(size, { widthPx: SHARP_MAX_PX, heightPx: SHARP_MAX_PX });
    const needsFile = !entry.hasPrintColours && isDownscaled(wanted.widthPx, entry.webSize.widthPx);
    const sharp = needsFile && entry.file && entry.original ? decoded(reader, entry.file, fitResize(entry.original, wanted), effect) : null;
    // A file that was moved, or is too much for the device at this moment, was whole when its copy was made: the copy is shown.
    const picture = (await sharp) ?? (await decoded(reader, entry.web, fitResize(entry.webSize, wanted), effect));
    if (!picture) photos.tell(id, { type: 'failed', error: 'ERROR_COULD_NOT_LOAD' });
    return picture;
  }

  return {
    load: (ref: PictureRef, size: SizePx): Promise<ImageBitmap | null> =>
      ref.kind === 'photo' ? loadPhotoPicture(ref, size) : loadResourcePicture(reader, ref.source, { size, signal }),
    canCome: (ref: PictureRef): boolean => ref.kind !== 'photo' || !photos.entryOf(ref.id)?.isMissing,
    nameOf: (ref: PictureRef): string =>
      ref.kind === 'photo' ? `photo ${ref.effect} ${photos.entryOf(ref.id)?.origin ?? ref.id}` : ref.source,
    onRenewed: (listener: (ref: PictureRef) => void): (() => void) =>
      photos.store.subscribe(({ entries }, before) => {
        for (const entry of Object.values(entries)) {
          const was = before.entries[entry.id];
          if (was && looksOther(was, entry)) listener({ kind: 'photo', id: entry.id, effect: '' });
        }
      }),
  };
}

/** It shows the colours of its print from now on, or it did not come and is tried again. */
function looksOther(was: PhotoEntry, now: PhotoEntry): boolean {
  const isTriedAgain = was.state === PHOTO_STATES.ERROR && now.state !== PHOTO_STATES.ERROR;
  return isTriedAgain || (now.hasPrintColours && !was.hasPrintColours);
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

/** A picture of the design, at most `size`; null when the server does not give it. */
async function loadResourcePicture(
  reader: PhotoReader,
  source: string,
  { size, signal }: { readonly size: SizePx; readonly signal: AbortSignal },
): Promise<ImageBitmap | null> {
  const read = await reader.readServerFile(source, signal);
  if (read.error !== null) return null;
  try {
    const whole = await createImageBitmap(read.file);
    const fit = fitResize({ widthPx: whole.width, heightPx: whole.height }, size);
    const picture = await createImageBitmap(whole, { resizeWidth: fit.widthPx, resizeHeight: fit.heightPx, resizeQuality: 'high' });
    whole.close();
    return picture;
  } catch {
    return null;
  }
}

/** Gives photos of the server that could not be fetched another try, when the server is back. */
export const retryServerPhotos = (workspace: Workspace): void => retryAfter(workspace, 'ERROR_IMAGE_COULD_NOT_BE_LOADED');

/** Gives photos that the server refused another try, when an account signed in: it gives them to their owner alone. */
export const retryRefusedPhotos = (workspace: Workspace): void => retryAfter(workspace, 'ERROR_NO_FILE_ACCESS');

function retryAfter({ photos }: Workspace, error: PhotoEntry['error']): void {
  for (const entry of Object.values(photos.store.getState().entries)) {
    if (entry.onServer && entry.error === error) photos.tell(entry.id, { type: 'retried' });
  }
}

/** Gives the entry of a photo once it is out of LOADING; a photo that only the server has is fetched then. */
function createImages({ work, photos, reader }: Workspace, signal: AbortSignal) {
  const fetching = new Map<string, Promise<void>>();

  const readWeb = async (entry: PhotoEntry): Promise<void> => {
    const copies = await copiesFromServer(reader, entry, signal);
    if (copies.error === null) {
      const { web, webSize, thumbUrl, look } = copies;
      photos.tell(entry.id, { type: 'image', web, webSize, thumbUrl, look });
    } else if (!signal.aborted) photos.tell(entry.id, { type: 'failed', error: copies.error });
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
