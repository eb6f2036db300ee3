import { cmykToSrgb, type InkPart, isolateInks, type SizePx, uprightSize } from '@muro/domain';
import tableAddress from './ink-colours.bin?url';
import type { PlainPhoto } from './plain-photo.ts';
import { turnUpright } from './turn-upright.ts';

/**
 * A JPEG of four inks as an upright picture in the colours of its print. Browsers take no account of how inks mix, so that the
 * picture would be lighter; here each ink is got from a decoding of its own, and a table tells what they look like on paper.
 *
 * Null for other JPEGs, and where the browser manages the colours of inks by itself.
 *
 * @param size  of the picture, px
 */
export async function decodeInks({ header, jpeg }: PlainPhoto, size: SizePx): Promise<ImageBitmap | null> {
  try {
    if (header.components !== 4) return null;
    const lying = uprightSize({ ...size, orientation: header.orientation });
    const colours = await pixelsOf(jpeg, 'colours', lying);
    const black = await pixelsOf(jpeg, 'black', lying);
    const mixed = colours && black && cmykToSrgb({ colours, black }, await inkTable());
    if (!mixed) return null;
    const picture = await createImageBitmap(new ImageData(mixed, lying.widthPx, lying.heightPx));
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
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  picture.close();
  return context?.getImageData(0, 0, widthPx, heightPx).data ?? null;
}
