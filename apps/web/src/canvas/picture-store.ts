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

/** Bitmaps of what is on the page, each about as large as it is shown. */
export interface PictureStore {
  /** The bitmap there is: while a photo's effect is on its way, the photo as it looked before. Null while there is none. */
  get(ref: PictureRef): ImageBitmap | null;
  /**
   * Says what the page shows now and loads what is missing or of the wrong size. What has left the page is kept while there is
   * room for it, so that undo shows it at once; what left last stays longest.
   *
   * @param wanted  pictures with their largest shown size, device px
   */
  want(wanted: readonly { readonly ref: PictureRef; readonly size: SizePx }[]): void;
  /** A picture looks different now: what is cached of it, with any effect, is its placeholder until it has come anew at the next `want`. */
  renew(ref: PictureRef): void;
  /** Pictures are on their way. */
  isPending(): boolean;
  dispose(): void;
}

/**
 * @param onReady  called with the picture's name each time a bitmap has come
 * @param maxPx    pixels that all bitmaps together hold at most
 */
export function createPictureStore(
  source: Pick<PictureSource, 'load' | 'canCome' | 'nameOf'>,
  onReady: (name: string) => void,
  maxPx: number = MAX_PIXELS,
): PictureStore {
  const cache: PictureCache = new Map();
  let page: readonly Shown[] = [];
  let shown: ReadonlySet<string> = new Set();
  let isDisposed = false;

  const load = async (name: string, ref: PictureRef, picture: CachedPicture): Promise<void> => {
    const asked = picture.wantedPx;
    picture.isLoading = true;
    picture.isStale = false;
    const bitmap = await source.load(ref, asked).catch(() => null);
    picture.isLoading = false;
    if (isDisposed || cache.get(name) !== picture) {
      bitmap?.close();
      return;
    }
    putBitmap(picture, bitmap, asked);
    if (bitmap && isToFetch(picture)) void load(name, ref, picture);
    onReady(name);
    evict(cache, shown, maxPx);
  };

  return {
    get: (ref) => {
      const picture = cache.get(source.nameOf(ref));
      return picture?.bitmap ?? (picture?.hasFailed ? null : bitmapOf(cache, picture?.placeholder));
    },
    want: (wanted) => {
      const largest = largestOf(source, wanted, maxPx);
      const now = wanted.map(({ ref }) => ({ name: source.nameOf(ref), plainName: source.nameOf(withoutEffect(ref)) }));
      const replaced = placeholders(page, now);
      page = now;
      markRecent(
        cache,
        [...shown].filter((name) => !largest.has(name)),
      );
      shown = new Set(largest.keys());
      for (const [name, { ref, size }] of largest) {
        const plainName = source.nameOf(withoutEffect(ref));
        const picture = cache.get(name) ?? newPicture(ref, plainName, lastSeen(cache, replaced.get(name)), size);
        cache.set(name, picture);
        picture.ref = ref;
        picture.wantedPx = size;
        if (!picture.isLoading && (!picture.bitmap || isToFetch(picture))) void load(name, ref, picture);
      }
      evict(cache, shown, maxPx);
    },
    renew: (ref) => {
      const renewed = source.nameOf(withoutEffect(ref));
      for (const picture of cache.values()) if (picture.plainName === renewed) picture.isStale = true;
    },
    isPending: () => [...cache.values()].some(({ isLoading, ref }) => isLoading && source.canCome(ref)),
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
    const known = largest.get(name);
    if (!known || known.size.widthPx < item.size.widthPx) largest.set(name, item);
  }
  const items = [...largest.entries()].map(([name, item]) => ({ name, ...item }));
  return new Map(withinBudget(items, maxPx).map((item) => [item.name, item]));
}
