import type { Effect } from '@muro/domain';
import { makePixelPart, readUprightPixels } from '../picture/make-part.ts';
import type { PictureFile } from '../picture/picture-file.ts';
import type { PictureUse } from '../picture/picture-uses.ts';
import { partMatrix, type SizedPart, sizedPart, wholeSize } from '../picture/sized-part.ts';
import { type CanvasKit, freePixels, pixelCanvas, type RasterPicture } from './raster-canvas.ts';

/** A decoded picture that is in memory from the first band that shows it to the last. */
export interface HeldPicture {
  /** Memory of its pixels. */
  readonly bytes: number;
  /** Returns the picture for a band. @param use  as visible in that band */
  inBand(use: PictureUse): Promise<RasterPicture | null>;
  /** Frees the pixels. */
  release(): void;
}

export interface HeldUse {
  readonly file: PictureFile;
  readonly use: PictureUse;
  readonly pxPerCm: number;
  readonly effect: Effect;
  readonly isInOneBand: boolean;
}

/** Largest part that is held at drawn size although the photo itself has fewer pixels, bytes. */
const MAX_ENLARGED_BYTES = 16 * 1024 * 1024;

/**
 * Decodes a picture at drawn size. A large picture that is enlarged is held at its own size instead, and each band enlarges only the part
 * that it shows: 12 megapixels on a sheet of 200 take 36 MB instead of 800.
 */
export async function holdPicture(kit: CanvasKit, { file, use, pxPerCm, effect, isInOneBand }: HeldUse): Promise<HeldPicture | null> {
  if (!use.visible) return null;
  const fullSize = wholeSize(use, pxPerCm);
  const part = sizedPart(fullSize, use.visible);
  const drawnBytes = 4 * part.box.widthPx * part.box.heightPx;
  const isEnlarged = drawnBytes > 4 * file.widthPx * file.heightPx;
  if (isInOneBand || !isEnlarged || drawnBytes <= MAX_ENLARGED_BYTES) {
    const picture = pictureOf(kit, part, await makePixelPart(file.path, part, effect));
    return { bytes: drawnBytes, inBand: async () => picture, release: () => freePixels(picture.canvas) };
  }
  const pixels = await readUprightPixels(file.path);
  let last: RasterPicture | null = null;
  const release = () => void (last && freePixels(last.canvas));
  return {
    bytes: pixels.data.length,
    async inBand({ visible }) {
      release();
      if (!visible) return null;
      const part = sizedPart(fullSize, visible);
      last = pictureOf(kit, part, await makePixelPart(pixels, part, effect));
      return last;
    },
    release,
  };
}

function pictureOf(kit: CanvasKit, part: SizedPart, rgba: Buffer): RasterPicture {
  const [width, , , height, x, y] = partMatrix(part);
  return { canvas: pixelCanvas(kit, part.box, rgba), part: { x, y, width, height } };
}
