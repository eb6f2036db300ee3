import type { Collage, Fill, Page, Path, Photo, PhotoLayer, Rect } from '@muro/domain';
import { frontInSlot } from '../slots/front-outline.ts';
import { slotPage } from '../slots/slot-page.ts';

/** A photo in its slot, ready to be written on. */
export interface PhotoWithText {
  readonly slot: string;
  readonly photo: Photo;
  readonly fill: Fill;
  /** The slot alone, as the dialog shows it: its frame is the whole page. */
  readonly page: Page;
  /** Where the text may stand on that page. */
  readonly box: Rect;
  /** What of it is seen from the front; null when nothing of it folds round a frame. */
  readonly front: Path | null;
}

/** What the text dialog works on; null when the slot is empty or allows no text. [PTEXT-14] [PTEXT-15] [PTEXT-17] */
export function photoWithText(collage: Collage, page: Page, layer: PhotoLayer): PhotoWithText | null {
  const fill = collage.fills[layer.slot];
  const photo = collage.photos.find(({ id }) => id === fill?.photoId);
  const alone = slotPage(page, layer);
  const [only] = alone.layers;
  const box = only?.kind === 'photo' ? only.textBox : null;
  return fill && photo && box ? { slot: layer.slot, photo, fill, page: alone, box, front: frontInSlot(page, layer) } : null;
}

/** The collage as the preview shows it: this photo alone, with the text of the form. */
export function previewCollage(collage: Collage, { slot, photo, fill }: PhotoWithText, text: Fill['text']): Collage {
  return { ...collage, photos: [photo], fills: { [slot]: { ...fill, text } }, texts: {} };
}
