import type { PictureRef, SizePx } from '@muro/domain';
import { areaOf, leftWithin, pixelsOf } from './picture-budget.ts';

/** A picture is fetched anew when it is shown this much larger than it is … */
const TOO_SMALL = 1.05;
/** … or when it holds this many times more pixels across than are shown. */
const TOO_LARGE = 2;

export interface CachedPicture {
  ref: PictureRef;
  readonly plainName: string;
  /** What its slot showed before, and shows until this one is there. Null where there was nothing. */
  readonly placeholder: string | null;
  bitmap: ImageBitmap | null;
  /** Size that `bitmap` was asked for; a photo may have fewer pixels to give. */
  askedPx: number;
  wantedPx: SizePx;
  isLoading: boolean;
  /** What it shows is not what would come now. */
  isStale: boolean;
  hasFailed: boolean;
}

/** An LRU cache, by name: those that left the page stand behind those that left before. */
export type PictureCache = Map<string, CachedPicture>;

export function newPicture(ref: PictureRef, plainName: string, placeholder: string | null, wantedPx: SizePx): CachedPicture {
  return { ref, plainName, placeholder, bitmap: null, askedPx: 0, wantedPx, isLoading: false, isStale: false, hasFailed: false };
}

export function isToFetch({ askedPx, wantedPx, isStale }: CachedPicture): boolean {
  return isStale || wantedPx.widthPx > askedPx * TOO_SMALL || askedPx > wantedPx.widthPx * TOO_LARGE;
}

/** What has come for a picture that was asked for at a size; null where nothing could. */
export function putBitmap(picture: CachedPicture, bitmap: ImageBitmap | null, asked: SizePx): void {
  picture.hasFailed = bitmap === null;
  if (!bitmap) return;
  picture.bitmap?.close();
  picture.bitmap = bitmap;
  picture.askedPx = asked.widthPx;
}

export function bitmapOf(cache: PictureCache, name: string | null | undefined): ImageBitmap | null {
  return name ? (cache.get(name)?.bitmap ?? null) : null;
}

/** The picture that was there, or its placeholder. */
export function lastSeen(cache: PictureCache, name: string | undefined): string | null {
  const before = name === undefined ? undefined : cache.get(name);
  return name === undefined || !before ? null : before.bitmap ? name : before.placeholder;
}

/** Behind all others, so that they are the last to go. */
export function markRecent(cache: PictureCache, names: Iterable<string>): void {
  for (const name of names) {
    const picture = cache.get(name);
    if (!picture) continue;
    cache.delete(name);
    cache.set(name, picture);
  }
}

/** Evicts what is not shown and is the placeholder of nothing, as far as there is no room for it. */
export function evict(cache: PictureCache, shown: ReadonlySet<string>, maxPx: number): void {
  const needed = placeholdersOf(cache, shown);
  const gone = [...cache].reverse().filter(([name]) => !shown.has(name) && !needed.has(name));
  const stays = new Set([...cache.values()]);
  for (const [, picture] of gone) stays.delete(picture);
  const usedPx = [...stays].reduce((sum, { bitmap, wantedPx }) => sum + Math.max(areaOf(wantedPx), pixelsOf(bitmap)), 0);
  const kept = leftWithin(
    gone.map(([, { bitmap }]) => bitmap),
    maxPx - usedPx,
  );
  for (const [name, { bitmap }] of gone) {
    if (bitmap && kept.has(bitmap)) continue;
    bitmap?.close();
    cache.delete(name);
  }
}

function placeholdersOf(cache: PictureCache, shown: ReadonlySet<string>): ReadonlySet<string | null> {
  return new Set(
    [...cache].flatMap(([name, { placeholder, isLoading, bitmap }]) => (shown.has(name) && isLoading && !bitmap ? [placeholder] : [])),
  );
}

export function closeAll(cache: PictureCache): void {
  for (const { bitmap } of cache.values()) bitmap?.close();
  cache.clear();
}
