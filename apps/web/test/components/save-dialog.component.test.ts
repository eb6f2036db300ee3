import { knownPhotosCall, PATHS, uploadCall } from '@muro/api';
import { expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { answer, delayAnswer, refused } from '../browser/answers.ts';
import { keyboard } from '../browser/commands.ts';
import { expectAddress, expectElement } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, fill, fillRegister, newName, openFourSlots, PASSWORD, saveToNewAccount, signIn } from '../browser/steps.ts';

const openSave = () => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const dialogOf = () => page.getByRole('dialog');

it('[SDLG-25] [REG-03] [REG-04] [REG-05] [REG-07] [REG-11] [REG-12] [REG-15] [EXIT-04] [EXIT-05] the register form shows the error at each field', async () => {
  await openFourSlots();
  await openSave();
  const dialog = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expectElement(dialog.getByLabelText('Nombre de usuario')).toBeFocused();
  await expectElement(dialog.getByRole('textbox')).toHaveCount(4);
  await expectElement(dialog.getByRole('checkbox')).toHaveCount(2);
  for (const label of ['Contraseña', 'Repite la contraseña']) {
    await expectElement(dialog.getByLabelText(label, { exact: true })).toHaveAttribute('type', 'password');
    await expectElement(dialog.getByLabelText(label, { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  }

  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(dialog.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
  await expectElement(dialog.getByText('La contraseña es obligatoria y debe tener entre 8 y 126 caracteres.')).toHaveCount(2);
  await expectElement(dialog.getByLabelText('Nombre de usuario')).toHaveAccessibleDescription(
    'El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.',
  );
  await expectElement(dialog.getByLabelText('Nombre de usuario')).toBeFocused();
  await expectPartAccessible('[role=dialog]');

  const username = newName('rosa');
  const password = dialog.getByLabelText('Contraseña', { exact: true });
  await fillRegister(username, 'corto');
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(password).toHaveAccessibleDescription(/La contraseña es obligatoria y debe tener entre 8 y 126 caracteres\./);
  await expectElement(dialog.getByCss('[aria-invalid="true"]')).toHaveCount(1);

  await password.fill('12345678');
  await dialog.getByLabelText('Repite la contraseña').fill('12345678');
  await dialog.getByText('Acepto las condiciones generales').click();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(dialog.getByText('Para crear una cuenta, acepta las condiciones generales.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leer las condiciones' }).click();
  const terms = page.getByRole('dialog', { name: 'Condiciones generales' });
  await expectElement(terms.getByCss('iframe')).toHaveAttribute('src', '/condiciones-generales/');
  const framed = () => (terms.getByCss('iframe').element() as HTMLIFrameElement).contentDocument;
  await expect.poll(() => framed()?.querySelector('main')?.innerText.trim() ?? '').not.toBe('');
  expect(framed()?.querySelectorAll('a[href]')).toHaveLength(0);
  await keyboard.press('Escape');
  await expectElement(terms).toBeHidden();
  await expectElement(dialog.getByLabelText('Nombre de usuario')).toHaveValue(username);

  await dialog.getByText('Acepto las condiciones generales').click();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectElement(password).toHaveAccessibleDescription(/Esta contraseña es demasiado fácil de adivinar\. Elige otra\./);
});

it('[SDLG-11] [SDLG-22] [SDLG-24] [SDLG-26] [SIGNIN-03] [SIGNIN-04] [SIGNIN-05] [SIGNIN-06] [SIGNIN-07] [SIGNIN-08] wrong credentials are reported and the password is cleared', async () => {
  await openFourSlots();
  await openSave();
  const dialog = dialogOf();
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectElement(dialog.getByText('Introduce tu nombre de usuario y tu contraseña.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectElement(dialog.getByText('El nombre de usuario es obligatorio.')).toBeVisible();
  await expectElement(dialog.getByText('La contraseña es obligatoria.')).toBeVisible();
  await expectElement(dialog.getByRole('alert')).toContainText(
    'tu nombre de usuario (de 2 a 20 caracteres) y tu contraseña (de 8 a 126 caracteres)',
  );
  await signIn('a', 'b');
  await expectElement(dialog.getByRole('alert')).toContainText('(de 8 a 126 caracteres)');
  await signIn(newName('nadie'), 'equivocada');
  await expectElement(dialog.getByText('Nombre de usuario o contraseña incorrectos.')).toBeVisible();
  await expectElement(dialog.getByLabelText('Contraseña', { exact: true })).toHaveValue('');
  await expectElement(dialog.getByLabelText('Contraseña', { exact: true })).toBeFocused();
  await expectPartAccessible('[role=dialog]');
  await dialog.getByRole('button', { name: 'Regístrate gratis' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

it('[SDLG-27] [SDLG-28] [SDLG-29] [SDLG-30] [SDLG-44] [NAV-26] [NAV-31] [EDIT-16] saving shows its progress, and can be cancelled', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  const uploads = delayAnswer(PATHS.upload, uploadCall);
  await openSave();
  await fillRegister(newName('luz'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardando tu collage' });
  await expectElement(dialog.getByRole('progressbar', { name: 'Aún necesitas guardar 4 de las 4 fotos.' })).toBeVisible();
  await expectElement(dialog.getByText('Aún necesitas guardar 4 de las 4 fotos.')).toBeVisible();
  await expectElement(dialog.getByText('Tus fotos se están enviando.')).toBeVisible();
  await expectElement(page.getByText('Un momento.', { exact: true })).toHaveCount(1);
  await expectElement(page.getByCss('header').getByLabelText('Cerrar ventana')).toHaveCount(0);
  await keyboard.press('Escape');
  await expectElement(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar el guardado' }).click();
  await expectElement(dialogOf()).toHaveCount(0);
  await expectAddress(/#\/editar$/);
  uploads.release();
  await openSave();
  await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
});

it('[SDLG-31] [SDLG-32] [SDLG-33] [SAVE-17] failed photos are named and can be removed, and the rest is saved without sending anything twice', async () => {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  const { requests: uploads } = answer(PATHS.upload, uploadCall, ({ fields }) =>
    (fields.file as File).name === 'holiday-03.jpg' ? refused('ERROR_NO_JPG_IMAGE', 'Esta imagen no es un JPEG válido.') : 'server',
  );
  await openSave();
  await fillRegister(newName('iris'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se ha podido completar' });
  await expectElement(dialog).toBeVisible();
  await expectElement(dialog.getByText('Tu collage no ha podido ser guardado. Por favor, inténtalo de nuevo.')).toBeVisible();
  await expectElement(dialog.getByRole('listitem')).toHaveText(/^holiday-03\.jpg ?Esta imagen no es un JPEG válido\.$/);
  await expectPartAccessible('[role=dialog]');
  expect(uploads).toHaveLength(5);
  await dialog.getByRole('button', { name: 'Quitar esta foto del collage' }).click();
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
  expect(uploads).toHaveLength(5);
});

it('[SDLG-34] [SDLG-35] [SDLG-37] [SDLG-38] [SDLG-39] [SDLG-41] [SDLG-42] [WALL-31] after saving: order, continue, leave, start again', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(1));
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ordenar' }).click();
  await page
    .getByRole('dialog', { name: 'No todas las fotos han sido colocadas' })
    .getByRole('button', { name: 'Volver al collage' })
    .click();
  await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
  const quit = page.getByRole('dialog', { name: '¿Quieres detenerte?' });
  await expectElement(quit.getByRole('button', { name: 'Salir sin guardar' })).toBeVisible();
  await quit.getByRole('button', { name: 'Guardar diseño' }).click();
  await fillRegister(newName('alba'));
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  const saved = page.getByRole('dialog', { name: 'Guardado' });
  await expectElement(saved.getByText('¡Tu collage se ha guardado!')).toBeVisible();
  await expectPartAccessible('[role=dialog]');
  await expectSavedPlace(saved);
  await expectElement(saved.getByRole('button', { name: 'Salir y continuar más tarde' })).toBeVisible();
  await saved.getByRole('button', { name: 'Ordena tu collage' }).click();
  await page
    .getByRole('dialog', { name: 'No todas las fotos han sido colocadas' })
    .getByRole('button', { name: 'Volver al collage' })
    .click();
  await openSave();
  await saved.getByRole('button', { name: 'Seguir editando' }).click();
  await expectElement(saved).toBeHidden();
  await openSave();
  await saved.getByRole('button', { name: 'Empezar un collage nuevo' }).click();
  await expectAddress(/#\/eleccion\//);
});

it('a session that expires during a save asks to sign in and then continues', async () => {
  await openFourSlots();
  const username = newName('vera');
  await saveToNewAccount(username);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  const delayed = delayAnswer(PATHS.knownPhotos, knownPhotosCall);
  const uploads = answer(PATHS.upload, uploadCall, async () => {
    await commands.clearCookies();
    return 'server' as const;
  });
  await fill(await holidayPhotos(4));
  await openSave();
  await expectElement(page.getByText('Aún necesitas guardar')).toBeVisible();
  delayed.release();
  await expectElement(page.getByText('Tu sesión se ha cerrado.')).toBeVisible();
  uploads.stop();
  await expectElement(dialogOf().getByLabelText('Nombre de usuario')).toHaveValue(username);
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
});

/** The dialog shows the product, leads to the person's collages and copies the collage's address. */
async function expectSavedPlace(saved: Locator): Promise<void> {
  const copied: string[] = [];
  const writeText = (text: string): Promise<void> => Promise.resolve(void copied.push(text));
  Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText, configurable: true });
  await expectElement(saved.getByRole('link', { name: 'Guardado en Mis collages' })).toHaveAttribute('href', '/resumen');
  await saved.getByRole('button', { name: 'Copiar enlace' }).click();
  await expectElement(saved.getByText('El enlace está copiado.')).toBeVisible();
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
  expect(copied).toHaveLength(1);
  expect(copied[0]).toMatch(/^http.*#\/editar\/\d+$/);
  expect(await saved.getByCss('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(100);
}
