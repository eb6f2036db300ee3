import { expect, test } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';
import { falsePhoto } from './odd-files.ts';
import { addPhotos, openFourSlots, openOneSlot, slot } from './steps.ts';

test('[THUMB-04] a wrong file says so at its tile, the others go on', async ({ page }) => {
  await openFourSlots(page);
  const [first = '', second = ''] = await holidayPhotos(2);
  await addPhotos(page, [first, falsePhoto(), second]);
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expect(tray.getByText('Esta no es una imagen jpeg válida.')).toBeVisible();
  await expect(tray.getByText('falsa.jpg')).toBeVisible();
  await expect(page.getByText('0 de 2 usadas')).toBeVisible();
  await page.getByRole('button', { name: 'Completar automáticamente' }).click();
  await expect(page.getByText('2 de 2 usadas')).toBeVisible();
  await tray.getByRole('button', { name: 'Eliminar falsa.jpg' }).click();
  await expect(tray.getByText('falsa.jpg')).toHaveCount(0);
});

test('[CHOOSE-06] [CHOOSE-22] [EDIT-33] a single chosen file takes the slot that asked for it', async ({ page }) => {
  await openFourSlots(page);
  await slot(page, 3).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  const [files] = await Promise.all([
    page.waitForEvent('filechooser'),
    chooser.getByRole('button', { name: 'Añade fotos desde tu ordenador' }).click(),
  ]);
  expect(files.isMultiple()).toBe(true);
  await files.setFiles(await holidayPhotos(1));
  await expect(chooser).toBeHidden();
  await expect(slot(page, 3)).toHaveAccessibleName(/holiday-01\.jpg/);
});

test('[CHOOSE-07] [CHOOSE-08] [CHOOSE-09] [CHOOSE-10] [CHOOSE-11] [CHOOSE-12] [CHOOSE-13] [CHOOSE-14] [CHOOSE-15] [NAV-17] the computer tab', async ({
  page,
}) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(3));
  await expect(page.getByText('0 de 3 usadas')).toBeVisible();
  await slot(page, 4).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expect(page.getByText('Elegir una foto')).toBeVisible();
  await expect(chooser.locator('input[type="file"]')).toHaveAttribute('accept', /\.jpg.*\.jpeg/);
  await expect(chooser.getByText(/Aceptamos archivos en formato \.jpg\. Mantén pulsada la tecla (Ctrl|Cmd)/)).toBeVisible();
  await expect(chooser.getByText('Haz clic en una fotografía para colocarla en tu collage')).toBeVisible();
  const names = chooser.getByRole('listitem').getByRole('button', { name: /^holiday/ });
  await expect(names).toHaveCount(3);
  expect(await names.first().getAttribute('aria-label')).toContain('holiday-03.jpg');
  await chooser.getByRole('button', { name: /^holiday-02/ }).click();
  await slot(page, 1).click();
  await expect(chooser.getByRole('button', { name: 'holiday-02.jpg, usada una vez' })).toBeVisible();
  await chooser.getByRole('button', { name: 'Eliminar holiday-03.jpg' }).click();
  await expect(names).toHaveCount(2);
  await chooser.getByRole('button', { name: 'completa tu collage automáticamente.' }).click();
  await expect(chooser).toBeHidden();
  await expect(page.getByText('2 de 2 usadas')).toBeVisible();
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday-02\.jpg/);
});

test('[CHOOSE-02] [CHOOSE-17] [CHOOSE-18] [CHOOSE-19] the quotes are asked for once and placed like photos', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/collagePhoto/') && asked.push(request.url()));
  await openFourSlots(page);
  await slot(page, 1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expect(chooser.getByRole('tab', { name: 'Tu ordenador' })).toHaveAttribute('aria-selected', 'true');
  expect(asked).toHaveLength(0);
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await expect(chooser.getByText('Haz clic en una frase para añadirla a tu collage.')).toBeVisible();
  const first = chooser.getByRole('listitem').getByRole('button').first();
  const words = await first.getAttribute('aria-label');
  await first.click();
  await expect(slot(page, 1)).not.toHaveAccessibleName(/vacío/);
  await slot(page, 2).click();
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await expect(chooser.getByRole('button', { name: `${words}, usada una vez` })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[CHOOSE-26] photos that find no place are told after filling', async ({ page }) => {
  await openOneSlot(page);
  await addPhotos(page, await holidayPhotos(2));
  await page.getByRole('button', { name: 'Completar automáticamente' }).click();
  await expect(
    page.getByText(
      'No se han usado todas las fotos porque tu collage está completo. Elige otro diseño o modifica este si quieres añadir todas las fotos.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.getByText('No se han usado todas las fotos')).toHaveCount(0);
});
