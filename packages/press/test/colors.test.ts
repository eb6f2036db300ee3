import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { displayP3Profile, iccProfile, rectPath } from '@muro/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { srgbGreyProfile, srgbProfile } from '../src/color/srgb-profile.ts';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { openPictureFile } from '../src/picture/picture-file.ts';
import { renderDrawing } from '../src/raster/render-drawing.ts';
import { clipped, drawingOf, pdfJob, photoOp } from './drawings.ts';
import { BLUE, codedData, colorAt, fields, type Rgb, savePicture, scratchFolder } from './pictures.ts';
import { extractImages, hasTool, itWith, type Painter, paintedBy, rasterise } from './system-tools.ts';

const folder = scratchFolder();
const ADOBE_RGB = iccProfile({
  description: 'Adobe RGB',
  primaries: [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  lightOf: (value) => value ** (563 / 256),
});
const DISPLAY_P3 = displayP3Profile();
const MIDDLE = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
const page = (photo: string) => drawingOf(4, 4, 0, clipped(photo, { x: 0, y: 0, width: 4, height: 4 }));
const plainPicture = (color: Rgb) => fields([color, color, color, color], 160, 160);

async function seenInPrint(name: string, photo: string): Promise<Rgb> {
  const out = join(folder, `${name}.pdf`);
  await writePdf(pdfJob(page(photo), out));
  return colorAt(rasterise(out, 96), MIDDLE);
}

function expectNear(actual: Rgb, expected: Rgb, by = 2) {
  for (let c = 0; c < 3; c++)
    expect(Math.abs((actual[c] as number) - (expected[c] as number)), `${actual} for ${expected}`).toBeLessThanOrEqual(by);
}

describe('colours on paper', () => {
  itWith(['pdftoppm', 'pdfimages'], 'a Display P3 photo keeps its profile: stored 221,63,52 prints as sRGB 240,40,39', async () => {
    const photo = await savePicture(
      folder,
      'p3.jpg',
      plainPicture([221, 63, 52]).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).withIccProfile('p3'),
    );
    const stored = await sharp(photo).keepIccProfile().raw().toBuffer();
    // The encoder converts into the profile's space; only the stored values matter here.
    const untouched = await retagged(photo, [221, 63, 52]);
    expect(stored.length).toBeGreaterThan(0);
    expectNear(await seenInPrint('p3', untouched), [240, 40, 39], 3);
    expect(codedData(extractImages(join(folder, 'p3.pdf'))[0] as string).equals(codedData(untouched))).toBe(true);
  });

  itWith(
    ['pdftoppm', 'pdfimages'],
    'a photo that is made anew keeps its profile and its numbers, in the gamut of no screen too',
    async () => {
      for (const [name, profile, color, expected] of [
        ['adobe', ADOBE_RGB, [0, 255, 1], [0, 255, 0]],
        ['adobe-calm', ADOBE_RGB, [120, 150, 90], [103, 151, 86]],
        ['p3-made', DISPLAY_P3, [221, 63, 52], [240, 40, 39]],
        ['made-plain', undefined, [120, 150, 90], [120, 150, 90]],
      ] as const) {
        // 1800 px on 4 cm are 1143 dpi: the photo is resampled.
        const photo = await retagged(null, color, profile, 1800);
        const out = join(folder, `${name}.pdf`);
        await writePdf(pdfJob(page(photo), out));
        const [image] = extractImages(out);
        const { width, icc } = await sharp(image).metadata();
        expect(width).toBeLessThan(600);
        expectNear(
          await colorAt(await savePicture(folder, `${name}-numbers.png`, sharp(image, { ignoreIcc: true }).png()), MIDDLE),
          color,
          3,
        );
        expect(icc).toBeUndefined();
        expect(readFileSync(out).includes(deflateSync(Buffer.from(profile ?? srgbProfile())))).toBe(true);
        const painters: Painter[] = ['poppler, smooth', ...(hasTool('gs') ? (['ghostscript, hard'] as const) : [])];
        for (const painter of painters) expectNear(await colorAt(paintedBy(painter, out, 96), MIDDLE), expected, 4);
      }
    },
  );

  itWith(['pdftoppm'], 'an effect works on sRGB: the same photo, sRGB 240,40,39, in grey is 100', async () => {
    const tagged = await savePicture(folder, 'p3-tag.jpg', plainPicture([221, 63, 52]).jpeg({ quality: 100 }).withIccProfile('p3'));
    const photo = await retagged(tagged, [221, 63, 52]);
    const rect = { x: 0, y: 0, width: 4, height: 4 };
    const drawing = drawingOf(4, 4, 0, [photoOp(photo, rect, 'grey')]);
    const out = join(folder, 'p3-grey.pdf');
    await writePdf(pdfJob(drawing, out));
    // Computed on the stored values the result would be 109.
    expectNear(await colorAt(rasterise(out, 96), MIDDLE), [100, 100, 100]);
    const canvas = await renderDrawing({ drawing, pxPerCm: 20, fileOf: () => openPictureFile(photo) });
    expectNear(await colorAt(await savePicture(folder, 'p3-grey.png', canvas.toBuffer('image/png')), MIDDLE), [100, 100, 100]);
  });

  itWith(['pdftoppm'], 'an untagged photo, a grey one and a filled area are sRGB', async () => {
    expectNear(await seenInPrint('rgb', await savePicture(folder, 'rgb.jpg', plainPicture(BLUE).jpeg({ quality: 100 }))), BLUE);
    const grey = await savePicture(folder, 'grey.jpg', plainPicture([97, 97, 97]).toColourspace('b-w').jpeg({ quality: 100 }));
    expect((await sharp(grey).metadata()).channels).toBe(1);
    expectNear(await seenInPrint('grey', grey), [97, 97, 97]);
    const out = join(folder, 'fill.pdf');
    const path = rectPath({ x: 0, y: 0, width: 4, height: 4 });
    await writePdf(pdfJob(drawingOf(4, 4, 0, [{ op: 'fill', path, color: '#2846d2', alpha: 1 }]), out));
    expectNear(await colorAt(rasterise(out, 96), MIDDLE), BLUE);
    const half = join(folder, 'half.pdf');
    await writePdf(pdfJob(drawingOf(4, 4, 0, [{ op: 'fill', path, color: '#2846d2', alpha: 0.5 }]), half));
    expectNear(await colorAt(rasterise(half, 96), MIDDLE), [148, 163, 233]);
  });

  itWith(['pdftoppm', 'pdfimages'], 'a CMYK photo is converted to sRGB first', async () => {
    const photo = await savePicture(folder, 'cmyk.jpg', plainPicture(BLUE).toColourspace('cmyk').jpeg({ quality: 100 }));
    expect((await sharp(photo).metadata()).space).toBe('cmyk');
    const expected = (await sharp(photo).toColourspace('srgb').raw().toBuffer()).subarray(0, 3);
    expectNear(await seenInPrint('cmyk', photo), [...expected] as unknown as Rgb, 3);
    expect((await sharp(extractImages(join(folder, 'cmyk.pdf'))[0]).metadata()).channels).toBe(3);
  });

  it('the built profiles are read as sRGB by another colour engine', async () => {
    const photo = await retagged(
      await savePicture(folder, 'own.jpg', plainPicture([200, 90, 30]).jpeg({ quality: 100 }).withIccProfile('srgb')),
      [200, 90, 30],
      srgbProfile(),
    );
    const pixel = await sharp(photo).toColourspace('srgb').raw().toBuffer();
    expectNear([...pixel.subarray(0, 3)] as unknown as Rgb, [200, 90, 30], 2);
    expect(Buffer.from(srgbGreyProfile()).toString('latin1', 16, 20)).toBe('GRAY');
    expect(Buffer.from(srgbProfile()).readUInt32BE(0)).toBe(srgbProfile().length);
  });
});

/** Wraps pixels that are stored exactly as `color` in the same profile, another one, or none. */
async function retagged(tagged: string | null, color: Rgb, profile?: Uint8Array, sidePx = 160): Promise<string> {
  const body = await fields([color, color, color, color], sidePx, sidePx).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const icc = profile ?? (tagged === null ? null : (await sharp(tagged).metadata()).icc);
  if (!icc) return savePicture(folder, `untagged-${color.join('-')}.jpg`, body);
  const data = Buffer.from(icc);
  const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0', 'latin1'), 1, 1]);
  head.writeUInt16BE(data.length + 16, 2);
  return savePicture(
    folder,
    `retagged-${color.join('-')}-${sidePx}.jpg`,
    Buffer.concat([body.subarray(0, 2), head, data, body.subarray(2)]),
  );
}
