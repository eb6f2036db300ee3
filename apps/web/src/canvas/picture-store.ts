import type { PictureRef, SizePx } from '@muro/domain';
import { areaOf, leftWithin, MAX_PIXELS, pixelsOf, withinBudget } from './picture-budget.ts';
import type { PictureSource } from './scene.ts';
import { type Shown, standIns } from './stand-ins.ts';

/** A picture is fetched anew when it is shown this much larger than it is … */
const TOO_SMALL = 1.05;
/** … or when it holds this many times more pixels across than are shown. */
const TOO_LARGE = 2;

interface Held {
  ref: PictureRef;
  readonly plainName: string;
  /** What its slot showed before: stands in until this one is there. Null where there was nothing. */
  readonly standIn: string | null;
  bitmap: ImageBitmap | null;
  /** Size that `bitmap` was asked for; a photo may have fewer pixels to give. */
  askedPx: number;
  wantedPx: SizePx;
  isLoading: boolean;
  /** What it shows is not what would come now. */
  isStale: boolean;
  hasFailed: boolean;
}

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
  /** A picture looks different now: what is held of it, with any effect, stands in until it has come anew at the next `want`. */
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
  /** Those that left the page stand behind those that left before. */
  const held = new Map<string, Held>();
  let page: readonly Shown[] = [];
  let shown: ReadonlySet<string> = new Set();
  let isDisposed = false;

  const load = async (name: string, ref: PictureRef, picture: Held): Promise<void> => {
    const asked = picture.wantedPx;
    picture.isLoading = true;
    picture.isStale = false;
    const bitmap = await source.load(ref, asked).catch(() => null);
    picture.isLoading = false;
    if (isDisposed || held.get(name) !== picture) {
      bitmap?.close();
      return;
    }
    picture.hasFailed = bitmap === null;
    if (bitmap) {
      picture.bitmap?.close();
      picture.bitmap = bitmap;
      picture.askedPx = asked.widthPx;
    }
    if (bitmap && isToFetch(picture)) void load(name, ref, picture);
    onReady(name);
    closeNeedless();
  };

  const standingIn = (): ReadonlySet<string | null> =>
    new Set([...held].flatMap(([name, { standIn, isLoading, bitmap }]) => (shown.has(name) && isLoading && !bitmap ? [standIn] : [])));

  const closeNeedless = (): void => {
    const needed = standingIn();
    const gone = [...held].reverse().filter(([name]) => !shown.has(name) && !needed.has(name));
    const stays = new Set([...held.values()]);
    for (const [, picture] of gone) stays.delete(picture);
    const usedPx = [...stays].reduce((sum, { bitmap, wantedPx }) => sum + Math.max(areaOf(wantedPx), pixelsOf(bitmap)), 0);
    const kept = leftWithin(
      gone.map(([, { bitmap }]) => bitmap),
      maxPx - usedPx,
    );
    for (const [name, { bitmap }] of gone) {
      if (bitmap && kept.has(bitmap)) continue;
      bitmap?.close();
      held.delete(name);
    }
  };

  /** Behind all others, so that they are the last to go. */
  const putBehind = (names: Iterable<string>): void => {
    for (const name of names) {
      const picture = held.get(name);
      if (!picture) continue;
      held.delete(name);
      held.set(name, picture);
    }
  };

  const bitmapOf = (name: string | null | undefined): ImageBitmap | null => (name ? (held.get(name)?.bitmap ?? null) : null);

  /** The picture that was there, or the one that stood in for it. */
  const lastSeen = (name: string | undefined): string | null => {
    const before = name === undefined ? undefined : held.get(name);
    return name === undefined || !before ? null : before.bitmap ? name : before.standIn;
  };

  return {
    get: (ref) => {
      const picture = held.get(source.nameOf(ref));
      return picture?.bitmap ?? (picture?.hasFailed ? null : bitmapOf(picture?.standIn));
    },
    want: (wanted) => {
      const largest = largestOf(source, wanted, maxPx);
      const now = wanted.map(({ ref }) => ({ name: source.nameOf(ref), plainName: source.nameOf(withoutEffect(ref)) }));
      const replaced = standIns(page, now);
      page = now;
      putBehind([...shown].filter((name) => !largest.has(name)));
      shown = new Set(largest.keys());
      for (const [name, { ref, size }] of largest) {
        const plainName = source.nameOf(withoutEffect(ref));
        const picture = held.get(name) ?? newPicture(ref, plainName, lastSeen(replaced.get(name)), size);
        held.set(name, picture);
        picture.ref = ref;
        picture.wantedPx = size;
        if (!picture.isLoading && (!picture.bitmap || isToFetch(picture))) void load(name, ref, picture);
      }
      closeNeedless();
    },
    renew: (ref) => {
      const renewed = source.nameOf(withoutEffect(ref));
      for (const picture of held.values()) if (picture.plainName === renewed) picture.isStale = true;
    },
    isPending: () => [...held.values()].some(({ isLoading, ref }) => isLoading && source.canCome(ref)),
    dispose: () => {
      isDisposed = true;
      for (const { bitmap } of held.values()) bitmap?.close();
      held.clear();
    },
  };
}

function newPicture(ref: PictureRef, plainName: string, standIn: string | null, wantedPx: SizePx): Held {
  return { ref, plainName, standIn, bitmap: null, askedPx: 0, wantedPx, isLoading: false, isStale: false, hasFailed: false };
}

function withoutEffect(ref: PictureRef): PictureRef {
  return ref.kind === 'photo' ? { ...ref, effect: '' } : ref;
}

function isToFetch({ askedPx, wantedPx, isStale }: Held): boolean {
  return isStale || wantedPx.widthPx > askedPx * TOO_SMALL || askedPx > wantedPx.widthPx * TOO_LARGE;
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
