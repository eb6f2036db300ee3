import { expect, type Page, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { fill, openDesign, slot, startNow } from './steps.ts';

/** The Spanish labels of each generator's controls, as its page starts. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  alleven: ['Columnas', 'Filas', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  onelarge: ['Columnas', 'Filas', 'Distribución', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  instagram: ['Columnas', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  mosaiccross: ['Fotos', 'Distribución', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  mosaic1: ['Filas', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  normalsplit: ['Posición', 'Filas', 'Foto grande (%)', 'Espaciado (cm)', 'Margen (cm)', 'Foto de fondo', 'Texto'],
  bordersplit: ['Posición', 'Filas', 'Foto grande (%)', 'Espaciado (cm)', 'Margen (cm)', 'Foto de fondo', 'Texto'],
  pilealleven: ['Columnas', 'Filas', 'Margen (cm)', 'Texto'],
  pileonelarge: ['Columnas', 'Filas', 'Margen (cm)', 'Texto'],
  mosaicinsta: ['Distribución', 'Espaciado (cm)', 'Margen (cm)'],
  single: ['Margen (cm)', 'Texto'],
  scrambled: ['Distribución', 'Espaciado (cm)', 'Margen (cm)'],
  tiles: ['Columnas', 'Filas'],
  mosaiceven: ['Columnas', 'Filas', 'Distribución', 'Espaciado (cm)', 'Margen (cm)', 'Texto'],
  heart: ['Distribución', 'Divertido', 'Texto'],
  number: ['Número', 'Tipo de letra', 'Divertido', 'Texto'],
  numberyear: ['Año', 'Tipo de letra', 'Divertido', 'Texto'],
  numberdate: ['Fecha', 'Tipo de letra', 'Divertido', 'Texto'],
};

/** The first design of the catalogue that a generator makes. */
async function designOf(page: Page, generator: string): Promise<string> {
  const list = await (await page.request.get('/api/list')).text();
  const entry = [...list.matchAll(/<template [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`source="gen:${generator}"`));
  const id = entry && / id="(\d+)"/.exec(entry)?.[1];
  if (!id) throw new RangeError(`Expected a design made by ${generator} in the catalogue`);
  return id;
}

async function openGenerator(page: Page, generator: string): Promise<void> {
  await openDesign(page, `/collage/basico/${await designOf(page, generator)}`);
}

const control = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** Walks an option control from its first to its last value and answers what it reads. */
async function optionsOf(page: Page, name: string): Promise<readonly string[]> {
  const field = control(page, name);
  const read = async () => (await field.getAttribute('aria-valuetext')) ?? '';
  for (let press = 0; press < 20; press++) await field.press('ArrowLeft');
  const seen = [await read()];
  for (let press = 0; press < 20; press++) {
    await field.press('ArrowRight');
    const now = await read();
    if (now !== seen.at(-1)) seen.push(now);
  }
  return seen;
}

async function photoCount(page: Page): Promise<number> {
  const text = await page.locator('header p span', { hasText: /^\d+ fotos?$/ }).textContent();
  return Number.parseInt(text ?? '', 10);
}

/** From the editor back to the knobs. */
async function toDesignPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/basico\/\d+$/);
}

for (const [generator, labels] of Object.entries(LABELS)) {
  test(`[SIZE-05] [SIZE-20] [SIZE-26] [CTRL-01] [GEN-COMMON-03] ${generator}: its knobs, and the editor with as many places`, async ({
    page,
  }) => {
    await openGenerator(page, generator);
    await expect(page.getByRole('heading', { name: 'Adapta tu diseño' })).toBeVisible();
    const text = control(page, 'Texto');
    if (generator === 'single') for (let press = 0; press < 6; press++) await text.press('ArrowLeft');
    // Digits that are photos themselves cannot be tilted, and small pages begin with them.
    if (generator.startsWith('number')) for (let press = 0; press < 3; press++) await control(page, 'Tipo de letra').press('ArrowLeft');
    await expect(page.locator('fieldset > span:first-child')).toHaveText([...labels]);
    const photos = await photoCount(page);
    await startNow(page);
    await expect(slot(page, photos)).toBeAttached();
    await expect(slot(page, photos + 1)).toHaveCount(0);
  });
}

test('[CTRL-03] [CTRL-10] [GEN-NUM-01] [GEN-NUM-02] [GEN-HEART-02] [GEN-SCRAMBLED-03] options are walked in their order', async ({
  page,
}) => {
  await openGenerator(page, 'number');
  expect(await optionsOf(page, 'Tipo de letra')).toEqual(['A', 'B', 'C', 'D']);
  await openGenerator(page, 'heart');
  expect(await optionsOf(page, 'Distribución')).toEqual(['A', 'B', 'C']);
  expect(await optionsOf(page, 'Divertido')).toEqual(['No', 'Sí']);
  expect(await optionsOf(page, 'Texto')).toEqual(['Título y subtítulo abajo', 'Título abajo', 'Sin texto']);
  await openGenerator(page, 'scrambled');
  expect((await optionsOf(page, 'Distribución')).join('')).toBe('ABCDEFGHIJK');
  await openGenerator(page, 'normalsplit');
  expect(await optionsOf(page, 'Posición')).toEqual(['Izquierda', 'Arriba', 'Derecha', 'Abajo']);
});

test('[CTRL-05] [SZST-11] [SZST-13] texts are shown as pictures, and what does not apply is hidden', async ({ page }) => {
  await openGenerator(page, 'alleven');
  const text = control(page, 'Texto');
  await expect(text.locator('svg')).toBeVisible();
  await text.press('ArrowRight');
  await expect(control(page, 'Margen (cm)')).toHaveCount(0);
  await text.press('ArrowLeft');
  await expect(control(page, 'Margen (cm)')).toBeVisible();
  await openGenerator(page, 'number');
  await control(page, 'Tipo de letra').press('ArrowRight');
  await expect(control(page, 'Divertido')).toHaveCount(0);
});

test('[CTRL-04] [CTRL-12] [CTRL-13] [CTRL-14] [GEN-NUM-12] [GEN-NUM-13] [GEN-NUM-14] [GEN-NUM-15] numbers are typed', async ({ page }) => {
  await openGenerator(page, 'number');
  const number = control(page, 'Número');
  await expect(number).toHaveAttribute('min', '0');
  await expect(number).toHaveAttribute('max', '999');
  await expect(number).toHaveAttribute('step', '1');
  const fifty = await photoCount(page);
  await number.fill('888');
  await expect.poll(() => photoCount(page)).toBeGreaterThan(fifty);
  await number.fill('12345');
  await expect(number).toHaveValue('123');
  await number.press('Enter');
  await number.fill('');
  await number.blur();
  await expect(number).toHaveValue('123');
});

test('[GEN-NDATE-04] [CTRL-12] the first zero of a date stays', async ({ page }) => {
  await openGenerator(page, 'numberdate');
  const date = control(page, 'Fecha');
  await date.fill('0305');
  await date.press('Enter');
  await expect(date).toHaveValue('0305');
  await date.press('ArrowUp');
  await expect(date).toHaveValue('0306');
});

test('[SIZE-12] [SIZE-10] [SIZE-13] [GEN-NUM-11] sizes are suggested, and one press takes them', async ({ page }) => {
  await openGenerator(page, 'numberyear');
  await expect(page.getByText('Formatos recomendados:')).toBeVisible();
  await page.getByRole('button', { name: '120 x 40 cm', exact: true }).click();
  await expect(page.getByText('Tamaño: 120 x 40 cm')).toBeVisible();
  await expect(page.getByText(/^Otros? formatos? disponibles?:$/)).toBeVisible();
});

test('[SIZE-17] [SIZE-18] [PRICE-03] [PRICE-04] [PRICE-05] [EDIT-03] panels are counted into size line and price', async ({ page }) => {
  await openGenerator(page, 'tiles');
  const columns = control(page, 'Columnas');
  const rows = control(page, 'Filas');
  for (let press = 0; press < 10; press++) await columns.press('ArrowDown');
  for (let press = 0; press < 10; press++) await rows.press('ArrowDown');
  for (let press = 0; press < 4; press++) await columns.press('ArrowUp');
  await rows.press('ArrowUp');
  await expect(page.getByText('Tamaño: 10 paneles de 18 x 18 cm cada uno')).toBeVisible();
  const price = page.getByRole('region', { name: 'Precio' });
  const [, unit = '', total = ''] = /10 × (\d+,\d\d) € = (\d+,\d\d) €/.exec((await price.textContent()) ?? '') ?? [];
  expect(Number(total.replace(',', '.'))).toBeCloseTo(10 * Number(unit.replace(',', '.')), 2);
  const box = await page.locator('main canvas').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(97 / 38.8, 1);
  await startNow(page);
  await expect(page.getByText(/^Tamaño: /)).toHaveCount(0);
});

test('[FMT-10] [FMT-11] [CUST-10] [CUST-12] [CUST-14] [CUST-15] [CUST-17] [CUST-19] each design says its own limits', async ({ page }) => {
  const cases = [
    { generator: 'heart', bad: ['50', '40'], warning: /30 x 30/, good: ['45', '45'] },
    { generator: 'instagram', bad: ['50', '40'], warning: /cuadrado.*20 x 20/, good: ['55', '55'] },
    { generator: 'number', bad: ['', '40'], warning: /30 x 30/, good: ['33', '47'] },
    { generator: 'mosaicinsta', bad: ['21', '37'], warning: /cuadrados enteros/, good: ['45', '45'] },
    { generator: 'alleven', bad: ['150', '20'], warning: /140 x 100/, good: ['33,5', '47'] },
  ] as const;
  for (const { generator, bad, warning, good } of cases) {
    await openGenerator(page, generator);
    await page.getByRole('button', { name: 'Quiero una formato diferente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajusta tu formato' });
    const [width, height] = [dialog.getByLabel('Anchura (cm)'), dialog.getByLabel('Altura (cm)')];
    await width.fill(bad[0]);
    await height.fill(bad[1]);
    await expect(dialog.getByText(warning)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cambiar formato' })).toHaveCount(0);
    await width.fill(good[0]);
    await height.fill(good[1]);
    await dialog.getByRole('button', { name: 'Cambiar formato' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Tamaño: ${good[0]} x ${good[1]} cm`)).toBeVisible();
  }
});

test('[SZST-07] [SZST-08] [SZST-10] [GEN-SINGLE-04] [GEN-SINGLE-07] a change of material sets the margin back', async ({ page }) => {
  await openGenerator(page, 'single');
  for (let press = 0; press < 6; press++) await control(page, 'Texto').press('ArrowLeft');
  const margin = control(page, 'Margen (cm)');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Material$/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await expect(margin).toHaveAttribute('aria-valuemin', '0.5');
  await choose('Póster');
  await expect(margin).toHaveAttribute('aria-valuetext', '0');
  await expect(margin).toHaveAttribute('aria-valuemax', '2');
  for (let press = 0; press < 3; press++) await margin.press('ArrowUp');
  await choose('Lienzo, bastidor de 2 cm');
  await expect(margin).toHaveAttribute('aria-valuetext', '0');
  await expect(margin).toHaveAttribute('aria-valuemax', '4.5');
});

test('[SIZE-02] [SIZE-03] a style in the address steps the layout up once and leaves the address', async ({ page }) => {
  const id = await designOf(page, 'onelarge');
  await openDesign(page, `/collage/basic/${id}/happy`);
  await expect(control(page, 'Distribución')).toHaveAttribute('aria-valuetext', '2x1');
  await expect(page).not.toHaveURL(/happy/);
});

test('[SIZE-34] [CHG-01] [CHG-02] changing the design keeps photos, words and edits; what has no place waits in the tray', async ({
  page,
}) => {
  await openGenerator(page, 'alleven');
  await control(page, 'Texto').press('ArrowRight');
  await control(page, 'Texto').press('ArrowRight');
  for (let press = 0; press < 10; press++) {
    await control(page, 'Columnas').press('ArrowDown');
    await control(page, 'Filas').press('ArrowDown');
  }
  await control(page, 'Columnas').press('ArrowUp');
  await control(page, 'Filas').press('ArrowUp');
  await startNow(page);
  const empty = await settledPicture(page);
  await fill(page, await holidayPhotos(4));
  await changedPicture(page, empty);
  await page.getByRole('button', { name: 'Cambiar título', exact: true }).click();
  const titles = page.getByRole('dialog', { name: 'Cambiar título' });
  await titles.getByLabel('Título', { exact: true }).fill('Verano en la costa');
  await titles.getByRole('button', { name: 'Cambiar texto' }).click();
  await slot(page, 4).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar foto' });
  for (let times = 0; times < 4; times++) await editing.getByRole('button', { name: 'Más grande' }).click();
  await editing.getByRole('button', { name: 'Listo' }).click();
  await expect(editing).toBeHidden();
  const before = await settledPicture(page);

  await toDesignPage(page);
  await control(page, 'Columnas').press('ArrowDown');
  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expect(slot(page, 2)).toBeVisible();
  await expect(slot(page, 3)).toHaveCount(0);
  await expect(page.getByText('2 de 4 usadas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Título: Verano en la costa' })).toBeVisible();

  await toDesignPage(page);
  await expect(control(page, 'Columnas')).toHaveAttribute('aria-valuetext', '1');
  await control(page, 'Columnas').press('ArrowUp');
  await page.getByRole('button', { name: 'Modifica el diseño actual' }).click();
  await expect(page.getByText('4 de 4 usadas')).toBeVisible();
  await expectPicture(page, before);
});
