import type { SizePx } from '@muro/domain';
import sharp from 'sharp';

interface Noise {
  /** Standard deviation of the coarse noise, of 255. */
  readonly sigma?: number;
  /** Turn of the colours, degrees. */
  readonly hue?: number;
}

/** Generates a JPEG of coarse and fine noise, as in photos. */
export async function noisePhoto({ widthPx, heightPx }: SizePx, { sigma = 40, hue = 0 }: Noise): Promise<Buffer> {
  const noise = await sharp({
    create: { width: widthPx / 4, height: heightPx / 4, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize(widthPx, heightPx).modulate({ hue }).jpeg({ quality: 90 }).toBuffer();
}
