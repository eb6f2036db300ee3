import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { expectAccessible } from './accessible.ts';
import { fillAddress, place, product, products, thanksHeading } from './order-steps.ts';
import { fill, fillRegister, newName, openFourSlots } from './steps.ts';
import { test } from './test.ts';

test('@phone [ROLE-02] [ROLE-05] [SDLG-14] [SDLG-36] [EXIT-01] by touch at phone width: fill, register, save, order', async ({ page }) => {
  await openFourSlots(page);
  await page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ }).tap();
  await fill(page, await holidayPhotos(4));
  await page.getByRole('button', { name: 'Ordenar', exact: true }).tap();
  const username = newName('noa');
  await fillRegister(page, username);
  const create = page.getByRole('button', { name: 'Crear cuenta' });
  await create.tap();
  const toCart = page.getByRole('button', { name: 'Ir a la caja >' });
  await expect(toCart).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'saved for an order');
  await toCart.tap();
  await expect(page).toHaveURL(/\/cart\/fromApp\?collageid=\d+/);
  await products(page).getByText('Póster', { exact: true }).tap();
  await expect(product(page, /^Póster/)).toBeChecked();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(`${username}@example.org`);
  await fillAddress(page, `${username}@example.org`);
  await place(page).tap();
  await expect(thanksHeading(page)).toBeVisible();
  await expect(thanksHeading(page)).toBeInViewport();
  const { inner, scroll } = await page.evaluate(() => ({ inner: window.innerWidth, scroll: document.documentElement.scrollWidth }));
  expect(scroll).toBeLessThanOrEqual(inner);
  await expectAccessible(page, 'order on a phone');
  await expect(page.getByRole('region', { name: 'Estado de tu pedido' }).getByRole('status')).toContainText(
    'El archivo de impresión está listo',
    { timeout: 60_000 },
  );
});
