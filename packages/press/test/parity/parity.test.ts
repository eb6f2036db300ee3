import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing, TextShaper } from '@muro/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../../test-support/chromium.mjs';
import { loadShaper } from '../../src/load-shaper.ts';
import { writePdf } from '../../src/pdf/write-pdf.ts';
import { openPictureFile } from '../../src/picture/picture-file.ts';
import { renderDrawing } from '../../src/raster/render-drawing.ts';
import { pdfJob } from '../drawings.ts';
import { savePicture, scenery, scratchFolder } from '../pictures.ts';
import { hasTool, run } from '../system-tools.ts';
import { comparePictures, type Pixels, readPixels, shifted } from './compare-pictures.ts';
import { heartPage } from './heart-page.ts';
import { paintedInBrowser } from './in-browser.ts';
import { type PhotoIds, pageWithEverything } from './page-with-everything.ts';

/*
 * Guards the promise 'printed as shown'. One drawing is painted on the browser's canvas, on Node's canvas and into a print file, which
 * independent programs render. The engines smooth pictures and edges differently, so pixels differ a little everywhere and nowhere
 * much. Measured: browser and Node 48 dB, either and print 41 dB, worst block 3.5. A shift by one pixel gives 30 dB at most. The limits
 * lie between:
 */
const MIN_PSNR_DB = 38;
const MAX_BLOCK_DIFFERENCE = 5;
/** 127 dpi. */
const PX_PER_CM = 50;

/** Pages that two independent renderers rasterise. */
const PAGES: Readonly<Record<string, (photos: PhotoIds, shaper: TextShaper) => Drawing>> = {
  'a page with everything': pageWithEverything,
  'photos inside a heart': heartPage,
};

const SURFACES = ['browser', 'node', 'poppler', 'mupdf'] as const;
type Surface = (typeof SURFACES)[number];
const folder = scratchFolder();

/** Width and height, px. */
type Size = readonly [width: number, height: number];

/** Renders at three times the size and averages: at 1:1 poppler colours every pixel that a clip touches, however little. */
async function byPoppler(pdf: string, [width, height]: Size): Promise<Buffer> {
  const stem = pdf.replace(/\.pdf$/, '-poppler');
  run('pdftoppm', '-png', '-singlefile', '-scale-to-x', String(3 * width), '-scale-to-y', String(3 * height), pdf, stem);
  return sharp(`${stem}.png`).resize({ width, height, kernel: 'linear' }).png().toBuffer();
}

async function byMupdf(pdf: string, [width, height]: Size): Promise<Buffer> {
  const out = pdf.replace(/\.pdf$/, '-mupdf.png');
  run('mutool', 'draw', '-q', '-f', '-w', String(3 * width), '-h', String(3 * height), '-o', out, pdf, '1');
  return sharp(out).resize({ width, height, kernel: 'linear', fit: 'fill' }).png().toBuffer();
}

async function paintedEverywhere(name: string, drawingOf: (typeof PAGES)[string]): Promise<ReadonlyMap<Surface, Pixels>> {
  const photos = {
    landscape: await savePicture(folder, 'landscape.jpg', scenery(1, 900, 600).jpeg({ quality: 92 })),
    portrait: await savePicture(folder, 'portrait.jpg', scenery(2, 600, 800).jpeg({ quality: 92, progressive: true })),
    turned: await savePicture(folder, 'turned.jpg', scenery(3, 500, 750).jpeg({ quality: 92 }).withMetadata({ orientation: 6 })),
  };
  const drawing = drawingOf(photos, await loadShaper());
  const canvas = await renderDrawing({
    drawing,
    pxPerCm: PX_PER_CM,
    fileOf: (picture) => openPictureFile(picture.kind === 'photo' ? picture.id : ''),
  });
  const pdf = join(folder, `${name.replaceAll(' ', '-')}.pdf`);
  await writePdf(pdfJob(drawing, pdf));
  const node = await readPixels(canvas.toBuffer('image/png'));
  const size = [node.widthPx, node.heightPx] as const;
  return new Map([
    ['node', node],
    ['browser', await readPixels(await paintedInBrowser(drawing, PX_PER_CM, Object.values(photos)))],
    ['poppler', await readPixels(await byPoppler(pdf, size))],
    ['mupdf', await readPixels(await byMupdf(pdf, size))],
  ]);
}

const tools = ['pdftoppm', 'mutool'] as const;
const missing = [...(existsSync(chromiumPath()) ? [] : ['Chromium']), ...tools.filter((tool) => !hasTool(tool))];

describe.skipIf(missing.length > 0)(
  `printed as shown${missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''}`,
  () => {
    describe.each(Object.entries(PAGES))('%s', (name, drawingOf) => {
      let painted: ReadonlyMap<Surface, Pixels>;
      beforeAll(async () => {
        painted = await paintedEverywhere(name, drawingOf);
      }, 180_000);

      const pairs = SURFACES.flatMap((surface, index) => SURFACES.slice(index + 1).map((other) => [surface, other] as const));
      it.each(pairs)('%s and %s show the same page', (a, b) => {
        const likeness = comparePictures(painted.get(a) as Pixels, painted.get(b) as Pixels);
        expect(likeness.psnrDb).toBeGreaterThanOrEqual(MIN_PSNR_DB);
        expect(likeness.worstBlock, `at ${likeness.worstAt}`).toBeLessThanOrEqual(MAX_BLOCK_DIFFERENCE);
      });

      it.each(pairs)('%s and %s: a shift by one pixel is detected', (a, b) => {
        for (const [byX, byY] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const moved = shifted(painted.get(b) as Pixels, byX, byY);
          expect(comparePictures(painted.get(a) as Pixels, moved).psnrDb).toBeLessThan(MIN_PSNR_DB);
        }
      });
    });
  },
);
