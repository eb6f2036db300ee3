import { expect, type Page, test } from '@playwright/test';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { fill, openDesign, slot, startNow } from './steps.ts';

/* What folds round the frame of a canvas, on the page in the editor. */

async function openOn(page: Page, material: string): Promise<void> {
  await openDesign(page, '/collage/basico/104');
  await page.getByRole('button', { name: /Material$/ }).click();
  await page.getByRole('option', { name: material, exact: true }).click();
  await startNow(page);
}

/** One colour all over: the screen's pixels need not lie on those of the page. */
const PLAIN = [70, 110, 90] as const;

const word = (page: Page) => page.getByText('lateral', { exact: true });

/** How much lighter the page is on the screen than it was painted, 0–1, a little inside each of its sides and in its middle. */
async function veilOf(page: Page): Promise<Record<'left' | 'top' | 'right' | 'bottom' | 'middle', number>> {
  const sheet = page.getByRole('region', { name: 'Tu collage' }).locator('canvas').first();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no page');
  const picture = (await page.screenshot()).toString('base64');
  return sheet.evaluate(
    async (canvas: HTMLCanvasElement, [data, left, top, width, height]) => {
      const shot = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const lightness = (source: CanvasImageSource, x: number, y: number): number => {
        const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(source, Math.round(x), Math.round(y), 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      };
      const scale = shot.width / window.innerWidth;
      const at = (x: number, y: number): number => {
        const seen = lightness(shot, (left + x * width) * scale, (top + y * height) * scale);
        const painted = lightness(canvas, x * canvas.width, y * canvas.height);
        return (seen - painted) / (255 - painted);
      };
      return { left: at(0.02, 0.3), top: at(0.3, 0.02), right: at(0.98, 0.3), bottom: at(0.3, 0.98), middle: at(0.4, 0.4) };
    },
    [picture, box.x, box.y, box.width, box.height] as const,
  );
}

for (const material of ['Lienzo, bastidor de 4,5 cm', 'Lienzo, bastidor de 2 cm']) {
  test(`[MAT-13] a veil lies over all four sides of a page on ${material}, and says what it is @phone`, async ({ page }) => {
    await openOn(page, material);
    await fill(page, [fileOf('lisa.jpg', await fieldsPicture([PLAIN, PLAIN, PLAIN, PLAIN]).jpeg().toBuffer())]);
    await expect.poll(async () => (await veilOf(page)).top).toBeCloseTo(0.38, 1);
    const { left, right, bottom, middle } = await veilOf(page);
    for (const side of [left, right, bottom]) expect(side).toBeCloseTo(0.38, 1);
    expect(middle).toBeCloseTo(0, 1);
    await expect(word(page)).toHaveCount(1);
    await expect(word(page)).toBeInViewport({ ratio: 1 });
  });
}

test('[MAT-13] what does not fold has no veil', async ({ page }) => {
  await openOn(page, 'Póster');
  await expect(slot(page, 1)).toBeVisible();
  await expect(word(page)).toHaveCount(0);
});

test('[MAT-13] the window of a photo, and that of words on it, show what of it folds, too @phone', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const wordThere = dialog.getByText('lateral', { exact: true });
  const lines = dialog.locator('svg[preserveAspectRatio="none"]');
  await openOn(page, 'Lienzo, bastidor de 4,5 cm');
  await fill(page, [fileOf('lisa.jpg', await fieldsPicture([PLAIN, PLAIN, PLAIN, PLAIN]).jpeg().toBuffer())]);
  await slot(page, 1).press('Enter');
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(wordThere).toBeInViewport({ ratio: 1 });
  const surface = await lines.boundingBox();
  const fold = await lines.locator('path').last().boundingBox();
  if (!surface || !fold) throw new Error('There is no photo, or no line on it');
  // 50 x 40 cm on the front, 4.5 cm more on each side
  expect(fold.width / surface.width).toBeCloseTo(50 / 59, 1);
  expect(fold.height / surface.height).toBeCloseTo(40 / 49, 1);
  await dialog.getByRole('button', { name: 'Texto', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await expect(wordThere).toHaveCount(1);
});

test('[MAT-13] the window of a photo on paper shows no fold', async ({ page }) => {
  await openOn(page, 'Póster');
  await fill(page, [fileOf('lisa.jpg', await fieldsPicture([PLAIN, PLAIN, PLAIN, PLAIN]).jpeg().toBuffer())]);
  await slot(page, 1).press('Enter');
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText('lateral', { exact: true })).toHaveCount(0);
});

/** How much of the page's left side is white, 0–1: what is printed, without what lies over it. */
async function whiteOnTheLeft(page: Page): Promise<number> {
  const sheet = page.getByRole('region', { name: 'Tu collage' }).locator('canvas').first();
  return sheet.evaluate((canvas: HTMLCanvasElement) => {
    const context = new OffscreenCanvas(1, canvas.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(canvas, Math.round(canvas.width * 0.03), 0, 1, canvas.height, 0, 0, 1, canvas.height);
    const { data } = context.getImageData(0, Math.round(canvas.height * 0.15), 1, Math.round(canvas.height * 0.7));
    let white = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 250 && (data[at + 1] ?? 0) > 250) white++;
    return white / (data.length / 4);
  });
}

for (const [sides, least, most] of [
  ['Fotos', 0, 0.3],
  ['Reflejados', 0, 0.3],
  ['Color', 1, 1],
] as const) {
  test(`[MAT-13] the sides of a canvas show what was chosen: ${sides}`, async ({ page }) => {
    await openDesign(page, '/collage/basico/104');
    await page.getByRole('button', { name: /Material$/ }).click();
    await page.getByRole('option', { name: 'Lienzo, bastidor de 4,5 cm', exact: true }).click();
    const choice = page.getByRole('spinbutton', { name: 'Laterales' });
    for (let turn = 0; (await choice.getAttribute('aria-valuetext')) !== sides && turn < 3; turn++) {
      await page.getByRole('button', { name: 'Siguiente: Laterales' }).click();
    }
    await expect(choice).toHaveAttribute('aria-valuetext', sides);
    await startNow(page);
    await fill(page, [fileOf('lisa.jpg', await fieldsPicture([PLAIN, PLAIN, PLAIN, PLAIN]).jpeg().toBuffer())]);
    await expect.poll(() => whiteOnTheLeft(page)).toBeGreaterThanOrEqual(least);
    await expect.poll(() => whiteOnTheLeft(page)).toBeLessThanOrEqual(most);
  });
}

/** How far the words of the value reach beyond its own place, px; and where its place begins, px. */
function reachOf(page: Page): Promise<{ readonly beyond: number; readonly left: number }> {
  return page
    .locator('fieldset [role=spinbutton]')
    .last()
    .evaluate((value) => {
      const words = document.createRange();
      words.selectNodeContents(value.firstChild as Node);
      const [inside, outside] = [words.getBoundingClientRect(), value.getBoundingClientRect()];
      return { beyond: Math.max(outside.left - inside.left, inside.right - outside.right), left: outside.left };
    });
}

test('the words for the sides of a canvas have room between their arrows, which stay where they are', async ({ page }) => {
  for (const language of ['nl', 'en', 'de', 'fr', 'it', 'es']) {
    await page.goto(`/htmlapp/?lang=${language}#/collage/basico/104`);
    await page.getByRole('button', { name: /mat[eé]ri/i }).click();
    await page.getByRole('option').nth(3).click();
    const [value, next] = [page.getByRole('spinbutton').last(), page.locator('fieldset button').last()];
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    const first = await reachOf(page);
    expect(first.beyond, language).toBeLessThanOrEqual(0);
    while ((await next.getAttribute('aria-disabled')) === 'false') {
      const before = String(await value.getAttribute('aria-valuetext'));
      await next.click();
      await expect(value).not.toHaveAttribute('aria-valuetext', before);
      const { beyond, left } = await reachOf(page);
      expect(beyond, `${language}, after ${before}`).toBeLessThanOrEqual(0);
      expect(left).toBeCloseTo(first.left, 0);
    }
  }
});
