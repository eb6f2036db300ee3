import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { keyboard } from './commands.ts';
import { expectElement } from './expect-element.ts';

/** Maximum number of tab stops on a screen. */
const MAX_TABS = 90;

/** Presses Tab until the element has the focus, and expects a visible focus indicator. */
export async function tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expectElement(wanted).toBeVisible();
  for (let presses = 0; presses < MAX_TABS && !hasFocus(wanted); presses++) await keyboard.press(key);
  await expectElement(wanted).toBeFocused();
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(wanted.element());
  const isShown = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  expect(wanted.element().matches(':focus-visible') && isShown, `the focus shows on ${wanted.selector}`).toBe(true);
}

export const hasFocus = (wanted: Locator): boolean => wanted.query() !== null && wanted.query() === document.activeElement;

/** Moves from one keyboard stop of the collage, which is a single tab stop, to another with the arrow keys. */
export async function arrowTo(wanted: Locator): Promise<void> {
  await keyboard.press('Home');
  for (let presses = 0; presses < MAX_TABS && !hasFocus(wanted); presses++) await keyboard.press('ArrowRight');
  await expectElement(wanted).toBeFocused();
}

export async function pressOn(wanted: Locator, key = 'Enter', direction: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(wanted, direction);
  await keyboard.press(key);
}
