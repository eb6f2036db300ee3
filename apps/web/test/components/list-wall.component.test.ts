import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { expectFilled, filledCards, startWith } from '../browser/photos-first-steps.ts';

const cards = () => page.getByCss('.design-card:has(> a)');

/** Opens the list in a window of this size, with all its designs. */
async function openList(widthPx: number, heightPx: number): Promise<readonly DOMRect[]> {
  await page.viewport(widthPx, heightPx);
  await openApp('/eleccion');
  await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
  await document.fonts.ready;
  return boxes();
}

const boxes = (): readonly DOMRect[] =>
  cards()
    .elements()
    .map((card) => card.getBoundingClientRect());

it.each([
  [1440, 900, 8, 270],
  [1280, 720, 4, 270],
  [820, 1180, 4, 356],
  [390, 844, 4, 356],
  [360, 740, 2, 356],
])(
  '[WALL-05] [WALL-06] %i x %i: %i whole cards on the first screen, the first one at most %i px from the top',
  async (width, height, count, top) => {
    const all = await openList(width, height);
    expect(all[0]?.top).toBeLessThanOrEqual(top);
    expect(all.filter((box) => box.top >= 0 && box.bottom <= height).length).toBeGreaterThanOrEqual(count);
    expect(document.documentElement.scrollWidth - document.documentElement.clientWidth).toBeLessThanOrEqual(0);
  },
);

it('[WALL-06] the heading and the invitation to start with photos share a line', async () => {
  await openList(1440, 900);
  const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  const invitation = page.getByRole('region', { name: 'Empieza con tus fotos' }).element().getBoundingClientRect();
  expect(invitation.left).toBeGreaterThan(heading.left);
  expect(invitation.top).toBeLessThan(heading.bottom);
  expect(invitation.bottom).toBeGreaterThan(heading.top);
});

it('[WALL-07] [CAT-05] [CAT-06] the sidebar is 168 px wide and stays in view; under 600 px it is behind a toggle', async () => {
  await openList(1440, 900);
  const sidebar = () => page.getByRole('navigation', { name: 'Filtros' }).element().getBoundingClientRect();
  expect(sidebar().width).toBe(168);
  window.scrollTo(0, 1200);
  await expect.poll(() => sidebar().top).toBeGreaterThan(0);
  expect(sidebar().top).toBeLessThan(200);
  await page.viewport(600, 900);
  await expectElement(page.getByRole('navigation', { name: 'Filtros' })).toBeVisible();
  await page.viewport(599, 900);
  await expectElement(page.getByRole('navigation', { name: 'Filtros' })).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar filtros' }).click();
  await expectElement(page.getByRole('navigation', { name: 'Filtros' })).toBeVisible();
  await expectElement(page.getByRole('combobox', { name: 'Ocasión' })).toBeVisible();
});

it('[WALL-07] number of photos and occasion narrow the list down, and stay when the category changes', async () => {
  await openList(1440, 900);
  const all = cards().elements().length;
  const photos = page.getByRole('combobox', { name: 'Número de fotos' });
  await photos.selectOptions('61+');
  await expect.poll(() => cards().elements().length).toBeLessThan(all);
  await expectElement(page.getByCss('a[href$="/113"]')).toHaveCount(0); // a heart holds 31 photos
  await page.getByRole('combobox', { name: 'Ocasión' }).selectOptions('Cumpleaños');
  await expectElement(cards()).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Filtros' }).getByRole('link', { name: 'Moderno' }).click();
  await expectElement(photos).toHaveValue('61+');
  await expectElement(page.getByRole('link', { name: /Candela/ })).toBeVisible();
});

it('[WALL-07] no filter but the first link lists all designs', async () => {
  await openList(1440, 900);
  const all = cards().elements().length;
  const links = page.getByRole('navigation', { name: 'Filtros' }).getByRole('link');
  const count = links.elements().length;
  for (let index = 1; index < count; index += 1) {
    await links.nth(index).click();
    await expect.poll(() => cards().elements().length).toBeLessThan(all);
    expect(cards().elements().length).toBeGreaterThan(0);
    await links.nth(0).click();
    await expect.poll(() => cards().elements().length).toBe(all);
  }
});

it.each([
  [1440, 220, 172, [60, 44]],
  [390, 156, 112, [32, 23]],
])(
  '[WALL-08] at %i px a card has a wall of %i px, and a piece of at most 76 percent of its width and %i px of its height',
  async (width, wall, maxHeight, mark) => {
    await openList(width, 900);
    const stages = page.getByCss('.design-stage').elements();
    expect(stages.length).toBeGreaterThan(30);
    const { width: markWidth, height: markHeight } = page.getByCss('.design-mark svg').first().element().getBoundingClientRect();
    expect([markWidth, Math.round(markHeight)]).toEqual(mark);
    for (const stage of stages.slice(0, 12)) {
      const { height, width: wide } = stage.getBoundingClientRect();
      const piece = stage.querySelector('.design-piece')?.getBoundingClientRect();
      expect(height).toBe(wall);
      expect(piece?.height).toBeLessThanOrEqual(maxHeight + 0.5);
      expect(piece?.width).toBeLessThanOrEqual(0.76 * wide + 0.5);
      expect(Math.max((piece?.height ?? 0) / maxHeight, (piece?.width ?? 0) / (0.76 * wide))).toBeGreaterThan(0.98);
    }
  },
);

it('[WALL-08] a card says its name, how many photos it holds, whether it has a title, and its lowest price', async () => {
  await openList(1440, 900);
  const heart = page.getByRole('listitem').filter({ has: page.getByCss('a[href$="/113"]') });
  await expectElement(heart).toContainText('26–31 fotos · con título');
  await expectElement(heart).toContainText(/desde 12,53\s€/);
  const name = heart.getByText('Amore', { exact: true }).element();
  expect([getComputedStyle(name).fontSize, getComputedStyle(name).fontWeight]).toEqual(['17px', '600']);
  await expectElement(page.getByRole('listitem').filter({ has: page.getByCss('a[href$="/104"]') })).toContainText('1 foto');
});

it('[WALL-08] the focus ring of a card surrounds all of it', async () => {
  await openList(1280, 800);
  await page.getByRole('combobox', { name: 'Ocasión' }).press('Tab');
  const link = page.getByCss('.design-link').first();
  await expectElement(link).toBeFocused();
  const ring = getComputedStyle(link.element(), '::after');
  expect([getComputedStyle(link.element()).outlineStyle, ring.outlineStyle]).toEqual(['none', 'solid']);
  expect(Number.parseFloat(ring.height)).toBeCloseTo(boxes()[0]?.height ?? 0, 0);
});

it('[WALL-09] with photos the invitation is a row of 72 px, and whole filled cards are in view, on a small phone too', async () => {
  await openList(360, 740);
  await startWith(await holidayPhotos(5));
  await expectFilled(filledCards().first().getByCss('canvas'));
  const row = page.getByRole('heading', { name: 'Tus 5 fotos' }).element().parentElement?.parentElement?.getBoundingClientRect();
  expect(row?.height).toBe(72);
  const visibleBoxes = boxes().filter((box) => box.top >= 0 && box.bottom <= 740);
  expect(visibleBoxes.length).toBeGreaterThanOrEqual(1);
});

it.each([
  ['de', 'wahlen', 'Fotos auswählen', 412],
  ['de', 'wahlen', 'Fotos auswählen', 360],
  ['fr', 'choix', 'Choisir des photos', 320],
] as const)(
  '[WALL-09] the row of photos keeps its 72 px while photos are read: %s, /%s, “%s”, %i px',
  async (locale, path, choose, width) => {
    await page.viewport(width, 740);
    await openApp(`/${path}`, { locale });
    await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
    const heights = new Set<number>();
    const row = () => page.getByCss('section:has(> div > div > h2)').query()?.firstElementChild;
    const watch = new MutationObserver(() => heights.add(row()?.getBoundingClientRect().height ?? 72));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => watch.disconnect());
    await startWith(await holidayPhotos(12), choose);
    await expectFilled(filledCards().first().getByCss('canvas'));
    await expectElement(page.getByCss('[data-going-on]')).toHaveCount(0);
    expect([...heights]).toEqual([72]);
  },
);

it('[WALL-10] a design with photos takes the place of a skeleton of its size, and the other skeletons stay', async () => {
  await openList(1280, 800);
  const moved: string[] = [];
  let before = new Map<Element, string>();
  const recordFrame = (): void => {
    const current = new Map<Element, string>();
    for (const skeleton of document.querySelectorAll('li.design-card[aria-hidden]')) {
      const { left, top } = skeleton.getBoundingClientRect();
      const place = `${Math.round(left)} ${Math.round(top)}`;
      const earlier = before.get(skeleton);
      if (earlier !== undefined && earlier !== place) moved.push(`${earlier} to ${place}`);
      current.set(skeleton, place);
    }
    before = current;
  };
  const watch = new MutationObserver(recordFrame);
  watch.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  await startWith(await holidayPhotos(6));
  await expectFilled(filledCards().first().getByCss('canvas'));
  await expect.poll(() => before.size).toBe(0);
  expect(moved).toEqual([]);
});

it('[WALL-09] a photo of the row can be left out by pointer and by keys, and comes back', async () => {
  await openList(1280, 800);
  await startWith(await holidayPhotos(3));
  await expectElement(page.getByRole('heading', { name: 'Tus 3 fotos' })).toBeVisible();
  const crosses = page.getByRole('list', { name: 'Tus fotos' }).getByRole('button');
  await expectElement(crosses).toHaveCount(3);
  await crosses.first().click();
  await expectElement(page.getByRole('heading', { name: 'Tus 2 fotos' })).toBeVisible();
  await expectElement(crosses.first()).toBeFocused();
  await keyboard.press('ArrowRight');
  await expectElement(crosses.last()).toBeFocused();
  await keyboard.press('Delete');
  await expectElement(page.getByRole('heading', { name: 'Tu foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectElement(page.getByRole('heading', { name: 'Tus 2 fotos' })).toBeVisible();
});
