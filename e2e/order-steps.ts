import type { Frame, Page } from '@playwright/test';

/** Steps of ordering, in the Spanish build. */

export const ADDRESS = {
  'Nombre y apellidos': 'Ana García',
  'Calle y número': 'Calle Mayor 1',
  'Código postal': '28013',
  Población: 'Madrid',
  País: 'España',
} as const;

/** Fills in the delivery address of the cart. */
export async function fillAddress(page: Page, email: string): Promise<void> {
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Correo electrónico').fill(email);
}

/** The materials of the only collage in the cart, as rows. */
export const products = (page: Page | Frame) => page.getByRole('radiogroup', { name: 'Elige el producto que deseas:' });

/** The row of a material, of the only collage in the cart. */
export const product = (page: Page, name: string | RegExp) => products(page).getByRole('radio', { name });

/** Chooses a material as a person does, by pressing its row. */
export const chooseProduct = (page: Page | Frame, name: string) => products(page).getByText(name, { exact: true }).click();
export const place = (page: Page) => page.getByRole('button', { name: 'Pedido con obligación de pago' });
export const thanksHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gracias, Ana García' });
