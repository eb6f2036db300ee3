import type { PictureRef, SizePx } from '@muro/domain';
import { areaOf, pixelsOf, removedPicturesToKeep } from './picture-budget.ts';

/** A picture is reloaded if it is shown this many times larger than it was loaded … */
const TOO_SMALL = 1.05;
/** … or if it has this many times more pixels across than are shown. */
const TOO_LARGE = 2;

export interface CachedPicture {
  ref: PictureRef;
  readonly plainName: string;
  /** Name of the picture that the slot shows until this one has loaded. Null if the slot was empty. */
  readonly placeholder: string | null;
  bitmap: ImageBitmap | null;
  /** Width that `bitmap` was requested at; the photo itself may have fewer pixels. */
  askedPx: number;
  wantedPx: SizePx;
  isLoading: boolean;
  /** True if the loaded bitmap is outdated. */
  isStale: boolean;
  hasFailed: boolean;
}

/** An LRU cache by name: pictures that left the page most recently are last. */
export type PictureCache = Map<string, CachedPicture>;

export function newPicture(ref: PictureRef, plainName: string, placeholder: string | null, wantedPx: SizePx): CachedPicture {
  return { ref, plainName, placeholder, bitmap: null, askedPx: 0, wantedPx, isLoading: false, isStale: false, hasFailed: false };
}

export function isToFetch({ askedPx, wantedPx, isStale }: CachedPicture): boolean {
  return isStale || wantedPx.widthPx > askedPx * TOO_SMALL || askedPx > wantedPx.widthPx * TOO_LARGE;
}

/** Stores the bitmap that was loaded for a requested size; null if the load failed. */
export function putBitmap(picture: CachedPicture, bitmap: ImageBitmap | null, requestedPx: SizePx): void {
  picture.hasFailed = bitmap === null;
  if (!bitmap) return;
  picture.bitmap?.close();
  picture.bitmap = bitmap;
  picture.askedPx = requestedPx.widthPx;
}

export function bitmapOf(cache: PictureCache, name: string | null | undefined): ImageBitmap | null {
  return name ? (cache.get(name)?.bitmap ?? null) : null;
}

/** Returns the name of the picture that was shown, or of its placeholder. */
export function lastSeen(cache: PictureCache, name: string | undefined): string | null {
  const before = name === undefined ? undefined : cache.get(name);
  return name === undefined || !before ? null : before.bitmap ? name : before.placeholder;
}

/** Moves the names to the end of the cache, so that they are evicted last. */
export function markRecent(cache: PictureCache, names: Iterable<string>): void {
  for (const name of names) {
    const picture = cache.get(name);
    if (!picture) continue;
    cache.delete(name);
    cache.set(name, picture);
  }
}

/** Evicts pictures that are neither shown nor in use as a placeholder, as far as they exceed the budget. */
export function evict(cache: PictureCache, shownNames: ReadonlySet<string>, maxPx: number): void {
  const needed = placeholdersOf(cache, shownNames);
  const unneeded = [...cache].reverse().filter(([name]) => !shownNames.has(name) && !needed.has(name));
  const stays = new Set([...cache.values()]);
  for (const [, picture] of unneeded) stays.delete(picture);
  const usedPx = [...stays].reduce((sum, { bitmap, wantedPx }) => sum + Math.max(areaOf(wantedPx), pixelsOf(bitmap)), 0);
  const remaining = removedPicturesToKeep(
    unneeded.map(([, { bitmap }]) => bitmap),
    maxPx - usedPx,
  );
  for (const [name, { bitmap }] of unneeded) {
    if (bitmap && remaining.has(bitmap)) continue;
    bitmap?.close();
    cache.delete(name);
  }
}

function placeholdersOf(cache: PictureCache, shownNames: ReadonlySet<string>): ReadonlySet<string | null> {
  return new Set(
    [...cache].flatMap(([name, { placeholder, isLoading, bitmap }]) => (shownNames.has(name) && isLoading && !bitmap ? [placeholder] : [])),
  );
}

export function closeAll(cache: PictureCache): void {
  for (const { bitmap } of cache.values()) bitmap?.close();
  cache.clear();
}
