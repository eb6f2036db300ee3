import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withColourProfile } from '../packages/domain/src/photo/jpeg-profile.ts';
import { sizeOf } from './colour-grid.ts';
import { adobeRgb, displayP3, fieldsPicture, fileOf, type Rgb } from './photo-kinds.ts';
import { addPhotos, openFourSlots } from './steps.ts';
import { test } from './test.ts';
import { cornersOf, expectCorners, FIELDS, fieldsOf, storedFields } from './tray-corners.ts';
import { trayPicture } from './tray-pictures.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

/** Size with many more pixels than the editor shows: such photos are decoded partially. */
const large = (fields: readonly Rgb[]) => fieldsPicture(fields).resize(3600, 1800, { kernel: 'nearest' });

test('[INGEST-04] [INGEST-11] large photos of all eight orientations are upright, including progressive ones', async ({ page }) => {
  await openFourSlots(page);
  const files = await Promise.all(
    storedFields().map(async (fields, index) => {
      const picture = await large(fields)
        .jpeg({ progressive: index % 2 === 1 })
        .withMetadata({ orientation: index + 1 })
        .toBuffer();
      return fileOf(`grande-${index + 1}.jpg`, picture);
    }),
  );
  await addPhotos(page, files);
  for (let orientation = 1; orientation <= 8; orientation++) {
    const name = `grande-${orientation}.jpg`;
    expectCorners(await cornersOf(page, name), FIELDS, 6);
    const upright = orientation >= 5 ? { widthPx: 120, heightPx: 240 } : { widthPx: 240, heightPx: 120 };
    expect(await sizeOf(await trayPicture(page, name))).toEqual(upright);
  }
});

test('large photos in Display P3, Adobe RGB, grey and CMYK keep their colours', async ({ page }) => {
  await openFourSlots(page);
  const tagged = async (fields: readonly Rgb[], icc: Uint8Array) =>
    withColourProfile(await large(fields).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), icc);
  const p3 = await tagged([[221, 63, 52], ...FIELDS.slice(1)], displayP3());
  const adobe = await tagged([[200, 60, 50], ...FIELDS.slice(1)], adobeRgb());
  const grey = await large(FIELDS).toColourspace('b-w').jpeg().toBuffer();
  const soft: readonly Rgb[] = [
    [190, 140, 120],
    [120, 130, 100],
    [110, 130, 160],
    [200, 190, 150],
  ];
  const cmyk = await sharp(await large(soft).png().toBuffer())
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  await addPhotos(page, [
    fileOf('p3-grande.jpg', p3),
    fileOf('adobe-grande.jpg', adobe),
    fileOf('gris-grande.jpg', grey),
    fileOf('cmyk-grande.jpg', cmyk),
  ]);
  expectCorners(await cornersOf(page, 'p3-grande.jpg'), await fieldsOf(p3), 8);
  expectCorners((await cornersOf(page, 'p3-grande.jpg')).slice(0, 3), [[240, 40, 39]], 8);
  expectCorners(await cornersOf(page, 'adobe-grande.jpg'), await fieldsOf(adobe), 8);
  expectCorners(await cornersOf(page, 'gris-grande.jpg'), await fieldsOf(grey), 6);
  expectCorners(await cornersOf(page, 'cmyk-grande.jpg'), soft, 60);
});
