import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, openDesign, openFourSlots, openOneSlot, slot, tile } from '../browser/steps.ts';

/** Accessible names of an empty and a filled slot, by the language's own name in the menu. */
const SPOKEN = {
  Nederlands: { lang: 'nl', empty: 'plek 2 van 4, leeg', filled: 'plek 1 van 4, holiday-01.jpg, uitstekende kwaliteit' },
  English: { lang: 'en', empty: 'space 2 of 4, empty', filled: 'space 1 of 4, holiday-01.jpg, excellent quality' },
  Deutsch: { lang: 'de', empty: 'Platz 2 von 4, leer', filled: 'Platz 1 von 4, holiday-01.jpg, ausgezeichnete Qualität' },
  Français: { lang: 'fr', empty: 'emplacement 2 sur 4, vide', filled: 'emplacement 1 sur 4, holiday-01.jpg, excellente qualité' },
  Italiano: { lang: 'it', empty: 'spazio 2 di 4, vuoto', filled: 'spazio 1 di 4, holiday-01.jpg, qualità eccellente' },
  Español: { lang: 'es', empty: 'espacio 2 de 4, vacío', filled: 'espacio 1 de 4, holiday-01.jpg, excelente calidad' },
} as const;

const spokenLanguage = () => expect.poll(() => document.documentElement.lang, { message: 'the language of the page' });

it('[EDIT-21] [L10N-01] every slot has a name in the six languages, and the page declares its language', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(1));
  await tile('holiday-01.jpg').click();
  await slot(1).click();
  await expectElement(slot(1)).toHaveAccessibleName(SPOKEN.Español.filled);
  const titles = new Set<string>();
  for (const [name, { lang, empty, filled }] of Object.entries(SPOKEN)) {
    await page.getByRole('banner').getByCss('[aria-haspopup="menu"]').first().click();
    await page.getByRole('menuitemradio', { name }).click();
    await expectElement(page.getByRole('button', { name: filled, exact: true })).toBeVisible();
    await expectElement(page.getByRole('button', { name: new RegExp(`^${empty}`) })).toBeVisible();
    await spokenLanguage().toBe(lang);
    await expect.poll(() => titles.has(document.title), { message: `a title in ${name}` }).toBe(false);
    titles.add(document.title);
  }
});

/** Records the messages of polite live regions from now on, in order. */
function collectAnnouncements(): { readonly announced: readonly string[]; stop(): void } {
  const announced: string[] = [];
  const take = (node: Node): void => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest('[role="status"]');
    if (region && node.textContent) announced.push(node.textContent);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') take(target);
      for (const node of addedNodes) take(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { announced, stop: () => observer.disconnect() };
}

it('each action is announced politely once, and again when it is repeated', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  const { announced, stop } = collectAnnouncements();
  for (const number of [1, 2]) {
    await slot(number).press('Delete');
    await expectElement(slot(number)).toHaveAccessibleName(/vacío/);
  }
  await keyboard.press('Control+z');
  await expectElement(slot(2)).toHaveAccessibleName(/holiday/);
  await keyboard.press('Control+z');
  await expectElement(slot(1)).toHaveAccessibleName(/holiday/);
  await keyboard.press('Control+y');
  await expectElement(slot(1)).toHaveAccessibleName(/vacío/);
  await expect
    .poll(() => announced)
    .toEqual(['El espacio 1 está vacío.', 'El espacio 2 está vacío.', 'Deshecho.', 'Deshecho.', 'Rehecho.']);
  stop();
});

/** Expects one banner, one main landmark, one first-level heading, and no skipped heading level. */
async function expectStructure(where: string, titles: Set<string>): Promise<void> {
  await expectElement(page.getByRole('banner'), where).toHaveCount(1);
  await expectElement(page.getByRole('main'), where).toHaveCount(1);
  await expectElement(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(leaps, `${where}: ${levels}`).toEqual([]);
  await spokenLanguage().toBe('es');
  await expect.poll(() => titles.has(document.title), { message: `${where}: a title of its own` }).toBe(false);
  titles.add(document.title);
}

it('[NAV-14] [NAV-15] [NAV-18] every screen has landmarks, ordered headings and its own title', async () => {
  const titles = new Set<string>();
  await openApp('/eleccion');
  await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
  await expectStructure('list', titles);
  await openDesign('/collage/basico/101');
  await expectStructure('size and adjust', new Set());
  await openApp('/error?error=x');
  await expectElement(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStructure('error', titles);
  await openOneSlot();
  await expectStructure('editor', titles);
});
