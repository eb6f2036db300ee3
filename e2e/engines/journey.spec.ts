import { expect, test } from '@playwright/test';
import { ADDRESS } from '../order-steps.ts';
import { ENGINES } from './installed.ts';
import { addPhotos, chooseDesign, save, seesAllPhotos } from './making.ts';
import { expectHidden, expectVisible, photosIn, seesChange, seesCollage, settledCollage, writes, writtenIn } from './person.ts';
import type { Tab } from './tab.ts';

/** The complete journey in other engines. Their language is English; the Spanish address keeps its language. */

/** Crops the first photo and adds an effect and a text. */
async function editPhoto(tab: Tab): Promise<void> {
  const plain = await settledCollage(tab);
  await tab.click({ role: 'button', name: /^espacio 1/ });
  await tab.click({ role: 'option', name: 'Editar' });
  for (let times = 0; times < 4; times += 1) await tab.click({ role: 'button', name: 'Más grande' });
  const larger = await seesChange(tab, plain);
  await tab.click({ role: 'button', name: 'Efectos' });
  await tab.click({ role: 'radio', name: 'Blanco y negro' });
  await seesChange(tab, larger);
  await tab.click({ role: 'button', name: 'Editar' });
  await tab.click({ role: 'button', name: 'Texto' });
  await writes(tab, 'Tu texto', 'El mar');
  await tab.click({ role: 'button', name: 'Listo' });
  await expectVisible(tab, { role: 'button', name: /^espacio 1.*El mar/ });
  await expectHidden(tab, { role: 'dialog', name: 'Agregar texto' });
}

/** Drags the third photo onto the fourth. */
async function swapPhotos(tab: Tab): Promise<void> {
  const [third = '', fourth = ''] = await photosIn(tab, [3, 4]);
  await tab.drag({ role: 'button', name: /^espacio 3/ }, { role: 'button', name: /^espacio 4/ });
  await expectVisible(tab, { role: 'button', name: new RegExp(`^espacio 3 de 4, ${fourth}`) });
  await expectVisible(tab, { role: 'button', name: new RegExp(`^espacio 4 de 4, ${third}`) });
}

/** Places a first order; its e-mail address is that of the account. */
async function order(tab: Tab, account: string): Promise<void> {
  await tab.click({ role: 'button', name: 'Ordena tu collage' });
  await tab.click({ role: 'text', name: /^Póster$/ });
  for (const [field, text] of Object.entries(ADDRESS)) await writes(tab, field, text);
  expect(await writtenIn(tab, 'email')).toBe(`${account}@example.org`);
  await tab.click({ role: 'button', name: 'Pedido con obligación de pago' });
  await expectVisible(tab, { role: 'text', name: 'Gracias, Ana García' });
}

// One long test: its steps add up on a busy machine.
test.setTimeout(900_000);

for (const { name, missing, start } of ENGINES) {
  test(`${name}: design, photos, crop, effect, words, reload, a second tab, save and order [ROUTE-01] [SDLG-14] [EXIT-01] [L10N-01]`, async ({
    baseURL: site,
  }) => {
    test.skip(missing.length > 0, `${missing.join(', ')} cannot be had here`);
    const baseURL = site ?? '';
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await chooseDesign(tab, baseURL);
      await addPhotos(tab);
      await editPhoto(tab);
      await swapPhotos(tab);
      const picture = await settledCollage(tab);

      await tab.reload();
      await seesAllPhotos(tab);
      await expectVisible(tab, { role: 'button', name: /^espacio 1.*El mar/ });
      await seesCollage(tab, picture);

      const second = await engine.newTab();
      await second.open(`${baseURL}/htmlapp/?lang=es#/eleccion`);
      await second.click({ role: 'button', name: /^Continuar con/ });
      await second.click({ role: 'button', name: 'Continuar aquí' });
      await expectVisible(second, { role: 'button', name: /^espacio 1.*El mar/ });
      await expectVisible(tab, { role: 'text', name: /Ahora se sigue trabajando en este collage en otra ventana/ });
      await expectHidden(second, { role: 'text', name: /Este navegador no conserva/ });

      const account = await save(second);
      await order(second, account);
    } finally {
      await engine.end();
    }
  });
}
