import { expect, test } from '@playwright/test';
import { openOneSlot } from './steps.ts';

/** Heading of the list, of both kinds of size-and-adjust screen, and of the error screen, by language. */
const HEADINGS = {
  nl: ['Welke collage komt er aan jouw muur?', 'Pas je ontwerp aan', 'Kies je formaat', 'Er is een fout opgetreden'],
  en: ['Which collage will hang on your wall?', 'Adjust your design', 'Choose your format', 'An error occurred'],
  de: ['Welche Collage kommt an deine Wand?', 'Passe dein Design an', 'Wähle dein Format', 'Ein Fehler ist aufgetreten'],
  fr: ['Quel collage pour ton mur ?', 'Adapte ton design', 'Choisis ton format', 'Une erreur est survenue'],
  it: ['Quale collage per la tua parete?', 'Adatta il tuo design', 'Scegli il tuo formato', 'Si è verificato un errore'],
  es: ['¿Qué collage colgarás en tu pared?', 'Adapta tu diseño', 'Elige tu formato', 'Se ha producido un error'],
} as const;

/** Aliases of the four screens; those that one language has for itself bring that language. */
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

test('[ROUTE-04] [ROUTE-05] [ROUTE-07] [ROUTE-08] [ROUTE-10] [ROUTE-14] [L10N-01] every alias leads to its screen, in its language', async ({
  page,
}) => {
  let spoken: keyof typeof HEADINGS = 'es';
  await page.goto('/htmlapp/?lang=es#/eleccion');
  for (const [path, screen, locale] of ALIASES) {
    await page.evaluate((to) => window.location.assign(`#/${to}`), path);
    spoken = locale ?? spoken;
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS[spoken][screen] }), path).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${spoken}`));
    // A preset in the address is taken out of it; whoever is quicker than that with the next address is taken back.
    await expect(page).not.toHaveURL(/\/A$/);
  }
});

test('[ROUTE-09] [ROUTE-11] a design that is asked for among those of the other type is shown at its own address', async ({ page }) => {
  await page.goto('/htmlapp/?lang=es#/collage/diseno/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Adapta tu diseño' })).toBeVisible();
  await expect(page).toHaveURL(/#\/collage\/basico\/101$/);
  await page.evaluate(() => window.location.assign('#/collage/basico/201'));
  await expect(page.getByRole('heading', { level: 1, name: 'Elige tu formato' })).toBeVisible();
  await expect(page).toHaveURL(/#\/collage\/diseno\/201$/);
});

test('[ROUTE-06] a filter in the address opens the list with that filter, whatever its alias', async ({ page }) => {
  for (const alias of ['eleccion', 'keuze', 'wahlen']) {
    await page.goto(`/htmlapp/#/${alias}/theme:basic`);
    await expect(page.locator('nav [aria-current="page"]'), alias).toHaveAttribute('href', /\/theme:basic$/);
    await expect(page.locator('a[href$="/101"]')).toBeVisible();
    await expect(page.locator('a[href$="/201"]')).toHaveCount(0);
  }
});

test('[ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-30] the root and unknown paths lead to the list of the language in use', async ({ page }) => {
  for (const path of ['/', '/htmlapp/', '/htmlapp/#/no/such/path', '/htmlapp/#/editarte']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/htmlapp\/#\/eleccion\/?$/);
  }
  await page.goto('/htmlapp/?lang=de#/nirgendwo');
  await expect(page).toHaveURL(/#\/wahlen\/?$/);
});

test('[ROUTE-12] [ROUTE-27] the editor without a design leads back to the list, under each of its aliases', async ({ page }) => {
  for (const [alias, list] of [
    ['edit', 'eleccion'],
    ['editer', 'choix'],
    ['modifica', 'scelta'],
    ['editar', 'eleccion'],
  ]) {
    await page.goto(`/htmlapp/?lang=es#/${alias}`);
    await expect(page, alias).toHaveURL(new RegExp(`#/${list}/?$`));
    await page.goto('about:blank');
  }
});

test('[ROUTE-13] a saved number is taken under each alias of the editor and asks who is there', async ({ page }) => {
  for (const alias of ['edit', 'editer', 'modifica', 'editar']) {
    await page.goto(`/htmlapp/#/${alias}/1`);
    await expect(page.getByRole('dialog').locator('input[name="password"]'), alias).toBeVisible();
    await page.goto('about:blank');
  }
});

test('[NAV-03] [NAV-05] [NAV-07] [NAV-08] [NAV-10] [NAV-11] the steps lead to the list, the design and back to the open collage', async ({
  page,
}) => {
  await page.goto('/htmlapp/#/eleccion/theme:basic');
  const steps = page.getByRole('navigation', { name: 'Pasos' });
  await expect(steps.getByText('Elige tu diseño')).toBeVisible();
  await expect(steps.getByText('Elige el tamaño')).toBeVisible();
  await expect(steps.getByText('Añadir fotos')).toBeVisible();
  await expect(steps.getByRole('link')).toHaveCount(0);
  await openOneSlot(page);
  await steps.getByRole('link', { name: /Elige el tamaño/ }).click();
  await expect(page).toHaveURL(/#\/collage\/basico\/104$/);
  await expect(page.getByRole('button', { name: 'Modifica el diseño actual' })).toBeVisible();
  await steps.getByRole('link', { name: /Elige tu diseño/ }).click();
  await expect(page).toHaveURL(/#\/eleccion\/theme:basic$/);
  await steps.getByRole('link', { name: /Añadir fotos/ }).click();
  await expect(page).toHaveURL(/#\/editar$/);
});

test('[NAV-12] [NAV-14] [NAV-22] [NAV-23] [NAV-24] [NAV-25] [NAV-29] back goes step by step and out; close goes out at once', async ({
  page,
}) => {
  await page.goto('/htmlapp/#/eleccion/theme:basic');
  await expect(page.getByRole('banner').getByText('Elegir diseño')).toBeVisible();
  await openOneSlot(page);
  const back = page.getByRole('button', { name: 'Atrás' });
  await back.click();
  await expect(page).toHaveURL(/#\/collage\/basico\/104$/);
  await expect(page).toHaveTitle('Elige el tamaño – Muro');
  await back.click();
  await expect(page).toHaveURL(/#\/eleccion\/theme:basic$/);
  await back.click();
  await expect(page).toHaveURL(/\/finalizado_app$/);
  for (const path of ['eleccion', 'collage/basico/104', 'error']) {
    await page.goto(`/htmlapp/#/${path}`);
    await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
    await expect(page, path).toHaveURL(/\/finalizado_app$/);
  }
});

test('[L10N-01] [ROUTE-04] the language menu and ?lang= keep the place', async ({ page }) => {
  await page.goto('/htmlapp/?lang=it#/collage/basic/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Adatta il tuo design' })).toBeVisible();
  await page.getByRole('button', { name: 'Lingua: IT, Italiano' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\?lang=nl#\/ontwerp\/basic\/101$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pas je ontwerp aan' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pas je ontwerp aan' })).toBeVisible();
});

test('a menu left open does not lock the next page', async ({ page }) => {
  await page.goto('/htmlapp/#/collage/basico/101');
  await page.getByRole('button', { name: 'Idioma: ES, Español' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/eleccion/';
  });
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeHidden();
  await page.getByRole('link', { name: 'Retro', exact: true }).click();
  await expect(page).toHaveURL(/theme:retro$/);
});

test('[ERRSCR-01] [ERRSCR-02] [ERRSCR-03] [ERRSCR-04] [NAV-18] the error screen says what happened and leads on', async ({ page }) => {
  await page.goto('/htmlapp/#/error?error=9_5_7_TypeError%3A%20x');
  await expect(
    page.getByText(
      'Tu collage no se ha podido cargar. Probablemente se deba a que no has trabajado en tu collage por un tiempo y has sido desconectado.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText('Se ha producido un error')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ve a tu resumen de collages e inicia sesión >' })).toHaveAttribute('href', '/resumen');
  await page.getByText('Detalle técnico').click();
  await expect(page.getByText('9_5_7_TypeError: x')).toBeVisible();
  await page.goto('/htmlapp/?lang=en#/error');
  await expect(page.getByRole('banner').getByText('An error occurred')).toBeVisible();
});
