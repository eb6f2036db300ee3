import { PATHS, pathOf, QUOTE_LIBRARY_ID, quotesCall, uploadCall } from '@muro/api';
import { beforeEach, describe, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../browser/accessible.ts';
import { answer, delayAnswer, refused } from '../browser/answers.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { holidayPhotos, madeFile } from '../browser/photos.ts';
import { SCREEN } from '../browser/screens.ts';
import { addPhotos, fill, fillRegister, newName, openFourSlots, openOneSlot, slot, tile } from '../browser/steps.ts';

const tray = () => page.getByRole('region', { name: 'Tus fotos' });
const trayMenu = () => page.getByRole('button', { name: 'Más opciones para tus fotos' });

describe(SCREEN.name, () => {
  beforeEach(() => commands.preferMedia({ reducedMotion: 'reduce' }));

  it(`WCAG: the tray while photos are chosen, its menu, the list of keys, and news`, async () => {
    await openFourSlots();
    await addPhotos(await holidayPhotos(5));
    await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(5);
    await trayMenu().click();
    await expectElement(page.getByRole('menu')).toBeVisible();
    await expectAccessible('menu of the tray');
    await page.getByRole('menuitem', { name: 'Seleccionar varias' }).click();
    await expectAccessible('several are to be chosen');
    await tile('holiday-04.jpg').click();
    await tile('holiday-05.jpg').click();
    await expectElement(tray().getByCss('[aria-pressed="true"]')).toHaveCount(2);
    await expectAccessible('two are chosen');
    await tray().getByRole('button', { name: 'Cancelar' }).click();

    await trayMenu().click();
    await page.getByRole('menuitem', { name: 'Atajos de teclado' }).click();
    await expectElement(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    await expectAccessible('list of keys');
    await keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
    await expectElement(page.getByText(/no se han usado todas las fotos/)).toBeVisible();
    await expectAccessible('not all photos placed');
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await slot(1).click();
    await page.getByRole('menuitem', { name: /^Intercambiar/ }).click();
    await expectElement(page.getByText('Elige el espacio con el que intercambiar')).toBeVisible();
    await expectAccessible('a slot waits for another');
  });

  it(`WCAG: the effects of a photo`, async () => {
    await openOneSlot();
    await fill(await holidayPhotos(1));
    await slot(1).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar foto' });
    await dialog.getByRole('button', { name: 'Efectos' }).click();
    await expectElement(dialog.getByRole('radiogroup').getByCss('img')).toHaveCount(7);
    await dialog.getByText('Sepia', { exact: true }).click();
    await expectElement(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Sepia');
    await expectAccessible('effects');
  });

  it(`WCAG: the chooser while quotes load, after a failed load, and with quotes`, async () => {
    await openOneSlot();
    await slot(1).click();
    const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
    await expectElement(chooser).toBeVisible();
    await expectAccessible('computer, no photos yet');
    const quotes = delayAnswer(pathOf(PATHS.quotes, { id: QUOTE_LIBRARY_ID }), quotesCall, () => 'lost');
    await chooser.getByRole('tab', { name: 'Frases' }).click();
    await expectElement(chooser.getByText('Las frases se están cargando')).toBeVisible();
    await expectAccessible('quotes are loading');
    quotes.release();
    const retryButton = chooser.getByRole('button', { name: 'Volver a intentarlo' });
    await expectElement(retryButton).toBeVisible();
    await expectAccessible('quotes did not come');
    quotes.stop();
    await retryButton.click();
    await expectElement(chooser.getByText('Haz clic en una frase para añadirla a tu collage.')).toBeVisible();
    await expectAccessible('quotes');
  });

  it(`WCAG: photos on their way to the account, one of them refused, one that is not a photo`, async () => {
    await openOneSlot();
    await fill(await holidayPhotos(1));
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await fillRegister(newName('axe'));
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectElement(page.getByText('¡Tu collage se ha guardado!')).toBeVisible();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    answer(PATHS.upload, uploadCall, () => refused('ERROR_QUOTA', 'Tu espacio está lleno.'));
    const [, second = ''] = await holidayPhotos(2);
    await addPhotos([second]);
    await expectElement(page.getByRole('button', { name: /^holiday-02\.jpg no se ha enviado/ })).toBeVisible();
    await expectAccessible('a photo is refused by the server');
    await page.getByRole('button', { name: 'Pausar' }).click();
    await expectAccessible('sending is paused');
    await addPhotos([await madeFile('rota.jpg', new Blob(['this is not a photo at all'], { type: 'image/jpeg' }))]);
    await expectElement(tray().getByCss('[data-state="ERROR"], [data-failed]').first()).toBeVisible();
    await expectAccessible('a file that is not a photo');
  });
});
