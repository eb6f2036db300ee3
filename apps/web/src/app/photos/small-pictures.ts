import { fitResize, memoize, type PictureRef, type SizePx } from '@muro/domain';
import type { SmallPictures } from '../../canvas/scene.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { whenEntry } from '../../state/photos/photo-library.ts';
import { type CollagePictures, createPictures } from './photo-pictures.ts';
import { thumbsOf } from './thumbs.ts';

/** Stretch factor above which a tray picture looks blurred. */
const STRETCH = 1.3;

/** Returns the picture source for cards and previews, one per workspace. */
export const smallPicturesOf = memoize((workspace: Workspace): SmallPictures => createSmallPictures(workspace));

/**
 * Pictures for many small views of the same photos, made from the tray pictures, which are decoded once. Larger pictures and those with an
 * effect are loaded as for the editor; while a photo is being read, its tray picture is shown.
 */
function createSmallPictures(workspace: Workspace): SmallPictures {
  const { photos } = workspace;
  const { signal } = new AbortController();
  const full: CollagePictures = createPictures(workspace, signal);
  const thumbs = thumbsOf(workspace);
  /** Origins of photos for which a better picture than the delivered one is loading. */
  const awaitedOrigins = new Set<string>();

  const load = async (ref: PictureRef, size: SizePx): Promise<ImageBitmap | null> => {
    if (ref.kind !== 'photo' || ref.effect !== '') return full.load(ref, size);
    const entry = await whenEntry(photos, ref.id, (candidate) => !isBeingRead(candidate) || candidate.thumbUrl !== '', signal);
    if (!entry?.thumbUrl) return full.load(ref, size);
    // A camera thumbnail is large enough, but may differ a little from the photo.
    if (entry.isRough) awaitedOrigins.add(entry.origin);
    const thumb = await thumbs.get(entry).catch(() => null);
    if (!thumb) return full.load(ref, size);
    const isSoft = size.widthPx > thumb.width * STRETCH;
    if (isSoft && !isBeingRead(photos.entryOf(ref.id) ?? entry)) return full.load(ref, size);
    if (isSoft) awaitedOrigins.add(entry.origin);
    const { widthPx, heightPx } = fitResize({ widthPx: thumb.width, heightPx: thumb.height }, size);
    return createImageBitmap(thumb, { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'medium' });
  };

  const onRenewed = (listener: (ref: PictureRef) => void): (() => void) => {
    const stops = [
      full.onRenewed(listener),
      photos.store.subscribe(({ entries }, before) => {
        for (const { id, origin, state } of Object.values(entries)) {
          const entryBefore = before.entries[id];
          if (entryBefore && state === PHOTO_STATES.IMAGE && isBeingRead(entryBefore) && awaitedOrigins.has(origin))
            listener({ kind: 'photo', id, effect: '' });
        }
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const placeholderFor = (ref: PictureRef): ImageBitmap | null => {
    const entry = ref.kind === 'photo' && ref.effect === '' ? photos.entryOf(ref.id) : undefined;
    return entry ? thumbs.latest(entry) : null;
  };
  return { ...full, load, onRenewed, placeholderFor };
}

/** True for a local photo that has not been read completely. */
function isBeingRead({ state, file }: PhotoEntry): boolean {
  return state === PHOTO_STATES.LOADING && file !== null;
}
