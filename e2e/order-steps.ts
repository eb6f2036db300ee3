import type { Page } from '@playwright/test';

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
  for (const [label, words] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByLabel('Correo electrónico').fill(email);
}

export const product = (page: Page) => page.getByRole('button', { name: /Elige el producto/ });
export const place = (page: Page) => page.getByRole('button', { name: 'Pedido con obligación de pago' });
export const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gracias, Ana García' });
