import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { plainPhoto } from '../browser/photos.ts';
import { type Pixel, screenPixels } from '../browser/screen-pixels.ts';
import { SCREEN } from '../browser/screens.ts';
import { fill, openDesign, slot, startNow } from '../browser/steps.ts';

/* Opens the editor on a material, to test the overlay on the screen. */

async function openOn(material: string): Promise<void> {
  await openDesign('/collage/basico/104');
  await page.getByRole('button', { name: /Material$/ }).click();
  await page.getByRole('option', { name: material, exact: true }).click();
  await startNow();
}

/** A single colour: the screen's pixels need not align with those of the page. */
const PLAIN = [70, 110, 90] as const;

/** Returns by how much the page is lighter on the screen than painted, 0–1, a little inside each side and in its middle. */
async function overlayAlpha(): Promise<Record<'left' | 'top' | 'right' | 'bottom' | 'middle', number>> {
  const sheet = page.getByRole('region', { name: 'Tu collage' }).getByCss('canvas').first();
  const canvas = sheet.element() as HTMLCanvasElement;
  const { width, height } = await sheet.boundingBox();
  const onScreen = await screenPixels(sheet);
  const painted = paintedPixels(canvas);
  const lightness = ([red, green, blue]: Pixel): number => (red + green + blue) / 3;
  const alphaAt = (x: number, y: number): number => {
    const paint = lightness(painted(x * canvas.width, y * canvas.height));
    return (lightness(onScreen(x * width, y * height)) - paint) / (255 - paint);
  };
  return {
    left: alphaAt(0.02, 0.3),
    top: alphaAt(0.3, 0.02),
    right: alphaAt(0.98, 0.3),
    bottom: alphaAt(0.3, 0.98),
    middle: alphaAt(0.4, 0.4),
  };
}

function paintedPixels(canvas: HTMLCanvasElement): (x: number, y: number) => Pixel {
  const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0);
  return (x, y) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
    return [red, green, blue];
  };
}

for (const material of ['Lienzo, bastidor de 4,5 cm', 'Lienzo, bastidor de 2 cm']) {
  it(`[MAT-13] [WALL-24] all round, a labelled overlay covers all four sides of a page on ${material} (${SCREEN.name})`, async () => {
    await openOn(material);
    await fill([await plainPhoto('lisa.jpg', PLAIN)]);
    await expectElement(page.getByText('lado superior', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Alrededor' }).click();
    await expect.poll(async () => (await overlayAlpha()).top).toBeCloseTo(0.38, 1);
    const { left, right, bottom, middle } = await overlayAlpha();
    for (const side of [left, right, bottom]) expect(side).toBeCloseTo(0.38, 1);
    expect(middle).toBeCloseTo(0, 1);
    for (const side of ['superior', 'derecho', 'inferior', 'izquierdo'])
      await expectElement(page.getByText(`lado ${side}`, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Frontal' }).click();
    await expectElement(page.getByText('lado superior', { exact: true })).toHaveCount(0);
    await expect.poll(async () => (await overlayAlpha()).top).toBeCloseTo(0, 1);
  });
}

it(`[MAT-13] the dialogs of a photo and of its text also show the folded part (${SCREEN.name})`, async () => {
  const dialog = page.getByRole('dialog');
  const wordThere = dialog.getByText('lateral', { exact: true });
  const lines = dialog.getByCss('svg[preserveAspectRatio="none"]');
  await openOn('Lienzo, bastidor de 4,5 cm');
  await fill([await plainPhoto('lisa.jpg', PLAIN)]);
  await slot(1).press('Enter');
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expectElement(wordThere).toBeInViewport({ ratio: 1 });
  const surface = await lines.boundingBox();
  const fold = await lines.getByCss('path').last().boundingBox();
  if (!surface || !fold) throw new Error('There is no photo, or no line on it');
  // 50 x 40 cm on the front, 4.5 cm more on each side
  expect(fold.width / surface.width).toBeCloseTo(50 / 59, 1);
  expect(fold.height / surface.height).toBeCloseTo(40 / 49, 1);
  await dialog.getByRole('button', { name: 'Texto', exact: true }).click();
  await expectElement(dialog.getByRole('textbox')).toBeVisible();
  await expectElement(wordThere).toHaveCount(1);
});
