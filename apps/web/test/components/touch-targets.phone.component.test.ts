import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { keyboard, type MadeFile } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { tap } from '../browser/fingers.ts';
import { falsePhoto, holidayPhotos, madeFile } from '../browser/photos.ts';
import { addPhotos, fill, openFourSlots, slot, tile } from '../browser/steps.ts';

/** True if a finger at this distance from the middle of a control hits the control, px. */
function isHit(control: Locator, xPx: number, yPx: number): boolean {
  const { left, top, width, height } = control.element().getBoundingClientRect();
  return control.element().contains(document.elementFromPoint(left + width / 2 + xPx, top + height / 2 + yPx));
}

/** Distance from the middle of a control in which a finger hits it in this direction, px. */
function reachPx(control: Locator, x: number, y: number): number {
  let px = 0;
  while (px < 60 && isHit(control, x * (px + 1), y * (px + 1))) px += 1;
  return px;
}

/** Expects a control 44 px high for a finger; measuring in whole pixels may take two. */
function expectHighEnough(control: Locator): void {
  expect(isHit(control, 0, 0)).toBe(true);
  expect(reachPx(control, 0, -1) + reachPx(control, 0, 1)).toBeGreaterThanOrEqual(42);
}

/** Expects a control 44 px wide and high for a finger. */
function expectForFingers(control: Locator): void {
  expectHighEnough(control);
  expect(reachPx(control, -1, 0) + reachPx(control, 1, 0)).toBeGreaterThanOrEqual(42);
}

async function plainPicture(name: string, width: number, height: number): Promise<MadeFile> {
  const canvas = new OffscreenCanvas(width, height);
  (canvas.getContext('2d') as OffscreenCanvasRenderingContext2D).fillRect(0, 0, width, height);
  return await madeFile(name, await canvas.convertToBlob({ type: 'image/jpeg' }));
}

async function openForFingers(): Promise<void> {
  await openFourSlots();
  await tap(page.getByRole('button', { name: /Usa dos dedos/ }));
}

it('the cross of the chosen photo in the tray is large enough for a finger, and the middle of the narrowest photo is not its own', async () => {
  await openForFingers();
  await addPhotos([await plainPicture('ancha.jpg', 900, 300), await plainPicture('alta.jpg', 300, 900)]);
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(2);
  for (const name of ['ancha.jpg', 'alta.jpg']) {
    tile(name).element().scrollIntoView({ inline: 'center' });
    await tap(tile(name));
    expectForFingers(page.getByRole('button', { name: `Eliminar ${name}` }));
    expect(isHit(tile(name), 0, 0)).toBe(true);
  }
});

it('[EDIT-25] the cross of the chosen photo is large enough for a finger, and the middle of the photo is not its own', async () => {
  await openForFingers();
  await fill(await holidayPhotos(4));
  await tap(slot(1));
  await expectElement(page.getByCss('[role="menu"]:focus-within')).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(page.getByRole('menu')).toHaveCount(0);
  const cross = page.getByRole('button', { name: 'Quitar la foto del espacio 1' });
  await expectElement(cross).toHaveCSS('opacity', '1');
  expectForFingers(cross);
  expect(isHit(slot(1), 0, 0)).toBe(true);
});

it.each([390, 320])('the links of a message about refused files are high enough for a finger, at %i px', async (width) => {
  await page.viewport(width, 740);
  await openForFingers();
  await addPhotos([await falsePhoto()]);
  const reasonButton = page.getByRole('button', { name: 'Ver por qué' });
  await expectElement(reasonButton).toBeVisible();
  expectHighEnough(reasonButton);
  expectHighEnough(page.getByRole('button', { name: 'Quitar', exact: true }));
});
