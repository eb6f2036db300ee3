import { PATHS, saveCall } from '@muro/api';
import { beforeEach, describe, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { answer } from '../browser/answers.ts';
import { A_MINUTE_MS, skipTime } from '../browser/clock.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos, smallPhoto } from '../browser/photos.ts';
import { SCREEN } from '../browser/screens.ts';
import {
  addPhotos,
  fill,
  fillRegister,
  newName,
  openDesign,
  openFourSlots,
  openOneSlot,
  openOptions,
  slot,
  startNow,
} from '../browser/steps.ts';

describe(SCREEN.name, () => {
  beforeEach(() => commands.preferMedia({ reducedMotion: 'reduce' }));

  it(`WCAG: list, language menu, size and adjust, format window, error screen`, async () => {
    await openApp('/eleccion');
    await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
    await expectAccessible('list');
    const menu = page.getByRole('banner').getByRole('button', { name: /^(Idioma|Menú)/ });
    await menu.click();
    await expectElement(page.getByRole('menu')).toBeVisible();
    await expectAccessible('language menu');
    await keyboard.press('Escape');
    await expectElement(page.getByRole('menu')).toBeHidden();
    await openDesign('/collage/diseno/201');
    await expectAccessible('static design');
    await openDesign('/collage/basico/101');
    await expectAccessible('generated design');
    await page.getByRole('button', { name: 'Cambiar formato' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
    await expectAccessible('format window');
    await dialog.getByRole('button', { name: 'Quiero una formato diferente' }).click();
    await dialog.getByLabelText('Anchura (cm)').fill('1');
    await expectAccessible('size of one’s own, wrong');
    await openApp('/error?error=x');
    await expectElement(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible('error screen');
  });

  it(`WCAG: the editor, empty and filled, and its windows`, async () => {
    await openFourSlots();
    await expectAccessible('empty editor');
    await fill(await holidayPhotos(3));
    await addPhotos([await smallPhoto()]);
    await expectElement(slot(4)).toHaveAccessibleName(/pequena\.jpg, mala calidad/);
    if (SCREEN.isTouch) await openOptions();
    await page.getByText('Mostrar calidad de foto').click();
    await expectAccessible('quality shown');
    await page.getByRole('button', { name: 'Cambiar color de fondo' }).click();
    await expectElement(page.getByText('Elige tu color')).toBeVisible();
    await expectAccessible('background colours');
    await page.getByRole('button', { name: 'cerrar', exact: true }).click();
    if (SCREEN.isTouch) await page.getByRole('button', { name: 'Cerrar menú' }).click();

    await slot(1).click();
    await expectElement(page.getByRole('menu')).toBeVisible();
    await expectAccessible('menu of a photo');
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await expectElement(page.getByRole('dialog', { name: 'Editar foto' })).toBeVisible();
    await expectAccessible('photo dialog');
    await keyboard.press('Escape');
    await slot(2).click();
    await page.getByRole('menuitem', { name: 'Reemplazar' }).click();
    const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
    await expectAccessible('chooser, computer');
    await chooser.getByRole('tab', { name: 'Frases' }).click();
    await expectElement(chooser.getByText('Haz clic en una frase para añadirla a tu collage.')).toBeVisible();
    await expectAccessible('chooser, quotes');
  });

  it(`WCAG: the title window`, async () => {
    await openDesign('/collage/basico/101');
    await page.getByRole('spinbutton', { name: 'Texto' }).press('ArrowUp');
    await startNow();
    await page.getByRole('button', { name: /^Título: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar título' });
    await expectAccessible('title window');
    await dialog.getByRole('button', { name: 'Cambiar color' }).click();
    await expectElement(page.getByText('Elige tu color')).toBeVisible();
    await expectAccessible('title colours');
  });

  it(`WCAG: account, saving and leaving`, async () => {
    await openOneSlot();
    await page.getByRole('button', { name: 'Detén el creador de collages' }).click();
    await expectElement(page.getByRole('dialog', { name: '¿Quieres detenerte?' })).toBeVisible();
    await expectAccessible('want to quit');
    await keyboard.press('Escape');
    await fill(await holidayPhotos(1));
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectElement(page.getByText('Por favor, introduce todos los datos obligatorios.')).toBeVisible();
    await expectAccessible('register, wrong');
    await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expectAccessible('sign in, wrong');
    await page.getByRole('button', { name: 'Regístrate gratis' }).click();
    await fillRegister(newName('axe'));
    const lost = answer(PATHS.save, saveCall, () => 'lost');
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectElement(page.getByRole('dialog').getByText('El servidor todavía no responde.')).toBeVisible();
    await expectAccessible('save tried again');
    skipTime(A_MINUTE_MS);
    await expectElement(page.getByText('No se ha podido completar')).toBeVisible();
    await expectAccessible('save failed');
    lost.stop();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
    await expectAccessible('saved');
  });
});
