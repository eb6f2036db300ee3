import { fitResize, memoize, type PictureRef, type SizePx } from '@muro/domain';
import type { PictureSource } from '../../canvas/scene.ts';
import { PHOTO_STATES, type PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { whenEntry } from '../../state/photos/photo-library.ts';
import { type CollagePictures, createPictures } from '../photos/photo-pictures.ts';

/** A tray picture that is shown this much larger than it is looks soft. */
const STRETCH = 1.3;

/** Where the cards get their pictures: the same one for all cards of a workspace. */
export const cardPicturesOf = memoize((workspace: Workspace): PictureSource => createCardPictures(workspace));

/**
 * Pictures for many small views of the same photos: made from the tray's, which are decoded once. What is shown larger, or with an
 * effect, comes as it does for the editor.
 */
function createCardPictures(workspace: Workspace): PictureSource {
  const { photos } = workspace;
  const { signal } = new AbortController();
  const full: CollagePictures = createPictures(workspace, signal);
  const small = new Map<string, Promise<ImageBitmap>>();

  const smallOf = (origin: string, thumbUrl: string): Promise<ImageBitmap> => {
    const known = small.get(origin) ?? decodedThumb(thumbUrl);
    small.set(origin, known);
    return known;
  };

  const load = async (ref: PictureRef, size: SizePx): Promise<ImageBitmap | null> => {
    if (ref.kind !== 'photo' || ref.effect !== '') return full.load(ref, size);
    const isThere = ({ state, thumbUrl }: PhotoEntry): boolean => state !== PHOTO_STATES.LOADING || thumbUrl !== '';
    const entry = await whenEntry(photos, ref.id, isThere, signal);
    if (!entry?.thumbUrl) return full.load(ref, size);
    const thumb = await smallOf(entry.origin, entry.thumbUrl);
    if (size.widthPx > thumb.width * STRETCH) return full.load(ref, size);
    const { widthPx, heightPx } = fitResize({ widthPx: thumb.width, heightPx: thumb.height }, size);
    return createImageBitmap(thumb, { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'medium' });
  };
  return { ...full, load };
}

async function decodedThumb(address: string): Promise<ImageBitmap> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return createImageBitmap(picture);
}
