import type { Page } from '@playwright/test';

/** Ordering, in the Spanish build. */

export const ADDRESS = {
  Nombre: 'Ana García',
  'Calle y número': 'Calle Mayor 1',
  'Código postal': '28013',
  Población: 'Madrid',
  País: 'España',
} as const;

export const product = (page: Page) => page.getByRole('button', { name: /Elige el producto/ });
export const place = (page: Page) => page.getByRole('button', { name: 'Realizar el pedido' });
export const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gracias, Ana García' });
