import type { SizePx } from '@muro/domain';
import { openPicture } from '../picture/sharp-engine.ts';

/** Resolution at which an SVG is rasterised before it is scaled down, dots per inch; 72 is its own size. */
const DRAWING_DPI = 300;

/** Renders a logo of any format as a PNG that fits into a box. Keeps transparency; does not enlarge the logo beyond its own pixels. */
export async function renderLogo(file: string, box: SizePx): Promise<Buffer> {
  const picture = await openPicture(file, { density: DRAWING_DPI });
  return await picture
    .autoOrient()
    .resize({ width: box.widthPx, height: box.heightPx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
