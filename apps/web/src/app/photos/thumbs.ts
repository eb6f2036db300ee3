import { memoize } from '@muro/domain';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** The decoded tray pictures of a workspace. */
export const thumbsOf = memoize((_: Workspace) => createThumbs());

/** Tray pictures, each decoded once as long as it is the same one; by origin, which stays when a photo gets the server's id. */
function createThumbs() {
  const thumbs = new Map<string, { readonly url: string; readonly picture: Promise<ImageBitmap> }>();
  const present = new Map<string, ImageBitmap>();
  const keep = (origin: string, url: string, picture: Promise<ImageBitmap>): Promise<ImageBitmap> => {
    thumbs.set(origin, { url, picture });
    picture.then(
      (decoded) => present.set(origin, decoded),
      // Whoever asked is told; who asks next may have more luck.
      () => thumbs.get(origin)?.picture === picture && thumbs.delete(origin),
    );
    return picture;
  };
  return {
    get: ({ origin, thumbUrl: url }: PhotoEntry): Promise<ImageBitmap> => {
      const known = thumbs.get(origin);
      return known?.url === url ? known.picture : keep(origin, url, decodedThumb(url));
    },
    /** The one that was decoded last, perhaps of before; null while there is none. */
    now: ({ origin }: PhotoEntry): ImageBitmap | null => present.get(origin) ?? null,
    /** One that is decoded already. */
    put: (origin: string, url: string, picture: ImageBitmap): void => {
      void keep(origin, url, Promise.resolve(picture));
    },
  };
}

async function decodedThumb(address: string): Promise<ImageBitmap> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return createImageBitmap(picture);
}
