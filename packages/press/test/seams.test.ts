import { join } from 'node:path';
import { apply, drawPage, type Fill, grow, photoLayers, type QuarterTurn, rotationDeg, WHOLE_VIEW } from '@muro/domain';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { openPictureFile } from '../src/picture/picture-file.ts';
import { pdfJob } from './drawings.ts';
import { savePicture, scratchFolder } from './pictures.ts';
import { cellAt, drawnPage, generatedPage, maskAt, type SeamPage } from './seam-pages.ts';
import { hasTool, itWith, PAINTERS, type Painter, paintedBy } from './system-tools.ts';

const DPI = 300;
const CM_PER_INCH = 2.54;
/** Allowed difference, 0–255: an eighth of the contrast between photos and page. A visible seam differs by a quarter or more. */
const TOLERANCE = 26;

const folder = scratchFolder();
const SIZE = { widthPx: 640, heightPx: 427 };
const INKS = { dark: [20, 30, 60], light: [236, 228, 210] } as const;
type Ink = keyof typeof INKS;
const photoOf = (ink: Ink) => {
  const [r, g, b] = INKS[ink];
  const { widthPx: width, heightPx: height } = SIZE;
  return savePicture(
    folder,
    `${ink}.jpg`,
    sharp({ create: { width, height, channels: 3, background: { r, g, b } } }).jpeg({ quality: 100 }),
  );
};
const photos = { dark: await photoOf('dark'), light: await photoOf('light') };

/** Prints photos of one colour on a page of the other. */
async function printSeam(name: string, { page, look = () => ({}) }: SeamPage, ink: Ink): Promise<string> {
  const slots = photoLayers(page).map(({ slot }) => slot);
  const fills = slots.map((slot, index): [string, Fill] => {
    return [slot, { photoId: 'p', view: { ...WHOLE_VIEW, ...look(index) }, effect: '', text: null }];
  });
  const ground = ink === 'dark' ? '#ffffff' : '#101010';
  const shapes = page.layers.flatMap((layer) => (layer.kind === 'shape' ? [[layer.slot, ground] as const] : []));
  const content = {
    photos: [{ id: 'p', name: 'p.jpg', type: 'COMPUTER' as const, ...SIZE }],
    fills: Object.fromEntries(fills),
    texts: {},
    shapeColors: Object.fromEntries(shapes),
    photoBackgroundColor: ground,
  };
  const out = join(folder, `${name}-${ink}.pdf`.replaceAll(' ', '-'));
  const drawing = drawPage(page, content, { shaper: null, emptySlotColor: null });
  const fileOf = () => openPictureFile(photos[ink]);
  await writePdf(pdfJob(drawing, out, { fileOf }));
  return out;
}

/** Counts pixels in the covered area that do not show a photo. */
async function otherPixels(picture: string, { page: { sheet }, covered }: SeamPage, ink: Ink): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const px = (length: number) => (length * DPI) / CM_PER_INCH;
  const [left, top] = [Math.max(0, Math.ceil(px(covered.x - sheet.x))), Math.max(0, Math.ceil(px(covered.y - sheet.y)))];
  const right = Math.min(info.width, Math.floor(px(covered.x + covered.width - sheet.x)));
  const bottom = Math.min(info.height, Math.floor(px(covered.y + covered.height - sheet.y)));
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const offset = info.channels * (y * info.width + x);
      if (INKS[ink].some((value, channel) => Math.abs((data[offset + channel] as number) - value) > TOLERANCE)) count += 1;
    }
  }
  expect((right - left) * (bottom - top)).toBeGreaterThan(50_000);
  return count;
}

const inner = (seam: SeamPage): SeamPage => ({ ...seam, covered: grow(seam.covered, -0.02) });

/** Places photos across the whole sheet at coordinates between pixels. */
function wholeSheet(): SeamPage {
  const [a, b] = [4.137, 2.911];
  const page = drawnPage({ width: 7.3, height: 5.1 }, [
    cellAt('a', [-0.1, -0.1, a + 0.1, b + 0.1]),
    cellAt('b', [a, -0.1, 7.4 - a, b - 0.7]),
    cellAt('c', [-0.1, b, a + 0.1, 5.2 - b]),
    cellAt('d', [a, b - 0.8, 7.4 - a, 6 - b]),
  ]);
  return { page, covered: { x: -1, y: -1, width: 10, height: 10 } };
}

/** Places photos that are rotated, zoomed, mirrored, straightened and moved to an edge. */
function lookedAt(): SeamPage {
  const views = [
    { quarterTurn: 90 as QuarterTurn },
    { quarterTurn: 180 as QuarterTurn, zoom: 1.7, focusX: 0 },
    { focusX: 1, isMirrored: true as const, straightenDeg: 7.3 },
    { quarterTurn: 270 as QuarterTurn, focusX: 1, straightenDeg: -15 },
  ];
  return { ...wholeSheet(), look: (index) => views[index] ?? {} };
}

/** Places nine photos with a common tilt. */
function tiltedGrid(tiltDeg: number): SeamPage {
  const centre = { x: 4, y: 3 };
  const turn = rotationDeg(tiltDeg, centre);
  const cells = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => {
      const { x, y } = apply(turn, { x: centre.x + 2.31 * column, y: centre.y + 1.77 * row });
      return cellAt(`s${row}${column}`, [x - 1.155, y - 0.885, 2.31, 1.77], tiltDeg);
    }),
  );
  return { page: drawnPage({ width: 8, height: 6 }, cells), covered: { x: 2, y: 1.7, width: 4, height: 2.6 } };
}

/** Places two photos that share a rectangle along a slanted line, and two along a wave. */
function maskedPairs(): SeamPage {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((slot, index) => cellAt(slot, [0.3 + (index < 2 ? 0 : 3.127), 0.4, 3.127, 4.3])) as [
    ReturnType<typeof cellAt>,
    ReturnType<typeof cellAt>,
    ReturnType<typeof cellAt>,
    ReturnType<typeof cellAt>,
  ];
  return {
    page: drawnPage({ width: 7, height: 5 }, [
      ...[a, b, c, d],
      maskAt(a, [['M', 0, 0], ['L', 7, 0], ['L', 3, 10], ['L', 0, 10], ['Z']]),
      maskAt(b, [['M', 7, 0], ['L', 3, 10], ['L', 10, 10], ['L', 10, 0], ['Z']]),
      maskAt(c, [['M', 0, 0], ['L', 5, 0], ['C', 9, 3, 1, 7, 5, 10], ['L', 0, 10], ['Z']]),
      maskAt(d, [['M', 10, 0], ['L', 10, 10], ['L', 5, 10], ['C', 1, 7, 9, 3, 5, 0], ['Z']]),
    ]),
    covered: { x: 0.3, y: 0.4, width: 6.254, height: 4.3 },
  };
}

const PAGES: Readonly<Record<string, SeamPage>> = {
  'mosaic1 on a poster': inner(generatedPage('mosaic1', [7.3, 6.1])),
  'mosaiccross on an odd size': inner(generatedPage('mosaiccross', [6.7, 8.9], 'DIBOND')),
  'alleven on canvas': inner(generatedPage('alleven', [9.1, 7.3], 'CANVAS2CM')),
  'onelarge on acrylic': inner(generatedPage('onelarge', [9.9, 6.3], 'PLEXI')),
  'normalsplit without a material': inner(generatedPage('normalsplit', [7.9, 9.3], '')),
  'the sheet from end to end': wholeSheet(),
  'turned, mirrored, set straight and pushed to their ends': lookedAt(),
  'tilted as one by 7 degrees': tiltedGrid(7),
  'tilted as one by 45 degrees': tiltedGrid(45),
  'cut along a line and a wave': inner(maskedPairs()),
};

describe('adjoining photos', () => {
  for (const [name, seam] of Object.entries(PAGES)) {
    itWith(['pdftoppm', 'mutool'], `leave no visible line between them: ${name}`, async () => {
      const painters = (Object.keys(PAINTERS) as Painter[]).filter((painter) => !painter.startsWith('ghostscript') || hasTool('gs'));
      for (const ink of ['dark', 'light'] as const) {
        const pdf = await printSeam(name, seam, ink);
        const counts = painters.map(async (painter) => [painter, await otherPixels(paintedBy(painter, pdf, DPI), seam, ink)] as const);
        expect(Object.fromEntries(await Promise.all(counts))).toEqual(Object.fromEntries(painters.map((painter) => [painter, 0])));
      }
    });
  }
});
