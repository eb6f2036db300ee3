import { PATHS, pathOf, QUOTE_LIBRARY_ID, quotesCall } from '@muro/api';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answer } from '../browser/answers.ts';
import { expectElement } from '../browser/expect-element.ts';
import { falsePhoto, holidayPhotos } from '../browser/photos.ts';
import { addPhotos, openFourSlots, openOneSlot, slot } from '../browser/steps.ts';

it('[THUMB-04] an invalid file is reported at its tile, the others continue', async () => {
  await openFourSlots();
  const [first = '', second = ''] = await holidayPhotos(2);
  await addPhotos([first, await falsePhoto(), second]);
  const tray = page.getByRole('region', { name: 'Tus fotos' });
  await expectElement(tray.getByText('Esta imagen no es un JPEG válido.')).toBeVisible();
  await expectElement(tray.getByText('falsa.jpg')).toBeVisible();
  await expectElement(page.getByText('Usadas: 0 de 2')).toBeVisible();
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expectElement(page.getByText('Usadas: 2 de 2')).toBeVisible();
  await tray.getByRole('button', { name: 'Eliminar falsa.jpg' }).click();
  await expectElement(tray.getByText('falsa.jpg')).toHaveCount(0);
});

it('[CHOOSE-06] [CHOOSE-22] [EDIT-33] a single chosen file fills the slot that requested it', async () => {
  await openFourSlots();
  await slot(3).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expectElement(chooser.getByCss('input[type="file"]:not([webkitdirectory])')).toHaveAttribute('multiple');
  await commands.chooseFiles(chooser.getByRole('button', { name: 'Añade fotos desde tu ordenador' }).selector, await holidayPhotos(1));
  await expectElement(chooser).toBeHidden();
  await expectElement(slot(3)).toHaveAccessibleName(/holiday-01\.jpg/);
});

it('[CHOOSE-07] [CHOOSE-08] [CHOOSE-09] [CHOOSE-10] [CHOOSE-11] [CHOOSE-12] [CHOOSE-13] [CHOOSE-14] [CHOOSE-15] [NAV-17] the computer tab', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(3));
  await expectElement(page.getByText('Usadas: 0 de 3')).toBeVisible();
  await slot(4).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expectElement(page.getByText('Elegir una foto')).toBeVisible();
  await expectElement(chooser.getByCss('input[type="file"]:not([webkitdirectory])')).toHaveAttribute('accept', /\.jpg.*\.jpeg/);
  await expectElement(chooser.getByText(/Aceptamos archivos en formato \.jpg\. Mantén pulsada la tecla (Ctrl|Cmd)/)).toBeVisible();
  await expectElement(chooser.getByText('Haz clic en una fotografía para colocarla en tu collage')).toBeVisible();
  const names = chooser.getByRole('listitem').getByRole('button', { name: /^holiday/ });
  await expectElement(names).toHaveCount(3);
  expect(await names.first().getAttribute('aria-label')).toContain('holiday-03.jpg');
  await chooser.getByRole('button', { name: /^holiday-02/ }).click();
  await slot(1).click();
  await expectElement(chooser.getByRole('button', { name: 'holiday-02.jpg, usada una vez' })).toBeVisible();
  await chooser.getByRole('button', { name: 'Eliminar holiday-03.jpg' }).click();
  await expectElement(names).toHaveCount(2);
  await chooser.getByRole('button', { name: 'completa tu collage automáticamente.' }).click();
  await expectElement(chooser).toBeHidden();
  await expectElement(page.getByText('Usadas: 2 de 2')).toBeVisible();
  await expectElement(slot(4)).toHaveAccessibleName(/holiday-02\.jpg/);
});

it('[CHOOSE-02] [CHOOSE-17] [CHOOSE-18] [CHOOSE-19] the quotes are requested once and placed like photos', async () => {
  const { requests } = answer(pathOf(PATHS.quotes, { id: QUOTE_LIBRARY_ID }), quotesCall, () => 'server');
  await openFourSlots();
  await slot(1).click();
  const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
  await expectElement(chooser.getByRole('tab', { name: 'Tu ordenador' })).toHaveAttribute('aria-selected', 'true');
  expect(requests).toHaveLength(0);
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await expectElement(chooser.getByText('Haz clic en una frase para añadirla a tu collage.')).toBeVisible();
  const first = chooser.getByRole('listitem').getByRole('button').first();
  const label = await first.getAttribute('aria-label');
  await first.click();
  await expectElement(slot(1)).not.toHaveAccessibleName(/vacío/);
  await slot(2).click();
  await chooser.getByRole('tab', { name: 'Frases' }).click();
  await expectElement(chooser.getByRole('button', { name: `${label}, usada una vez` })).toBeVisible();
  expect(requests).toHaveLength(1);
});

it('[CHOOSE-26] photos without a slot are reported after filling', async () => {
  await openOneSlot();
  await addPhotos(await holidayPhotos(2));
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await expectElement(
    page.getByText('Tu collage está completo y no se han usado todas las fotos. Elige otro diseño o modifica este para añadirlas todas.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expectElement(page.getByText('no se han usado todas las fotos')).toHaveCount(0);
});
