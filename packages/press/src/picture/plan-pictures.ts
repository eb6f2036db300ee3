import { CM_PER_INCH, type Drawing, type PictureRef } from '@muro/domain';
import type { PictureFile } from './picture-file.ts';
import { effectOf, type PictureUse, pictureUses } from './picture-uses.ts';
import { type SizedPart, sizedPart, wholeSize } from './sized-part.ts';

/** A photo is resampled if its printed resolution is higher: 1.5 times PRINT_DPI. */
export const MAX_ORIGINAL_DPI = 450;
/** Resolution of a resampled photo, dots per inch. */
export const PRINT_DPI = 300;

/** Describes how one picture of the drawing is embedded in the print file. Plans with the same `key` share one picture. */
export interface PicturePlan {
  readonly use: PictureUse;
  readonly file: PictureFile;
  readonly key: string;
  /** Resolution of the file at drawn size. */
  readonly dpi: number;
  /** Part that is resampled; null to embed the file's own bytes. */
  readonly resampledPart: SizedPart | null;
}

/**
 * Decides for every visible picture: embed its own bytes, or resample it at print resolution. A photo whose own bytes are embedded
 * once is used for all its places, so that the file contains it once. A photo with an effect is always resampled.
 *
 * @param fileOf   opens the file of a picture; null omits the picture
 * @param maxDpi   a photo that is printed at a higher resolution is resampled
 * @returns plans by index of the drawing operation
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
  const embeddedPaths = new Set(embedded.map(({ file }) => file.path));
  return new Map(
    opened.map(({ use, file, dpi }) => {
      const resampledPart = isPlain(use) && embeddedPaths.has(file.path) ? null : partFor(use, file, dpi);
      return [
        use.index,
        { use, file, dpi, resampledPart, key: `${file.path}\n${effectOf(use.picture)}\n${JSON.stringify(resampledPart)}` },
      ];
    }),
  );
}

/** Returns the resolution along the width, dots per inch. The drawn box has the photo's proportions. */
export function dpiOf(use: PictureUse, file: PictureFile): number {
  return file.widthPx / (use.width / CM_PER_INCH);
}

/** CMYK photos are converted to sRGB first: their colours depend on a press profile, which is unknown here. */
function isEmbeddable({ jpeg }: PictureFile): boolean {
  return jpeg !== null && jpeg.components !== 4;
}

function partFor(use: PictureUse, file: PictureFile, dpi: number): SizedPart {
  const fullSize = dpi > MAX_ORIGINAL_DPI ? wholeSize(use, PRINT_DPI / CM_PER_INCH) : { widthPx: file.widthPx, heightPx: file.heightPx };
  return sizedPart(fullSize, use.visible ?? { x: 0, y: 0, width: 1, height: 1 });
}
