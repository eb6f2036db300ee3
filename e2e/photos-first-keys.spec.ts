import { expect, type Page, test } from '@playwright/test';
import { toList } from './draft-steps.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { cardOf } from './photos-first-steps.ts';

const MOST_TABS = 40;

/** Goes on by Tab until what has the focus bears this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const words = await focused.evaluateAll(
      ([element]) => element?.getAttribute('aria-label') ?? (element as HTMLElement)?.innerText ?? '',
    );
    if (name.test(words.replace(/\s+/g, ' '))) return;
  }
  throw new Error(`Expected ${name} within ${MOST_TABS} presses of Tab`);
}

test('photos first by keys alone: chosen, a design, four times as large, taken out and back', async ({ page }) => {
  page.on('filechooser', () => {}); // from now on it is caught: a key is quicker than the wish to catch it
  await toList(page);
  await tabTo(page, /^Elegir fotos/);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([...(await holidayPhotos(5))]);
  const own = page.getByRole('heading', { name: 'Tus 5 fotos' });
  await expect(own).toBeFocused();
  await tabTo(page, /^Elegir sin fotos/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /^(Continuar con|Mostrar los diseños)/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus 5 fotos' })).toBeVisible();

  await expect(cardOf(page, /Misura Horizontal/)).toBeVisible();
  await tabTo(page, /Misura Horizontal/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Modifica el diseño actual' })).toBeEnabled();
  await tabTo(page, /^Modifica el diseño actual/);
  await page.keyboard.press('Enter');
  const places = page.getByRole('button', { name: /^espacio \d+ de 5,/ });
  await expect(places).toHaveCount(5);
  await tabTo(page, /^espacio 1 de 5,/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  for (let items = 0; items < 5; items++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const favourite = page.getByRole('button', { name: /cuatro veces más grande/ });
  await expect(favourite).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^espacio \d de 5, vacío/);
  await page.keyboard.press('Control+z');
  await expect(favourite).toBeFocused();
});
