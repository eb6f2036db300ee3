import { isAuthenticatedCall, knownPhotosCall, PATHS, saveCall, uploadCall } from '@muro/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, delayAnswer } from '../browser/answers.ts';
import { A_MINUTE_MS, skipTime } from '../browser/clock.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, newName, openFourSlots, signInAnew } from '../browser/steps.ts';

const STILL_TRYING = 'El servidor todavía no responde. Lo seguimos intentando.';
const LOST = 'El servidor no responde. Tu collage sigue aquí y las fotos que ya han llegado no se enviarán de nuevo.';

const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const retry = () => page.getByRole('button', { name: 'Intentar de nuevo' }).click();
const saved = () => page.getByText('¡Tu collage se ha guardado!');

it('[SDLG-31] [SDLG-33] [ERRP-02] failed uploads are reported; a retry sends only the failed ones', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  let arrived = 0;
  const uploads = answer(PATHS.upload, uploadCall, () => (arrived++ < 2 ? 'server' : 'lost'));
  await signInAnew(newName('mar'));
  await save();
  await expectElement(page.getByText('El servidor no responde. Lo intentaremos de nuevo en unos segundos.')).toBeVisible();
  await expectElement(page.getByText(STILL_TRYING)).toBeVisible();
  skipTime(A_MINUTE_MS);
  await expectElement(page.getByText('No se ha podido completar')).toBeVisible();
  await expectElement(page.getByText(LOST)).toBeVisible();
  uploads.stop();
  const later = answer(PATHS.upload, uploadCall, () => 'server');
  await retry();
  await expectElement(saved()).toBeVisible();
  expect(later.requests).toHaveLength(2);
});

it('[SDLG-21] [SDLG-31] a failed account check is reported and can be retried', async () => {
  await openFourSlots();
  const lost = answer(PATHS.isAuthenticated, isAuthenticatedCall, () => 'lost');
  await save();
  await expectElement(page.getByText(STILL_TRYING)).toBeVisible();
  skipTime(A_MINUTE_MS);
  await expectElement(page.getByText(LOST)).toBeVisible();
  lost.stop();
  const delayed = delayAnswer(PATHS.isAuthenticated, isAuthenticatedCall);
  await retry();
  const dialog = page.getByRole('dialog', { name: 'Tu cuenta' });
  await expectElement(dialog.getByText('Estamos verificando el estado de tu cuenta. Un momento por favor.')).toBeVisible();
  await expectElement(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  delayed.release();
  await expectElement(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

it('a save whose server is unavailable for some seconds continues automatically', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  const { requests } = answer(PATHS.save, saveCall, () => (requests.length <= 2 ? 'away' : 'server'));
  answer(PATHS.knownPhotos, knownPhotosCall, () => 'away');
  await signInAnew(newName('mar'));
  await save();
  await expectElement(page.getByText(STILL_TRYING)).toBeVisible();
  await expectElement(saved()).toBeVisible();
  expect(requests).toHaveLength(3);
});
