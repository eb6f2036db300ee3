import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';

const PASSWORD = 'mar-azul-1987';

/** A name nobody else in this run has: 2–20 characters. */
const newName = (word: string) => `${word}${Date.now().toString(36).slice(-7)}${Math.floor(Math.random() * 1000)}`;

async function chooseAndAdjust(page: Page, photos: number): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/htmlapp\/#\/eleccion/);
  await page.locator('a[href*="/collage/basico/"]').first().click();
  await expect(page.getByRole('button', { name: 'Comienza ahora' })).toBeVisible();
  // 3 x 4 at first; one row at a time until there is a slot for every photo
  for (let rows = 4; rows < photos / 3; rows++) await page.getByRole('button', { name: 'Más: Filas' }).click();
  await page.getByRole('button', { name: 'Comienza ahora' }).click();
  await expect(page).toHaveURL(/#\/editar$/);
}

async function addPhotos(page: Page, files: string[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Añadir fotos' }).click()]);
  await chooser.setFiles(files);
}

async function register(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre de usuario').fill(username);
  await dialog.getByLabel('Correo electrónico').fill(`${username}@example.org`);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
  await dialog.getByText('Acepto las condiciones generales de uso').click();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
}

/** The print file of an order, once it is there. */
async function printFileOf(order: string): Promise<string> {
  const file = join(process.env.MURO_E2E_DATA ?? '', 'print', `order-${order}.pdf`);
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true);
  return file;
}

function pageBoxes(file: string): string {
  return execFileSync('pdfinfo', ['-box', file], { encoding: 'utf8' });
}

test('choose, adjust, fill, save to a new account, close, reopen, order, find the print file [ROUTE-01] [ROUTE-26] [SIZE-38] [CHOOSE-25] [SDLG-08] [SDLG-14] [LOAD-08] [EXIT-01] [ROLE-03]', async ({
  browser,
}) => {
  const username = newName('ana');
  const files = await holidayPhotos(24);
  const first = await browser.newContext();
  const page = await first.newPage();
  await chooseAndAdjust(page, 24);
  await addPhotos(page, files);
  await expect(page.getByText('0 de 24 usadas')).toBeVisible();
  await page.getByRole('button', { name: 'Completar automáticamente' }).click();
  await expect(page.getByText('24 de 24 usadas')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar / Ordenar' }).click();
  await register(page, username);
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/#\/editar\/\d+$/);
  const address = page.url();
  await first.close();

  const second = await browser.newContext();
  const again = await second.newPage();
  await again.goto(address);
  const signIn = again.getByRole('dialog');
  await expect(signIn.getByText('Inicia sesión para editar tu collage.')).toBeVisible();
  await signIn.getByLabel('Nombre de usuario').fill(username);
  await signIn.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(again.getByText('24 de 24 usadas')).toBeVisible();

  await again.getByRole('button', { name: 'Ordenar', exact: true }).click();
  await again.getByRole('button', { name: 'Ir a la caja >' }).click();
  await expect(again).toHaveURL(/\/cart\/fromApp\?collageid=\d+/);
  await again.getByRole('button', { name: /Elige el producto/ }).click();
  await again.getByRole('option', { name: 'Póster' }).click();
  await again.getByLabel('Nombre').fill('Ana García');
  await again.getByLabel('Calle y número').fill('Calle Mayor 1');
  await again.getByLabel('Código postal').fill('28013');
  await again.getByLabel('Población').fill('Madrid');
  await again.getByLabel('País').fill('España');
  await again.getByLabel('Correo electrónico').fill(`${username}@example.org`);
  await again.getByRole('button', { name: 'Realizar el pedido' }).click();
  await expect(again.getByRole('heading', { name: 'Gracias, Ana García' })).toBeVisible();
  const order =
    /Pedido (\d+)/.exec(
      await again
        .getByText(/Pedido \d+/)
        .first()
        .innerText(),
    )?.[1] ?? '';
  await expect(again.getByText('El archivo de impresión está terminado')).toBeVisible({ timeout: 60_000 });

  const file = await printFileOf(order);
  const boxes = pageBoxes(file);
  expect(boxes).toMatch(/Pages:\s+1/);
  // 50 x 40 cm trimmed, 0.1 cm bleed around it: 1417.32 x 1133.86 pt inside 1422.99 x 1139.53 pt
  expect(boxes).toMatch(/MediaBox:\s+0\.00\s+0\.00\s+1422\.99\s+1139\.53/);
  expect(boxes).toMatch(/TrimBox:\s+2\.83\s+2\.83\s+1420\.16\s+1136\.69/);
  const ticket = JSON.parse(readFileSync(file.replace(/pdf$/, 'json'), 'utf8'));
  expect(JSON.stringify(ticket)).toContain('POSTER');
  const images = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => / image /.test(line));
  expect(images).toHaveLength(24);
  await second.close();
});
