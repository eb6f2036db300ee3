import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard } from '../browser/commands.ts';
import { expectAddress, expectElement, expectNotAddress } from '../browser/expect-element.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, openDesign, slot, startNow } from '../browser/steps.ts';

/** The Spanish labels of each generator's initial controls. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  alleven: ['Columnas', 'Filas', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  onelarge: ['Columnas', 'Filas', 'Disposición', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  instagram: ['Columnas', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  mosaiccross: ['Fotos', 'Disposición', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  mosaic1: ['Filas', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  normalsplit: ['Posición', 'Filas', 'Foto grande (%)', 'Espaciado (cm)', 'Margen (cm)', 'Foto de fondo', 'Texto'],
  bordersplit: ['Posición', 'Filas', 'Foto grande (%)', 'Espaciado (cm)', 'Margen (cm)', 'Foto de fondo', 'Texto'],
  pilealleven: ['Columnas', 'Filas', 'Margen (cm)', 'Texto'],
  pileonelarge: ['Columnas', 'Filas', 'Margen (cm)', 'Texto'],
  mosaicinsta: ['Disposición', 'Espaciado (cm)', 'Margen (cm)'],
  single: ['Margen (cm)', 'Texto'],
  scrambled: ['Disposición', 'Espaciado (cm)', 'Margen (cm)'],
  tiles: ['Columnas', 'Filas'],
  mosaiceven: ['Columnas', 'Filas', 'Disposición', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  heart: ['Disposición', 'Divertido', 'Texto'],
  number: ['Número', 'Tipo de letra', 'Divertido', 'Texto'],
  numberyear: ['Año', 'Tipo de letra', 'Divertido', 'Texto'],
  numberdate: ['Fecha', 'Tipo de letra', 'Divertido', 'Texto'],
};

/** Returns the path of the first design of the catalogue that a generator makes. */
async function designOf(generator: string): Promise<string> {
  const list = await (await fetch('/api/list')).text();
  const entry = [...list.matchAll(/<template [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`source="gen:${generator}"`));
  const id = entry && / id="(\d+)"/.exec(entry)?.[1];
  if (!id) throw new RangeError(`Expected a design made by ${generator} in the catalogue`);
  return id;
}

async function openGenerator(generator: string): Promise<void> {
  await openDesign(`/collage/basico/${await designOf(generator)}`);
}

const control = (name: string) => page.getByRole('spinbutton', { name, exact: true });

/** A chooser of few values: they stand side by side. [WALL-21] */
const segments = (name: string) => page.getByRole('radiogroup', { name, exact: true });
const segment = (name: string, value: string) => segments(name).getByRole('radio', { name: value, exact: true });

async function segmentsOf(name: string): Promise<readonly string[]> {
  await expectElement(segments(name)).toBeVisible();
  return segments(name)
    .getByRole('radio')
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''));
}

/** Steps an option control from its first to its last value and returns all values. */
async function optionsOf(name: string): Promise<readonly string[]> {
  const field = control(name);
  const read = async () => (await field.getAttribute('aria-valuetext')) ?? '';
  for (let press = 0; press < 20; press++) await field.press('ArrowLeft');
  const values = [await read()];
  for (let press = 0; press < 20; press++) {
    await field.press('ArrowRight');
    const current = await read();
    if (current !== values.at(-1)) values.push(current);
  }
  return values;
}

async function photoCount(): Promise<number> {
  const text = await page
    .getByCss('header p span')
    .filter({ hasText: /^\d+ fotos?$/ })
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

/** Returns from the editor to the controls. */
async function toDesignPage(): Promise<void> {
  await page.getByRole('link', { name: 'Editar' }).click();
  await expectAddress(/basico\/\d+$/);
}

for (const [generator, labels] of Object.entries(LABELS)) {
  it(`[SIZE-05] [SIZE-20] [SIZE-26] [CTRL-01] [GEN-COMMON-03] ${generator}: its knobs, and the editor with as many places`, async () => {
    await openGenerator(generator);
    await expectElement(page.getByRole('heading', { name: 'Ajusta tu diseño' })).toBeVisible();
    const text = control('Texto');
    if (generator === 'single') for (let press = 0; press < 6; press++) await text.press('ArrowLeft');
    // Digits made of photos cannot be tilted, and small pages start with them.
    if (generator.startsWith('number')) await segment('Tipo de letra', 'A').click();
    await expectElement(page.getByCss('fieldset > span:first-child')).toHaveText([...labels]);
    const photos = await photoCount();
    await startNow();
    await expectElement(slot(photos)).toBeAttached();
    await expectElement(slot(photos + 1)).toHaveCount(0);
  });
}

it('[CTRL-03] [CTRL-10] [WALL-21] [GEN-NUM-01] [GEN-NUM-02] [GEN-HEART-02] [GEN-SCRAMBLED-03] options are stepped through in their order', async () => {
  await openGenerator('number');
  expect(await segmentsOf('Tipo de letra')).toEqual(['A', 'B', 'C', 'D']);
  await openGenerator('heart');
  expect(await segmentsOf('Disposición')).toEqual(['A', 'B', 'C']);
  expect(await segmentsOf('Divertido')).toEqual(['No', 'Sí']);
  expect(await segmentsOf('Texto')).toEqual(['Título y subtítulo abajo', 'Título abajo', 'Sin texto']);
  await segment('Texto', 'Título y subtítulo abajo').press('Space');
  for (const next of ['Título abajo', 'Sin texto']) {
    await keyboard.press('ArrowRight');
    await expectElement(segment('Texto', next)).toBeChecked();
  }
  await openGenerator('scrambled');
  expect((await optionsOf('Disposición')).join('')).toBe('ABCDEFGHIJK');
  await openGenerator('normalsplit');
  expect(await segmentsOf('Posición')).toEqual(['Izquierda', 'Arriba', 'Derecha', 'Abajo']);
});

it('[CTRL-05] [SZST-11] [SZST-13] texts are shown as pictures, and controls that do not apply are hidden', async () => {
  await openGenerator('alleven');
  const text = control('Texto');
  await expectElement(text.getByCss('svg')).toBeVisible();
  await text.press('ArrowRight');
  await expectElement(control('Margen (cm)')).toHaveCount(0);
  await text.press('ArrowLeft');
  await expectElement(control('Margen (cm)')).toBeVisible();
  await openGenerator('number');
  await segment('Tipo de letra', 'B').click();
  await expectElement(segments('Divertido')).toHaveCount(0);
});

it('[CTRL-04] [CTRL-12] [CTRL-13] [CTRL-14] [GEN-NUM-12] [GEN-NUM-13] [GEN-NUM-14] [GEN-NUM-15] numbers are typed', async () => {
  await openGenerator('number');
  const number = control('Número');
  await expectElement(number).toHaveAttribute('min', '0');
  await expectElement(number).toHaveAttribute('max', '999');
  await expectElement(number).toHaveAttribute('step', '1');
  const fifty = await photoCount();
  await number.fill('888');
  await expect.poll(() => photoCount()).toBeGreaterThan(fifty);
  await number.fill('12345');
  await expectElement(number).toHaveValue('123');
  await number.press('Enter');
  await number.fill('');
  await number.blur();
  await expectElement(number).toHaveValue('123');
});

it('[GEN-NDATE-04] [CTRL-12] the first zero of a date stays', async () => {
  await openGenerator('numberdate');
  const date = control('Fecha');
  await date.fill('0305');
  await date.press('Enter');
  await expectElement(date).toHaveValue('0305');
  await date.press('ArrowUp');
  await expectElement(date).toHaveValue('0306');
});

it('[SIZE-12] [SIZE-10] [SIZE-13] [GEN-NUM-11] sizes are suggested, and one press applies them', async () => {
  await openGenerator('numberyear');
  await expectElement(page.getByText('Formatos recomendados:')).toBeVisible();
  await page.getByCss('label:has([type=radio][aria-describedby])').filter({ hasText: '120 x 40' }).click();
  await expectElement(page.getByText('Tamaño: 120 x 40 cm')).toBeVisible();
  await expectElement(page.getByText(/^Otros? formatos? disponibles?:$/)).toBeVisible();
});

it('[SIZE-17] [SIZE-18] [PRICE-03] [PRICE-04] [PRICE-05] [EDIT-03] panels are counted into size line and price', async () => {
  await openGenerator('tiles');
  const columns = control('Columnas');
  const rows = control('Filas');
  for (let press = 0; press < 10; press++) await columns.press('ArrowDown');
  for (let press = 0; press < 10; press++) await rows.press('ArrowDown');
  for (let press = 0; press < 4; press++) await columns.press('ArrowUp');
  await rows.press('ArrowUp');
  await expectElement(page.getByText('Tamaño: 10 paneles de 18 x 18 cm cada uno')).toBeVisible();
  const price = page.getByRole('region', { name: 'Precio' });
  const [, unit = '', total = ''] = /10 × (\d+,\d\d) € = (\d+,\d\d) €/.exec((await price.textContent()) ?? '') ?? [];
  expect(Number(total.replace(',', '.'))).toBeCloseTo(10 * Number(unit.replace(',', '.')), 2);
  await page.getByRole('radio', { name: 'Plano' }).click();
  const box = await page.getByCss('main canvas').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(97 / 38.8, 1);
  await startNow();
  await expectElement(page.getByText(/^Tamaño: /)).toHaveCount(0);
});

it('[FMT-10] [FMT-11] [CUST-10] [CUST-12] [CUST-14] [CUST-15] [CUST-17] [CUST-19] each design states its own limits', async () => {
  const cases = [
    { generator: 'heart', bad: ['50', '40'], warning: /30 x 30/, good: ['45', '45'] },
    { generator: 'instagram', bad: ['50', '40'], warning: /cuadrado.*20 x 20/, good: ['55', '55'] },
    { generator: 'number', bad: ['', '40'], warning: /30 x 30/, good: ['33', '47'] },
    { generator: 'mosaicinsta', bad: ['21', '37'], warning: /cuadrados enteros/, good: ['45', '45'] },
    { generator: 'alleven', bad: ['150', '20'], warning: /140 x 100/, good: ['33,5', '47'] },
  ] as const;
  for (const { generator, bad, warning, good } of cases) {
    await openGenerator(generator);
    await page.getByRole('button', { name: 'Quiero una formato diferente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
    const [width, height] = [dialog.getByLabelText('Anchura (cm)'), dialog.getByLabelText('Altura (cm)')];
    await width.fill(bad[0]);
    await height.fill(bad[1]);
    await expectElement(dialog.getByText(warning)).toBeVisible();
    await expectElement(dialog.getByRole('button', { name: 'Cambiar formato' })).toHaveCount(0);
    await width.fill(good[0]);
    await height.fill(good[1]);
    await dialog.getByRole('button', { name: 'Cambiar formato' }).click();
    await expectElement(dialog).toBeHidden();
    await expectElement(page.getByText(`Tamaño: ${good[0]} x ${good[1]} cm`)).toBeVisible();
  }
});

it('[SZST-07] [SZST-08] [SZST-10] [GEN-SINGLE-04] [GEN-SINGLE-07] a change of material sets the margin back', async () => {
  await openGenerator('single');
  for (let press = 0; press < 6; press++) await control('Texto').press('ArrowLeft');
  const margin = control('Margen (cm)');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Material$/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await expectElement(margin).toHaveAttribute('aria-valuemin', '0.5');
  await choose('Póster');
  await expectElement(margin).toHaveAttribute('aria-valuetext', '0');
  await expectElement(margin).toHaveAttribute('aria-valuemax', '2');
  for (let press = 0; press < 3; press++) await margin.press('ArrowUp');
  await choose('Lienzo, bastidor de 2 cm');
  await expectElement(margin).toHaveAttribute('aria-valuetext', '0');
  await expectElement(margin).toHaveAttribute('aria-valuemax', '4.5');
});

it('[SIZE-02] [SIZE-03] a style in the URL steps the layout up once and is removed from the URL', async () => {
  const id = await designOf('onelarge');
  await openDesign(`/collage/basic/${id}/happy`);
  await expectElement(segment('Disposición', '2x1')).toBeChecked();
  await expectNotAddress(/happy/);
});

it('[SIZE-34] [CHG-01] [CHG-02] changing the design keeps photos, texts and edits; photos without a slot stay in the tray', async () => {
  await openGenerator('alleven');
  await control('Texto').press('ArrowRight');
  await control('Texto').press('ArrowRight');
  for (let press = 0; press < 10; press++) {
    await control('Columnas').press('ArrowDown');
    await control('Filas').press('ArrowDown');
  }
  await control('Columnas').press('ArrowUp');
  await control('Filas').press('ArrowUp');
  await startNow();
  const empty = await settledPicture();
  await fill(await holidayPhotos(4));
  await changedPicture(empty);
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const titles = page.getByRole('dialog', { name: 'Cambiar título' });
  await titles.getByLabelText('Título', { exact: true }).fill('Verano en la costa');
  await titles.getByRole('button', { name: 'Cambiar texto' }).click();
  await slot(4).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar foto' });
  for (let times = 0; times < 4; times++) await editing.getByRole('button', { name: 'Más grande' }).click();
  await editing.getByRole('button', { name: 'Listo' }).click();
  await expectElement(editing).toBeHidden();
  const before = await settledPicture();

  await toDesignPage();
  await control('Columnas').press('ArrowDown');
  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expectElement(slot(2)).toBeVisible();
  await expectElement(slot(3)).toHaveCount(0);
  await expectElement(page.getByText('Usadas: 2 de 4')).toBeVisible();
  await expectElement(page.getByRole('button', { name: 'Título: Verano en la costa' })).toBeVisible();

  await toDesignPage();
  await expectElement(control('Columnas')).toHaveAttribute('aria-valuetext', '1');
  await control('Columnas').press('ArrowUp');
  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expectElement(page.getByText('Usadas: 4 de 4')).toBeVisible();
  await expectPicture(before);
});
