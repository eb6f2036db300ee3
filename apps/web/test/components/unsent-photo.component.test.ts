import { loadCall, PATHS, uploadCall } from '@muro/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, ok, refused } from '../browser/answers.ts';
import { expectAddress, expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, fillRegister, newName, openOneSlot, saveToNewAccount, slot } from '../browser/steps.ts';

it('[UPLOAD-06] a photo that a save could not send has a mark on its tile and its slot until it has been sent', async () => {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  const full = answer(PATHS.upload, uploadCall, () => refused('ERROR_QUOTA', 'Tu espacio está lleno.'));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await fillRegister(newName('cala'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se ha podido completar' });
  await expectElement(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Volver al collage' }).click();
  await expectElement(slot(1)).toHaveAccessibleName(/^espacio 1 de 1, holiday-01\.jpg, .*, sin enviar: Tu espacio está lleno\.$/);
  const sign = page.getByCss('[data-unsent]');
  await expectElement(sign).toBeVisible();
  const retryButton = page.getByRole('button', { name: 'holiday-01.jpg no se ha enviado: Tu espacio está lleno. Enviar de nuevo' });
  await expectElement(retryButton).toBeVisible();
  expect(full.requests).toHaveLength(2);
  full.stop();
  await retryButton.click();
  await expectElement(retryButton).toHaveCount(0);
  await expectElement(sign).toHaveCount(0);
  await expectElement(slot(1)).toHaveAccessibleName(/ calidad$/);
});

it("[ERR-02] a saved collage whose XML is broken leads to the error screen, which says that it couldn't be parsed", async () => {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  const number = await saveToNewAccount(newName('duna'));
  answer(PATHS.load, loadCall, () =>
    ok({
      collagexml: '<collage><pages>',
      editor: '2',
      collageid: Number(number),
      version: 1,
      templateid: '10401',
      taken: {},
      zones: {},
      fileTimes: [],
    }),
  );
  await openApp(`/editar/${number}`);
  await expectAddress(/error=ModelService\.load/);
  expect(new URLSearchParams(window.location.hash.split('?')[1]).get('error')).toBe("ModelService.load():Couldn't parse the xml data");
  await expectElement(page.getByText("Couldn't parse the xml data")).toHaveCount(1);
});
