import { type ChooseMaterialView, PATHS, type PageView } from '@muro/api';
import { LOCALES, type Locale, loadOrderTexts } from '@muro/texts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { pressOn, tabTo } from '../browser/keys.ts';
import { openPage } from '../browser/open-page.tsx';

const COLLAGE = 4_821_907_733;
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const CHOICE: ChooseMaterialView = {
  ...{ page: 'choose-material', collageId: COLLAGE, currency: 'EUR' },
  materials: [
    { material: 'POSTER', priceCents: 2495, isWhole: true, picture: PICTURE },
    { material: 'CANVAS2CM', priceCents: 123_450, isWhole: false, picture: PICTURE },
  ],
};
const OTHER: PageView = { page: 'other-account', name: 'maría', reference: 'WzQ4.a&b' };
const VIEWS: readonly PageView[] = [
  CHOICE,
  { page: 'incomplete-collage', collageId: COLLAGE, sentence: 'Füll noch 2 leere Plätze.' },
  OTHER,
  { page: 'gone-reference', sentence: null },
  { page: 'gone-reference', sentence: 'Dieser Verweis ist abgelaufen.' },
];

const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const addressOf = (link: Element) => link.getAttribute('href');

it('a collage without a material shows each one with its picture and price, and leads to the checkout or into the editor', async () => {
  await openPage(CHOICE, 'de');
  await expectPartAccessible('#root');
  await expectElement(heading).toHaveText('Worauf soll gedruckt werden?');
  const offers = main.getByRole('listitem');
  await expectElement(offers).toHaveCount(2);
  const [poster, canvas] = [offers.nth(0), offers.nth(1)];
  await expectElement(poster).toHaveText(/^Poster 24,95\s€ Zur Kasse ?: Poster$/);
  await expectElement(canvas).toHaveText(
    /^Leinwand, Keilrahmen 2\scm 1\.234,50\s€ Mit diesem Material hat .* Collage öffnen ?: Leinwand, Keilrahmen 2 cm$/,
  );
  expect(
    main
      .getByCss('li img')
      .elements()
      .map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
  ).toEqual([
    [PICTURE, ''],
    [PICTURE, ''],
  ]);
  expect(main.getByRole('link').elements().map(addressOf)).toEqual([
    `${PATHS.checkout}?collageid=${COLLAGE}&material=POSTER&lang=de`,
    `/htmlapp/?lang=de#/edit/${COLLAGE}?material=CANVAS2CM`,
    `/htmlapp/?lang=de#/edit/${COLLAGE}`,
  ]);
});

it('the offers can be chosen by keyboard, in their order', async () => {
  await openPage(CHOICE, 'en');
  const ways = main.getByRole('link');
  for (const index of [0, 1, 2]) await tabTo(ways.nth(index));
  await tabTo(ways.nth(0), 'Shift+Tab');
  await expectElement(main.getByRole('link', { name: /^To the checkout ?: Poster$/ })).toBeFocused();
});

it('the reason for a refusal is shown with a link to the editor', async () => {
  await openPage({ page: 'incomplete-collage', collageId: COLLAGE, sentence: 'Füll noch 2 leere Plätze.' }, 'de');
  await expectPartAccessible('#root');
  const { checkoutNotYet } = await loadOrderTexts('de');
  await expectElement(heading).toHaveText(checkoutNotYet);
  await expectElement(main.getByText('Füll noch 2 leere Plätze.')).toBeVisible();
  const link = main.getByRole('link');
  await tabTo(link);
  expect(link.elements().map(addressOf)).toEqual([`/htmlapp/?lang=de#/edit/${COLLAGE}`]);
});

it('another account sees its own name and nothing of the collage, and can sign out to return', async () => {
  await openPage(OTHER, 'de');
  await expectPartAccessible('#root');
  await expectElement(main.getByText(/maría/)).toBeVisible();
  await expectElement(main.getByRole('img')).toHaveCount(0);
  const sent: string[] = [];
  const stay = (event: SubmitEvent): void => {
    event.preventDefault();
    const { method, action } = event.target as HTMLFormElement;
    sent.push(`${method} ${new URL(action).pathname}${new URL(action).search}`);
  };
  window.addEventListener('submit', stay);
  try {
    await pressOn(main.getByRole('button', { name: 'Abmelden' }));
    expect(sent).toEqual([`post ${PATHS.signOut}?page=reference&reference=WzQ4.a%26b&lang=de`]);
  } finally {
    window.removeEventListener('submit', stay);
  }
  await keyboard.press('Tab');
  await expectElement(main.getByRole('link', { name: 'Eine Collage gestalten' })).toBeFocused();
  expect(main.getByRole('link').elements().map(addressOf)).toEqual(['/htmlapp/?lang=de']);
});

it('an invalid reference shows the reason, or that its collage was deleted', async () => {
  const { checkoutGone, cartUnknown } = await loadOrderTexts('de');
  await openPage({ page: 'gone-reference', sentence: 'Dieser Verweis ist abgelaufen.' }, 'de');
  await expectPartAccessible('#root');
  await expectElement(heading).toHaveText(cartUnknown);
  await expectElement(main.getByText('Dieser Verweis ist abgelaufen.')).toBeVisible();
  await openPage({ page: 'gone-reference', sentence: null }, 'de');
  await expectPartAccessible('#root');
  await expectElement(heading).toHaveText(checkoutGone);
  await expectElement(main.getByText('Dieser Verweis ist abgelaufen.')).toHaveCount(0);
  await tabTo(main.getByRole('link', { name: 'Eine Collage gestalten' }));
});

it('each has its title in the browser’s tab, and at 320 px nothing is cut off, in any language', async () => {
  await page.viewport(320, 800);
  const wide: [string, Locale][] = [];
  for (const locale of LOCALES) {
    for (const view of VIEWS) {
      await openPage(view, locale);
      await expectElement(heading).toBeVisible();
      expect(document.title.startsWith(`${heading.element().textContent} – `)).toBe(true);
      if (document.documentElement.scrollWidth > 320) wide.push([view.page, locale]);
    }
  }
  expect(wide).toEqual([]);
});
