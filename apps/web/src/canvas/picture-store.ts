import type { PictureRef, SizePx } from '@muro/domain';
import { withinBudget } from './picture-budget.ts';
import type { PictureSource } from './scene.ts';

/** A picture is fetched anew when it is shown this much larger than it is … */
const TOO_SMALL = 1.05;
/** … or when it holds this many times more pixels across than are shown. */
const TOO_LARGE = 2;

interface Held {
  /** The picture without its effect: another one of it stands in until this one is there. */
  readonly plainName: string;
  bitmap: ImageBitmap | null;
  /** Size that `bitmap` was asked for; a photo may have fewer pixels to give. */
  askedPx: number;
  wantedPx: SizePx;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Bitmaps of what is on the page, each about as large as it is shown. */
export interface PictureStore {
  /** The bitmap there is: while a photo's effect is on its way, the photo as it looked before. Null while there is none. */
  get(ref: PictureRef): ImageBitmap | null;
  /**
   * Says what the page shows now: loads what is missing or of the wrong size, closes what is gone and stands in for nothing.
   *
   * @param wanted  pictures with their largest shown size, device px
   */
  want(wanted: readonly { readonly ref: PictureRef; readonly size: SizePx }[]): void;
  isPending(): boolean;
  dispose(): void;
}

/** @param onReady  called with the picture's name each time a bitmap has come */
export function createPictureStore(source: PictureSource, onReady: (name: string) => void): PictureStore {
  const held = new Map<string, Held>();
  let shown: ReadonlySet<string> = new Set();
  let isDisposed = false;

  const load = async (name: string, ref: PictureRef, picture: Held): Promise<void> => {
    const asked = picture.wantedPx;
    picture.isLoading = true;
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
    if (bitmap && isWrongSize(picture)) void load(name, ref, picture);
    onReady(name);
    closeNeedless();
  };

  const isMissing = (plainName: string): boolean =>
    [...held].some(([name, one]) => shown.has(name) && one.plainName === plainName && one.isLoading && !one.bitmap);

  const closeNeedless = (): void => {
    for (const [name, { plainName, bitmap }] of held) {
      if (shown.has(name) || (bitmap && isMissing(plainName))) continue;
      bitmap?.close();
      held.delete(name);
    }
  };

  const standIn = (ref: PictureRef): ImageBitmap | null => {
    const plainName = source.nameOf(withoutEffect(ref));
    return [...held.values()].find((one) => one.bitmap && one.plainName === plainName)?.bitmap ?? null;
  };

  return {
    get: (ref) => {
      const picture = held.get(source.nameOf(ref));
      return picture?.bitmap ?? (picture?.hasFailed ? null : standIn(ref));
    },
    want: (wanted) => {
      const largest = largestOf(source, wanted);
      shown = new Set(largest.keys());
      for (const [name, { ref, size }] of largest) {
        const picture = held.get(name) ?? newPicture(source.nameOf(withoutEffect(ref)), size);
        held.set(name, picture);
        picture.wantedPx = size;
        if (!picture.isLoading && (!picture.bitmap || isWrongSize(picture))) void load(name, ref, picture);
      }
      closeNeedless();
    },
    isPending: () => [...held.values()].some(({ isLoading }) => isLoading),
    dispose: () => {
      isDisposed = true;
      for (const { bitmap } of held.values()) bitmap?.close();
      held.clear();
    },
  };
}

function newPicture(plainName: string, wantedPx: SizePx): Held {
  return { plainName, bitmap: null, askedPx: 0, wantedPx, isLoading: false, hasFailed: false };
}

function withoutEffect(ref: PictureRef): PictureRef {
  return ref.kind === 'photo' ? { ...ref, effect: '' } : ref;
}

function isWrongSize({ askedPx, wantedPx }: Held): boolean {
  return wantedPx.widthPx > askedPx * TOO_SMALL || askedPx > wantedPx.widthPx * TOO_LARGE;
}

function largestOf(source: PictureSource, wanted: readonly { readonly ref: PictureRef; readonly size: SizePx }[]) {
  const largest = new Map<string, { readonly ref: PictureRef; readonly size: SizePx }>();
  for (const item of wanted) {
    const name = source.nameOf(item.ref);
    const known = largest.get(name);
    if (!known || known.size.widthPx < item.size.widthPx) largest.set(name, item);
  }
  return new Map(withinBudget([...largest.entries()].map(([name, item]) => ({ name, ...item }))).map((item) => [item.name, item]));
}
