import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, fill, newName, openDesign, openFourSlots, openOneSlot, saveToNewAccount, slot, tile } from './steps.ts';

/** What a screen reader says of an empty slot and of a filled one, by the language's own name in the menu. */
const SPOKEN = {
  Nederlands: { lang: 'nl', empty: 'plek 2 van 4, leeg', filled: 'plek 1 van 4, holiday-01.jpg, uitstekende kwaliteit' },
  English: { lang: 'en', empty: 'slot 2 of 4, empty', filled: 'slot 1 of 4, holiday-01.jpg, excellent quality' },
  Deutsch: { lang: 'de', empty: 'Platz 2 von 4, leer', filled: 'Platz 1 von 4, holiday-01.jpg, ausgezeichnete Qualität' },
  Français: { lang: 'fr', empty: 'emplacement 2 sur 4, vide', filled: 'emplacement 1 sur 4, holiday-01.jpg, excellente qualité' },
  Italiano: { lang: 'it', empty: 'spazio 2 di 4, vuoto', filled: 'spazio 1 di 4, holiday-01.jpg, qualità eccellente' },
  Español: { lang: 'es', empty: 'espacio 2 de 4, vacío', filled: 'espacio 1 de 4, holiday-01.jpg, excelente calidad' },
} as const;

test('[EDIT-21] [L10N-01] every slot has its name in the six languages, and the page says which language it is', async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(1));
  await tile(page, 'holiday-01.jpg').click();
  await slot(page, 1).click();
  await expect(slot(page, 1)).toHaveAccessibleName(SPOKEN.Español.filled);
  const titles = new Set<string>();
  for (const [name, { lang, empty, filled }] of Object.entries(SPOKEN)) {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.getByRole('button', { name: filled, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${empty}`) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    titles.add(await page.title());
  }
  expect(titles.size, 'the title of the page is in each language').toBe(6);
});

test('what was done is said politely, once each time, and the same again when it is done again', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  // Words that come into a polite region, in the order in which they come.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const take = (node: Node): void => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest('[role="status"]');
      if (region && node.textContent) said.push(node.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') take(target);
        for (const node of addedNodes) take(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
  await slot(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
  await slot(page, 2).focus();
  await page.keyboard.press('Delete');
  await expect(slot(page, 2)).toHaveAccessibleName(/vacío/);
  await page.keyboard.press('Control+z');
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday/);
  await page.keyboard.press('Control+z');
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday/);
  await page.keyboard.press('Control+y');
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
  await expect.poll(said).toEqual(['El espacio 1 está vacío.', 'El espacio 2 está vacío.', 'Deshecho.', 'Deshecho.', 'Rehecho.']);
});

/** One banner, one main part, one first heading, no level left out. */
async function expectStructure(page: Page, where: string, titles: Set<string>): Promise<void> {
  await expect(page.getByRole('banner'), where).toHaveCount(1);
  await expect(page.getByRole('main'), where).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  const levels = await page.locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect.soft(leaps, `${where}: ${levels}`).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(async () => titles.has(await page.title()), `${where}: a title of its own`).toBe(false);
  titles.add(await page.title());
}

test('[NAV-14] [NAV-15] [NAV-18] every screen has its landmarks, its headings in order, and a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  await page.goto('/htmlapp/#/eleccion');
  await expect(page.locator('a[href$="/101"]')).toBeVisible();
  await expectStructure(page, 'list', titles);
  await openDesign(page, '/collage/basico/101');
  await expectStructure(page, 'size and adjust', new Set());
  await page.goto('/htmlapp/#/error?error=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStructure(page, 'error', titles);
  await openOneSlot(page);
  await expectStructure(page, 'editor', titles);
  await fill(page, await holidayPhotos(1));
  const number = await saveToNewAccount(page, newName('voz'));
  await page.goto(`/cart/fromApp?collageid=${number}`);
  await expect(page.getByRole('button', { name: 'Pedido con obligación de pago' })).toBeVisible();
  await expectStructure(page, 'cart', titles);
});
