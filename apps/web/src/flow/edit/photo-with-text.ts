import type { Collage, Fill, Page, Path, Photo, PhotoLayer, Rect } from '@muro/domain';
import { frontInSlot } from '../slots/front-outline.ts';
import { slotPage } from '../slots/slot-page.ts';

/** A photo in its slot whose text can be edited. */
export interface PhotoWithText {
  readonly slot: string;
  readonly photo: Photo;
  readonly fill: Fill;
  /** A page with only the slot, as the dialog shows it: its frame is the whole page. */
  readonly page: Page;
  /** The available box for the text on that page. */
  readonly box: Rect;
  /** The part of it that is visible from the front; null if nothing of it folds around a frame. */
  readonly front: Path | null;
}

/** Returns the data of the text dialog; null if the slot is empty or allows no text. [PTEXT-14] [PTEXT-15] [PTEXT-17] */
export function photoWithText(collage: Collage, page: Page, layer: PhotoLayer): PhotoWithText | null {
  const fill = collage.fills[layer.slot];
  const photo = collage.photos.find(({ id }) => id === fill?.photoId);
  const alone = slotPage(page, layer);
  const [only] = alone.layers;
  const box = only?.kind === 'photo' ? only.textBox : null;
  return fill && photo && box ? { slot: layer.slot, photo, fill, page: alone, box, front: frontInSlot(page, layer) } : null;
}

/** Returns the collage for the preview: this photo alone, with the text of the form. */
export function previewCollage(collage: Collage, { slot, photo, fill }: PhotoWithText, text: Fill['text']): Collage {
  return { ...collage, photos: [photo], fills: { [slot]: { ...fill, text } }, texts: {} };
}
