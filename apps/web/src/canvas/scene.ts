import type { Collage, Page, PhotoView, PictureRef, Rect, SizePx, TextShaper } from '@muro/domain';

/** All inputs that determine the canvas content. */
export interface Scene {
  readonly page: Page;
  readonly collage: Collage;
  /** Null until the fonts have loaded; text is drawn only then. */
  readonly shaper: TextShaper | null;
  readonly viewRect: Rect;
  /** Device pixels per cm. */
  readonly pxPerCm: number;
}

/** The view of a photo during a drag; it becomes a command when the drag ends. */
export interface LiveView {
  readonly slot: string;
  readonly view: PhotoView;
}

/** Source of the canvas's pictures; the canvas closes the bitmaps it receives. */
export interface PictureSource {
  /** Loads the picture at about `size` (of the whole upright photo, device px); null if it cannot be shown. */
  load(ref: PictureRef, size: SizePx): Promise<ImageBitmap | null>;
  /** False for a photo whose file is missing: nothing can load until the person chooses the file again. */
  canLoad(ref: PictureRef): boolean;
  /** Returns a stable name for a picture, even if its id changes during upload. */
  nameOf(ref: PictureRef): string;
  /** Calls `listener` with a picture (without effect) whose pixels have changed, until the returned function is called. */
  onRenewed(listener: (ref: PictureRef) => void): () => void;
}

/** Picture source for small views, which can show a picture before it has loaded at the requested size. */
export interface SmallPictures extends PictureSource {
  /** Returns a picture of the same content at another size, or null; the source keeps ownership of it. */
  placeholderFor(ref: PictureRef): ImageBitmap | null;
}
