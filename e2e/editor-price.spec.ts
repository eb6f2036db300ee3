import { expect } from '@playwright/test';
import { test } from './account.ts';
import { chooseProduct, fillAddress, place, product, thanksHeading } from './order-steps.ts';

test('reordering uses the ordered version, whatever was saved since', async ({ page, ownCollage }) => {
  await page.goto(`/cart/fromApp?collageid=${ownCollage.number}`);
  await chooseProduct(page, 'Póster');
  const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
  await quantity.fill('2');
  await quantity.press('Enter');
  await fillAddress(page, ownCollage.email);
  await place(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  const order = new URL(page.url()).searchParams.get('order');
  await page.goto(`/cart/fromApp?again=${order}`);
  await expect(quantity).toHaveValue('2');
  await expect(product(page, /^Póster/)).toBeChecked();
  await expect(page).not.toHaveURL(/again=/);
});
