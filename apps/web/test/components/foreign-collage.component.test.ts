import { isAuthenticatedCall, PATHS } from '@muro/api';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answer } from '../browser/answers.ts';
import { enterAddress, expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { newName, openOneSlot, saveToNewAccount, signIn } from '../browser/steps.ts';

const LOST =
  'Tu collage no se ha podido cargar. Probablemente se deba a que no has trabajado en tu collage por un tiempo y has sido desconectado.';

const error = () => expect.poll(() => decodeURIComponent(window.location.hash), { message: 'the address' });

it('[ROUTE-25] [ROUTE-29] [ERRSCR-01] [LOAD-08] [LOAD-09] [LOAD-10] another account’s collage and an unknown collage end on the error screen', async () => {
  await openOneSlot();
  const herNumber = await saveToNewAccount(newName('sol'));
  await commands.clearCookies();

  const username = newName('leo');
  await openOneSlot();
  const myNumber = await saveToNewAccount(username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();

  enterAddress(`#/editar/${herNumber}`);
  await expectElement(page.getByText(LOST)).toBeVisible();
  await error().toContain('error=editor.ngOnInit.routesub: wrong collageid');

  for (const number of [herNumber, '987654321']) {
    await openApp(`/editar/${number}`);
    await expectElement(page.getByText(LOST), number).toBeVisible();
    await error().toContain('#/error?error=ModelService.load():');
  }

  await commands.clearCookies();
  await openApp(`/editar/${myNumber}`);
  await expectElement(page.getByText('Inicia sesión para editar tu collage.')).toBeVisible();
  await signIn(username);
  await expectElement(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
});

it('[LOAD-11] a session check that fails leads to the error screen with its reason', async () => {
  answer(PATHS.isAuthenticated, isAuthenticatedCall, () => 'lost');
  await openApp('/editar/12');
  await expectElement(page.getByText(LOST)).toBeVisible();
  await error().toContain('error=editor.loadTemplate: ');
});
