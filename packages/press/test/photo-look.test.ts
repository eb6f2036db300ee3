import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  BLURRED_BELOW,
  fitResize,
  type GreyPicture,
  HASHED_PX,
  lookAlikes,
  lookDistance,
  lookHash,
  MEASURED_PX,
  type PhotoLook,
  SAME_BITS,
  type SizePx,
  sharpnessOf,
} from '@muro/domain';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

const SAMPLES = join(import.meta.dirname, '../../../catalogue/sample-photos');
const files = readdirSync(SAMPLES)
  .filter((file) => file.endsWith('.jpg'))
  .sort();
const sample = (file: string) => sharp(join(SAMPLES, file));

async function greyOf(photo: Buffer, { widthPx, heightPx }: SizePx): Promise<GreyPicture> {
  const grey = await sharp(photo).resize(widthPx, heightPx, { fit: 'fill' }).grayscale().raw().toBuffer();
  return { grey, widthPx, heightPx };
}

async function lookOf(photo: Sharp): Promise<PhotoLook> {
  const { data, info } = await photo.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
  const measured = fitResize({ widthPx: info.width, heightPx: info.height }, { widthPx: MEASURED_PX, heightPx: MEASURED_PX });
  return { hash: lookHash(await greyOf(data, HASHED_PX)), sharpness: sharpnessOf(await greyOf(data, measured)) };
}

describe('what a picture looks like', () => {
  it('stays the same in another file of it: smaller, squeezed harder, a little lighter or darker', async () => {
    for (const file of files) {
      const { hash } = await lookOf(sample(file));
      const copies = [
        sample(file).resize(500),
        sharp(await sample(file).jpeg({ quality: 40 }).toBuffer()),
        sample(file).modulate({ brightness: 0.85 }),
      ];
      for (const copy of copies) expect([file, lookDistance(hash, (await lookOf(copy)).hash) <= SAME_BITS]).toEqual([file, true]);
    }
  });

  it('brings together the copies of one picture among others', async () => {
    const others = ['01-golden-grass.jpg', '10-sea-glitter.jpg', '13-sun-in-leaves.jpg'];
    const photos = await Promise.all([
      ...others.map(async (file) => ({ file, look: await lookOf(sample(file)) })),
      ...others.slice(0, 2).map(async (file) => ({ file, look: await lookOf(sample(file).resize(700)) })),
    ]);
    expect(lookAlikes(photos).map((group) => group.map(({ file }) => file))).toEqual([
      ['01-golden-grass.jpg', '01-golden-grass.jpg'],
      ['10-sea-glitter.jpg', '10-sea-glitter.jpg'],
    ]);
  });

  it('tells a photo that is blurred all over from one with a sharp part', async () => {
    for (const file of ['01-golden-grass.jpg', '04-friends-on-pier.jpg', '10-sea-glitter.jpg']) {
      expect((await lookOf(sample(file))).sharpness).toBeGreaterThan(BLURRED_BELOW);
      expect((await lookOf(sample(file).blur(12))).sharpness).toBeLessThan(BLURRED_BELOW);
    }
  });

  it('says nothing of a picture of one colour', async () => {
    const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } });
    expect(await lookOf(plain)).toEqual({ hash: '', sharpness: 0 });
    expect(lookDistance('', '')).toBe(64);
  });
});
