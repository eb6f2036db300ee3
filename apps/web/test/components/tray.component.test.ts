import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, openFourSlots, slot, tile } from '../browser/steps.ts';

const tray = () => page.getByRole('region', { name: 'Tus fotos' });
const tiles = () => tray().getByRole('button', { name: /, (sin usar|usada)/ });
const picked = () => tray().getByCss('[aria-pressed="true"]');
const shownNames = () =>
  expect.poll(() =>
    tiles()
      .elements()
      .map((element) => element.getAttribute('aria-label')?.split(',')[0]),
  );

async function chooseInMenu(entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Más opciones para tus fotos' }).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
  await keyboard.press('Escape');
  await expectElement(page.getByRole('menu')).toHaveCount(0);
}

it('[CHOOSE-14] the tray is sorted by adding, name or date taken, and shows only unused photos on request', async () => {
  await openFourSlots();
  const days = [20, 30, 10];
  const photos = await holidayPhotos(3);
  const [first = '', second = '', third = ''] = await Promise.all(
    photos.map((photo, index) => commands.datedCopy(photo, Date.UTC(2026, 5, days[index]))),
  );
  await addPhotos([second, third, first]);
  await shownNames().toEqual(['holiday-01.jpg', 'holiday-03.jpg', 'holiday-02.jpg']);
  await chooseInMenu('Por nombre');
  await shownNames().toEqual(['holiday-01.jpg', 'holiday-02.jpg', 'holiday-03.jpg']);
  await chooseInMenu('Por fecha de la foto');
  await shownNames().toEqual(['holiday-03.jpg', 'holiday-01.jpg', 'holiday-02.jpg']);

  await tile('holiday-01.jpg').click();
  await slot(1).click();
  await chooseInMenu('Solo las que no has usado');
  await shownNames().toEqual(['holiday-03.jpg', 'holiday-02.jpg']);
  await page.getByRole('button', { name: 'Rellenar en orden' }).click();
  await expectElement(page.getByText('Todas tus fotos están en tu collage.')).toBeVisible();
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-03\.jpg/);
  await expectElement(slot(3)).toHaveAccessibleName(/holiday-02\.jpg/);
});

it('[CHOOSE-15] [CHOOSE-21] [THUMB-01] [THUMB-02] [THUMB-08] removing reports if photos were placed, and undo restores all in one step', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  await expectElement(tray().getByRole('button', { name: 'Eliminar holiday-02.jpg' })).toBeAttached();
  await tile('holiday-04.jpg').click();
  await tile('holiday-03.jpg').click({ modifiers: ['ControlOrMeta'] });
  await expectElement(picked()).toHaveCount(2);
  await tray().getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expectElement(page.getByText('Se han eliminado 2 fotos de tu collage; sus espacios están vacíos.')).toBeVisible();
  await expectElement(tiles()).toHaveCount(2);
  const empty = page.getByRole('button', { name: /^espacio \d de 4, vacío/ });
  await expectElement(empty).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click();
  await expectElement(tiles()).toHaveCount(4);
  await expectElement(empty).toHaveCount(0);
  await expectElement(page.getByText('Se han eliminado 2 fotos de tu collage')).toHaveCount(0);
});

/** Adds a tab stop after the app: past the last one the focus would leave the page of the test. */
function addStopBehind(): HTMLElement {
  const stop = document.createElement('button');
  document.body.append(stop);
  onTestFinished(() => stop.remove());
  return stop;
}

it('the tray by keyboard: one stop of Tab, arrows, ranges, everything, Delete', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(4));
  await expectElement(tiles()).toHaveCount(4);
  const behind = addStopBehind();
  await tray().getByRole('button', { name: 'Añadir fotos' }).focus();
  await keyboard.press('Tab');
  await expectElement(tile('holiday-04.jpg')).toBeFocused();
  await keyboard.press('Tab');
  expect(document.activeElement).toBe(behind);
  await keyboard.press('Shift+Tab');
  await expectElement(tile('holiday-04.jpg')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expectElement(tile('holiday-03.jpg')).toBeFocused();
  await keyboard.press('Shift+ArrowRight');
  await expectElement(tile('holiday-02.jpg')).toBeFocused();
  await expectElement(picked()).toHaveCount(2);
  await expectElement(page.getByText('Elige un espacio para la primera de 2 fotos')).toBeVisible();
  await keyboard.press('End');
  await keyboard.press('Control+Enter');
  await expectElement(picked()).toHaveCount(3);
  await keyboard.press('Control+a');
  await expectElement(picked()).toHaveCount(4);
  await keyboard.press('Escape');
  await expectElement(picked()).toHaveCount(0);
  await expectElement(tile('holiday-01.jpg')).toBeFocused();
  await keyboard.press('Home');
  await keyboard.press('Delete');
  await expectElement(tiles()).toHaveCount(3);
  await expectElement(tile('holiday-03.jpg')).toBeFocused();
});

/** Holds back all messages to workers until the returned function is called. */
function holdWorkers(): () => void {
  const { postMessage } = Worker.prototype;
  const callbacks: (() => void)[] = [];
  const release = (): void => {
    Worker.prototype.postMessage = postMessage;
    for (const callback of callbacks.splice(0)) callback();
  };
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    callbacks.push(() => postMessage.apply(this, message as [unknown, StructuredSerializeOptions]));
  };
  onTestFinished(release);
  return release;
}

it('[THUMB-03] a tile shows that its photo is loading, and its name; the focus moves from its delete button to the picture', async () => {
  await openFourSlots();
  const release = holdWorkers();
  await addPhotos(await holidayPhotos(1));
  await expectElement(tray().getByText('La carga puede tardar unos segundos.')).toBeVisible();
  await expectElement(tray().getByText('holiday-01.jpg')).toBeVisible();
  await tray()
    .getByRole('button', { name: /holiday-01\.jpg/ })
    .focus();
  release();
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expectElement(tile('holiday-01.jpg')).toBeFocused();
});

it('[THUMB-05] [THUMB-09] a photo stored sideways is upright in its tile, which is 100 px high in the chooser', async () => {
  await openFourSlots();
  const [, second = '', , , fifth = ''] = await holidayPhotos(5);
  await addPhotos([second, fifth]);
  await expectElement(tiles()).toHaveCount(2);
  await slot(1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  const shapeOf = (name: string) => {
    const image = chooser.getByRole('button', { name: new RegExp(`^${name},`) }).getByCss('img');
    return expect.poll(() => {
      const { naturalWidth, naturalHeight, clientHeight } = image.element() as HTMLImageElement;
      return [Math.sign(naturalHeight - naturalWidth), clientHeight];
    });
  };
  // The second photo is stored upright; the fifth is wider than high, and stored rotated.
  await shapeOf('holiday-02.jpg').toEqual([1, 100]);
  await shapeOf('holiday-05.jpg').toEqual([-1, 100]);
});

it('[WALL-25] the tray: the first tile adds photos, unused photos come first, at most three actions are words', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(3));
  await expectElement(tiles()).toHaveCount(3);
  const add = await tray().getByRole('button', { name: 'Añadir fotos' }).boundingBox();
  const first = await tiles().first().boundingBox();
  expect([add.height, add.x + add.width <= first.x]).toEqual([80, true]);
  await tile('holiday-03.jpg').click();
  await slot(1).click();
  await shownNames().toEqual(['holiday-02.jpg', 'holiday-01.jpg', 'holiday-03.jpg']);
  const head = tray().getByCss('[class*="head"]').first();
  const names = head
    .getByRole('button')
    .elements()
    .map((element) => element.textContent);
  expect(names.filter((word) => word !== '')).toEqual(['Rellenar automáticamente', 'Rellenar en orden', 'Otras fuentes']);
});
