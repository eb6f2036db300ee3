import { expect, type Locator, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, newName, openDesign, openFourSlots, saveToNewAccount, slot, startNow, tile } from './steps.ts';

const places = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+,/ });
const filledPlaces = (page: Page) => page.getByRole('button', { name: /^espacio \d+ de \d+, (la foto )?holiday/ });

async function areaOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box ? box.width * box.height : 0;
}

/** As many places as photos, none of them empty. */
async function expectLaidOutFor(page: Page, count: number): Promise<void> {
  await expect(filledPlaces(page)).toHaveCount(count);
  await expect(places(page)).toHaveCount(count);
}

test('a layout that follows its photos makes room as they are added, closes up, and is undone with them', async ({ page }) => {
  const photos = await holidayPhotos(12);
  await openDesign(page, '/collage/basico/100');
  await startNow(page);
  await expect(places(page)).toHaveCount(25);
  await addPhotos(page, photos.slice(0, 9));
  await expectLaidOutFor(page, 9);

  await addPhotos(page, photos.slice(9));
  await expectLaidOutFor(page, 12);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectLaidOutFor(page, 9);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await expectLaidOutFor(page, 12);

  await tile(page, 'holiday-03.jpg').focus();
  await page.keyboard.press('Delete');
  await expectLaidOutFor(page, 11);
  await expect(slot(page, 12)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectLaidOutFor(page, 12);
});

test('a photo that is taken out of a layout that follows its photos leaves a gap, which a link under the collage closes', async ({
  page,
}) => {
  await openDesign(page, '/collage/basico/100');
  await startNow(page);
  await addPhotos(page, await holidayPhotos(6));
  await expectLaidOutFor(page, 6);
  const close = page.getByText('Cerrar el hueco', { exact: true });
  await expect(close).toHaveCount(0);
  await slot(page, 3).focus();
  await page.keyboard.press('Delete');
  await expect(filledPlaces(page)).toHaveCount(5);
  await expect(places(page)).toHaveCount(6);
  await close.press('Enter');
  await expectLaidOutFor(page, 5);
  await expect(close).toHaveCount(0);
  await expect(slot(page, 1)).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(close).toBeVisible();
});

test('any collage is arranged to fit its photos, has favourites and locks, and keeps them when it is opened again', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await addPhotos(page, (await holidayPhotos(9)).slice(4));
  await page.getByRole('button', { name: 'Hacer sitio para las 9' }).click();
  await expectLaidOutFor(page, 9);
  await expect(page.getByText(/^Nada se corta más de un \d %\.$|^No se corta nada\.$/)).toBeVisible();

  const favourite = page.getByRole('button', { name: /holiday-05\.jpg/ }).and(places(page));
  const ordinary = await areaOf(favourite);
  await favourite.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Cuatro veces más grande' }).press('Enter');
  await expect(favourite).toHaveAccessibleName(/cuatro veces más grande/);
  await expect.poll(() => areaOf(favourite)).toBeGreaterThan(1.5 * ordinary);
  const locked = page.getByRole('button', { name: /holiday-02\.jpg/ }).and(places(page));
  await locked.click();
  await page.getByRole('menuitem', { name: 'Fijar en este espacio' }).click();
  await expect(locked).toHaveAccessibleName(/fijada en su espacio/);
  const place = await locked.boundingBox();

  await slot(page, 1).focus();
  await tile(page, 'holiday-09.jpg').focus();
  await page.keyboard.press('Delete');
  await expectLaidOutFor(page, 8);
  expect(await locked.boundingBox()).toEqual(place);
  await saveToNewAccount(page, newName('ajuste'));
  await page.reload();
  await expectLaidOutFor(page, 8);
  await expect(favourite).toHaveAccessibleName(/cuatro veces más grande/);
  await expect(locked).toHaveAccessibleName(/fijada en su espacio/);
});
