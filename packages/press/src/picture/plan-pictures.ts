import { CM_PER_INCH, type Drawing, type PictureRef } from '@muro/domain';
import type { PictureFile } from './picture-file.ts';
import { effectOf, type PictureUse, pictureUses } from './picture-uses.ts';
import { type SizedPart, sizedPart, wholeSize } from './sized-part.ts';

/** Printed finer than this, a photo is made smaller: 300 dpi by more than half. */
export const MAX_ORIGINAL_DPI = 450;
/** What it is made smaller to. */
export const PRINT_DPI = 300;

/** How one picture of the drawing gets into the print file. Plans with the same `key` are the same picture. */
export interface PicturePlan {
  readonly use: PictureUse;
  readonly file: PictureFile;
  readonly key: string;
  /** Of the file at drawn size. */
  readonly dpi: number;
  /** Null: the file's own bytes. */
  readonly resampledPart: SizedPart | null;
}

/**
 * Decides for every picture that shows: its own bytes, or newly made at print resolution. A photo whose bytes are needed
 * once serves all its places, so they are never in the file twice; where it wears an effect, it is always made.
 *
 * @param fileOf   the opened file of a picture; null leaves the picture out
 * @param maxDpi  printed finer than this, a photo is made anew
 * @returns by index of the drawing's operation
 */
export async function planPictures(
  drawing: Drawing,
  fileOf: (picture: PictureRef) => Promise<PictureFile | null>,
  maxDpi: number = MAX_ORIGINAL_DPI,
): Promise<ReadonlyMap<number, PicturePlan>> {
  const opened: { readonly use: PictureUse; readonly file: PictureFile; readonly dpi: number }[] = [];
  for (const use of pictureUses(drawing)) {
    const file = use.visible && (await fileOf(use.picture));
    if (file) opened.push({ use, file, dpi: dpiOf(use, file) });
  }
  const isPlain = ({ picture }: PictureUse) => effectOf(picture) === '';
  const embedded = opened.filter(({ use, file, dpi }) => isPlain(use) && isEmbeddable(file) && dpi <= maxDpi);
  const whole = new Set(embedded.map(({ file }) => file.path));
  return new Map(
    opened.map(({ use, file, dpi }) => {
      const made = isPlain(use) && whole.has(file.path) ? null : partFor(use, file, dpi);
      return [use.index, { use, file, dpi, made, key: `${file.path}\n${effectOf(use.picture)}\n${JSON.stringify(made)}` }];
    }),
  );
}

/** Resolution along the width; rectangles keep the photo's proportions. */
export function dpiOf(use: PictureUse, file: PictureFile): number {
  return file.widthPx / (use.width / CM_PER_INCH);
}

/** Four components wait for a press profile that nobody names here: such photos become sRGB first. */
function isEmbeddable({ jpeg }: PictureFile): boolean {
  return jpeg !== null && jpeg.components !== 4;
}

function partFor(use: PictureUse, file: PictureFile, dpi: number): SizedPart {
  const whole = dpi > MAX_ORIGINAL_DPI ? wholeSize(use, PRINT_DPI / CM_PER_INCH) : { widthPx: file.widthPx, heightPx: file.heightPx };
  return sizedPart(whole, use.visible ?? { x: 0, y: 0, width: 1, height: 1 });
}
