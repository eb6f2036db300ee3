import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { seen } from '../browser/seen.ts';
import { openFourSlots } from '../browser/steps.ts';

it('[EDIT-06] [EDIT-07] [EDIT-08] the side menu is a panel at the bottom, closed at first', async () => {
  await openFourSlots();
  const menu = page.getByRole('complementary', { name: 'Menú del collage' });
  await seen(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const box = await menu.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(innerHeight);
  await menu.getByRole('button', { name: 'Cerrar menú' }).click();
  await seen(menu).toHaveCount(0);
  const wall = await page.getByRole('region', { name: 'Tu collage' }).boundingBox();
  expect(wall?.height).toBeGreaterThan(innerHeight / 2);
});
