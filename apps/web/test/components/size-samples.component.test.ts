import { PATHS, samplePhotosCall } from '@muro/api';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openDesign, slot, startNow } from '../browser/steps.ts';

const view = (name: string) => page.getByRole('radio', { name, exact: true });

/** Returns the number of clearly different colours of the first canvas in a part of the page; 0 while there is none. */
function colours(part: string): number {
  const canvas = document.querySelector<HTMLCanvasElement>(`${part} canvas`);
  const context = new OffscreenCanvas(48, 48).getContext('2d');
  if (!canvas?.width || !context) return 0;
  context.drawImage(canvas, 0, 0, 48, 48);
  const { data } = context.getImageData(0, 0, 48, 48);
  const seenColours = new Set<string>();
  for (let offset = 0; offset < data.length; offset += 4)
    seenColours.add([data[offset], data[offset + 1], data[offset + 2]].map((value) => (value ?? 0) >> 4).join());
  return seenColours.size;
}

/** Grey places, their paper and the edges between them have up to 24 colours, photographs have more. */
const PHOTO_COLOURS = 60;
/** A close-up of a corner shows few photographs: 37 colours and more. */
const CLOSE_UP_COLOURS = 30;
const hasPhotos = (part: string) =>
  expect
    .poll(() => colours(part), { message: `${part} shows photographs`, timeout: 15_000 })
    .toBeGreaterThan(part === ROWS ? CLOSE_UP_COLOURS : PHOTO_COLOURS);

const ROOM = '[data-piece]';
const ROWS = '[role=radiogroup][aria-label=Material] label';
const BOARD = '[role=radiogroup][aria-label="Tamaño"] label[data-selected]';

it('[WALL-20] [SIZE-26] without photos the views of the piece show the photographs of its card, and the flat preview stays empty', async () => {
  const list = answer(PATHS.samplePhotos, samplePhotosCall, () => 'server');
  await openDesign('/collage/basico/101');
  for (const part of [ROOM, ROWS, BOARD]) await hasPhotos(part);
  expect(list.requests).toHaveLength(1);
  await view('Plano').click();
  await expectElement(page.getByRole('img', { name: 'Vista previa de la composición, 50 x 40 cm, 12 fotos' })).toBeVisible();
  const flat = page.getByRole('img', { name: 'Vista previa de la composición, 50 x 40 cm, 12 fotos' }).element() as HTMLElement;
  flat.parentElement?.setAttribute('data-flat', '');
  expect(colours('[data-flat]')).toBeGreaterThan(1);
  expect(colours('[data-flat]')).toBeLessThan(PHOTO_COLOURS);
  await view('En la pared').click();
  await hasPhotos(ROOM);
});

it('[WALL-20] the photographs follow a change of the layout, and are in no collage', async () => {
  await openDesign('/collage/basico/101');
  await hasPhotos(ROOM);
  await page.getByRole('spinbutton', { name: 'Columnas' }).press('ArrowDown');
  await expectElement(page.getByText('8 fotos', { exact: true })).toBeVisible();
  await hasPhotos(ROOM);
  await startNow();
  for (const number of [1, 5, 8]) await expectElement(slot(number)).toHaveAccessibleName(/vacío/);
  await expectElement(page.getByRole('region', { name: 'Tus fotos' }).getByCss('img')).toHaveCount(0);
});

it('[WALL-12] [WALL-20] another size shows the design as it is laid out for it: beside the piece, and compared with it', async () => {
  await openDesign('/collage/basico/101');
  await hasPhotos(ROOM);
  await page.getByRole('button', { name: 'Ambiente' }).click();
  const panel = page.getByRole('dialog', { name: 'Ambiente' });
  await panel.getByRole('button', { name: '70 x 50 cm', exact: true }).click();
  await hasPhotos('[data-compared]');
  await panel.getByRole('spinbutton', { name: 'Piezas juntas' }).press('ArrowRight');
  await panel.getByRole('button', { name: /Tamaño de las demás/ }).click();
  await page.getByRole('option', { name: '40 x 30 cm' }).click();
  await panel.press('Escape');
  const otherSize = page.getByRole('img', { name: '40 x 30 cm', exact: true });
  await expectElement(otherSize).toBeVisible();
  const chosenSize = page.getByRole('img', { name: /50 x 40 cm, 12 fotos/ });
  // A piece takes its new size over some frames.
  const widths = () => [otherSize, chosenSize].map((value) => value.element().getBoundingClientRect().width) as [number, number];
  await expect.poll(() => widths()[0] / widths()[1]).toBeCloseTo(40 / 50, 2);
  otherSize.element().setAttribute('data-beside', '');
  await hasPhotos('[data-beside]');
});

it('[WALL-20] each photograph is decoded once, however often the size changes', async () => {
  const decode = vi.spyOn(window, 'createImageBitmap');
  const decodedFiles = () => decode.mock.calls.filter(([source]) => source instanceof Blob).length;
  await openDesign('/collage/basico/101');
  for (const part of [ROOM, ROWS, BOARD]) await hasPhotos(part);
  const count = decodedFiles();
  expect(count).toBeGreaterThan(1);
  for (const size of ['60 x 40', '70 x 50']) {
    await page.getByRole('radiogroup', { name: 'Tamaño' }).getByRole('radio', { checked: true }).press('ArrowRight');
    await expectElement(page.getByRole('img', { name: new RegExp(`${size} cm, 12 fotos`) }).first()).toBeVisible();
    for (const part of [ROOM, ROWS, BOARD]) await hasPhotos(part);
  }
  expect(decodedFiles()).toBe(count);
  decode.mockRestore();
});

it('[WALL-20] a server without photographs leaves the places empty', async () => {
  answer(PATHS.samplePhotos, samplePhotosCall, () => ({ status: 200, body: { photos: [] } }));
  await openDesign('/collage/basico/101');
  await expect.poll(() => colours(ROOM)).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(colours(ROOM)).toBeLessThan(PHOTO_COLOURS);
  await expectElement(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
});
