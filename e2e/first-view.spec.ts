import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const SCRIPTS = /\/htmlapp\/assets\/[^/]+\.js/;

/** Positions of the heading, the invitation and the first cards with their pictures and names, px. */
const boxesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const parts = '.list-hero h1, .list-start, .design-card:nth-child(-n+8) :is(.design-piece, .design-name, .design-price)';
    return [...document.querySelectorAll(parts)].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [part.classList[0] ?? part.tagName, ...[left, top, width, height].map(Math.round)];
    });
  });

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const) {
  test(`at ${width} px the first designs are seen without any script, and stay where they are when the app draws them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/htmlapp/?lang=es');
    const first = page.locator('.design-card img').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('as=avif-240');
    const before = await boxesOf(page);
    expect(before.length).toBeGreaterThan(20);

    await page.unroute(SCRIPTS);
    await page.goto('about:blank');
    await page.goto('/htmlapp/?lang=es');
    await expect(
      page
        .getByRole('navigation', { name: 'Filtros' })
        .or(page.getByRole('button', { name: 'Mostrar filtros' }))
        .first(),
    ).toBeVisible();
    expect(await boxesOf(page)).toEqual(before);
  });
}

test('at the address of another screen or of another language the first view says nothing', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  for (const address of ['editar', 'collage/basico/101']) {
    await page.goto(`/htmlapp/?lang=es#/${address}`);
    await expect(page.locator('.first-view')).toBeHidden();
    await page.goto('about:blank');
  }
  await page.goto('/htmlapp/?lang=es#/wahlen');
  await expect(page.locator('.design-card img').first()).toBeVisible();
  await expect(page.locator('.design-name').first()).toBeHidden();
  await page.goto('about:blank');
  await page.goto('/htmlapp/?lang=es#/eleccion');
  await expect(page.locator('.design-name').first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [740, 360],
  [390, 844],
] as const) {
  test(`at ${width} px the wall of a design is seen without any script, and stays where it is when the app draws it`, async ({ page }) => {
    /** Positions of the wall, the foot and, where it is not below the sizes, the heading, px. The wall may become lower. */
    const boxes = () =>
      page.locator(`:visible:is(.size-stage, .size-foot${width === 390 ? '' : ', .size-head h1'})`).evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [part.tagName, left, top, width, part.classList.contains('size-stage') ? null : height];
        }),
      );
    await page.setViewportSize({ width, height });
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/htmlapp/?lang=es#/collage/basico/101');
    await expect(page.locator('.first-size .still-wall')).toBeVisible();
    const before = await boxes();
    expect(before).toHaveLength(width === 390 ? 2 : 3);

    await page.unroute(SCRIPTS);
    await page.goto('about:blank');
    await page.goto('/htmlapp/?lang=es#/collage/basico/101');
    await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeVisible();
    await expect(page.locator('.first-size')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });
}

test('the heading before any script is that of the kind of design, and is hidden in another language', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  const headings = page.locator('.first-size h1:visible');
  for (const [address, expected] of [
    ['collage/basico/101', ['Ajusta tu diseño']],
    ['collage/diseno/201', ['Elige tu formato']],
    ['ontwerp/basic/101', []],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/htmlapp/?lang=es#/${address}`);
    await expect(page.locator('.first-size .still-wall')).toBeVisible();
    expect(await headings.allTextContents(), address).toEqual(expected);
  }
});

test('the list is painted before its code is requested', async ({ page }) => {
  await page.goto('/htmlapp/?lang=es');
  await expect(page.locator('main.first-view')).toHaveCount(0);
  const [paintMs, codeMs] = await page.evaluate(() => {
    const code = performance.getEntriesByType('resource').filter(({ name }) => /\/(designer|app|base-libraries)-[^/]*\.js$/.test(name));
    return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime, Math.min(...code.map(({ startTime }) => startTime))];
  });
  expect(paintMs).toBeGreaterThan(0);
  expect(codeMs).toBeGreaterThan(paintMs ?? 0);
});

test('a list whose code could not be loaded starts without a reload when the network is back', async ({ page }) => {
  await page.route(SCRIPTS, (route) => (/\/(app|designer)-/.test(route.request().url()) ? route.abort() : route.continue()));
  await page.goto('/htmlapp/?lang=es');
  await expect(page.locator('.design-name').first()).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.locator('main.first-view')).toHaveCount(1);
  await page.unroute(SCRIPTS);
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
});

test('the address of a design loads the code of the size page beside the app, that of the list does not', async ({ page }) => {
  const requests: string[] = [];
  await page.route(SCRIPTS, (route) => {
    requests.push(new URL(route.request().url()).pathname.replace(/^.*\//, ''));
    return route.abort();
  });
  const requestedParts = () => ['size-page-', 'workspace-'].map((part) => requests.some((name) => name.startsWith(part)));
  await page.goto('/htmlapp/?lang=es');
  await expect.poll(() => requests.length).toBeGreaterThan(3);
  expect(requestedParts()).toEqual([false, false]);
  await page.goto('about:blank');
  await page.goto('/htmlapp/?lang=es#/collage/basico/101');
  await expect.poll(requestedParts).toEqual([true, true]);
});

test('the address of a design requests the list without the app, once and in the language of the address', async ({ page }) => {
  const languages: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/list') languages.push(request.headers()['accept-language']);
  });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/htmlapp/?lang=de#/collage/basico/101');
  await expect.poll(() => languages).toEqual(['es']);

  await page.unroute(SCRIPTS);
  await page.goto('about:blank');
  await page.goto('/htmlapp/?lang=de#/collage/basico/101');
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeVisible();
  expect(languages).toEqual(['es', 'es']);
});
