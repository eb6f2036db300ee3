import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { closeTab, goOnOf, toList } from './draft-steps.ts';
import { falsePhoto } from './odd-files.ts';
import { fileOf } from './photo-kinds.ts';
import { cardOf, recompress, startWith } from './photos-first-steps.ts';
import { test } from './test.ts';

/** Makes a JPEG with a valid header and damaged decoding tables. */
function undecodable(path: string): string {
  const bytes = readFileSync(path);
  const tables = bytes.indexOf(Buffer.from([0xff, 0xc4]));
  return fileOf('undecodable.jpg', Buffer.concat([bytes.subarray(0, tables + 5), Buffer.alloc(16, 0xfe), bytes.subarray(tables + 21)]));
}

interface Wall {
  /** Position of the first design in the original order, px from the top of the page. */
  readonly tops: readonly number[];
  /** Number of designs with photos. */
  readonly counts: readonly number[];
}

/** Records the wall in every frame, from the first design with photos. */
async function watchWall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wall: { tops: number[]; counts: number[] } = { tops: [], counts: [] };
    Object.assign(globalThis, { wall });
    const recordFrame = () => {
      const cards = [...document.querySelectorAll('main li:has(> a [aria-hidden])')];
      const [first] = cards;
      const top = first ? Math.round(first.getBoundingClientRect().top + scrollY) : wall.tops.at(-1);
      if (top !== undefined && top !== wall.tops.at(-1)) wall.tops.push(top);
      if (cards.length !== (wall.counts.at(-1) ?? 0)) wall.counts.push(cards.length);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
}
const wallOf = (page: Page): Promise<Wall> => page.evaluate(() => (globalThis as unknown as { wall: Wall }).wall);

/** Expects that no design moved or disappeared. */
async function expectStill(page: Page): Promise<void> {
  const { tops, counts } = await wallOf(page);
  expect(tops).toHaveLength(1);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
}

test('photos first: no design moves or disappears while photos are read, even if some are refused or similar', async ({ page }) => {
  await watchWall(page);
  await page.goto('/htmlapp/#/eleccion');
  const photos = await holidayPhotos(8);
  await startWith(page, [...photos, undecodable(photos[3] ?? ''), falsePhoto(), await recompress(photos[1] ?? '')]);
  await expect(page.getByText('2 fotos no se han podido usar.')).toBeVisible();
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  await expect(cardOf(page, /Misura Cuadrado · las 9/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.getByText('2 fotos se parecen: ¿conservar solo una?')).toBeVisible();
  await expectStill(page);
});

test('photos first: after a reload no design appears before the content above it', async ({ page }) => {
  await toList(page);
  await startWith(page, await holidayPhotos(2));
  await expect(page.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  const next = await closeTab(page);
  await watchWall(next);
  await next.route(/OwnPhotos[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await toList(next);
  await goOnOf(next).click();
  await expect(next.getByRole('heading', { name: 'Tus 2 fotos' })).toBeVisible();
  await expect(next.getByText(/^\d+ diseños con tus fotos$/)).toBeVisible();
  await expectStill(next);
});

for (const [lang, choose] of [
  ['nl', 'Foto’s kiezen'],
  ['en', 'Choose photos'],
  ['de', 'Fotos auswählen'],
  ['fr', 'Choisir des photos'],
  ['it', 'Scegli le foto'],
  ['es', 'Elegir fotos'],
] as const) {
  test(`photos first: the texts about the photos fit the narrowest phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await watchWall(page);
    await page.goto(`/htmlapp/?lang=${lang}`);
    const [first = '', second = ''] = await holidayPhotos(2);
    await startWith(page, [first, second, falsePhoto(), await recompress(second)], choose);
    const line = page.getByRole('status').filter({ hasText: /^1 / });
    await expect(line).toBeVisible();
    await line.locator('xpath=..').getByRole('button').last().click();
    await expect(page.getByRole('status').filter({ hasText: /^2 / })).toHaveCount(1);
    await page.locator('main [aria-haspopup="menu"]').click();
    await expect(page.getByRole('menuitem', { name: /^2 / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectStill(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
}
