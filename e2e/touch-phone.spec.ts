import { expect, type Page, test } from '@playwright/test';
import { changedPicture, expectPicture, settledPicture } from './collage-picture.ts';
import { centreOf, dragFinger, dragTwoFingers, holdFinger } from './fingers.ts';
import { holidayPhotos } from './holiday-photos.ts';
import { addPhotos, dragHint, fill, openFourSlots, slot, tile } from './steps.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const picked = (page: Page) => tray(page).locator('[aria-pressed="true"]');
const percent = (page: Page) => page.getByRole('button', { name: /^Ver todo el collage, \d+ %$/ });

async function nameOf(page: Page, number: number): Promise<string> {
  return /holiday-\d\d|vacío/.exec((await slot(page, number).getAttribute('aria-label')) ?? '')?.[0] ?? '';
}

/** Four slots, and as many photos in the tray. */
async function openWithPhotos(page: Page, count: number): Promise<void> {
  await openFourSlots(page);
  await page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ }).tap();
  await addPhotos(page, await holidayPhotos(count));
  await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
}

async function openFilled(page: Page): Promise<void> {
  await openFourSlots(page);
  await page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ }).tap();
  await fill(page, await holidayPhotos(4));
}

test('@phone [EDIT-11] [TOUCH-03] two fingers zoom and pan the collage, a tap leads back, and no photo moves', async ({ page }) => {
  await openFilled(page);
  const whole = await settledPicture(page);
  const wholeBox = await slot(page, 1).boundingBox();
  const middle = await centreOf(page.getByRole('region', { name: 'Tu collage', exact: true }));
  await dragTwoFingers(
    page,
    [
      { x: middle.x - 40, y: middle.y },
      { x: middle.x + 40, y: middle.y },
    ],
    [
      { x: middle.x - 100, y: middle.y },
      { x: middle.x + 100, y: middle.y },
    ],
  );
  await expect(percent(page)).toHaveAccessibleName(/, 2\d\d %$/);
  const zoomed = await slot(page, 1).boundingBox();
  expect(zoomed?.width).toBeGreaterThan(1.9 * (wholeBox?.width ?? 0));

  await settledPicture(page);
  await dragTwoFingers(
    page,
    [
      { x: middle.x - 60, y: middle.y },
      { x: middle.x + 20, y: middle.y },
    ],
    [
      { x: middle.x - 10, y: middle.y },
      { x: middle.x + 70, y: middle.y },
    ],
  );
  await expect.poll(async () => ((await slot(page, 1).boundingBox())?.x ?? 0) - (zoomed?.x ?? 0)).toBeGreaterThan(30);

  // The browser takes a tap that comes too soon after two fingers for a part of their gesture.
  await expect(async () => {
    await percent(page).tap({ timeout: 1_000 });
    await expect(percent(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect.poll(async () => (await slot(page, 1).boundingBox())?.width).toBeCloseTo(wholeBox?.width ?? 0, 0);
  await expectPicture(page, whole);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('@phone [EDIT-11] [EDIT-25] a pinch with a finger on the delete button, which only the chosen photo wears, moves no photo', async ({
  page,
}) => {
  await openFilled(page);
  const names = () => Promise.all([1, 2, 3, 4].map((number) => nameOf(page, number)));
  const before = await names();
  const seen = page.getByRole('button', { name: /^Quitar la foto del espacio/ }).and(page.locator(':focus-within > *'));
  await expect(seen).toHaveCount(0);
  await slot(page, 1).tap();
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(seen).toHaveCount(1);
  await expect(seen).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'Quitar la foto del espacio 2' })).toHaveCSS('opacity', '0');

  const cross = await centreOf(seen);
  const photo = await centreOf(slot(page, 4));
  const apart = { x: photo.x, y: photo.y + 60 };
  for (const [from, to] of [
    [
      [cross, photo],
      [cross, apart],
    ],
    [
      [photo, cross],
      [apart, cross],
    ],
  ] as const) {
    await dragTwoFingers(page, from, to);
    await expect(percent(page)).toBeVisible();
    expect(await names()).toEqual(before);
    await expect(async () => {
      await percent(page).tap({ timeout: 1_000 });
      await expect(percent(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }
  await expect(page.getByRole('menu')).toHaveCount(0);
  // Where no cross shows, the corner is the photo's.
  const box = await slot(page, 2).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 15, (box?.y ?? 0) + 15);
  await expect(page.getByRole('menu', { name: '¿Qué quieres hacer con esta foto??' })).toBeVisible();
  expect(await names()).toEqual(before);
});

test('@phone [EDIT-19] [EDIT-20] [EDIT-21] one finger carries a photo to another slot, a photo of the tray to its slot', async ({
  page,
}) => {
  await openWithPhotos(page, 3);
  const from = await centreOf(tile(page, 'holiday-02.jpg'));
  await dragFinger(page, [from, { x: from.x, y: from.y - 60 }, await centreOf(slot(page, 1))], async () => {
    await expect(dragHint(page)).toBeInViewport();
  });
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(dragHint(page)).not.toBeInViewport();
  await dragFinger(page, [await centreOf(slot(page, 1)), await centreOf(slot(page, 4))], async () => {
    await expect(dragHint(page)).toBeInViewport();
  });
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
  await expect(page.getByRole('menu')).toHaveCount(0);

  // Let go beside the collage, it goes back to where it was; on the tray, it is taken out.
  await dragFinger(page, [await centreOf(slot(page, 4)), await centreOf(page.getByRole('banner'))]);
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expect(dragHint(page)).not.toBeInViewport();
  await dragFinger(page, [await centreOf(slot(page, 4)), await centreOf(tile(page, 'holiday-03.jpg'))]);
  await expect(slot(page, 4)).toHaveAccessibleName(/vacío/);
});

test('@phone [EDIT-09] while a finger carries a photo only the word on that is told; the help for two fingers comes back', async ({
  page,
}) => {
  await openFourSlots(page);
  await addPhotos(page, await holidayPhotos(1));
  const help = page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ });
  await expect(help).toBeVisible();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-01\.jpg, .* calidad/);
  await dragFinger(page, [await centreOf(slot(page, 1)), await centreOf(slot(page, 4))], async () => {
    await expect(dragHint(page)).toBeInViewport();
    await expect(help).toBeHidden();
  });
  await expect(slot(page, 4)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expect(help).toBeVisible();
});

test('@phone [TOUCH-01] one finger moves a photo inside its slot, and undo takes it back', async ({ page }) => {
  await openFilled(page);
  const before = await settledPicture(page);
  const { x, y } = await centreOf(slot(page, 1));
  // Which of the two ways the photo has room depends on its shape: both are gone.
  await dragFinger(page, [
    { x: x + 30, y: y + 30 },
    { x: x - 30, y: y - 30 },
  ]);
  await changedPicture(page, before);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expectPicture(page, before);
});

test('@phone [EDIT-23] a tap opens the menu of a photo; two photos are swapped by taps alone', async ({ page }) => {
  await openFilled(page);
  const [first, last] = [await nameOf(page, 1), await nameOf(page, 4)];
  await slot(page, 1).tap();
  await page.getByRole('menuitem', { name: /^Intercambiar/ }).tap();
  await expect(page.getByText('Elige el espacio con el que intercambiar')).toBeVisible();
  await slot(page, 4).tap();
  await expect.poll(() => nameOf(page, 1)).toBe(last);
  expect(await nameOf(page, 4)).toBe(first);
  await slot(page, 1).tap();
  await page.getByRole('menuitem', { name: 'Eliminar' }).tap();
  await expect(slot(page, 1)).toHaveAccessibleName(/vacío/);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(slot(page, 1)).toHaveAccessibleName(new RegExp(last));
});

test('@phone a finger that rests on a tile begins a choice of several, and taps add to it', async ({ page }) => {
  await openWithPhotos(page, 3);
  await holdFinger(page, await centreOf(tile(page, 'holiday-03.jpg')), () => expect(picked(page)).toHaveCount(1));
  await expect(picked(page)).toHaveCount(1);
  await tile(page, 'holiday-01.jpg').tap();
  await expect(picked(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'A los espacios libres' }).tap();
  await expect(slot(page, 1)).toHaveAccessibleName(/holiday-0[13]\.jpg/);
  await expect(slot(page, 2)).toHaveAccessibleName(/holiday-0[13]\.jpg/);
  await expect(picked(page)).toHaveCount(0);
});

test('@phone effects and words by touch, and saving stays in reach', async ({ page }) => {
  await openFilled(page);
  const before = await settledPicture(page);
  await slot(page, 1).tap();
  await page.getByRole('menuitem', { name: 'Editar' }).tap();
  const photo = page.getByRole('dialog', { name: 'Editar foto' });
  await photo.getByRole('button', { name: 'Efectos' }).tap();
  await photo.getByText('Blanco y negro', { exact: true }).tap();
  await expect(photo.getByRole('radio', { checked: true })).toHaveAccessibleName('Blanco y negro');
  const grey = await changedPicture(page, before);
  await photo.getByRole('button', { name: 'Editar', exact: true }).tap();
  await photo.getByRole('button', { name: 'Texto' }).tap();
  const text = page.getByRole('dialog', { name: 'Agregar texto' });
  await text.getByRole('textbox', { name: 'Tu texto' }).fill('Playa');
  const light = text.getByRole('radio', { name: 'Franja clara', exact: true });
  await light.tap();
  await expect(light).toBeChecked();
  await text.getByRole('button', { name: 'Listo' }).tap();
  await expect(text).toBeHidden();
  await expect(slot(page, 1)).toHaveAccessibleName(/con el texto: Playa$/);
  await expect(slot(page, 1)).toBeFocused();
  await changedPicture(page, grey);
  const save = page.getByRole('button', { name: 'Guardar / Ordenar' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.tap();
  await expect(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [320, 740],
] as const) {
  test(`@phone the collage keeps half of a screen of ${width} × ${height} px under all that is said there`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      };
    });
    await openFourSlots(page);
    await addPhotos(page, await holidayPhotos(5));
    await expect(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(5);
    const keeping = page.getByText(/Este navegador no conserva tu trabajo en este dispositivo/);
    const wall = page.getByRole('region', { name: 'Tu collage', exact: true });
    const isHalf = async (): Promise<void> => {
      await expect.poll(async () => (await wall.boundingBox())?.height).toBeGreaterThanOrEqual(height / 2);
    };
    await expect(keeping).toBeInViewport();
    await isHalf();
    await page.getByRole('button', { name: 'Cerrar aviso' }).tap();
    await expect(keeping).toHaveCount(0);
    await page.getByRole('button', { name: 'Completar automáticamente' }).tap();
    const notAll = page.getByText(/^No se han usado todas las fotos/);
    await expect(notAll).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ })).toBeVisible();
    await isHalf();
    await page.getByRole('button', { name: 'Cerrar aviso' }).tap();
    await expect(notAll).toHaveCount(0);
    await expect(tile(page, 'holiday-01.jpg')).toBeVisible();
    await isHalf();
  });
}
