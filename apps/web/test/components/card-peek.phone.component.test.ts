import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, expectElement } from '../browser/expect-element.ts';
import { centreOf, holdFinger, tap } from '../browser/fingers.ts';
import { openApp } from '../browser/open-app.tsx';

it('[WALL-08] a long press shows the card in a room and follows no link, a tap does', async () => {
  await openApp('/eleccion');
  const link = page.getByCss('.design-card > a[href$="/101"]');
  await expectElement(link).toBeVisible();
  const room = page.getByCss('.design-card [aria-hidden] svg ~ div');
  await holdFinger(await centreOf(link), async () => expectElement(room).toBeVisible());
  await expectElement(room).toBeHidden();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(window.location.hash).toContain('/eleccion');
  await tap(link);
  await expectAddress(/\/101$/);
});
