import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos, plainPhoto } from '../browser/photos.ts';
import { addPhotos, fill, openFourSlots, slot, tile } from '../browser/steps.ts';

const slotNames = async () =>
  Promise.all(
    [1, 2, 3, 4].map(async (number) => /holiday-\d\d|mar-\d|vacío/.exec((await slot(number).getAttribute('aria-label')) ?? '')?.[0]),
  );

async function openWithPhotos(count: number): Promise<void> {
  await openFourSlots();
  await addPhotos(await holidayPhotos(count));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
}

it('[CHOOSE-16] several photos fill free slots from the chosen slot on, as one undo step', async () => {
  await openWithPhotos(4);
  await tile('holiday-04.jpg').click();
  await slot(4).click();
  await tile('holiday-03.jpg').click();
  await tile('holiday-01.jpg').click({ modifiers: ['Shift'] });
  await expectElement(
    page.getByText('Elige un espacio para la primera de 3 fotos; las demás van a los espacios libres que siguen.'),
  ).toBeVisible();
  await slot(3).click();
  await expect.poll(() => slotNames()).toEqual(['holiday-02', 'holiday-03', 'holiday-01', 'holiday-04']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => slotNames()).toEqual(['vacío', 'vacío', 'vacío', 'holiday-04']);
});

it('several photos dragged from the tray fill slots from the drop target on; photos without a slot are reported', async () => {
  await openWithPhotos(5);
  await tile('holiday-05.jpg').click();
  await tile('holiday-01.jpg').click({ modifiers: ['Shift'] });
  const [from, to] = [await tile('holiday-02.jpg').boundingBox(), await slot(2).boundingBox()];
  if (!from || !to) throw new RangeError('Expected a tile and a slot on the screen');
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expectElement(page.getByText('5 fotos', { exact: true })).toBeVisible();
  await mouse.up();
  await expect.poll(() => slotNames()).toEqual(['holiday-04', 'holiday-01', 'holiday-02', 'holiday-03']);
  await expectElement(page.getByText('Fotos colocadas: 4 de 5. No había espacio libre para las demás.')).toBeVisible();
});

it('[INGEST-07] several files dropped on a slot fill slots from there on', async () => {
  await openFourSlots();
  const files = await Promise.all([1, 2, 3].map((number) => plainPhoto(`mar-${number}.jpg`, [60 * number, 110, 90])));
  const { x, y, width, height } = await slot(3).boundingBox();
  const dataTransfer = new DataTransfer();
  for (const { name, base64 } of files) {
    dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' }));
  }
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  // Scripts cannot drag files from the disk, so the drag events are created here, as a file manager would cause them.
  for (const type of ['dragenter', 'dragover', 'drop'])
    slot(3)
      .element()
      .dispatchEvent(new DragEvent(type, { dataTransfer, ...middle, bubbles: true, cancelable: true }));
  await expect.poll(() => slotNames()).toEqual(['mar-3', 'vacío', 'mar-1', 'mar-2']);
});

it('each shuffle reorders the same photos, as one undo step', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  const first = await slotNames();
  const shuffle = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Más opciones para tus fotos' }).click();
    await page.getByRole('menuitem', { name: 'Mezclar las fotos' }).click();
  };
  await shuffle();
  await expect.poll(() => slotNames()).not.toEqual(first);
  const second = await slotNames();
  expect(second.toSorted()).toEqual(first.toSorted());
  await shuffle();
  await expect.poll(() => slotNames()).not.toEqual(second);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => slotNames()).toEqual(second);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => slotNames()).toEqual(first);
});

it('[EDIT-21] from tray to collage, placing, swapping, turning and emptying by keys alone; the list of keys', async () => {
  await openWithPhotos(2);
  await tile('holiday-02.jpg').focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await expectElement(slot(1)).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await expectElement(slot(4)).toBeFocused();
  await keyboard.press('Enter');
  await expectElement(slot(4)).toHaveAccessibleName(/holiday-02\.jpg, .*calidad/);

  await keyboard.press('s');
  await expectElement(page.getByText('Elige el espacio con el que intercambiar')).toBeVisible();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expectElement(slot(4)).toHaveAccessibleName(/vacío/);
  await expectElement(slot(2)).toBeFocused();

  const upright = await settledPicture();
  await keyboard.press('r');
  await changedPicture(upright);
  await keyboard.press('Control+z');
  await expectPicture(upright);
  await keyboard.press('ArrowLeft');
  await expectElement(slot(1)).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Delete');
  await expectElement(slot(2)).toHaveAccessibleName(/vacío/);
  await keyboard.press('?');
  await expectElement(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(page.getByRole('dialog')).toHaveCount(0);
  await expectElement(slot(2)).toBeFocused();
});
