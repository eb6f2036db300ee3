import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of tab stops on one screen. */
const MAX_TABS = 90;

/** Presses Tab until the element has a visible focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < MAX_TABS && !(await hasFocus(wanted)); presses++) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
  const isShown = await wanted.evaluate((element) => {
    const hasRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    // The ring of a card's link is that of its area, which covers the whole card.
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return element.matches(':focus-visible') && styles.some(hasRing);
  });
  expect(isShown, `the focus shows on ${wanted}`).toBe(true);
}

export const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** Moves between tab stops of the collage, which is one tab stop, with the arrow keys in reading order. */
export async function arrowTo(page: Page, wanted: Locator): Promise<void> {
  await page.keyboard.press('Home');
  for (let presses = 0; presses < MAX_TABS && !(await hasFocus(wanted)); presses++) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeFocused();
}

export async function pressOn(page: Page, wanted: Locator, key = 'Enter', direction: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, wanted, direction);
  await page.keyboard.press(key);
}
