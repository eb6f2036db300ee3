import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { reloadApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, newName, openDesign, openFourSlots, saveToNewAccount, slot, startNow, tile } from '../browser/steps.ts';

const places = () => page.getByRole('button', { name: /^espacio \d+ de \d+,/ });
const filledPlaces = () => page.getByRole('button', { name: /^espacio \d+ de \d+, (la foto )?holiday/ });

async function areaOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box ? box.width * box.height : 0;
}

/**
 * Returns the box of a slot, in thousandths of the box around all slots:
 * a notice under the collage may make the page smaller on the screen.
 */
async function boxOnPage(place: Locator): Promise<readonly number[]> {
  const boxes = await Promise.all((await places().all()).map((element) => element.boundingBox()));
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const box = await place.boundingBox();
  return [(box.x - left) / width, (box.y - top) / height, box.width / width, box.height / height].map((part) => Math.round(part * 1000));
}

/** Expects as many slots as photos, none of them empty. */
async function expectLaidOutFor(count: number): Promise<void> {
  await expectElement(filledPlaces()).toHaveCount(count);
  await expectElement(places()).toHaveCount(count);
}

it('a layout that follows its photos grows as they are added, closes gaps, and is undone with them', async () => {
  const photos = await holidayPhotos(12);
  await openDesign('/collage/basico/100');
  await startNow();
  await expectElement(places()).toHaveCount(25);
  await addPhotos(photos.slice(0, 9));
  await expectLaidOutFor(9);

  await addPhotos(photos.slice(9));
  await expectLaidOutFor(12);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectLaidOutFor(9);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectLaidOutFor(12);

  await tile('holiday-03.jpg').focus();
  await keyboard.press('Delete');
  await expectLaidOutFor(11);
  await expectElement(slot(12)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectLaidOutFor(12);
});

it('a photo removed from a layout that follows its photos leaves a gap, which a link under the collage closes', async () => {
  await openDesign('/collage/basico/100');
  await startNow();
  await addPhotos(await holidayPhotos(6));
  await expectLaidOutFor(6);
  const close = page.getByText('Cerrar el hueco', { exact: true });
  await expectElement(close).toHaveCount(0);
  await slot(3).focus();
  await keyboard.press('Delete');
  await expectElement(filledPlaces()).toHaveCount(5);
  await expectElement(places()).toHaveCount(6);
  await close.press('Enter');
  await expectLaidOutFor(5);
  await expectElement(close).toHaveCount(0);
  await expectElement(slot(1)).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectElement(close).toBeVisible();
});

it('any collage can be arranged to fit its photos, has favourites and locks, and keeps them when reopened', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  await addPhotos((await holidayPhotos(9)).slice(4));
  await page.getByRole('button', { name: 'Hacer sitio para las 9' }).click();
  await expectLaidOutFor(9);
  await expectElement(page.getByText(/^Ninguna foto se recorta más de un \d\s%\.$|^No se recorta nada\.$/)).toBeVisible();

  const favourite = page.getByRole('button', { name: /holiday-05\.jpg/ }).and(places());
  const ordinary = await areaOf(favourite);
  await favourite.focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Cuatro veces más grande' }).press('Enter');
  await expectElement(favourite).toHaveAccessibleName(/cuatro veces más grande/);
  await expect.poll(() => areaOf(favourite)).toBeGreaterThan(1.5 * ordinary);
  const locked = page.getByRole('button', { name: /holiday-02\.jpg/ }).and(places());
  await locked.click();
  await page.getByRole('menuitem', { name: 'Bloquear en este espacio' }).click();
  await expectElement(locked).toHaveAccessibleName(/bloqueada en su espacio/);
  const place = await boxOnPage(locked);

  await slot(1).focus();
  await tile('holiday-09.jpg').focus();
  await keyboard.press('Delete');
  await expectLaidOutFor(8);
  await expect.poll(() => boxOnPage(locked)).toEqual(place);
  await saveToNewAccount(newName('ajuste'));
  await reloadApp();
  await expectLaidOutFor(8);
  await expectElement(favourite).toHaveAccessibleName(/cuatro veces más grande/);
  await expectElement(locked).toHaveAccessibleName(/bloqueada en su espacio/);
});
