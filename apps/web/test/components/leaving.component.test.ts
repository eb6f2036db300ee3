import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { enterAddress, expectAddress, expectElement, expectNotAddress } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, openFourSlots, openOneSlot, slot } from '../browser/steps.ts';

const guard = () => page.getByRole('alertdialog', { name: 'Tu collage todavía no se ha guardado.' });
const stepLink = (name: RegExp) => page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name });
const registering = () => page.getByRole('dialog', { name: 'Crea tu cuenta' });
const seesWork = () => expectElement(slot(1)).toHaveAccessibleName(/holiday-01\.jpg/);

/** Opens unsaved work with one photo. */
async function openWork(): Promise<void> {
  await openOneSlot();
  await fill(await holidayPhotos(1));
}

/** Records each `beforeunload` event: the browser would ask at that moment. */
function watchUnload(): readonly Event[] {
  const unloads: Event[] = [];
  const note = (event: Event): void => void unloads.push(event);
  addEventListener('beforeunload', note);
  onTestFinished(() => removeEventListener('beforeunload', note));
  return unloads;
}

it('[ROUTE-28] moving between the three steps asks nothing, because nothing is lost', async () => {
  const unloads = watchUnload();
  await openWork();
  const ways: readonly (() => unknown)[] = [
    () => stepLink(/Elige tu diseño/).click(),
    () => stepLink(/Elige el tamaño/).click(),
    () => page.getByRole('button', { name: 'Atrás' }).click(),
    () => history.back(),
    () => page.getByRole('link', { name: 'Editar', exact: true }).click(),
    () => enterAddress('#/eleccion/theme:retro'),
    () => enterAddress('#/collage/basico/101'),
    () => enterAddress('#/nowhere'),
  ];
  for (const [number, go] of ways.entries()) {
    await go();
    await expectNotAddress(/#\/editar/);
    await expectElement(page.getByRole('alertdialog'), `way ${number}`).toHaveCount(0);
    await stepLink(/Añadir fotos/).click();
    await seesWork();
  }
  expect(unloads).toEqual([]);
});

it('[ROUTE-28] [ROUTE-29] [SAVE-15] opening the URL of another collage asks first, from every screen', async () => {
  await openWork();
  enterAddress('#/editar/4711');
  await expectElement(guard().getByText('¿Quieres guardar tu collage antes de salir?')).toBeVisible();
  await expectElement(guard()).toBeFocused();
  await keyboard.press('Escape');
  await expectElement(guard()).toBeHidden();
  await expectAddress(/#\/editar$/);
  await seesWork();

  enterAddress('#/editar/4711');
  await guard().getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(registering()).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(registering()).toBeHidden();

  enterAddress('#/eleccion');
  await expectElement(stepLink(/Añadir fotos/)).toBeVisible();
  enterAddress('#/edit/4711');
  await guard().getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(registering()).toBeVisible();
  await expectAddress(/#\/editar$/);
  await keyboard.press('Escape');
  await expectElement(registering()).toBeHidden();
  await seesWork();

  enterAddress('#/editar/4711');
  await guard().getByRole('button', { name: 'Salir sin guardar' }).click();
  await expectAddress(/#\/editar\/4711$/);
  await expectElement(page.getByRole('dialog').getByText('Inicia sesión para editar tu collage.')).toBeVisible();
  await expectElement(guard()).toBeHidden();
});

it('[ROLE-05] [EDST-09] [SDLG-39] [SDLG-41] [NAV-13] an unfinished collage cannot be ordered', async () => {
  await openFourSlots();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ordenar' }).click();
  const dialog = page.getByRole('dialog', { name: 'No todas las fotos han sido colocadas' });
  const message = 'Por favor, asegúrate de que todos los espacios en tu collage estén completos con fotos antes de proceder con el pedido.';
  await expectElement(dialog.getByText(message)).toBeVisible();
  await dialog.getByRole('button', { name: 'Volver al collage' }).click();
  await expectElement(dialog).toBeHidden();
});
