import { PATHS, uploadCall } from '@muro/api';
import { beforeEach, expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { delayAnswer } from '../browser/answers.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, newName, openDesign, openFourSlots, signInAnew, slot, tile } from '../browser/steps.ts';

beforeEach(() => commands.preferMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** True if the element has an outline; in forced colours a transparent outline is painted in the person's colour. */
const isOutlined = (element: Element): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
};
const outlined = (element: Locator, message?: string) =>
  expect.poll(() => isOutlined(element.element()), { message: message ?? element.selector });

const styleOf = (element: Element, property: 'borderBottomColor' | 'backgroundColor' | 'color') => getComputedStyle(element)[property];

it('in forced colours the boards, the chosen orientation, dialog edges and disabled controls are visible', async () => {
  await openDesign('/collage/basico/101');
  const orientations = page
    .getByRole('group', { name: 'Orientación' })
    .or(page.getByRole('radiogroup', { name: 'Orientación' }))
    .first();
  await outlined(orientations.getByCss('[data-selected]')).toBe(true);
  await outlined(orientations.getByCss(':scope > :not([data-selected])').first()).toBe(false);
  await outlined(page.getByCss('main [class*="wood"]').first(), 'a board').toBe(true);
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  const window = page.getByRole('dialog', { name: 'Ajusta tu formato' });
  await expectElement(window).toBeVisible();
  expect(isOutlined(window.element().parentElement as Element)).toBe(true);
  await expectAccessible('format window');
});

it('in forced colours the states of tabs, slots, tiles and progress are visible', async () => {
  await openFourSlots();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const disabled = styleOf(undo.element(), 'color');
  await addPhotos(await holidayPhotos(4));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(4);
  await tile('holiday-01.jpg').click();
  await mouse.move(2, 2);
  await outlined(tile('holiday-01.jpg')).toBe(true);
  await outlined(tile('holiday-02.jpg')).toBe(false);
  await outlined(slot(2), 'an open slot').toBe(true);
  await slot(2).click();
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-01/);
  await outlined(slot(3), 'nothing waits any more').toBe(false);
  expect(styleOf(undo.element(), 'color')).not.toBe(disabled);

  await slot(1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  const [computer, quotes] = [chooser.getByRole('tab', { name: 'Tu ordenador' }), chooser.getByRole('tab', { name: 'Frases' })];
  await expectElement(quotes).toBeVisible();
  expect(styleOf(computer.element(), 'borderBottomColor')).not.toBe(styleOf(quotes.element(), 'borderBottomColor'));
  await expectAccessible('chooser');
  await keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expectElement(page.getByRole('button', { name: /^espacio \d+ de \d+, .* calidad/ })).toHaveCount(4);
  await page.getByText('Mostrar calidad de foto').click();
  await expectAccessible('editor');
  await signInAnew(newName('negra'));
  const { requests } = delayAnswer(PATHS.upload, uploadCall);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const bar = page.getByRole('progressbar');
  await expectElement(bar).toBeVisible();
  await expect.poll(() => requests).not.toHaveLength(0);
  const done = bar.getByCss('span, div').last().element();
  expect(styleOf(done, 'backgroundColor')).not.toBe(styleOf(done.parentElement as Element, 'backgroundColor'));
});
