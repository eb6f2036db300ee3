import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openDesign } from '../browser/steps.ts';

const inFocus = (): readonly (string | null)[] =>
  ['aria-label', 'aria-checked'].map((name) => document.activeElement?.getAttribute(name) ?? null);

it('[SIZE-22] [WALL-16] Tab leads to the chosen orientation, from either side', async () => {
  await openDesign('/collage/basico/101');
  const before = page.getByRole('button', { name: /^Tamaño: 50 x 40 cm/ });
  await expectElement(before).toBeVisible();
  (before.element() as HTMLElement).focus();
  await keyboard.press('Tab');
  expect(inFocus()).toEqual(['Horizontal', 'true']);
  await keyboard.press('Tab');
  await keyboard.press('Shift+Tab');
  expect(inFocus()).toEqual(['Horizontal', 'true']);
});
