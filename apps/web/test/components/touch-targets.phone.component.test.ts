import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { tap } from '../browser/fingers.ts';
import { falsePhoto, holidayPhotos } from '../browser/photos.ts';
import { seen } from '../browser/seen.ts';
import { addPhotos, fill, openFourSlots, slot } from '../browser/steps.ts';

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

async function openForFingers(): Promise<void> {
  await openFourSlots();
  await tap(page.getByRole('button', { name: /Usa dos dedos/ }));
}

it('[EDIT-25] the cross of the chosen photo is large enough for a finger, and the middle of the photo is not its own', async () => {
  await openForFingers();
  await fill(await holidayPhotos(4));
  await tap(slot(1));
  await seen(page.getByCss('[role="menu"]:focus-within')).toBeVisible();
  await keyboard.press('Escape');
  await seen(page.getByRole('menu')).toHaveCount(0);
  const cross = page.getByRole('button', { name: 'Quitar la foto del espacio 1' });
  await seen(cross).toHaveCSS('opacity', '1');
  expectForFingers(cross);
  expect(isHit(slot(1), 0, 0)).toBe(true);
});

it('the links of a message about refused files are high enough for a finger', async () => {
  await openForFingers();
  await addPhotos([await falsePhoto()]);
  const why = page.getByRole('button', { name: 'Ver por qué' });
  await seen(why).toBeVisible();
  expectHighEnough(why);
  expectHighEnough(page.getByRole('button', { name: 'Quitar', exact: true }));
});
