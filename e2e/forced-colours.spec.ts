import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fillRegister, newName, openDesign, openFourSlots, slot, tile } from './steps.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Whether a line runs round it; one that is see-through elsewhere is painted in the person's colour here, whatever its style says. */
const isOutlined = (element: Locator) =>
  element.evaluate((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });

const styleOf = (element: Locator, property: 'borderBottomColor' | 'backgroundColor' | 'color') =>
  element.evaluate((each, name) => getComputedStyle(each)[name], property);

test('in forced colours the chosen orientation, the ends of a window and what cannot be pressed show', async ({ page }) => {
  await openDesign(page, '/collage/basico/101');
  const orientations = page
    .getByRole('group', { name: 'Orientación' })
    .or(page.getByRole('radiogroup', { name: 'Orientación' }))
    .first();
  expect(await isOutlined(orientations.locator('[data-selected]'))).toBe(true);
  expect(await isOutlined(orientations.locator(':scope > :not([data-selected])').first())).toBe(false);
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const window = page.getByRole('dialog', { name: 'Ajusta tu formato' });
  expect(await isOutlined(window.locator('xpath=..'))).toBe(true);
  await expectAccessible(page, 'format window');
  await page.keyboard.press('Escape');
});

test('in forced colours tabs, slots, tiles and progress show their state', async ({ page }) => {
  await openFourSlots(page);
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const disabled = await styleOf(undo, 'color');
  await addPhotos(page, await holidayPhotos(4));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(4);
  await tile(page, 'holiday-01.jpg').click();
  await page.mouse.move(2, 2);
  expect(await isOutlined(tile(page, 'holiday-01.jpg'))).toBe(true);
  expect(await isOutlined(tile(page, 'holiday-02.jpg'))).toBe(false);
  expect(await isOutlined(slot(page, 2)), 'an open slot').toBe(true);
  await slot(page, 2).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-01/);
  expect(await isOutlined(slot(page, 3)), 'nothing waits any more').toBe(false);
  expect(await styleOf(undo, 'color')).not.toBe(disabled);

  await slot(page, 1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  const [computer, quotes] = [chooser.getByRole('tab', { name: 'Tu ordenador' }), chooser.getByRole('tab', { name: 'Frases' })];
  expect(await styleOf(computer, 'borderBottomColor')).not.toBe(await styleOf(quotes, 'borderBottomColor'));
  await expectAccessible(page, 'chooser');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Completar automáticamente' }).click();
  await expect(page.getByRole('button', { name: /^espacio \d+ de \d+, .* calidad/ })).toHaveCount(4);
  await page.getByText('Mostrar calidad de foto').click();
  await expectAccessible(page, 'editor');
  await page.route('**/api/upload*', () => undefined);
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await fillRegister(page, newName('negra'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const [track, done] = [bar.locator('span, div').last().locator('xpath=..'), bar.locator('span, div').last()];
  expect(await styleOf(done, 'backgroundColor')).not.toBe(await styleOf(track, 'backgroundColor'));
});
