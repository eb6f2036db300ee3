import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { changeDrafts, copyDraft, damageDraft, draftIds, removeDraft } from '../browser/drafts.ts';
import { expectAddress, expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, openOneSlot, saveToNewAccount, slot } from '../browser/steps.ts';

const question = (name: string) => page.getByRole('alertdialog', { name });
const button = (name: string | RegExp, part: Pick<Locator, 'getByRole'> = page) => part.getByRole('button', { name });
const rows = () => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Continuar' });
const continueButton = (row: number) => button(/^Continuar con /, rows().nth(row));
const discard = (row: number) => button(/^Descartar /, rows().nth(row));
const inMain = () =>
  expect.poll(() => document.activeElement?.closest('main') !== null, { message: 'the focus is in the page' }).toBe(true);

/** Makes one draft that stays open in its window, and three that are not open; shows the list as another window does. */
async function beginFour(path: string): Promise<void> {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  await expect.poll(async () => (await draftIds()).length).toBe(1);
  const [id = ''] = await draftIds();
  for (const copy of ['a', 'b', 'c']) await copyDraft(id, copy);
  sessionStorage.clear();
  await openApp(path);
  await expectElement(rows()).toHaveCount(4);
}

async function press(target: Locator): Promise<void> {
  (target.element() as HTMLElement).focus();
  await keyboard.press('Enter');
}

async function discardByKeys(row: number): Promise<void> {
  await press(discard(row));
  const confirmDialog = question('¿Descartar este collage?');
  await expectElement(confirmDialog).toBeFocused();
  await press(button('Descartar', confirmDialog));
  await expectElement(confirmDialog).toBeHidden();
}

it.each(['/eleccion', '/editar'])('the focus stays in the list of unfinished collages while rows are removed: %s', async (path) => {
  await beginFour(path);
  await expectElement(rows().first()).toContainText('Abierto en otra ventana');
  await press(discard(2));
  await keyboard.press('Escape');
  await expectElement(discard(2)).toBeFocused();
  await discardByKeys(2);
  await expectElement(rows()).toHaveCount(3);
  await expectElement(continueButton(2)).toBeFocused();
  await discardByKeys(2);
  await expectElement(rows()).toHaveCount(2);
  await expectElement(continueButton(1)).toBeFocused();
  // Another window discards one draft, and then all remaining ones.
  await changeDrafts(() => removeDraft('a'));
  await expectElement(rows()).toHaveCount(1);
  await expectElement(continueButton(0)).toBeFocused();
  await changeDrafts(async () => {
    for (const id of await draftIds()) await removeDraft(id);
  });
  await expectElement(rows()).toHaveCount(0);
  await expectElement(page.getByRole('main')).toBeFocused();
});

it('the focus returns from a draft that cannot be opened or is open in another window, and moves to the editor', async () => {
  await beginFour('/eleccion');
  await damageDraft('a');
  await press(continueButton(1));
  const broken = question('Este collage no se puede abrir');
  await expectElement(broken).toBeFocused();
  await press(button('Cerrar', broken).last());
  await expectElement(continueButton(1)).toBeFocused();
  await press(continueButton(0));
  const inUse = question('Este collage está abierto en otra ventana');
  await expectElement(inUse).toBeFocused();
  await keyboard.press('Escape');
  await expectElement(continueButton(0)).toBeFocused();
  await keyboard.press('Enter');
  await expectElement(inUse).toBeFocused();
  await press(button('Continuar con una copia', inUse));
  await expectAddress(/#\/editar$/);
  await expectElement(slot(1)).toBeVisible();
  await inMain();
});

it('the focus moves from the offers in the editor to the work', async () => {
  await beginFour('/editar');
  await press(continueButton(0));
  const inUse = question('Este collage está abierto en otra ventana');
  await expectElement(inUse).toBeFocused();
  await press(button('Continuar aquí', inUse));
  await expectElement(slot(1)).toBeVisible();
  await expectElement(inUse).toBeHidden();
  await inMain();
});

it('the focus moves to the work from the question about a newer draft, and through the one about another window', async () => {
  await openOneSlot();
  await fill(await holidayPhotos(1));
  const number = await saveToNewAccount('teclas');
  await button('Seguir editando').click();
  await slot(1).press('Delete');
  await expect.poll(async () => (await draftIds()).length).toBe(1);
  const newer = question('Trabajo más reciente en este dispositivo');
  for (const way of ['Abrir el collage guardado', 'Continuar con los cambios']) {
    sessionStorage.clear();
    await openApp(`/editar/${number}`);
    await expectElement(newer).toBeFocused();
    await press(button(way, newer));
    await expectElement(newer).toBeHidden();
    if (way === 'Abrir el collage guardado') await inMain();
  }
  const inUse = question('Este collage está abierto en otra ventana');
  await expectElement(inUse).toBeFocused();
  await press(button('Continuar aquí', inUse));
  await expectElement(inUse).toBeHidden();
  await inMain();
});
