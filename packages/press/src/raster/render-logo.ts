import type { SizePx } from '@muro/domain';
import { openPicture } from '../picture/sharp-engine.ts';

/** Drawings are drawn this fine before they are made smaller, dots per inch; 72 is their own size. */
const DRAWING_DPI = 300;

/** A logo of any kind as a PNG that fits into a box, see-through where it is; it is never enlarged beyond its own pixels. */
export async function renderLogo(file: string, box: SizePx): Promise<Buffer> {
  const picture = await openPicture(file, { density: DRAWING_DPI });
  return await picture
    .autoOrient()
    .resize({ width: box.widthPx, height: box.heightPx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
