import { expect } from '@playwright/test';
import { holidayPhotos } from '../../test-support/holiday-photos.ts';
import { newName, PASSWORD } from '../steps.ts';
import { addressOf, expectVisible, writes } from './person.ts';
import type { Tab } from './tab.ts';

/* Steps from a design to a saved collage, for any engine. */

/** Waits until all photos are painted: a slot then names the quality of its photo. */
export async function seesAllPhotos(tab: Tab): Promise<void> {
  for (const place of [1, 2, 3, 4]) await expectVisible(tab, { role: 'button', name: new RegExp(`^espacio ${place} de 4, .* calidad`) });
}

export async function chooseDesign(tab: Tab, baseURL: string): Promise<void> {
  await tab.open(`${baseURL}/htmlapp/?lang=es#/eleccion`);
  // The app has replaced the first view, whose links are about to go.
  await expectVisible(tab, { role: 'text', name: /^\d+ diseños$/ });
  await tab.click({ role: 'link', name: /Aria/ });
  for (const name of ['Menos: Columnas', 'Menos: Filas', 'Menos: Filas']) await tab.click({ role: 'button', name });
  await tab.click({ role: 'button', name: 'Comienza ahora' });
}

export async function addPhotos(tab: Tab): Promise<void> {
  await expectVisible(tab, { role: 'button', name: 'Añadir fotos' });
  await tab.setFiles(await holidayPhotos(4));
  await expectVisible(tab, { role: 'text', name: 'Usadas: 0 de 4' });
  await tab.click({ role: 'button', name: 'Rellenar automáticamente' });
  await seesAllPhotos(tab);
}

/** Saves into a new account; returns its name. */
export async function save(tab: Tab): Promise<string> {
  await tab.click({ role: 'button', name: 'Guardar' });
  const name = newName('eva');
  await writes(tab, 'Nombre de usuario', name);
  await writes(tab, 'Correo electrónico', `${name}@example.org`);
  await writes(tab, 'Contraseña', PASSWORD);
  await writes(tab, 'Repite la contraseña', PASSWORD);
  await tab.click({ role: 'text', name: /^Acepto las/ });
  await tab.click({ role: 'button', name: 'Crear cuenta' });
  await expectVisible(tab, { role: 'text', name: '¡Tu collage se ha guardado!' });
  expect(await addressOf(tab)).toMatch(/#\/editar\/\d+$/);
  return name;
}
