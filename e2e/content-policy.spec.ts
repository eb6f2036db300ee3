import { PATHS } from '@muro/api';
import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { chooseProduct, fillAddress, place, thanksHeading } from './order-steps.ts';
import { fill, fillRegister, newName, openDesign, openFourSlots, signIn, slot } from './steps.ts';
import { test } from './test.ts';

test.use({ findsSubjects: true });

/** Records violations of the Content-Security-Policy and console errors of a page. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => refused.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
      reportViolation(`${location.href}: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    }),
  );
  page.on('console', (line) => {
    // A wrong password is answered with 401, which Chromium logs to the console.
    if (line.type() === 'error' && !line.text().includes('401')) refused.push(`${page.url()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => refused.push(`${page.url()}: ${error.message}`));
  return refused;
}

/** Expects `<style>` elements that React Aria adds, each with its rules: it has none if the policy blocks it. */
async function expectAddedRules(page: Page): Promise<void> {
  const rules = await page.evaluate(() => [...document.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length ?? 0));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules).toEqual(rules.map(() => 1));
}

test('the Content-Security-Policy blocks nothing that pages need, from the list to the order and the account', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/htmlapp/#/eleccion');
  await expect(page.locator('a[href$="/101"]')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Idioma|Menú)/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await openDesign(page, '/collage/diseno/201');
  await openFourSlots(page);
  await fill(page, await holidayPhotos(4));
  const before = await slot(page, 1).getAttribute('aria-label');
  await slot(page, 1).dragTo(slot(page, 4), { steps: 6 });
  await expect(slot(page, 1)).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
  await expectAddedRules(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await signIn(page, newName('nadie'), 'no-es-esta');
  await expect(page.getByText('Nombre de usuario o contraseña incorrectos.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Regístrate gratis' }).click();
  const username = newName('csp');
  await fillRegister(page, username);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Ordena tu collage' }).click();
  await chooseProduct(page, 'Póster');
  await fillAddress(page, `${username}@example.org`);
  await place(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  for (const url of ['/resumen', '/account?lang=es', '/account/register?lang=es', '/account/forgot?lang=es', '/condiciones-generales/']) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await page.goto(PATHS.apiPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
});

test('a page from the browser history keeps its own nonce', async ({ page }) => {
  const refused = await watchPolicy(page);
  await openDesign(page, '/collage/basico/101');
  await page.goto('/condiciones-generales/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await expectAddedRules(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await expectAddedRules(page);
  expect(refused).toEqual([]);
});
