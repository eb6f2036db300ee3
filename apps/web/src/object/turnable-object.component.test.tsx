import { FRONT_VIEW, type ObjectView, stillView } from '@muro/domain';
import { LOCALES } from '@muro/texts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../test/browser/accessible.ts';
import { keyboard, mouse } from '../../test/browser/commands.ts';
import { expectElement } from '../../test/browser/expect-element.ts';
import { objectSheet } from '../../test/browser/object-sheet.ts';
import { InLanguage } from '../InLanguage.tsx';
import { loadTexts } from '../state/language/text-store.ts';
import { TurnableObject } from './TurnableObject.tsx';

const SHEET = objectSheet({ size: { width: 40, height: 30 }, material: 'CANVAS4CM' }, []);

let openRoot: Root | null = null;

afterEach(() => {
  openRoot?.unmount();
  openRoot = null;
  document.querySelector('[data-test]')?.remove();
});

interface Shown {
  readonly locale?: (typeof LOCALES)[number];
  readonly start?: ObjectView;
}

/** Shows turnable objects with these names below each other. */
async function showFaces(names: readonly string[], { locale = 'en', start = FRONT_VIEW }: Shown = {}): Promise<void> {
  await loadTexts(locale);
  const root = document.createElement('main');
  root.dataset.test = '';
  document.body.append(root);
  openRoot = createRoot(root);
  openRoot.render(
    <InLanguage>
      <h1>Objects</h1>
      {names.map((name) => (
        <TurnableObject key={name} {...SHEET} pxPerCm={6} label={name} start={start} />
      ))}
    </InLanguage>,
  );
  await expectElement(page.getByRole('application').first()).toBeVisible();
}

const object = () => page.getByRole('application');
const view = () => page.getByRole('status');
const folded = () => document.querySelectorAll('[data-face]').length;

it('[WALL-13] the arrow keys turn the object by 10°, up to 60°, and Home shows its front; the view is told in words', async () => {
  await showFaces(['Picture, 40 x 30 cm, canvas']);
  await expectElement(object()).toHaveAttribute('aria-label', /^Picture, 40 x 30 cm, canvas\./);
  await expectElement(view()).toHaveText('from the front');
  (object().element() as HTMLElement).focus();
  for (let press = 0; press < 3; press++) await keyboard.press('ArrowLeft');
  await expectElement(view()).toHaveText('from the left, 30°');
  await keyboard.press('ArrowUp');
  await expectElement(view()).toHaveText('from the left, 30°, and from above, 10°');
  for (let press = 0; press < 9; press++) await keyboard.press('ArrowRight');
  await expectElement(view()).toHaveText('from the right, 60°, and from above, 10°');
  await keyboard.press('Home');
  await expectElement(view()).toHaveText('from the front');
});

it('[WALL-13] buttons turn the object, too', async () => {
  await showFaces(['Picture']);
  await page.getByRole('button', { name: 'From below' }).click();
  await expectElement(view()).toHaveText('from below, 10°');
  await page.getByRole('button', { name: 'From the right' }).click();
  await expectElement(view()).toHaveText('from the right, 10°, and from below, 10°');
  await page.getByRole('button', { name: 'Front', exact: true }).click();
  await expectElement(view()).toHaveText('from the front');
});

it('[WALL-13] a drag turns the object with the pointer and tells only the view at its end', async () => {
  await showFaces(['Picture']);
  const { x, y, width, height } = await object().boundingBox();
  await mouse.move(x + width / 2, y + height / 2);
  await mouse.down();
  await mouse.move(x + width / 2 + 100, y + height / 2, { steps: 5 });
  await expectElement(view()).toHaveText('from the front');
  await mouse.up();
  await expectElement(view()).toHaveText('from the left, 20°');
  expect(getComputedStyle(object().element()).touchAction).toBe('pan-y');
});

it('[WALL-13] lies still in the plane of the page until it is turned, and only one object of a page is folded', async () => {
  await showFaces(['First', 'Second']);
  expect(folded()).toBe(0);
  await page.getByRole('button', { name: 'From the left' }).first().click();
  await expectElement(view().first()).toHaveText('from the left, 10°');
  const facesOfOne = folded();
  expect(facesOfOne).toBe(5);
  await page.getByRole('button', { name: 'From the left' }).last().click();
  await expectElement(view().first()).toHaveText('from the front');
  await expectElement(view().last()).toHaveText('from the left, 10°');
  expect(folded()).toBe(facesOfOne);
});

it('[WALL-13] close up it starts at an angle that shows its side and its upper edge, and Home shows the front', async () => {
  await showFaces(['Picture'], { start: stillView(SHEET.product) });
  await expectElement(view()).toHaveText('from the right, 22°, and from above, 10°');
  const sizeOf = (side: string) => document.querySelector(`[data-face=${side}]`)?.getBoundingClientRect() ?? new DOMRect();
  expect(sizeOf('right').width).toBeGreaterThan(5);
  expect(sizeOf('top').height).toBeGreaterThan(3);
  (object().element() as HTMLElement).focus();
  await keyboard.press('Home');
  await expectElement(view()).toHaveText('from the front');
});

it('[WALL-13] with reduced motion the object jumps', async () => {
  await commands.preferMedia({ reducedMotion: 'reduce' });
  await showFaces(['Picture']);
  await page.getByRole('button', { name: 'From the left' }).click();
  const turned = document.querySelector('[data-face]')?.parentElement as HTMLElement;
  expect(getComputedStyle(turned).transitionDuration).toBe('0s');
  await commands.preferMedia({});
});

it.each(LOCALES)('[WALL-13] is accessible and tells the view in %s', async (locale) => {
  await showFaces(['Picture'], { locale });
  await page.getByRole('button').first().click();
  await expect.poll(() => view().element().textContent).toMatch(/10°/);
  await expectAccessible(`the turned object in ${locale}`);
});
