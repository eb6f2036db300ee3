import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from './expect-element.ts';
import { holidayPhotos } from './photos.ts';
import { addPhotos, openDesign, startNow } from './steps.ts';

/** Slots with a photo. */
const places = () => page.getByRole('button', { name: /^espacio \d+ de \d+, holiday/ });
const favourites = () => page.getByRole('button', { name: /^espacio \d+ de \d+, holiday.*cuatro veces más grande/ });

/** Opens a layout that follows its photos, with nine of them. */
export async function openNine(): Promise<void> {
  await openDesign('/collage/basico/100');
  await startNow();
  await addPhotos(await holidayPhotos(9));
  await expectElement(places()).toHaveCount(9);
}

/** Waits until one photo is a favourite and clearly larger than any other. */
export async function expectOneLarge(): Promise<void> {
  await expectElement(favourites()).toHaveCount(1);
  await expect.poll(() => areaOf(favourites().element()) / othersArea(), { timeout: 20_000 }).toBeGreaterThan(1.3);
}

/** Waits until no photo is a favourite, and none takes a third of the page. */
export async function expectNoneLarge(): Promise<void> {
  await expectElement(favourites()).toHaveCount(0);
  await expectElement(places()).toHaveCount(9);
  await expect.poll(largestShare, { timeout: 20_000 }).toBeLessThan(1 / 3);
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** Returns the area of the largest photo that is not a favourite. */
function othersArea(): number {
  const large = new Set(favourites().elements());
  return Math.max(
    ...places()
      .elements()
      .filter((element) => !large.has(element))
      .map(areaOf),
  );
}

function largestShare(): number {
  const areas = places().elements().map(areaOf);
  return Math.max(...areas) / areas.reduce((sum, area) => sum + area, 0);
}
