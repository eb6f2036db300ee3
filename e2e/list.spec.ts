import { expect, test } from '@playwright/test';
import { slot } from './steps.ts';

test('[CAT-01] [CAT-03] [CAT-04] [CAT-07] [CAT-08] [CAT-09] [CAT-10] the filters stand in their order and lead to their designs', async ({
  page,
}) => {
  await page.goto('/htmlapp/#/eleccion');
  await expect(page.getByText('Guarda tu collage cuando quieras y termínalo cuando prefieras.')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Filtros' }).getByRole('link');
  await expect(page.locator('a[href$="/201"]')).toBeVisible();
  const first = await links.evaluateAll((all) => all.slice(0, 4).map((link) => [link.textContent, link.getAttribute('href')]));
  expect(first).toEqual([
    ['Todos los diseños', '#/eleccion/'],
    ['Collages básicos', '#/eleccion/theme:basic'],
    ['Paneles', '#/eleccion/designer:tiles'],
    ['Diseños', '#/eleccion/designer:all'],
  ]);
  await links.filter({ hasText: 'Clásico' }).click();
  await expect(page).toHaveURL(/#\/eleccion\/theme:classic$/);
  await expect(page.locator('a[href$="/101"]')).toHaveCount(0);
  await expect(page.locator('a[href$="/201"]')).toBeVisible();
});

test('[CAT-02] a list that takes its time says so, and one that does not come can be asked for again', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/list*', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto('/htmlapp/#/eleccion');
  await expect(page.getByText('Cargando los diseños.')).toBeVisible();
  release();
  await expect(page.getByText('No se han podido cargar los diseños.')).toBeVisible();
  await page.unroute('**/api/list*');
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.locator('a[href$="/101"]')).toBeVisible();
});

test('[CAT-19] [CAT-20] [CAT-25] [SIZE-04] [SIZE-14] [SIZE-38] [EDIT-01] [EDIT-04] [NAV-09] a static design goes from its card to the editor and back', async ({
  page,
}) => {
  await page.goto('/htmlapp/#/eleccion');
  const card = page.getByRole('listitem').filter({ has: page.locator('a[href$="/collage/diseno/201"]') });
  await expect(card).toContainText('Clásico');
  await expect(card).toContainText('Flora');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elige tu formato' })).toBeVisible();
  await page.getByRole('button', { name: /Elige el formato:/ }).click();
  await page.getByRole('option', { name: '60 x 48 cm' }).click();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(slot(page, 1)).toBeVisible();
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await expect(menu.getByRole('heading', { name: 'Flora' })).toBeVisible();
  await expect(menu.getByText('Tamaño: 60 x 48 cm')).toBeVisible();
  await menu.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/#\/collage\/diseno\/201$/);
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('link', { name: /Añadir fotos/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('link', { name: /Elige el tamaño/ })
    .click();
  await expect(page).toHaveURL(/#\/collage\/diseno\/201$/);
});

test('[SIZE-19] [EDIT-02] a design for certain products asks for the product and names it in the editor', async ({ page }) => {
  await page.goto('/htmlapp/#/collage/diseno/206');
  await page.getByRole('button', { name: /Elige el producto que deseas:/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Sin preferencia', 'Aluminio', 'Vidrio acrílico']);
  await page.getByRole('option', { name: 'Vidrio acrílico' }).click();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(slot(page, 1)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Menú del collage' })).toContainText('Tamaño: 60 x 40 cm, Vidrio acrílico');
});

test('[CAT-24] [SIZE-01] [SIZE-05] [SIZE-06] a generated design goes from its card to its own screen', async ({ page }) => {
  await page.goto('/htmlapp/#/eleccion/theme:basic');
  await page.locator('a[href$="/collage/basico/101"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adapta tu diseño' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Collages básicos');
  await expect(page.getByRole('main')).toContainText('Aria');
});

test('[CAT-18] [CAT-19] [CAT-20] [CAT-21] a card shows the design, what it is called, its sizes and where its prices begin', async ({
  page,
}) => {
  await page.goto('/htmlapp/#/eleccion');
  const card = page.getByRole('listitem').filter({ has: page.locator('a[href$="/101"]') });
  await expect(card).toContainText('Collages básicos');
  await expect(card).toContainText('Aria');
  await expect(card).toContainText(/20 x 20 – \d+ x \d+ cm/);
  await expect(card).toContainText(/desde \d+,\d\d\s€/);
  const picture = card.locator('img');
  await expect(picture).toHaveAttribute('src', /\/templates\/101\/card\.jpg/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test('[SIZE-25] [SIZE-31] [SIZE-32] the preview hangs on a grey wall, a drawn design with its own art', async ({ page }) => {
  for (const path of ['/collage/basico/101', '/collage/diseno/201']) {
    await page.goto(`/htmlapp/#${path}`);
    const preview = page.getByRole('img', { name: /Vista previa/ });
    await expect(preview).toBeVisible();
    // The page changes under the preview of the design before.
    const wall = () =>
      preview.evaluate((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (backgroundColor === 'rgb(206, 206, 206)') return backgroundColor;
        }
        return 'none';
      });
    await expect.poll(wall).toBe('rgb(206, 206, 206)');
  }
});
