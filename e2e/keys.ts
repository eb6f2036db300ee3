import { expect, type Locator, type Page } from '@playwright/test';

/** Most stops of Tab on one screen. */
const MOST_TABS = 90;

/** Walks with Tab until the thing has the focus, which must show. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus(wanted)); presses++) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
  const isShown = await wanted.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return element.matches(':focus-visible') && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none');
  });
  expect(isShown, `the focus shows on ${wanted}`).toBe(true);
}

export const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** From one stop of the collage to another, which Tab leads to only once: by the arrows that read on. */
export async function arrowTo(page: Page, wanted: Locator): Promise<void> {
  await page.keyboard.press('Home');
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus(wanted)); presses++) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeFocused();
}

export async function pressOn(page: Page, wanted: Locator, key = 'Enter', direction: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, wanted, direction);
  await page.keyboard.press(key);
}
