import { it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openApp } from '../browser/open-app.tsx';
import { circlesPhoto, falsePhoto, fileOf, give, holidayPhotos } from '../browser/photos.ts';
import { cardOf, expectFilled, filledCards, startWith } from '../browser/photos-first-steps.ts';
import { addPhotos, openFourSlots } from '../browser/steps.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const withPhotos = () => page.getByText(/^\d+ diseños con tus fotos$/);

/** Chooses an entry of the menu beside the photos. */
async function fromMenu(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Más opciones para tus fotos' }).click();
  await page.getByRole('menuitem', { name }).click();
}

it('photos first: they can be dropped or pasted anywhere, and other files are named', async () => {
  await openApp('/eleccion');
  await expectElement(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
  give('drop', [fileOf(await circlesPhoto('una.jpg')), fileOf(await falsePhoto())]);
  await expectElement(heading('Tu foto')).toBeVisible();
  await expectElement(page.getByText('1 foto no se ha podido usar.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver por qué' }).click();
  await expectElement(page.getByText(/falsa\.jpg/)).toBeVisible();
  give('paste', [fileOf(await circlesPhoto('otra.jpg', { seed: 2 }))]);
  await expectElement(heading('Tus 2 fotos')).toBeVisible();
});

it('photos first: an open collage shows the designs with its photos', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(2));
  await expectElement(page.getByText('Usadas: 0 de 2')).toBeVisible();
  await page.getByRole('link', { name: 'Elige tu diseño' }).click();
  await page.getByRole('button', { name: 'Ver los diseños con tus 2 fotos' }).click();
  await expectFilled(filledCards().first().getByCss('canvas'));
});

it('photos first: one of several similar photos is kept on request, and the others can be restored; the order is by capture day', async () => {
  await openApp('/eleccion');
  const photos = await Promise.all([1, 2, 3].map((seed) => circlesPhoto(`foto-${seed}.jpg`, { seed })));
  await startWith([...photos, await circlesPhoto('again.jpg', { seed: 2, width: 1000, quality: 0.6 })]);
  const question = page.getByRole('region', { name: '2 fotos se parecen: ¿conservar solo una?' });
  await fromMenu('2 fotos se parecen: ¿conservar solo una?');
  await expectElement(question.getByRole('button', { pressed: true })).toHaveCount(1);
  await question.getByRole('button', { name: 'again.jpg' }).click();
  await question.getByRole('button', { name: 'Conservar esta' }).click();
  await expectElement(heading('Tus 3 fotos')).toBeVisible();
  await expectElement(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectElement(heading('Tus 4 fotos')).toBeVisible();
  await question.getByRole('button', { name: 'Conservar todas' }).click();
  await expectElement(question).toHaveCount(0);

  await fromMenu('Ordenar por fecha');
  await expectElement(withPhotos()).toBeVisible();
  await cardOf(/Misura Horizontal/).click();
  await expectElement(page.getByText('Por fecha', { exact: true })).toBeVisible();
});

it('photos first: when every chosen file is refused, the designs stay and the reason is shown beside them', async () => {
  await openApp('/eleccion');
  const designs = await page.getByText(/^\d+ diseños$/).innerText();
  await startWith([await falsePhoto()]);
  await expectElement(page.getByText('1 foto no se ha podido usar.')).toBeVisible();
  await expectElement(page.getByRole('listitem').filter({ hasText: 'falsa.jpg' })).toBeVisible();
  await expectElement(page.getByText(designs, { exact: true })).toBeVisible();
  await expectElement(page.getByText('Tus 0 fotos')).toHaveCount(0);
  await startWith(await holidayPhotos(2));
  await expectElement(heading('Tus 2 fotos')).toBeVisible();
  await expectFilled(filledCards().first().getByCss('canvas'));
});

const MAX_PRESSES = 40;
const focused = () => page.getByCss(':focus');

/** Presses Tab, or another key, until the focused element has this name. */
async function tabToNamed(name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await keyboard.press(key);
    const element = document.activeElement as HTMLElement | null;
    const shownText = element?.getAttribute('aria-label') ?? element?.innerText ?? '';
    if (name.test(shownText.replace(/\s+/g, ' '))) return;
  }
  throw new Error(`Expected ${name} within ${MAX_PRESSES} presses of ${key}`);
}

it('photos first by keys alone: chosen, a design, four times as large, taken out and back', async () => {
  await openApp('/eleccion');
  await expectElement(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
  await tabToNamed(/^Elegir fotos/);
  await commands.chooseFilesByKey('Enter', await holidayPhotos(5));
  await expectElement(heading('Tus 5 fotos')).toBeFocused();
  await tabToNamed(/^Más opciones para tus fotos/);
  await keyboard.press('Enter');
  await expectElement(page.getByRole('menuitem', { name: 'Ordenar por fecha' })).toBeFocused();
  await tabToNamed(/^Elegir sin fotos/, 'ArrowDown');
  await keyboard.press('Enter');
  await expectElement(page.getByRole('main')).toBeFocused();
  await tabToNamed(/^(Continuar con|Mostrar los diseños)/);
  await keyboard.press('Enter');
  await expectElement(heading('Tus 5 fotos')).toBeVisible();

  await expectElement(cardOf(/Misura Horizontal/)).toBeVisible();
  await tabToNamed(/Misura Horizontal/);
  await keyboard.press('Enter');
  await expectElement(page.getByRole('button', { name: 'Comienza ahora' })).toBeEnabled();
  await tabToNamed(/^Comienza ahora/);
  await keyboard.press('Enter');
  await expectElement(page.getByRole('button', { name: /^espacio \d+ de 5,/ })).toHaveCount(5);
  await tabToNamed(/^espacio 1 de 5,/);
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expectElement(page.getByRole('menuitem', { name: 'Reemplazar' })).toBeFocused();
  await tabToNamed(/^Cuatro veces más grande/, 'ArrowDown');
  await keyboard.press('Enter');
  const favourite = page.getByRole('button', { name: /cuatro veces más grande/ });
  await expectElement(favourite).toBeFocused();
  await keyboard.press('Delete');
  await expectElement(focused()).toHaveAccessibleName(/^espacio \d de 5, vacío/);
  await keyboard.press('Control+z');
  await expectElement(favourite).toBeFocused();
});
