import type { OverviewCollage, OverviewView } from '@muro/api';
import { LOCALES, type Locale } from '@muro/texts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openPage } from '../browser/open-page.tsx';

const SEA: OverviewCollage = {
  id: 7,
  ownName: 'Sommer am Meer',
  shownName: 'Sommer am Meer',
  width: 50,
  height: 40,
  savedAt: '2026-11-26T10:00:00.000Z',
  isFinished: true,
};
const ARIA: OverviewCollage = { ...SEA, id: 8, ownName: '', shownName: 'Aria', width: 52.5, isFinished: false };
const LINE = { quantity: 2, design: 'Aria', width: 50, height: 40, material: 'CANVAS2CM' } as const;
const ORDER = {
  id: 12,
  createdAt: '2026-11-20T10:00:00.000Z',
  design: 'Aria',
  lines: [LINE],
  totalCents: 123_450,
  currency: 'EUR',
} as const;

const OVERVIEW: OverviewView = {
  page: 'overview',
  name: 'ana',
  collages: [SEA, ARIA],
  deleted: [],
  orders: { rows: [{ ...ORDER, state: 'printed', failure: null, again: '/cart/fromApp?again=12&lang=de' }], olderThan: null },
  notice: null,
};

const main = page.getByRole('main');
const row = (id: number) => page.getByCss(`#c${id}`);
const hrefOf = (name: string | RegExp) => main.getByRole('link', { name }).element().getAttribute('href');

/** Returns the data that a form of the page would send, by the text of its button. */
function sentBy(name: string | RegExp, part = main) {
  const form = part.getByRole('button', { name }).element().closest('form');
  if (!form) throw new Error(`Expected a form around ${name}`);
  return { action: form.getAttribute('action'), ...Object.fromEntries(new FormData(form)) };
}

it('[EXIT-03] the overview shows collages and orders, with all that can be done', async () => {
  await openPage(OVERVIEW, 'de');
  await expectPartAccessible('#root');
  expect(document.title).toMatch(/^Meine Collagen – /);
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Meine Collagen');
  await expectElement(row(7)).toContainText('50 x 40 cm · Gespeichert am 26. November 2026');
  await expectElement(row(8)).toContainText('52,5 x 40 cm');
  expect(hrefOf(/^Weitermachen.*Sommer am Meer/)).toBe('/htmlapp/?lang=de#/edit/7');
  expect(hrefOf(/^Bestellen.*Sommer/)).toBe('/cart/fromApp?collageid=7&lang=de');
  await expectElement(main.getByRole('link', { name: /^Bestellen.*Aria/ })).toHaveCount(0);
  expect(hrefOf('Eine Collage gestalten')).toBe('/htmlapp/?lang=de');
  expect(hrefOf('Mein Konto')).toBe('/account?lang=de');
  expect(sentBy('Abmelden')).toEqual({ action: '/api/signout?page=overview&lang=de' });
  await expectElement(main).toContainText(
    'Bestellung 12 vom 20. November 2026 2 × Aria, 50 x 40 cm, Leinwand, Keilrahmen 2 cm Gesamtbetrag: 1.234,50 € Druckbereit',
  );
  expect(hrefOf(/^Zu deiner Bestellung/)).toBe('/order?id=12&lang=de');
  expect(hrefOf(/^Noch einmal bestellen/)).toBe('/cart/fromApp?again=12&lang=de');
  await expectElement(main.getByText('Gelöschte Collagen')).toHaveCount(0);
});

it('behind “More” a collage can be renamed, copied, deleted and its versions opened, by keyboard', async () => {
  await openPage(OVERVIEW, 'de');
  const more = row(8).getByCss('summary');
  await expectElement(more).toBeVisible();
  await more.press('Enter');
  await expectElement(row(8).getByLabelText('Name')).toBeVisible();
  const name = row(8).getByLabelText('Name');
  await expectElement(name).toHaveValue('');
  await expectElement(name).toHaveAttribute('placeholder', 'Aria');
  await expectElement(name).toHaveAttribute('maxlength', '60');
  await name.fill('Oma');
  const common = { action: '/account/collages?lang=de', collage: '8' };
  expect(sentBy('Umbenennen', row(8))).toEqual({ ...common, do: 'rename', name: 'Oma' });
  expect(sentBy('Kopieren', row(8))).toEqual({ ...common, do: 'copy' });
  expect(sentBy('Löschen', row(8))).toEqual({ ...common, do: 'remove' });
  await expectElement(row(8).getByRole('link', { name: 'Versionen' })).toHaveAttribute('href', '/account/versions?collage=8&lang=de');
  await expectPartAccessible('#root');
});

it('the report of an action gets the focus, with an undo after a deletion; deleted collages can be restored', async () => {
  await openPage({ ...OVERVIEW, collages: [], deleted: [SEA], notice: { done: 'removed', collageId: 7 } }, 'de');
  const notice = page.getByRole('status').filter({ hasText: 'Die Collage wurde gelöscht.' });
  await expectElement(notice).toBeVisible();
  expect(document.activeElement?.contains(notice.element())).toBe(true);
  const restored = { action: '/account/collages?lang=de', collage: '7', do: 'bring-back' };
  expect(sentBy('Rückgängig')).toEqual(restored);
  await expectElement(main.getByText('Du hast noch keine Collage gespeichert.')).toBeVisible();
  await main.getByText('Gelöschte Collagen (1)').click();
  await expectElement(main.getByText('Sie bleiben dreißig Tage hier.')).toBeVisible();
  expect(sentBy(/^Wiederherstellen.*Sommer am Meer/)).toEqual(restored);
  await expectPartAccessible('#root');
  await openPage({ ...OVERVIEW, notice: { done: 'copied', collageId: 8 } }, 'en');
  await expectElement(page.getByText('The copy is at the top.')).toBeVisible();
  await expectElement(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

it('a failed order shows the reason; one that cannot be reordered has no link for it; older ones have a page', async () => {
  const failed = { ...ORDER, state: 'failed', failure: 'photo', again: null } as const;
  await openPage({ ...OVERVIEW, orders: { rows: [failed], olderThan: 12 } }, 'en');
  await expectElement(main).toContainText('Something went wrong. A photo of the collage is missing or damaged.');
  await expectElement(main.getByRole('link', { name: /^Order again/ })).toHaveCount(0);
  expect(hrefOf('Older orders')).toBe('/overview?after=12');
  await openPage({ page: 'older-orders', orders: { rows: [failed], olderThan: null } }, 'en');
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  expect(hrefOf('My collages')).toBe('/overview');
  await expectPartAccessible('#root');
  await openPage({ ...OVERVIEW, orders: { rows: [], olderThan: null } }, 'en');
  await expectElement(main.getByText('You have not ordered anything yet.')).toBeVisible();
});

it('the versions of a collage are listed by time, and an older one opens as a new collage', async () => {
  const saved = { width: 50, height: 40, savedAt: '2026-11-26T10:00:00.000Z' };
  const versions = [
    { ...saved, version: 2 },
    { ...saved, version: 1 },
  ];
  await openPage({ page: 'versions', collageId: 7, shownName: 'Meer', versions }, 'en');
  await expectPartAccessible('#root');
  await expectElement(page.getByRole('heading')).toHaveText(['Versions of Meer', 'Newest version', 'Version 1']);
  await expectElement(main.getByText(/Saved on 26 November 2026 at \d\d:\d\d/).first()).toBeVisible();
  const pictures = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/api/collages/7/picture?version=2', '/api/collages/7/picture?version=1']);
  expect(hrefOf('Continue')).toBe('/htmlapp/?lang=en#/edit/7');
  const copied = { action: '/account/collages?lang=en', collage: '7', do: 'copy', version: '1', open: '1' };
  expect(sentBy(/^Open as a new collage/)).toEqual(copied);
});

it.each([1280, 390, 320])('at %i px nothing of the overview is cut off, in any language', async (width) => {
  await page.viewport(width, 800);
  const long = {
    ...SEA,
    ownName: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    shownName: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  };
  const view: OverviewView = { ...OVERVIEW, collages: [long, ARIA], deleted: [long], notice: { done: 'removed', collageId: 7 } };
  const wide: Locale[] = [];
  for (const locale of LOCALES) {
    await openPage(view, locale);
    await expectElement(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const details of document.querySelectorAll('details')) details.open = true;
    if (document.documentElement.scrollWidth > width) wide.push(locale);
  }
  expect(wide).toEqual([]);
});
