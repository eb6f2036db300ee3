import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  BLURRED_BELOW,
  type ColourPicture,
  chromaGrid,
  differenceHash,
  fitResize,
  greyPicture,
  groupNearDuplicates,
  HASHED_PX,
  isSamePicture,
  MEASURED_PX,
  meanLab,
  type PhotoFingerprint,
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

async function resize(photo: Buffer, { widthPx, heightPx }: SizePx): Promise<ColourPicture> {
  const data = await sharp(photo).resize(widthPx, heightPx, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), widthPx, heightPx };
}

async function fingerprintOf(photo: Sharp): Promise<PhotoFingerprint> {
  const { data, info } = await photo.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
  const measured = fitResize({ widthPx: info.width, heightPx: info.height }, { widthPx: MEASURED_PX, heightPx: MEASURED_PX });
  const small = await resize(data, HASHED_PX);
  return {
    hash: differenceHash(greyPicture(small)),
    colours: chromaGrid(small),
    lab: meanLab(small),
    sharpness: sharpnessOf(greyPicture(await resize(data, measured))),
  };
}

/** Draws two areas of colour, one above the other, with a faint gradient from the left. */
function horizon(sky: string, land: string): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="240" fill="${sky}"/>
      <rect y="240" width="600" height="160" fill="${land}"/><linearGradient id="g"><stop stop-color="#fff" stop-opacity=".3"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="600" height="400" fill="url(#g)"/></svg>`),
  );
}

describe('the fingerprint of a photo', () => {
  it('is the same for a copy that is smaller, more compressed, or slightly lighter or darker', async () => {
    for (const file of files) {
      const fingerprint = await fingerprintOf(sample(file));
      const copies = [
        sample(file).resize(500),
        sharp(await sample(file).jpeg({ quality: 40 }).toBuffer()),
        sample(file).modulate({ brightness: 0.85 }),
      ];
      for (const copy of copies) expect([file, isSamePicture(fingerprint, await fingerprintOf(copy))]).toEqual([file, true]);
    }
  });

  it('groups the copies of a photo among other photos', async () => {
    const others = ['01-golden-grass.jpg', '10-sea-glitter.jpg', '13-sun-in-leaves.jpg'];
    const photos = await Promise.all([
      ...others.map(async (file) => ({ file, fingerprint: await fingerprintOf(sample(file)) })),
      ...others.slice(0, 2).map(async (file) => ({ file, fingerprint: await fingerprintOf(sample(file).resize(700)) })),
    ]);
    expect(groupNearDuplicates(photos).map((group) => group.map(({ file }) => file))).toEqual([
      ['01-golden-grass.jpg', '01-golden-grass.jpg'],
      ['10-sea-glitter.jpg', '10-sea-glitter.jpg'],
    ]);
  });

  it('separates photos of similar brightness by colour: a sunset and a meadow', async () => {
    const [sunset, meadow, duskier] = await Promise.all([
      fingerprintOf(horizon('#e8a080', '#503838')),
      fingerprintOf(horizon('#90b8e0', '#3c4c28')),
      fingerprintOf(horizon('#e8a080', '#503838').modulate({ brightness: 0.85 })),
    ]);
    expect(sunset.hash).toBe(meadow.hash);
    expect(groupNearDuplicates([sunset, meadow, duskier].map((fingerprint) => ({ fingerprint })))).toEqual([
      [{ fingerprint: sunset }, { fingerprint: duskier }],
    ]);
  });

  it('separates a completely blurred photo from one with a sharp part', async () => {
    for (const file of ['01-golden-grass.jpg', '04-friends-on-pier.jpg', '10-sea-glitter.jpg']) {
      expect((await fingerprintOf(sample(file))).sharpness).toBeGreaterThan(BLURRED_BELOW);
      expect((await fingerprintOf(sample(file).blur(12))).sharpness).toBeLessThan(BLURRED_BELOW);
    }
  });

  it('has no hash for a picture of one colour', async () => {
    const plainPicture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } });
    const fingerprint = await fingerprintOf(plainPicture);
    expect(fingerprint).toMatchObject({ hash: '', sharpness: 0 });
    expect(isSamePicture(fingerprint, fingerprint)).toBe(false);
  });
});
