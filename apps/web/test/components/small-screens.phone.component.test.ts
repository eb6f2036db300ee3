import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { tap } from '../browser/fingers.ts';
import { openApp } from '../browser/open-app.tsx';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, openDesign, openFourSlots, openOptions, slot, tile } from '../browser/steps.ts';

const help = () => page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ });

/** Expects no horizontal overflow. */
const expectNoSidewaysScroll = (): void =>
  expect(document.documentElement.scrollWidth, window.location.hash).toBeLessThanOrEqual(innerWidth);

async function showListAndDesign(): Promise<void> {
  await openApp('/eleccion');
  const filters = page.getByRole('navigation', { name: 'Filtros' });
  await expectElement(page.getByCss('a[href$="/101"]')).toBeVisible();
  await expectElement(filters).toBeHidden();
  await tap(page.getByRole('button', { name: 'Mostrar filtros' }));
  await expectElement(filters).toBeVisible();
  expectNoSidewaysScroll();

  await openDesign('/collage/basico/101');
  expectNoSidewaysScroll();
  await expectElement(page.getByRole('button', { name: 'Paso anterior' })).toBeVisible();
  const proceed = page.getByRole('button', { name: 'Comienza ahora' });
  await proceed.scrollIntoViewIfNeeded();
  await expectElement(proceed).toBeInViewport({ ratio: 1 });
  await tap(proceed);
}

async function showEditor(): Promise<void> {
  await expectElement(slot(1)).toBeVisible();
  expectNoSidewaysScroll();
  const save = page.getByRole('button', { name: 'Guardar / Ordenar' });
  await expectElement(save).toBeInViewport({ ratio: 1 });
  await expectElement(page.getByRole('button', { name: 'Guardar', exact: true })).toBeInViewport({ ratio: 1 });
  await openOptions();
  await expectElement(page.getByText('Mostrar calidad de foto')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Cerrar menú' }));
  await tap(save);
  await expectElement(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
  expectNoSidewaysScroll();
}

describe.each([390, 320])('on a screen of %i x 740 px', (width) => {
  it('[NAV-06] [CAT-05] [CAT-06] every screen fits and can be left', async () => {
    await page.viewport(width, 740);
    await showListAndDesign();
    await showEditor();
    await openApp('/error?error=x');
    await expectElement(page.getByRole('heading', { level: 1 })).toBeVisible();
    expectNoSidewaysScroll();
  });
});

it('[EDIT-09] [EDIT-10] [EDST-05] the touch help closes with a tap, and a tap opens the chooser', async () => {
  await openDesign('/collage/basico/104');
  await tap(page.getByRole('button', { name: 'Comienza ahora' }));
  await tap(help());
  await expectElement(help()).toHaveCount(0);
  await tap(slot(1));
  await expectElement(page.getByRole('dialog', { name: 'Elige una foto' })).toBeVisible();
});

/** Simulates a person who blocks storage in this browser. */
function refuseStorage(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  onTestFinished(() => {
    IDBFactory.prototype.open = open;
  });
}

it.each([
  [390, 844],
  [320, 740],
])('the collage keeps half of a screen of %i x %i px, with all notices shown', async (width, height) => {
  await page.viewport(width, height);
  refuseStorage();
  await openFourSlots();
  await addPhotos(await holidayPhotos(5));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(5);
  const keeping = page.getByText(/Este navegador no conserva tu trabajo en este dispositivo/);
  const wall = page.getByRole('region', { name: 'Tu collage', exact: true });
  const isHalf = () => expect.poll(async () => (await wall.boundingBox()).height).toBeGreaterThanOrEqual(height / 2);
  await expectElement(keeping).toBeInViewport();
  await isHalf();
  await tap(page.getByRole('button', { name: 'Cerrar aviso' }));
  await expectElement(keeping).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Rellenar automáticamente' }));
  const notAll = page.getByText(/no se han usado todas las fotos/);
  await expectElement(notAll).toBeInViewport({ ratio: 1 });
  await expectElement(help()).toBeVisible();
  await isHalf();
  await tap(page.getByRole('button', { name: 'Cerrar aviso' }));
  await expectElement(notAll).toHaveCount(0);
  await expectElement(tile('holiday-01.jpg')).toBeVisible();
  await isHalf();
});

it('[WALL-13] a row of views takes a finger on all of its 44 px', async () => {
  await openDesign('/collage/basico/101');
  const segment = page.getByRole('radio', { name: 'Plano' }).element();
  segment.scrollIntoView({ block: 'center' });
  const { left, width, top, height } = segment.getBoundingClientRect();
  const hit = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest('[role="radio"]');
  expect([hit(top + height / 2 - 21), hit(top + height / 2 + 21)]).toEqual([segment, segment]);
});
