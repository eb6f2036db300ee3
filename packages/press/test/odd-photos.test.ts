import { describe, expect, it } from 'vitest';
import { checkPhoto } from '../src/photos/check-photo.ts';
import { makeUpright } from '../src/photos/upright.ts';
import { colourGrid, gridDistance } from './colour-grid.ts';
import { BASE_GRID } from './odd-photos/base-picture.ts';
import { oddPhotos } from './odd-photos/odd-photos.ts';
import { saved, scratchFolder } from './pictures.ts';

const folder = scratchFolder();
const photos = await oddPhotos();
const TOLERANCE = 12;
const CMYK_TOLERANCE = 60;

describe('odd photos', () => {
  it('have names of their own', () => {
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length);
  });

  it.each(photos.map((photo) => [photo.name, photo] as const))('%s', async (name, photo) => {
    const path = await saved(folder, name, photo.bytes);
    const check = await checkPhoto(path);
    if (photo.outcome !== 'either') expect(check.ok, check.ok ? '' : check.reason).toBe(photo.outcome === 'accept');
    if (!check.ok) return;
    // A copy that makeUpright cannot make of a photo that was taken would be found out at the press.
    const { jpeg, ...size } = await makeUpright(path, { maxPx: 5000, quality: 90 });
    expect(size).toEqual({ widthPx: check.info.widthPx, heightPx: check.info.heightPx });
    if (photo.outcome === 'accept') expect(size).toEqual(photo.upright);
    if (photo.isBase)
      expect(gridDistance(await colourGrid(jpeg), BASE_GRID)).toBeLessThanOrEqual(photo.isCmyk ? CMYK_TOLERANCE : TOLERANCE);
    if (photo.secret !== null) {
      expect(photo.bytes.includes(photo.secret)).toBe(true);
      expect(jpeg.includes(photo.secret)).toBe(false);
    }
  });
});
