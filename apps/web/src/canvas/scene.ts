import type { Collage, Page, PhotoView, PictureRef, Rect, SizePx, TextShaper } from '@muro/domain';

/** Everything that decides what the canvas shows. */
export interface Scene {
  readonly page: Page;
  readonly collage: Collage;
  /** Null until the fonts are there; then text is drawn, too. */
  readonly shaper: TextShaper | null;
  readonly shown: Rect;
  /** Device pixels per cm. */
  readonly pxPerCm: number;
}

/** A view that a finger is changing right now; it becomes a command when the finger lets go. */
export interface LiveView {
  readonly slot: string;
  readonly view: PhotoView;
}

/** Where the canvas gets its pictures; it closes what it is given. */
export interface PictureSource {
  /** The picture at about `size` (of the whole upright photo, device px), null when it cannot be shown. */
  load(ref: PictureRef, size: SizePx): Promise<ImageBitmap | null>;
  /** False for a photo that waits for its file: nothing comes before somebody chooses that. */
  canCome(ref: PictureRef): boolean;
  /** One name for a picture, even when its id changes on the way to the server. */
  nameOf(ref: PictureRef): string;
  /** Calls with a picture, without effect, that looks different from now on; until the returned function is called. */
  onRenewed(listener: (ref: PictureRef) => void): () => void;
}

/** Pictures for small views, which have them before they have come at their size. */
export interface SmallPictures extends PictureSource {
  /** A picture that shows the same at another size, null when there is none; it stays the source's own. */
  standIn(ref: PictureRef): ImageBitmap | null;
}
