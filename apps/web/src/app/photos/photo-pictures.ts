import { fitResize, isDownscaled, type PictureRef, type SizePx } from '@muro/domain';
import { photoReader } from '../../files/photo-reader.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { adoptPhotos, entryOf, entryWhen, tellEntry, usePhotoLibrary } from './photo-library.ts';
import { copiesFromServer } from './server-copies.ts';

/** Longest side of any picture that is decoded for the screen, px: sharp in one large slot, and small against an original. */
const SHARP_MAX_PX = 2560;

/** Where the canvas gets its pictures. A photo with another effect is another picture. */
export const collagePictures = {
  load: (ref: PictureRef, size: SizePx): Promise<ImageBitmap | null> =>
    ref.kind === 'photo' ? loadPhotoPicture(ref, size) : loadResourcePicture(ref.source, size),
  canCome: (ref: PictureRef): boolean => ref.kind !== 'photo' || !entryOf(ref.id)?.isMissing,
  nameOf: (ref: PictureRef): string => (ref.kind === 'photo' ? `photo ${ref.effect} ${entryOf(ref.id)?.origin ?? ref.id}` : ref.source),
  onRenewed: (listener: (ref: PictureRef) => void): (() => void) =>
    usePhotoLibrary.subscribe(({ entries }, before) => {
      for (const entry of Object.values(entries)) {
        const was = before.entries[entry.id];
        if (was && looksOther(was, entry)) listener({ kind: 'photo', id: entry.id, effect: '' });
      }
    }),
};

/** It shows the colours of its print from now on, or it did not come and is tried again. */
function looksOther(was: PhotoEntry, now: PhotoEntry): boolean {
  const isTriedAgain = was.state === PHOTO_STATES.ERROR && now.state !== PHOTO_STATES.ERROR;
  return isTriedAgain || (now.hasPrintColours && !was.hasPrintColours);
}

type PhotoRef = Extract<PictureRef, { readonly kind: 'photo' }>;

/**
 * A photo's picture with its effect, at about the size it is shown at, for the canvas, which closes it.
 * Waits while the photo is LOADING; null when it cannot be shown.
 *
 * @param size  wanted size of the whole upright photo on the screen, device px
 */
async function loadPhotoPicture({ id, effect }: PhotoRef, size: SizePx): Promise<ImageBitmap | null> {
  const entry = await imageOf(id);
  if (!entry?.web || !entry.webSize) return null;
  const wanted = fitResize(size, { widthPx: SHARP_MAX_PX, heightPx: SHARP_MAX_PX });
  try {
    if (entry.file && entry.original && !entry.hasPrintColours && isDownscaled(wanted.widthPx, entry.webSize.widthPx)) {
      return await photoReader.decode(entry.file, fitResize(entry.original, wanted), effect);
    }
    return await photoReader.decode(entry.web, fitResize(entry.webSize, wanted), effect);
  } catch {
    tellEntry(id, { type: 'failed', error: 'ERROR_COULD_NOT_LOAD' });
    return null;
  }
}

/** A picture of the design, at most `size`; null when the server does not give it. */
async function loadResourcePicture(source: string, size: SizePx): Promise<ImageBitmap | null> {
  const read = await photoReader.readServerFile(source);
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

/** Gets the photo worker ready while the editor opens. */
export function startPhotoWorker(): void {
  photoReader.start();
}

/** Gives photos of the server that could not be fetched another try, when the server is back. */
export function retryServerPhotos(): void {
  const { entries } = usePhotoLibrary.getState();
  for (const entry of Object.values(entries)) {
    if (entry.onServer && entry.error === 'ERROR_IMAGE_COULD_NOT_BE_LOADED') tellEntry(entry.id, { type: 'retried' });
  }
}

const fetching = new Map<string, Promise<void>>();

/** The entry once it is out of LOADING; a photo that only the server has is fetched now. */
async function imageOf(photoId: string): Promise<PhotoEntry | undefined> {
  if (!entryOf(photoId)) adoptPhotos(collageOf(useWork.getState())?.photos.filter(({ id }) => id === photoId) ?? []);
  const entry = entryOf(photoId);
  if (entry?.state === PHOTO_STATES.LOADING && !entry.file && !entry.isMissing) await fetchWeb(entry);
  return settled(photoId);
}

function fetchWeb(entry: PhotoEntry): Promise<void> {
  const running = fetching.get(entry.id) ?? readWeb(entry).finally(() => fetching.delete(entry.id));
  fetching.set(entry.id, running);
  return running;
}

async function readWeb(entry: PhotoEntry): Promise<void> {
  const copies = await copiesFromServer(entry.src, entry.type);
  if (copies.error !== null) tellEntry(entry.id, { type: 'failed', error: copies.error });
  else tellEntry(entry.id, { type: 'image', web: copies.web, webSize: copies.webSize, thumbUrl: copies.thumbUrl });
}

/** Resolves when the photo is not LOADING any more. */
function settled(photoId: string): Promise<PhotoEntry | undefined> {
  return entryWhen(photoId, ({ state }) => state !== PHOTO_STATES.LOADING);
}
