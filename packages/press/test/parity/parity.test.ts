import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../../test-support/chromium.mjs';
import { loadShaper } from '../../src/load-shaper.ts';
import { writePdf } from '../../src/pdf/write-pdf.ts';
import { openPictureFile } from '../../src/picture/picture-file.ts';
import { renderDrawing } from '../../src/raster/render-drawing.ts';
import { pdfJob } from '../drawings.ts';
import { saved, scenery, scratchFolder } from '../pictures.ts';
import { hasTool, run } from '../system-tools.ts';
import { comparePictures, type Pixels, readPixels, shifted } from './compare-pictures.ts';
import { paintedInBrowser } from './in-browser.ts';
import { pageWithEverything } from './page-with-everything.ts';

/*
 * The promise 'printed as shown': one drawing through the browser's canvas, Node's canvas and the print file, which an
 * independent program turns into pixels. The three engines smooth pictures and edges each in its own way, so pixels
 * differ a little everywhere and nowhere much. Measured: browser and Node 48 dB, either and print 41 dB, worst block 3.5;
 * one pixel beside the place 30 dB at most. What is allowed lies between:
 */
const LEAST_PSNR_DB = 38;
const MOST_BLOCK_DIFFERENCE = 5;
/** 127 dpi: 22 x 18 cm are 1100 x 900 px. */
const PX_PER_CM = 50;

type Surface = 'browser' | 'node' | 'print';
const painted = new Map<Surface, Pixels>();
const folder = scratchFolder();

/** In three times the size, averaged down: at its own size this program colours every pixel that a clip touches, however little. */
async function rasterised(pdf: string): Promise<Buffer> {
  const stem = pdf.replace(/\.pdf$/, '');
  run('pdftoppm', '-png', '-singlefile', '-scale-to-x', '3300', '-scale-to-y', '2700', pdf, stem);
  return sharp(`${stem}.png`).resize({ width: 1100, height: 900, kernel: 'linear' }).png().toBuffer();
}

const missing = [...(existsSync(chromiumPath()) ? [] : ['Chromium']), ...(hasTool('pdftoppm') ? [] : ['pdftoppm'])];

describe.skipIf(missing.length > 0)(
  `printed as shown${missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''}`,
  () => {
    beforeAll(async () => {
      const photos = {
        landscape: await saved(folder, 'landscape.jpg', scenery(1, 900, 600).jpeg({ quality: 92 })),
        portrait: await saved(folder, 'portrait.jpg', scenery(2, 600, 800).jpeg({ quality: 92, progressive: true })),
        turned: await saved(folder, 'turned.jpg', scenery(3, 500, 750).jpeg({ quality: 92 }).withMetadata({ orientation: 6 })),
      };
      const drawing = pageWithEverything(photos, await loadShaper());
      const canvas = await renderDrawing({
        drawing,
        pxPerCm: PX_PER_CM,
        fileOf: (picture) => openPictureFile(picture.kind === 'photo' ? picture.id : ''),
      });
      painted.set('node', await readPixels(canvas.toBuffer('image/png')));
      const pdf = join(folder, 'page.pdf');
      await writePdf(pdfJob(drawing, pdf));
      painted.set('print', await readPixels(await rasterised(pdf)));
      painted.set('browser', await readPixels(await paintedInBrowser(drawing, PX_PER_CM, Object.values(photos))));
    }, 180_000);

    for (const [one, other] of [
      ['browser', 'print'],
      ['browser', 'node'],
      ['node', 'print'],
    ] as const) {
      it(`${one} and ${other} show the same page`, () => {
        const likeness = comparePictures(painted.get(one) as Pixels, painted.get(other) as Pixels);
        expect(likeness.psnrDb).toBeGreaterThanOrEqual(LEAST_PSNR_DB);
        expect(likeness.worstBlock, `at ${likeness.worstAt}`).toBeLessThanOrEqual(MOST_BLOCK_DIFFERENCE);
      });

      it(`${one} and ${other}: one pixel beside the place is noticed`, () => {
        for (const [byX, byY] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const moved = shifted(painted.get(other) as Pixels, byX, byY);
          expect(comparePictures(painted.get(one) as Pixels, moved).psnrDb).toBeLessThan(LEAST_PSNR_DB);
        }
      });
    }
  },
);
