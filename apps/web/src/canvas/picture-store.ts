import type { PictureRef, SizePx } from '@muro/domain';
import type { PictureSource } from './scene.ts';

/** A picture is fetched anew when it is shown this much larger than it is … */
const TOO_SMALL = 1.05;
/** … or when it holds this many times more pixels across than are shown. */
const TOO_LARGE = 2;

interface Held {
  bitmap: ImageBitmap | null;
  /** Size that `bitmap` was asked for; a photo may have fewer pixels to give. */
  askedPx: number;
  wantedPx: SizePx;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Bitmaps of what is on the page, each about as large as it is shown. */
export interface PictureStore {
  /** The bitmap there is; null while there is none. */
  get(ref: PictureRef): ImageBitmap | null;
  /**
   * Says what the page shows now: loads what is missing or of the wrong size, closes what is gone.
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
  };

  return {
    get: (ref) => held.get(source.nameOf(ref))?.bitmap ?? null,
    want: (wanted) => {
      const largest = largestOf(source, wanted);
      for (const [name, picture] of held) {
        if (largest.has(name)) continue;
        picture.bitmap?.close();
        held.delete(name);
      }
      for (const [name, { ref, size }] of largest) {
        const picture = held.get(name) ?? { bitmap: null, askedPx: 0, wantedPx: size, isLoading: false, hasFailed: false };
        held.set(name, picture);
        picture.wantedPx = size;
        if (!picture.isLoading && (!picture.bitmap || isWrongSize(picture))) void load(name, ref, picture);
      }
    },
    isPending: () => [...held.values()].some(({ isLoading }) => isLoading),
    dispose: () => {
      isDisposed = true;
      for (const { bitmap } of held.values()) bitmap?.close();
      held.clear();
    },
  };
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
  return largest;
}
