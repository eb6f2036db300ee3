import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';

const card = (id: number) => page.getByCss(`.design-card:has(> a[href$="/${id}"])`);
const link = (id: number) => page.getByCss(`.design-card > a[href$="/${id}"]`);
/** The room of a card with its piece on the wall. */
const room = (id: number) => card(id).getByCss('[aria-hidden] svg ~ div');

/** Opacity in the middle of the picture in the room of card 101, 0 to 255. */
function pictureAlpha(): number | undefined {
  const canvas = room(101).getByCss('canvas').element() as HTMLCanvasElement;
  return canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3];
}

/** Returns where everything on the list stands. */
const places = (): readonly string[] =>
  [...document.querySelectorAll('main h1, .design-card, .design-stage, .design-label, .design-facts')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });

async function openList(): Promise<void> {
  await openApp('/eleccion');
  await expectElement(link(101)).toBeVisible();
  await document.fonts.ready;
}

it('[WALL-08] a card under the mouse hangs in a room at true scale, and nothing moves', async () => {
  await openList();
  const before = places();
  await link(101).hover();
  await expectElement(room(101)).toBeVisible();
  expect(places()).toEqual(before);
  const piece = room(101).element().getBoundingClientRect();
  expect(piece.width / piece.height).toBeCloseTo(50 / 40, 1);
  const stage = card(101).getByCss('.design-stage').element().getBoundingClientRect();
  expect(piece.width).toBeLessThan(stage.width / 2);
  await expect.poll(pictureAlpha, { message: 'its picture' }).toBe(255);
  await expectAccessible('room of a card');
  await page.getByRole('heading', { level: 1 }).hover();
  await expectElement(room(101)).toBeHidden();
});

it('a room that opens before the picture of its card has loaded shows it when it has', async () => {
  await openList();
  const image = card(101).getByCss('img').element() as HTMLImageElement;
  const loaded = image.src;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.removeAttribute('src');
  await link(101).hover();
  await expectElement(room(101)).toBeVisible();
  expect(pictureAlpha()).toBe(0);
  image.src = loaded;
  await expect.poll(pictureAlpha).toBe(255);
});

it('[WALL-08] a card with the keyboard focus hangs in a room until Escape or the next card', async () => {
  await openList();
  await link(101).focus();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Tab');
  await expectElement(link(101)).toBeFocused();
  await expectElement(room(101)).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(room(101)).toBeHidden();
  await keyboard.press('Tab');
  await expectElement(page.getByCss('.design-card [aria-hidden] svg ~ div')).toBeVisible();
  await expectElement(room(101)).toBeHidden();
});
