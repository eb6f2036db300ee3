import { listCall, PATHS } from '@muro/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { delayAnswer } from '../browser/answers.ts';
import { expectAddress, expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { slot } from '../browser/steps.ts';

it('[CAT-01] [CAT-03] [CAT-04] [CAT-07] [CAT-08] [CAT-09] [CAT-10] the filters are in order and link to their designs', async () => {
  await openApp('/eleccion');
  await expectElement(page.getByText('Guarda tu collage cuando quieras y termínalo cuando prefieras.')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Filtros' }).getByRole('link');
  await expectElement(page.getByCss('a[href$="/201"]')).toBeVisible();
  const first = await links.evaluateAll((all) => all.slice(0, 4).map((link) => [link.textContent, link.getAttribute('href')]));
  expect(first).toEqual([
    ['Todos los diseños', '#/eleccion/'],
    ['Collages básicos', '#/eleccion/theme:basic'],
    ['Paneles', '#/eleccion/designer:tiles'],
    ['Diseños', '#/eleccion/designer:all'],
  ]);
  await links.filter({ hasText: 'Clásico' }).click();
  await expectAddress(/#\/eleccion\/theme:classic$/);
  await expectElement(page.getByCss('a[href$="/101"]')).toHaveCount(0);
  await expectElement(page.getByCss('a[href$="/201"]')).toBeVisible();
});

it('[CAT-02] a slow list shows that it is loading, and one that fails can be requested again', async () => {
  const delayed = delayAnswer(PATHS.list, listCall, () => 'lost');
  await openApp('/eleccion');
  await expectElement(page.getByText('Cargando los diseños.')).toBeVisible();
  delayed.release();
  await expectElement(page.getByText('No se han podido cargar los diseños.')).toBeVisible();
  delayed.stop();
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
});

it('[CAT-19] [CAT-20] [CAT-25] [SIZE-04] [SIZE-14] [SIZE-38] [EDIT-01] [EDIT-04] [NAV-09] the card of a static design leads to the editor, and back', async () => {
  await openApp('/eleccion');
  const card = page.getByRole('listitem').filter({ has: page.getByCss('a[href$="/collage/diseno/201"]') });
  await expectElement(card).toBeAttached();
  card.element().scrollIntoView(); // a card far below is not laid out
  await expectElement(card).toContainText('Clásico');
  await expectElement(card).toContainText('Flora');
  await card.getByRole('link').click();
  await expectElement(page.getByRole('heading', { level: 1, name: 'Elige tu formato' })).toBeVisible();
  await page.getByRole('button', { name: /Elige el formato:/ }).click();
  await page.getByRole('option', { name: '60 x 48 cm' }).click();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expectElement(slot(1)).toBeVisible();
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await expectElement(menu.getByRole('heading', { name: 'Flora' })).toBeVisible();
  await expectElement(menu.getByText('Tamaño: 60 x 48 cm')).toBeVisible();
  await menu.getByRole('link', { name: 'Editar' }).click();
  await expectAddress(/#\/collage\/diseno\/201$/);
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('link', { name: /Añadir fotos/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('link', { name: /Elige el tamaño/ })
    .click();
  await expectAddress(/#\/collage\/diseno\/201$/);
});

it('[SIZE-19] [EDIT-02] a design for certain products requires choosing the product and names it in the editor', async () => {
  await openApp('/collage/diseno/206');
  await page.getByRole('button', { name: /Elige el producto que deseas:/ }).click();
  await expectElement(page.getByRole('option')).toHaveText(['Sin preferencia', 'Aluminio', 'Metacrilato']);
  await page.getByRole('option', { name: 'Metacrilato' }).click();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expectElement(slot(1)).toBeVisible();
  await expectElement(page.getByRole('complementary', { name: 'Menú del collage' })).toContainText('Tamaño: 60 x 40 cm, Metacrilato');
});

it('[CAT-24] [SIZE-01] [SIZE-05] [SIZE-06] the card of a generated design leads to its size page', async () => {
  await openApp('/eleccion/theme:basic');
  await page.getByCss('a[href$="/collage/basico/101"]').click();
  await expectElement(page.getByRole('heading', { level: 1, name: 'Ajusta tu diseño' })).toBeVisible();
  await expectElement(page.getByRole('main')).toContainText('Collages básicos');
  await expectElement(page.getByRole('main')).toContainText('Aria');
});

it('[CAT-18] [CAT-19] [CAT-20] [CAT-21] a card shows the design, its name, its sizes and its lowest price', async () => {
  await openApp('/eleccion');
  const card = page.getByRole('listitem').filter({ has: page.getByCss('a[href$="/101"]') });
  await expectElement(card).toContainText('Collages básicos');
  await expectElement(card).toContainText('Aria');
  await expectElement(card).toContainText(/20 x 20 – \d+ x \d+ cm/);
  await expectElement(card).toContainText(/desde \d+,\d\d\s€/);
  const picture = card.getByCss('img');
  await expectElement(picture).toHaveAttribute('src', /\/templates\/101\/card\.jpg/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

it('[SIZE-25] [SIZE-31] [SIZE-32] [WALL-13] the flat preview is shown on a grey wall, a static design with its own art', async () => {
  for (const path of ['/collage/basico/101', '/collage/diseno/201']) {
    await openApp(path);
    await page.getByRole('radio', { name: 'Plano' }).click();
    const preview = page.getByRole('img', { name: /Vista previa/ });
    await expectElement(preview).toBeVisible();
    // The page behind the preview still belongs to the previous design.
    const wall = () =>
      preview.evaluate((element) => {
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
          const { backgroundColor } = getComputedStyle(ancestor);
          if (backgroundColor === 'rgb(206, 206, 206)') return backgroundColor;
        }
        return 'none';
      });
    await expect.poll(wall).toBe('rgb(206, 206, 206)');
  }
});
