import { cmykToSrgb, type InkPart, isolateInks, type SizePx, uprightSize } from '@muro/domain';
import tableAddress from './ink-colours.bin?url';
import type { PlainPhoto } from './plain-photo.ts';
import { releasePixels } from './release-pixels.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * Decodes a CMYK JPEG to an upright picture with its printed colours. Browsers convert CMYK naively and show it too light; this decodes
 * the coloured inks and black separately and looks the mixed colour up in a table.
 *
 * Returns null for other JPEGs, and in browsers that apply CMYK colour management themselves.
 *
 * @param size  of the picture, px
 */
export async function decodeCmyk({ header, jpeg }: PlainPhoto, size: SizePx): Promise<ImageBitmap | null> {
  try {
    if (header.components !== 4) return null;
    const storedSize = uprightSize({ ...size, orientation: header.orientation });
    const colours = await pixelsOf(jpeg, 'colours', storedSize);
    const black = await pixelsOf(jpeg, 'black', storedSize);
    const mixed = colours && black && cmykToSrgb({ colours, black }, await inkTable());
    if (!mixed) return null;
    const picture = await createImageBitmap(new ImageData(mixed, storedSize.widthPx, storedSize.heightPx));
    return turnUpright(picture, header.orientation, size);
  } catch {
    return null;
  }
}

let loaded: Promise<Uint8Array> | null = null;

function inkTable(): Promise<Uint8Array> {
  loaded ??= fetchTable().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchTable(): Promise<Uint8Array> {
  const answer = await fetch(tableAddress);
  if (!answer.ok) throw new Error(`The colours of inks: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function pixelsOf(bytes: Uint8Array, part: InkPart, { widthPx, heightPx }: SizePx): Promise<ImageDataArray | null> {
  const jpeg = isolateInks(bytes, part);
  if (!jpeg) return null;
  const picture = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }), {
    resizeWidth: widthPx,
    resizeHeight: heightPx,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  picture.close();
  const pixels = context?.getImageData(0, 0, widthPx, heightPx).data ?? null;
  releasePixels(canvas);
  return pixels;
}
