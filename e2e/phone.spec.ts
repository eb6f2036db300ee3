import { expect, type Page, test } from '@playwright/test';
import { openDesign, slot } from './steps.ts';

/** Nothing sticks out sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({ inner: window.innerWidth, scroll: document.documentElement.scrollWidth }));
  expect(scroll, page.url()).toBeLessThanOrEqual(inner);
}

for (const width of [390, 320]) {
  test(`@phone [NAV-06] [CAT-05] [CAT-06] every screen fits ${width} px and leads on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/htmlapp/#/eleccion');
    const filters = page.getByRole('navigation', { name: 'Filtros' });
    await expect(page.locator('a[href$="/101"]')).toBeVisible();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Mostrar filtros' }).click();
    await expect(filters).toBeVisible();
    await expectNoSidewaysScroll(page);

    await openDesign(page, '/collage/basico/101');
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Paso anterior' })).toBeVisible();
    const proceed = page.getByRole('button', { name: 'Comienza ahora' });
    await proceed.scrollIntoViewIfNeeded();
    await expect(proceed).toBeInViewport({ ratio: 1 });
    await proceed.tap();
    await expect(slot(page, 1)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Guardar / Ordenar' })).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await expect(page.getByText('Mostrar calidad de foto')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar menú' }).tap();
    await page.getByRole('button', { name: 'Guardar / Ordenar' }).tap();
    await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/htmlapp/#/error?error=x');
    await expectNoSidewaysScroll(page);
  });
}

test('@phone [EDIT-09] [EDIT-10] [EDST-05] the touch help goes with a tap, and a tap opens the chooser', async ({ page }) => {
  await openDesign(page, '/collage/basico/104');
  await page.getByRole('button', { name: 'Comienza ahora' }).tap();
  const help = page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ });
  await help.tap();
  await expect(help).toHaveCount(0);
  await slot(page, 1).tap();
  await expect(page.getByRole('dialog', { name: 'Elige una foto' })).toBeVisible();
});
