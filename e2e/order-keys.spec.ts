import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './account.ts';
import { pressOn, tabTo } from './keys.ts';
import { ADDRESS, place, product, products, thanksHeading } from './order-steps.ts';
import { PASSWORD, slot } from './steps.ts';

test('[LOAD-08] [ROLE-03] [SDLG-12] [SDLG-36] [EXIT-01] by keyboard alone a saved collage is opened by its address, ordered, and the order is read', async ({
  browser,
  ownCollage: { username, email, number },
}) => {
  const context = await browser.newContext();
  const reopened = await context.newPage();
  await reopened.goto(`/htmlapp/#/editar/${number}`);

  await test.step('sign in', async () => {
    const dialog = reopened.getByRole('dialog');
    await expect(dialog.getByLabel('Nombre de usuario')).toBeFocused();
    await reopened.keyboard.type(username);
    await tabTo(reopened, dialog.getByLabel('Contraseña', { exact: true }));
    await reopened.keyboard.type(PASSWORD);
    await reopened.keyboard.press('Enter');
    await expect(slot(reopened, 1)).toHaveAccessibleName(/holiday-0\d\.jpg, .*calidad/);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('to the cart', async () => {
    await pressOn(reopened, reopened.getByRole('button', { name: /^Ordenar\b/ }));
    await pressOn(reopened, reopened.getByRole('button', { name: 'Ir a la caja >' }));
    await expect(reopened).toHaveURL(/\/cart\/fromApp\?collageid=\d+/);
  });

  await test.step('a missing field gets the focus', async () => {
    await pressOn(reopened, place(reopened));
    await expect(products(reopened).getByRole('radio').first()).toBeFocused();
    await expect(products(reopened)).toHaveAttribute('aria-invalid', 'true');
    await expect(products(reopened)).toHaveAccessibleDescription('Elige el producto.');
    const poster = product(reopened, /^Póster/);
    for (let downs = 0; downs < 6 && !(await poster.isChecked()); downs++) await reopened.keyboard.press('ArrowDown');
    await expect(poster).toBeChecked();
    await expect(poster).toBeFocused();
    await expect(products(reopened)).not.toHaveAttribute('aria-invalid');
    await pressOn(reopened, reopened.getByRole('spinbutton', { name: 'Cantidad' }), 'ArrowUp');
    for (const [label, text] of Object.entries(ADDRESS)) {
      await tabTo(reopened, reopened.getByLabel(label, { exact: true }));
      await reopened.keyboard.type(text);
    }
    await tabTo(reopened, reopened.getByLabel('Correo electrónico'));
    await reopened.keyboard.type(email);
  });

  await test.step('a placed order is shown and gets the focus', async () => {
    await reopened.keyboard.press('Enter');
    await expect(thanksHeading(reopened)).toBeVisible();
    await expect(reopened.getByRole('main')).toBeFocused();
    await expect(reopened.getByRole('region', { name: 'Estado de tu pedido' }).getByRole('status')).toContainText(
      'El archivo de impresión está listo',
      { timeout: 60_000 },
    );
    await expectAccessible(reopened, 'order');
    await tabTo(reopened, reopened.getByRole('link', { name: 'Crear otro collage' }));
  });
  await context.close();
});
