import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './account.ts';
import { pressOn, tabTo } from './keys.ts';
import { ADDRESS, place, product, products, thanks } from './order-steps.ts';
import { PASSWORD, slot } from './steps.ts';

test('[LOAD-08] [ROLE-03] [SDLG-12] [SDLG-36] [EXIT-01] by keyboard alone a saved collage is opened by its address, ordered, and the order is read', async ({
  browser,
  ownCollage: { username, email, number },
}) => {
  const context = await browser.newContext();
  const again = await context.newPage();
  await again.goto(`/htmlapp/#/editar/${number}`);

  await test.step('sign in', async () => {
    const dialog = again.getByRole('dialog');
    await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();
    await again.keyboard.type(username);
    await tabTo(again, dialog.getByLabel('Contraseña', { exact: true }));
    await again.keyboard.type(PASSWORD);
    await again.keyboard.press('Enter');
    await expect(slot(again, 1)).toHaveAccessibleName(/holiday-0\d\.jpg, .*calidad/);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('to the cart', async () => {
    await pressOn(again, again.getByRole('button', { name: /^Ordenar\b/ }));
    await pressOn(again, again.getByRole('button', { name: 'Ir a la caja >' }));
    await expect(again).toHaveURL(/\/cart\/fromApp\?collageid=\d+/);
  });

  await test.step('a missing field gets the focus', async () => {
    await pressOn(again, place(again));
    await expect(products(again).getByRole('radio').first()).toBeFocused();
    await expect(products(again)).toHaveAttribute('aria-invalid', 'true');
    await expect(products(again)).toHaveAccessibleDescription('Elige el producto.');
    const poster = product(again, /^Póster/);
    for (let downs = 0; downs < 6 && !(await poster.isChecked()); downs++) await again.keyboard.press('ArrowDown');
    await expect(poster).toBeChecked();
    await expect(poster).toBeFocused();
    await expect(products(again)).not.toHaveAttribute('aria-invalid');
    await pressOn(again, again.getByRole('spinbutton', { name: 'Cantidad' }), 'ArrowUp');
    for (const [label, words] of Object.entries(ADDRESS)) {
      await tabTo(again, again.getByLabel(label, { exact: true }));
      await again.keyboard.type(words);
    }
    await tabTo(again, again.getByLabel('Correo electrónico'));
    await again.keyboard.type(email);
  });

  await test.step('a placed order is shown and gets the focus', async () => {
    await again.keyboard.press('Enter');
    await expect(thanks(again)).toBeVisible();
    await expect(again.getByRole('main')).toBeFocused();
    await expect(again.getByRole('region', { name: 'Estado de tu pedido' }).getByRole('status')).toContainText(
      'El archivo de impresión está listo',
      { timeout: 60_000 },
    );
    await expectAccessible(again, 'order');
    await tabTo(again, again.getByRole('link', { name: 'Crear otro collage' }));
  });
  await context.close();
});
