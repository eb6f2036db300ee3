import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, fillRegister, newName, openDesign, openFourSlots, slot } from './steps.ts';

/** Everything that began to move by itself: transitions and animations of every element, as the browser tells of them. */
async function watchMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { moved: seen });
    const note = (event: Event) => {
      const what = 'propertyName' in event ? event.propertyName : (event as AnimationEvent).animationName;
      seen.push(`${event.type} ${what} of ${(event.target as Element).className}`);
    };
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true);
  });
  return () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return [...(window as unknown as { moved: readonly string[] }).moved, ...running.map((each) => `${each.constructor.name} runs`)];
    });
}

/** Through what fades, slides, waits and is carried elsewhere. */
async function visit(page: Page, look: () => Promise<void>): Promise<void> {
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('button', { name: 'Cambiar formato' }).hover();
  await expect(page.getByRole('button', { name: 'Cambiar formato' })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajusta tu formato' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look();
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  await page.getByRole('button', { name: 'Más para tus fotos' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await slot(page, 1).dragTo(slot(page, 4), { steps: 6 });
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday/);
  await slot(page, 1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Efectos' }).click();
  await expect(page.getByRole('radiogroup').locator('img')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look();
  await page.route('**/api/upload*', () => undefined);
  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await fillRegister(page, newName('quieta'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar el guardado' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look();
}

test('who asked for little motion sees none: not in windows, menus, tips, drags, effects and waiting', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved = await watchMotion(page);
  await visit(page, async () => expect(await moved()).toEqual([]));
});

test('who did not ask sees windows fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moved = await watchMotion(page);
  await openDesign(page, '/collage/basico/101');
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajusta tu formato' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await moved()).join()).toContain('transitionrun opacity');
});
