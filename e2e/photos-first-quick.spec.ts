import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { cameraPhoto } from './camera-photo.ts';
import { toList } from './draft-steps.ts';
import { cardOf, expectFilled, filledCards, startWith } from './photos-first-steps.ts';
import { test } from './test.ts';

test('photos first: embedded thumbnails are shown upright and without bars until the photos are read', async ({ page }) => {
  await toList(page);
  await startWith(page, await holidayPhotos(1)); // the row exists, so its content depends only on reading
  await expect(page.getByRole('heading', { name: 'Tu foto' })).toBeVisible();
  await watchStrip(page);
  const photos = await Promise.all([1, 6, 8, 3].map((orientation) => cameraPhoto(`camera-${orientation}.jpg`, orientation)));
  const chooser = await openFileChooser(page, () => page.getByRole('button', { name: 'Añadir fotos' }).click());
  await chooser.setFiles(photos);
  const card = filledCards(page).first().locator('canvas');
  await expectFilled(card);
  await expect.poll(() => card.evaluate(coloursOf)).toMatchObject({ red: 0, hasBlue: true });

  const firstPictures = await shownPictures(page);
  expect(firstPictures).toHaveLength(photos.length);
  for (const [quick, last] of firstPictures) {
    expect(quick?.colours).toEqual({ red: 1, dark: 0, hasBlue: false });
    expect(last?.colours).toEqual({ red: 0, dark: 0, hasBlue: true });
  }
  expect(firstPictures.map(([quick]) => (quick?.ratio ?? 1) > 1)).toEqual([true, false, false, true]);
});

test('photos first: size page and variants show the same as the card, and no photo is decoded again', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage as (this: Worker, message: { path?: string[] }, ...rest: unknown[]) => void;
    Object.assign(globalThis, { decoded: 0 });
    Worker.prototype.postMessage = function (this: Worker, message: { path?: string[] }, ...rest: unknown[]) {
      if (message.path?.includes('decode'))
        Object.assign(globalThis, { decoded: (globalThis as unknown as { decoded: number }).decoded + 1 });
      post.call(this, message, ...rest);
    };
  });
  const decoded = () => page.evaluate(() => (globalThis as unknown as { decoded: number }).decoded);
  // From 1100 px the size page has a lens, which shows a corner at a scale that needs larger pictures. [WALL-14]
  await page.setViewportSize({ width: 1000, height: 800 });
  await toList(page);
  await startWith(page, await holidayPhotos(20));
  await expectFilled(filledCards(page).nth(1).locator('canvas'));
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  await expect(page.locator('[data-going-on]')).toHaveCount(0);
  const before = await decoded();
  await cardOf(page, /Misura Horizontal/).click();
  await expectFilled(page.getByRole('img', { name: /cm, / }));
  await expectFilled(page.getByRole('radio', { name: 'Variante 4' }).locator('canvas'));
  expect(await decoded()).toBe(before);
});

type Colours = { readonly red: number; readonly dark: number; readonly hasBlue: boolean };

/** Records all URLs of each picture of the strip, by name. */
function watchStrip(page: Page): Promise<void> {
  return page.evaluate(() => {
    const urlsByName = new Map<string, string[]>();
    new MutationObserver(() => {
      for (const { alt, src } of document.querySelectorAll<HTMLImageElement>('li > img[src^="data:"]')) {
        const seenAddresses = urlsByName.get(alt) ?? [];
        if (seenAddresses.at(-1) !== src) urlsByName.set(alt, [...seenAddresses, src]);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    Object.assign(globalThis, { shownInStrip: urlsByName });
  });
}

/** Returns the first and the last picture of each photo, sorted by name. */
async function shownPictures(page: Page) {
  const addresses = await page.evaluate(() => [...(globalThis as unknown as { shownInStrip: Map<string, string[]> }).shownInStrip]);
  const order = ['camera-1.jpg', 'camera-6.jpg', 'camera-8.jpg', 'camera-3.jpg'];
  const earlier = new Map(addresses);
  return Promise.all(
    order
      .map((name) => earlier.get(name) ?? [])
      .map((urls) => Promise.all([urls[0], urls.at(-1)].map((url) => pictureAt(page, url ?? '')))),
  );
}

async function pictureAt(page: Page, url: string): Promise<{ readonly ratio: number; readonly colours: Colours }> {
  const canvas = await page.evaluateHandle(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas;
  }, url);
  return { ratio: await canvas.evaluate(({ width, height }) => width / height), colours: await canvas.evaluate(coloursOf) };
}

/** Returns fractions of a canvas, rounded to a tenth: red of the thumbnails, and almost black. */
function coloursOf(canvas: Element): Colours {
  const { width, height } = canvas as HTMLCanvasElement;
  const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  let [red, dark, blue] = [0, 0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    const [r = 0, g = 0, b = 0] = data.slice(offset, offset + 3);
    if (r > 150 && g < 90 && b < 90) red += 1;
    else if (b > 140 && r < 90) blue += 1;
    else if (Math.max(r, g, b) < 60) dark += 1;
  }
  const share = (count: number) => Math.round((40 * count) / data.length) / 10;
  return { red: share(red), dark: share(dark), hasBlue: blue > 0 };
}
