import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { cardOf, startWith } from '../browser/photos-first-steps.ts';
import { SCREEN } from '../browser/screens.ts';

it(`the size page shows how much of a few photos is cropped, and which sizes crop hardly anything, ${SCREEN.name}`, async () => {
  await openApp('/collage/basico');
  await startWith(await holidayPhotos(4));
  await cardOf(/Misura Horizontal/).click();
  await expectElement(page.getByText(/^Ninguna foto se recorta más de un \d+\s%\.$|^No se recorta nada\.$/)).toBeVisible();
  const sizes = page.getByText(/^No se recorta casi nada en \d+\sx\s\d+\scm/);
  await expectElement(sizes).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
