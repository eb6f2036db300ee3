import { memoize } from '@muro/domain';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Returns the decoded tray pictures of a workspace. */
export const thumbsOf = memoize((_: Workspace) => createThumbs());

/**
 * Cache of decoded tray pictures by origin, which stays the same when the server assigns an id; each is decoded once until its URL changes.
 */
function createThumbs() {
  const thumbs = new Map<string, { readonly url: string; readonly picture: Promise<ImageBitmap> }>();
  const bitmaps = new Map<string, ImageBitmap>();
  const cache = (origin: string, url: string, picture: Promise<ImageBitmap>): Promise<ImageBitmap> => {
    thumbs.set(origin, { url, picture });
    picture.then(
      (decoded) => bitmaps.set(origin, decoded),
      // The caller gets the error; the next request tries again.
      () => thumbs.get(origin)?.picture === picture && thumbs.delete(origin),
    );
    return picture;
  };
  return {
    get: ({ origin, thumbUrl: url }: PhotoEntry): Promise<ImageBitmap> => {
      const cached = thumbs.get(origin);
      return cached?.url === url ? cached.picture : cache(origin, url, decodedThumb(url));
    },
    /** Returns the last decoded picture, possibly outdated; null if there is none. */
    latest: ({ origin }: PhotoEntry): ImageBitmap | null => bitmaps.get(origin) ?? null,
    /** Stores an already decoded picture. */
    store: (origin: string, url: string, picture: ImageBitmap): void => {
      void cache(origin, url, Promise.resolve(picture));
    },
  };
}

async function decodedThumb(address: string): Promise<ImageBitmap> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return createImageBitmap(picture);
}
