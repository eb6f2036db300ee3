import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { enterAddress, expectAddress, expectElement, expectNotAddress } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { startNow } from '../browser/steps.ts';

/** Headings of the list, of both kinds of size-and-adjust screen, and of the error screen, by language. */
const HEADINGS = {
  nl: ['Welke collage komt er aan jouw muur?', 'Pas je ontwerp aan', 'Kies je formaat', 'Er is een fout opgetreden'],
  en: ['Which collage will hang on your wall?', 'Adjust your design', 'Choose your size', 'An error occurred'],
  de: ['Welche Collage kommt an deine Wand?', 'Passe dein Design an', 'Wähle dein Format', 'Ein Fehler ist aufgetreten'],
  fr: ['Quel collage pour ton mur ?', 'Adapte ton modèle', 'Choisis ton format', 'Une erreur est survenue'],
  it: ['Quale collage per la tua parete?', 'Adatta il tuo modello', 'Scegli il tuo formato', 'Si è verificato un errore'],
  es: ['¿Qué collage colgarás en tu pared?', 'Ajusta tu diseño', 'Elige tu formato', 'Se ha producido un error'],
} as const;

/** Aliases of the four screens; an alias that exists in only one language sets that language. */
const ALIASES: readonly (readonly [path: string, screen: 0 | 1 | 2 | 3, locale: keyof typeof HEADINGS | null])[] = [
  ['selection', 0, 'en'],
  ['wahlen', 0, 'de'],
  ['choix', 0, 'fr'],
  ['scelta', 0, 'it'],
  ['eleccion', 0, 'es'],
  ['keuze', 0, 'nl'],
  ['collage/basic/101', 1, null],
  ['collage/base/101', 1, null],
  ['collage/basico/101', 1, 'es'],
  ['ontwerp/basic/101', 1, 'nl'],
  ['collage/basic/101/A', 1, null],
  ['collage/design/201', 2, null],
  ['collage/diseno/201', 2, 'es'],
  ['ontwerp/design/201', 2, 'nl'],
  ['fout', 3, 'nl'],
  ['error', 3, null],
  ['fehler', 3, 'de'],
  ['erreur', 3, 'fr'],
  ['errore', 3, 'it'],
];

it('[ROUTE-04] [ROUTE-05] [ROUTE-07] [ROUTE-08] [ROUTE-10] [ROUTE-14] [L10N-01] every alias leads to its screen, in its language', async () => {
  let spoken: keyof typeof HEADINGS = 'es';
  await openApp('/eleccion');
  for (const [path, screen, locale] of ALIASES) {
    enterAddress(`#/${path}`);
    spoken = locale ?? spoken;
    await expectElement(page.getByRole('heading', { level: 1, name: HEADINGS[spoken][screen] }), path).toBeVisible();
    await expect.poll(() => document.documentElement.lang, { message: path }).toMatch(new RegExp(`^${spoken}`));
    // A style is removed from the address; the next address is opened only after that, or the removal would overwrite it.
    await expectNotAddress(/\/A$/);
  }
});

it('[ROUTE-12] [ROUTE-27] the editor without a design leads back to the list, under each of its aliases', async () => {
  for (const [alias, list] of [
    ['edit', 'eleccion'],
    ['editer', 'choix'],
    ['modifica', 'scelta'],
    ['editar', 'eleccion'],
  ]) {
    await openApp(`/${alias}`);
    await expectAddress(new RegExp(`#/${list}/?$`));
  }
});

it('[NAV-03] [NAV-05] [NAV-07] [NAV-08] [NAV-10] [NAV-11] the steps lead to the list, the design and back to the open collage', async () => {
  await openApp('/eleccion/theme:basic');
  const steps = page.getByRole('navigation', { name: 'Pasos' });
  for (const name of ['Elige tu diseño', 'Elige el tamaño', 'Añadir fotos']) await expectElement(steps.getByText(name)).toBeVisible();
  await expectElement(steps.getByRole('link')).toHaveCount(0);
  enterAddress('#/collage/basico/104');
  await expectElement(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await startNow();
  await steps.getByRole('link', { name: /Elige el tamaño/ }).click();
  await expectAddress(/#\/collage\/basico\/104$/);
  await expectElement(page.getByRole('button', { name: 'Modifica el diseño actual' })).toBeVisible();
  await steps.getByRole('link', { name: /Elige tu diseño/ }).click();
  await expectAddress(/#\/eleccion\/theme:basic$/);
  await steps.getByRole('link', { name: /Añadir fotos/ }).click();
  await expectAddress(/#\/editar$/);
});

it('[ROUTE-09] [ROUTE-11] a design requested under the other type is shown at its own address', async () => {
  await openApp('/collage/diseno/101');
  await expectElement(page.getByRole('heading', { level: 1, name: 'Ajusta tu diseño' })).toBeVisible();
  await expectAddress(/#\/collage\/basico\/101$/);
  enterAddress('#/collage/basico/201');
  await expectElement(page.getByRole('heading', { level: 1, name: 'Elige tu formato' })).toBeVisible();
  await expectAddress(/#\/collage\/diseno\/201$/);
});

it('[ROUTE-06] a filter in the address opens the list with that filter, for every alias', async () => {
  for (const alias of ['eleccion', 'keuze', 'wahlen']) {
    await openApp(`/${alias}/theme:basic`);
    await expectElement(page.getByCss('nav [aria-current="page"]'), alias).toHaveAttribute('href', /\/theme:basic$/);
    await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
    await expectElement(page.getByCss('a[href$="/201"]')).toHaveCount(0);
  }
});

it('[ROUTE-13] a saved number is accepted under each alias of the editor and asks to sign in', async () => {
  for (const alias of ['edit', 'editer', 'modifica', 'editar']) {
    await openApp(`/${alias}/1`);
    await expectElement(page.getByRole('dialog').getByCss('input[name="password"]'), alias).toBeVisible();
  }
});

it('a menu left open does not lock the next page', async () => {
  await openApp('/collage/basico/101');
  await page.getByRole('button', { name: 'Idioma: ES, Español' }).click();
  await expectElement(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  enterAddress('#/eleccion/');
  await expectElement(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeHidden();
  await page.getByRole('link', { name: 'Retro', exact: true }).click();
  await expectAddress(/theme:retro$/);
});

it('[ERRSCR-01] [ERRSCR-02] [ERRSCR-03] [ERRSCR-04] [NAV-18] the error screen shows the cause and links onwards', async () => {
  await openApp('/error?error=9_5_7_TypeError%3A%20x');
  await expectElement(
    page.getByText(
      'Tu collage no se ha podido cargar. Probablemente se deba a que no has trabajado en tu collage por un tiempo y has sido desconectado.',
    ),
  ).toBeVisible();
  await expectElement(page.getByRole('banner').getByText('Se ha producido un error')).toBeVisible();
  await expectElement(page.getByRole('link', { name: 'Ve a tu resumen de collages e inicia sesión >' })).toHaveAttribute(
    'href',
    '/resumen',
  );
  await page.getByText('Detalle técnico').click();
  await expectElement(page.getByText('9_5_7_TypeError: x')).toBeVisible();
  await openApp('/error', { locale: 'en' });
  await expectElement(page.getByRole('banner').getByText('An error occurred')).toBeVisible();
});
