import type { PictureRef, SizePx } from '@muro/domain';
import { MAX_PIXELS, withinBudget } from './picture-budget.ts';
import {
  bitmapOf,
  type CachedPicture,
  closeAll,
  evict,
  isToFetch,
  lastSeen,
  markRecent,
  newPicture,
  type PictureCache,
  putBitmap,
} from './picture-cache.ts';
import { placeholders, type Shown } from './placeholders.ts';
import type { PictureSource } from './scene.ts';

/** Bitmaps of the pictures on the page, each loaded at about its displayed size. */
export interface PictureStore {
  /** Returns the available bitmap: while a photo's effect is loading, the photo as it looked before. Null if there is none. */
  get(ref: PictureRef): ImageBitmap | null;
  /**
   * Sets the pictures that the page shows and loads those that are missing or of the wrong size. Pictures that left the page stay cached
   * while there is room, so that undo shows them at once; the least recently used are evicted first.
   *
   * @param wanted  pictures with their largest displayed size, device px
   */
  want(wanted: readonly { readonly ref: PictureRef; readonly size: SizePx }[]): void;
  /** Marks a picture as outdated, with all effects: cached bitmaps serve as placeholders until they are reloaded at the next `want`. */
  renew(ref: PictureRef): void;
  /** True while pictures are loading. */
  isPending(): boolean;
  dispose(): void;
}

/**
 * @param onReady  called with the picture's name each time a bitmap has loaded
 * @param maxPx    limit for the pixels of all bitmaps together
 */
export function createPictureStore(
  source: Pick<PictureSource, 'load' | 'canLoad' | 'nameOf'>,
  onReady: (name: string) => void,
  maxPx: number = MAX_PIXELS,
): PictureStore {
  const cache: PictureCache = new Map();
  let page: readonly Shown[] = [];
  let shownNames: ReadonlySet<string> = new Set();
  let isDisposed = false;

  const load = async (name: string, ref: PictureRef, picture: CachedPicture): Promise<void> => {
    const requestedPx = picture.wantedPx;
    picture.isLoading = true;
    picture.isStale = false;
    const bitmap = await source.load(ref, requestedPx).catch(() => null);
    picture.isLoading = false;
    if (isDisposed || cache.get(name) !== picture) {
      bitmap?.close();
      return;
    }
    putBitmap(picture, bitmap, requestedPx);
    if (bitmap && isToFetch(picture)) void load(name, ref, picture);
    onReady(name);
    evict(cache, shownNames, maxPx);
  };

  return {
    get: (ref) => {
      const picture = cache.get(source.nameOf(ref));
      return picture?.bitmap ?? (picture?.hasFailed ? null : bitmapOf(cache, picture?.placeholder));
    },
    want: (wanted) => {
      const largest = largestOf(source, wanted, maxPx);
      const wantedNames = wanted.map(({ ref }) => ({ name: source.nameOf(ref), plainName: source.nameOf(withoutEffect(ref)) }));
      const replaced = placeholders(page, wantedNames);
      page = wantedNames;
      markRecent(
        cache,
        [...shownNames].filter((name) => !largest.has(name)),
      );
      shownNames = new Set(largest.keys());
      for (const [name, { ref, size }] of largest) {
        const plainName = source.nameOf(withoutEffect(ref));
        const picture = cache.get(name) ?? newPicture(ref, plainName, lastSeen(cache, replaced.get(name)), size);
        cache.set(name, picture);
        picture.ref = ref;
        picture.wantedPx = size;
        if (!picture.isLoading && (!picture.bitmap || isToFetch(picture))) void load(name, ref, picture);
      }
      evict(cache, shownNames, maxPx);
    },
    renew: (ref) => {
      const renewed = source.nameOf(withoutEffect(ref));
      for (const picture of cache.values()) if (picture.plainName === renewed) picture.isStale = true;
    },
    isPending: () => [...cache.values()].some(({ isLoading, ref }) => isLoading && source.canLoad(ref)),
    dispose: () => {
      isDisposed = true;
      closeAll(cache);
    },
  };
}

function withoutEffect(ref: PictureRef): PictureRef {
  return ref.kind === 'photo' ? { ...ref, effect: '' } : ref;
}

function largestOf(
  source: Pick<PictureSource, 'nameOf'>,
  wanted: readonly { readonly ref: PictureRef; readonly size: SizePx }[],
  maxPx: number,
) {
  const largest = new Map<string, { readonly ref: PictureRef; readonly size: SizePx }>();
  for (const item of wanted) {
    const name = source.nameOf(item.ref);
    const cached = largest.get(name);
    if (!cached || cached.size.widthPx < item.size.widthPx) largest.set(name, item);
  }
  const items = [...largest.entries()].map(([name, item]) => ({ name, ...item }));
  return new Map(withinBudget(items, maxPx).map((item) => [item.name, item]));
}
