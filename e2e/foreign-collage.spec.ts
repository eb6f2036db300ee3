import { expect, test } from '@playwright/test';
import { newName, openOneSlot, saveToNewAccount, signIn } from './steps.ts';

const LOST =
  'Tu collage no se ha podido cargar. Probablemente se deba a que no has trabajado en tu collage por un tiempo y has sido desconectado.';

test('[ROUTE-25] [ROUTE-29] [ERRSCR-01] [LOAD-08] [LOAD-09] [LOAD-10] somebody else’s collage, and none at all, end on the error screen', async ({
  browser,
}) => {
  const hers = await browser.newContext();
  const her = await hers.newPage();
  await openOneSlot(her);
  const herNumber = await saveToNewAccount(her, newName('sol'));
  await hers.close();

  const mine = await browser.newContext();
  const page = await mine.newPage();
  const username = newName('leo');
  await openOneSlot(page);
  const myNumber = await saveToNewAccount(page, username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();

  await page.evaluate((id) => window.location.assign(`#/editar/${id}`), herNumber);
  await expect(page.getByText(LOST)).toBeVisible();
  expect(decodeURIComponent(page.url())).toContain('error=editor.ngOnInit.routesub: wrong collageid');

  for (const number of [herNumber, '987654321']) {
    await page.goto('about:blank');
    await page.goto(`/htmlapp/#/editar/${number}`);
    await expect(page.getByText(LOST), number).toBeVisible();
    expect(decodeURIComponent(page.url())).toContain('#/error?error=ModelService.load():');
  }
  await page.goto(`/cart/fromApp?collageid=${herNumber}`);
  await expect(page.getByRole('heading', { name: 'No encontramos este collage' })).toBeVisible();

  await mine.clearCookies();
  await page.goto(`/htmlapp/#/editar/${myNumber}`);
  await expect(page.getByText('Inicia sesión para editar tu collage.')).toBeVisible();
  await signIn(page, username);
  await expect(page.getByRole('button', { name: 'Guardar / Ordenar' })).toBeVisible();
  await mine.close();
});

test('[LOAD-11] a session check that fails leads to the error screen with its reason', async ({ page }) => {
  await page.route('**/api/isAuthenticated*', (route) => route.abort());
  await page.goto('/htmlapp/#/editar/12');
  await expect(page.getByText(LOST)).toBeVisible();
  expect(decodeURIComponent(page.url())).toContain('error=editor.loadTemplate: ');
});
