import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, openFourSlots, slot, tile } from './steps.ts';

const slotNames = async (page: Page) =>
  Promise.all(
    [1, 2, 3, 4].map(async (number) => /holiday-\d\d|vacío/.exec((await slot(page, number).getAttribute('aria-label')) ?? '')?.[0]),
  );

async function openWithPhotos(page: Page, count: number): Promise<void> {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(count));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
}

test('[CHOOSE-16] several photos go in from the chosen slot on, free slots only, as one step', async ({ page }) => {
  await openWithPhotos(page, 4);
  await tile(page, 'holiday-04.jpg').click();
  await slot(page, 4).click();
  await tile(page, 'holiday-03.jpg').click();
  await tile(page, 'holiday-01.jpg').click({ modifiers: ['Shift'] });
  await expect(
    page.getByText('Elige un espacio para la primera de 3 fotos; las demás van a los espacios libres que siguen.'),
  ).toBeVisible();
  await slot(page, 3).click();
  await expect.poll(() => slotNames(page)).toEqual(['holiday-02', 'holiday-03', 'holiday-01', 'holiday-04']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => slotNames(page)).toEqual(['vacío', 'vacío', 'vacío', 'holiday-04']);
});

test('several photos carried out of the tray go in from the slot where they are dropped; what finds no room is said', async ({ page }) => {
  await openWithPhotos(page, 5);
  await tile(page, 'holiday-05.jpg').click();
  await tile(page, 'holiday-01.jpg').click({ modifiers: ['Shift'] });
  const [from, to] = [await tile(page, 'holiday-02.jpg').boundingBox(), await slot(page, 2).boundingBox()];
  if (!from || !to) throw new RangeError('Expected a tile and a slot on the screen');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.getByText('5 fotos', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => slotNames(page)).toEqual(['holiday-04', 'holiday-01', 'holiday-02', 'holiday-03']);
  await expect(page.getByText('Se han colocado 4 de 5 fotos; para las demás no había ningún espacio libre.')).toBeVisible();
});

test('[INGEST-07] several files dropped on a slot go in from there on', async ({ page }) => {
  await openFourSlots(page);
  const files = await Promise.all(
    (await holidayPhotos(3)).map(async (path) => ({ name: basename(path), bytes: (await readFile(path)).toString('base64') })),
  );
  const target = await slot(page, 3).boundingBox();
  if (!target) throw new RangeError('Expected a slot on the screen');
  await slot(page, 3).evaluate(
    (element, { dropped, clientX, clientY }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, bytes } of dropped) {
        dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' }));
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }));
    },
    { dropped: files, clientX: target.x + target.width / 2, clientY: target.y + target.height / 2 },
  );
  await expect.poll(() => slotNames(page)).toEqual(['holiday-03', 'vacío', 'holiday-01', 'holiday-02']);
});

test('shuffling deals the same photos out anew each time; each is one step of undo', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const first = await slotNames(page);
  const shuffle = page.getByRole('button', { name: 'Mezclar las fotos' });
  await shuffle.click();
  await expect.poll(() => slotNames(page)).not.toEqual(first);
  const second = await slotNames(page);
  expect(second.toSorted()).toEqual(first.toSorted());
  await shuffle.click();
  await expect.poll(() => slotNames(page)).not.toEqual(second);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => slotNames(page)).toEqual(second);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => slotNames(page)).toEqual(first);
});

test('[EDIT-21] from tray to collage, placing, swapping, turning and emptying by keys alone; the list of keys', async ({ page }) => {
  await openWithPhotos(page, 2);
  await tile(page, 'holiday-02.jpg').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(slot(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(slot(page, 4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday-02\.jpg, .*calidad/);

  await page.keyboard.press('s');
  await expect(page.getByText('Elige el espacio con el que intercambiar')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(slot(page, 4)).toHaveAccessibleName(/vacío/);
  await expect(slot(page, 2)).toBeFocused();

  const upright = await settledPicture(page);
  await page.keyboard.press('r');
  await changedPicture(page, upright);
  await page.keyboard.press('Control+z');
  await expectPicture(page, upright);
  await page.keyboard.press('ArrowLeft');
  await expect(slot(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(slot(page, 2)).toHaveAccessibleName(/vacío/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(slot(page, 2)).toBeFocused();
});
