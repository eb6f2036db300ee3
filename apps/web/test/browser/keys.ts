import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { keyboard } from './commands.ts';
import { seen } from './seen.ts';

/** Most stops of Tab on one screen. */
const MOST_TABS = 90;

/** Walks with Tab until the thing has the focus, which must show. */
export async function tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await seen(wanted).toBeVisible();
  for (let presses = 0; presses < MOST_TABS && !hasFocus(wanted); presses++) await keyboard.press(key);
  await seen(wanted).toBeFocused();
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(wanted.element());
  const isShown = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  expect(wanted.element().matches(':focus-visible') && isShown, `the focus shows on ${wanted.selector}`).toBe(true);
}

export const hasFocus = (wanted: Locator): boolean => wanted.query() !== null && wanted.query() === document.activeElement;

/** From one stop of the collage to another, which Tab leads to only once: by the arrows that read on. */
export async function arrowTo(wanted: Locator): Promise<void> {
  await keyboard.press('Home');
  for (let presses = 0; presses < MOST_TABS && !hasFocus(wanted); presses++) await keyboard.press('ArrowRight');
  await seen(wanted).toBeFocused();
}

export async function pressOn(wanted: Locator, key = 'Enter', direction: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(wanted, direction);
  await keyboard.press(key);
}
