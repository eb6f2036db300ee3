import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { SCREEN } from '../browser/screens.ts';
import { openDesign } from '../browser/steps.ts';

const view = (name: string) => page.getByRole('radio', { name, exact: true });
/** A board or a row with these words. */
const label = (text: string) => page.getByCss('main label[data-rac]').filter({ hasText: text });
const materials = () => page.getByRole('radiogroup', { name: 'Material' }).getByRole('radio');
const chosenRadio = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true });

/** Returns where the parts of the page are, so that two moments can be compared. */
function places(): readonly string[] {
  const parts = document.querySelectorAll('main h1, main h2, main section, main [role=radiogroup], main label, main fieldset, main button');
  return [...parts]
    .filter((part) => part.checkVisibility() && !part.closest('[aria-label^="En "], [aria-label*="sobre"]'))
    .map((part) => {
      const { x, y, height } = part.getBoundingClientRect();
      // The row of sizes scrolls to the chosen one; the orientation stays beside the heading.
      const left = part.matches('[aria-label="Orientación"], [aria-label="Orientación"] *') ? Math.round(x) : '';
      return `${part.tagName} ${left} ${Math.round(y)} ${Math.round(height)}`;
    });
}

it(`[WALL-11] [WALL-13] the page opens on a wall; close up the object can be turned, flat is the preview, ${SCREEN.name}`, async () => {
  await openDesign('/collage/basico/101');
  await expectElement(view('En la pared')).toBeChecked();
  await expectElement(page.getByCss('[data-piece]').first()).toBeVisible();
  await expectAccessible(`wall, ${SCREEN.name}`);
  await view('De cerca').click();
  await expectElement(page.getByRole('application')).toBeVisible();
  await expectAccessible(`close up, ${SCREEN.name}`);
  await view('Plano').click();
  await expectElement(page.getByRole('img', { name: 'Vista previa de la composición, 50 x 40 cm, 12 fotos' })).toBeVisible();
});

it(`[WALL-16] [WALL-18] arrow keys choose sizes and materials, and Tab leads to the chosen one, ${SCREEN.name}`, async () => {
  await openDesign('/collage/basico/101');
  await page.getByRole('radio', { name: 'Horizontal' }).press('Tab');
  await expectElement(chosenRadio('Tamaño')).toBeFocused();
  await expectElement(chosenRadio('Tamaño')).toHaveAccessibleName(/^50 x 40 cm, desde \d+,\d\d\s€$/);
  await keyboard.press('ArrowRight');
  await expectElement(page.getByText('Tamaño: 60 x 40 cm')).toBeVisible();
  await keyboard.press('Tab');
  await expectElement(page.getByRole('button', { name: /^\+?A medida/ })).toBeFocused();
  await keyboard.press('Tab');
  await expectElement(page.getByRole('button', { name: 'Cambiar formato' })).toBeFocused();
  await expectElement(materials()).toHaveCount(6);
  await expectElement(chosenRadio('Material')).toHaveAccessibleName('Sin preferencia · decidir al pedir');
  await chosenRadio('Material').focus();
  await keyboard.press('ArrowUp');
  await expectElement(chosenRadio('Material')).toHaveAccessibleName(/^Metacrilato.*\d+,\d\d\s€.*kg$/);
  await expectElement(page.getByRole('region', { name: 'Precio' })).toContainText(/\d\s€\s*60\sx\s40\scm · Metacrilato/);
});

it(`[WALL-17] [WALL-19] no choice moves anything, and price and button stay in view, ${SCREEN.name}`, async () => {
  await openDesign('/collage/basico/101');
  await expectElement(page.getByCss('[data-piece]').first()).toBeVisible();
  // The choices are drawn right after the wall.
  await expectElement(materials()).toHaveCount(6);
  const before = places();
  for (const name of ['80 x 60', '140 x 100', '40 x 30']) {
    await label(name).click();
    await expectElement(page.getByText(`Tamaño: ${name} cm`)).toBeVisible();
    expect(places(), name).toEqual(before);
  }
  for (const name of ['Lienzo, bastidor de 4,5 cm', 'Póster']) {
    await label(name).click();
    await expectElement(page.getByRole('region', { name: 'Precio' })).toContainText(name);
    await expectElement(page.getByRole('region', { name: 'Precio' })).toBeInViewport({ ratio: 1 });
    await expectElement(page.getByRole('button', { name: 'Comienza ahora' })).toBeInViewport({ ratio: 1 });
  }
});

it(`[WALL-19] price and button are in view from 320 px on, in every language, and nothing is wider than the window, ${SCREEN.name}`, async () => {
  for (const locale of ['nl', 'en', 'de', 'fr', 'it', 'es'] as const) {
    await openApp('/collage/basic/101', { locale });
    await expectElement(page.getByCss('[data-piece]').first()).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [820, 1180],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.viewport(width, height);
      const foot = page.getByCss('main section[aria-live] ~ button');
      await expectElement(foot).toBeInViewport({ ratio: 1 });
      const { height: footPx } = (foot.element().parentElement as Element).getBoundingClientRect();
      expect(footPx, `${locale}, ${width} px`).toBeGreaterThanOrEqual(64);
      expect(footPx, `${locale}, ${width} px`).toBeLessThanOrEqual(84);
      expect(document.documentElement.scrollWidth, `${locale}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
