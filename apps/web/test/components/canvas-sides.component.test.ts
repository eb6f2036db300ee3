import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { plainPhoto } from '../browser/photos.ts';
import { fill, openDesign, slot, startNow } from '../browser/steps.ts';

/* Opens the editor on a material, to test the part that folds around the frame of a canvas. */

async function openOn(material: string): Promise<void> {
  await openDesign('/collage/basico/104');
  await page.getByRole('button', { name: /Material$/ }).click();
  await page.getByRole('option', { name: material, exact: true }).click();
  await startNow();
}

/** A single colour: the screen's pixels need not align with those of the page. */
const PLAIN = [70, 110, 90] as const;

it('[MAT-13] a material that does not fold has no overlay', async () => {
  await openOn('Póster');
  await expectElement(slot(1)).toBeVisible();
  await expectElement(page.getByText('lateral', { exact: true })).toHaveCount(0);
});

it('[MAT-13] the dialog of a photo on paper shows no fold', async () => {
  await openOn('Póster');
  await fill([await plainPhoto('lisa.jpg', PLAIN)]);
  await slot(1).press('Enter');
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expectElement(page.getByRole('dialog').getByCss('canvas').first()).toBeVisible();
  await expectElement(page.getByRole('dialog').getByText('lateral', { exact: true })).toHaveCount(0);
});

/** Returns the share of white on the page's left side, 0–1, as printed, without overlays. */
async function whiteOnTheLeft(): Promise<number> {
  const sheet = page.getByRole('region', { name: 'Tu collage' }).getByCss('canvas').first();
  return sheet.evaluate((canvas: HTMLCanvasElement) => {
    const context = new OffscreenCanvas(1, canvas.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(canvas, Math.round(canvas.width * 0.03), 0, 1, canvas.height, 0, 0, 1, canvas.height);
    const { data } = context.getImageData(0, Math.round(canvas.height * 0.15), 1, Math.round(canvas.height * 0.7));
    let white = 0;
    for (let offset = 0; offset < data.length; offset += 4) if ((data[offset] ?? 0) > 250 && (data[offset + 1] ?? 0) > 250) white++;
    return white / (data.length / 4);
  });
}

for (const [sides, min, max] of [
  ['Fotos', 0, 0.3],
  ['Efecto espejo', 0, 0.3],
  ['Color', 1, 1],
] as const) {
  it(`[MAT-13] the sides of a canvas show the chosen option: ${sides}`, async () => {
    await openDesign('/collage/basico/104');
    await page.getByRole('button', { name: /Material$/ }).click();
    await page.getByRole('option', { name: 'Lienzo, bastidor de 4,5 cm', exact: true }).click();
    const choice = page.getByRole('radiogroup', { name: 'Laterales' }).getByRole('radio', { name: sides, exact: true });
    await choice.click();
    await expectElement(choice).toBeChecked();
    await startNow();
    await page.getByRole('button', { name: 'Alrededor' }).click();
    await fill([await plainPhoto('lisa.jpg', PLAIN)]);
    await expect.poll(() => whiteOnTheLeft()).toBeGreaterThanOrEqual(min);
    await expect.poll(() => whiteOnTheLeft()).toBeLessThanOrEqual(max);
  });
}

/** Returns by how much the text of each side overflows its button, and where the buttons start, px. */
function reachOf(): Promise<readonly { readonly overhang: number; readonly left: number }[]> {
  return page.getByCss('fieldset:last-of-type [role=radio]').evaluateAll((all) =>
    all.map((value) => {
      const range = document.createRange();
      range.selectNodeContents(value.firstChild as Node);
      const [inside, outside] = [range.getBoundingClientRect(), value.getBoundingClientRect()];
      return { overhang: Math.max(outside.left - inside.left, inside.right - outside.right), left: outside.left };
    }),
  );
}

it('[WALL-21] the labels for the sides of a canvas fit their buttons, which do not move', async () => {
  for (const locale of ['nl', 'en', 'de', 'fr', 'it', 'es'] as const) {
    await openApp('/collage/basic/104', { locale });
    await page.getByRole('button', { name: /mat[eé]ri/i }).click();
    await page.getByRole('option').nth(3).click();
    const sides = page.getByCss('fieldset:last-of-type [role=radio]');
    await expectElement(sides).toHaveCount(3);
    const first = await reachOf();
    for (const [index] of first.entries()) {
      await sides.nth(index).click();
      await expectElement(sides.nth(index)).toBeChecked();
      const current = await reachOf();
      expect(Math.max(...current.map(({ overhang }) => overhang)), locale).toBeLessThanOrEqual(0);
      expect(current.map(({ left }) => Math.round(left))).toEqual(first.map(({ left }) => Math.round(left)));
    }
  }
});
