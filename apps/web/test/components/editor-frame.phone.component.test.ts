import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, openFourSlots, openOptions, slot, tile } from '../browser/steps.ts';

it('[EDIT-06] [EDIT-07] [EDIT-08] the side menu is a panel at the bottom, closed at first', async () => {
  await openFourSlots();
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await expectElement(menu).toHaveCount(0);
  await openOptions();
  const box = await menu.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(innerHeight);
  await menu.getByRole('button', { name: 'Cerrar menú' }).click();
  await expectElement(menu).toHaveCount(0);
  const wall = await page.getByRole('region', { name: 'Tu collage' }).boundingBox();
  expect(wall?.height).toBeGreaterThan(innerHeight / 2);
});

it('[WALL-03] [NAV-01] [NAV-06] [NAV-12] the bar of a phone: back, title over three dashes, one menu, close, each 44 px; a bar of 76 px below', async () => {
  await openFourSlots();
  const bar = page.getByRole('banner');
  for (const name of ['Atrás', 'Paso anterior', 'Paso siguiente', 'Menú', 'Detén el creador de collages']) {
    const { width = 0, height = 0 } = (await bar.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
    expect([width >= 44, height >= 44], name).toEqual([true, true]);
  }
  await expectElement(bar.getByText(/Paso 3 de 3/)).toHaveCount(1);
  expect(bar.getByCss('[aria-haspopup="menu"]').elements()).toHaveLength(1);
  await expectElement(page.getByRole('button', { name: 'Abrir menú' })).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  const foot = save.element().parentElement?.parentElement;
  expect([(await bar.boundingBox())?.height, foot?.getBoundingClientRect().height]).toEqual([60, 76]);
});

it.each([390, 320])('[WALL-28] the tray of a phone of %i px keeps its 132 px while photos are read, placed and chosen', async (width) => {
  await page.viewport(width, 740);
  await openFourSlots();
  const tray = page.getByRole('region', { name: 'Tus fotos' }).element();
  const heights = new Set<number>();
  const watch = new ResizeObserver(() => heights.add(tray.getBoundingClientRect().height));
  watch.observe(tray);
  onTestFinished(() => watch.disconnect());
  await addPhotos(await holidayPhotos(8));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(8);
  await tile('holiday-08.jpg').click();
  await expectElement(page.getByText('Elige un espacio para holiday-08.jpg.')).toBeVisible();
  await slot(1).click();
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-08/);
  expect([...heights]).toEqual([132]);
});
