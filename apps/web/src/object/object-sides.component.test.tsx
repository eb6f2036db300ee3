import { type Drawing, type MaterialCode, type ObjectView, type Rect, type SideName, savedCollageOf, writeCollageXml } from '@muro/domain';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type ObjectSheet, objectSheet } from '../../test/browser/object-sheet.ts';
import { circlesPhoto } from '../../test/browser/photos.ts';
import { ssim } from '../../test/browser/ssim.ts';
import { ProductObject } from './ProductObject.tsx';

/* A side seen straight on without shading equals its part of the print file: not mirrored, rotated or shifted, and without blank corners. */

const PX_PER_CM = 20;
const SIZE = { width: 24, height: 16 };
const MIN_SIMILARITY = 0.98;

const SQUARE_ON: Readonly<Record<SideName, ObjectView>> = {
  left: { yawDeg: -90, pitchDeg: 0 },
  right: { yawDeg: 90, pitchDeg: 0 },
  top: { yawDeg: 0, pitchDeg: 90 },
  bottom: { yawDeg: 0, pitchDeg: -90 },
};

/** Takes away light, shadow and perspective. */
const UNSHADED = '[data-light] { display: none } * { box-shadow: none !important; perspective: none !important }';

let pictures: readonly ImageBitmap[];
let files: Readonly<Record<string, string>>;
let openRoot: Root | null = null;

beforeAll(async () => {
  const photos = await Promise.all([1, 2, 3, 4].map((seed) => circlesPhoto(`${seed}.jpg`, { seed })));
  files = Object.fromEntries(photos.map(({ name, base64 }) => [name, base64]));
  pictures = await Promise.all(photos.map(({ base64 }) => pictureOf(`data:image/jpeg;base64,${base64}`)));
});

afterEach(clear);

function clear(): void {
  openRoot?.unmount();
  openRoot = null;
  for (const element of document.querySelectorAll('[data-test]')) element.remove();
}

async function pictureOf(url: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(url)).blob());
}

function pixelsOf(picture: ImageBitmap, { x, y, width, height }: Rect): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, x, y, width, height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Returns the screen's pixels of the object as seen from `view`, `size` of them around its middle. */
async function seenFrom(
  sheet: ObjectSheet,
  view: ObjectView,
  size: { readonly width: number; readonly height: number },
): Promise<ImageData> {
  const { width, height } = sheet.product.trim;
  const root = document.createElement('div');
  const style = document.createElement('style');
  style.textContent = UNSHADED;
  for (const element of [root, style]) {
    element.dataset.test = '';
    document.body.append(element);
  }
  root.style.cssText = `position: absolute; left: 40px; top: 40px; width: ${width * PX_PER_CM}px; height: ${height * PX_PER_CM}px`;
  openRoot = createRoot(root);
  openRoot.render(<ProductObject {...sheet} pxPerCm={PX_PER_CM} view={view} label="object" />);
  await expect.poll(() => root.querySelectorAll('[data-face]').length).toBeGreaterThan(0);
  await loaded(sheet.drawing, root);
  const base64 = (await page.screenshot({ element: root, save: false })) as string;
  const screenshot = await pictureOf(`data:image/png;base64,${base64}`);
  expect(screenshot.width).toBe(width * PX_PER_CM);
  return pixelsOf(screenshot, {
    x: (screenshot.width - size.width) / 2,
    y: (screenshot.height - size.height) / 2,
    width: size.width,
    height: size.height,
  });
}

/** Waits until no photo of the drawing is missing on the front. */
async function loaded({ ops }: Drawing, root: HTMLElement): Promise<void> {
  const front = (): HTMLCanvasElement => root.querySelector('[data-face=front] canvas') as HTMLCanvasElement;
  expect(ops.some(({ op }) => op === 'image')).toBe(true);
  await expect.poll(() => colours(front())).toBeGreaterThan(20);
}

/** Number of different colours on a canvas, at 1000 places. */
function colours(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const step = 4 * Math.max(1, Math.floor(data.length / 4000));
  const found = new Set<string>();
  for (let offset = 0; offset < data.length; offset += step) found.add(`${data[offset]} ${data[offset + 1]} ${data[offset + 2]}`);
  return found.size;
}

async function printOf({ page: { sheet }, collage, page: composed }: ObjectSheet): Promise<(region: Rect) => ImageData> {
  const photoFiles = Object.fromEntries(
    collage.photos.map(({ id, name, widthPx, heightPx }) => [id, { full: { src: `photos/${name}`, widthPx, heightPx } }]),
  );
  const base64 = await commands.printedSheet({
    xml: writeCollageXml(savedCollageOf(collage, { page: composed, photoFiles })),
    photos: files,
    widthPx: sheet.width * PX_PER_CM,
    heightPx: sheet.height * PX_PER_CM,
  });
  const picture = await pictureOf(`data:image/png;base64,${base64}`);
  return (region) =>
    pixelsOf(picture, {
      x: (region.x - sheet.x) * PX_PER_CM,
      y: (region.y - sheet.y) * PX_PER_CM,
      width: region.width * PX_PER_CM,
      height: region.height * PX_PER_CM,
    });
}

function flipped({ data, width, height }: ImageData): ImageData {
  const turned = new ImageData(width, height);
  for (let index = 0; index < width * height; index++)
    turned.data.set(data.slice(4 * index, 4 * index + 4), 4 * (width * height - 1 - index));
  return turned;
}

const KINDS: readonly (readonly [name: string, wrap: number, background: string | undefined])[] = [
  ['photos', 0, undefined],
  ['mirrored', 1, undefined],
  ['colour', 2, '#7a3b52'],
  ['blank', 2, undefined],
];

for (const material of ['CANVAS2CM', 'CANVAS4CM'] as const satisfies readonly MaterialCode[]) {
  for (const [kind, wrap, background] of KINDS) {
    it(`[WALL-13] each side of ${material} with sides of ${kind} equals its part of the print file`, async () => {
      const sheet = objectSheet({ size: SIZE, material, wrap, ...(background && { background }) }, pictures);
      const printed = await printOf(sheet);
      for (const { name, region } of sheet.product.sides) {
        const print = printed(region);
        const rendered = await seenFrom(sheet, SQUARE_ON[name], print);
        expect(ssim(rendered, print), name).toBeGreaterThanOrEqual(MIN_SIMILARITY);
        if (wrap < 2) expect(ssim(flipped(rendered), print), `${name}, turned by 180°`).toBeLessThan(0.9);
        clear();
      }
    });
  }
}

it.each(['', 'POSTER', 'DIBOND', 'CANVAS4CM'] as const)(
  '[WALL-13] the front of material "%s" equals its part of the print file',
  async (material) => {
    const sheet = objectSheet({ size: SIZE, material }, pictures);
    const print = (await printOf(sheet))({ x: 0, y: 0, ...SIZE });
    // 0.001° turns nothing by a pixel, but folds the object in space.
    expect(ssim(await seenFrom(sheet, { yawDeg: 0.001, pitchDeg: 0 }, print), print)).toBeGreaterThanOrEqual(MIN_SIMILARITY);
  },
);
