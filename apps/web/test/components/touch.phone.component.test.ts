import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changedPicture, expectPicture, settledPicture } from '../browser/collage-picture.ts';
import { keyboard } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { centreOf, dragFinger, dragTwoFingers, holdFinger, tap, tapAt } from '../browser/fingers.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { addPhotos, dragHint, fill, openFourSlots, slot, tile } from '../browser/steps.ts';

const tray = () => page.getByRole('region', { name: 'Tus fotos' });
const picked = () => tray().getByCss('[aria-pressed="true"]');
const percent = () => page.getByRole('button', { name: /^Ver todo el collage, \d+ %$/ });
const help = () => page.getByRole('button', { name: /Usa dos dedos para mover tu collage/ });
const undo = () => page.getByRole('button', { name: 'Deshacer' });

function nameOf(number: number): string {
  const label = slot(number).element().getAttribute('aria-label') ?? '';
  return /holiday-\d\d|vacío/.exec(label)?.[0] ?? '';
}
const names = () => [1, 2, 3, 4].map(nameOf);

/** Opens four slots, and photos in the tray. */
async function openWithPhotos(count: number): Promise<void> {
  await openFourSlots();
  await tap(help());
  await addPhotos(await holidayPhotos(count));
  await expectElement(page.getByRole('button', { name: /, sin usar$/ })).toHaveCount(count);
}

async function openFilled(): Promise<void> {
  await openFourSlots();
  await tap(help());
  await fill(await holidayPhotos(4));
}

/** Zooms out. Repeats the tap, because the browser treats a tap soon after a two-finger gesture as a part of it. */
async function seeAll(): Promise<void> {
  const tapped = async (): Promise<number> => {
    if (percent().query()) await tapAt(await centreOf(percent()));
    return percent().elements().length;
  };
  await expect.poll(tapped, { interval: 500, message: 'the whole collage' }).toBe(0);
}

it('[EDIT-11] [TOUCH-03] two fingers zoom and pan the collage, a tap resets it, and no photo moves', async () => {
  await openFilled();
  const fullView = await settledPicture();
  const wholeBox = await slot(1).boundingBox();
  const { x, y } = await centreOf(page.getByRole('region', { name: 'Tu collage', exact: true }));
  const fingersAt = (left: number, right: number) =>
    [
      { x: x + left, y },
      { x: x + right, y },
    ] as const;
  await dragTwoFingers(fingersAt(-40, 40), fingersAt(-100, 100));
  await expectElement(percent()).toHaveAccessibleName(/, 2\d\d %$/);
  const zoomed = await slot(1).boundingBox();
  expect(zoomed.width).toBeGreaterThan(1.9 * wholeBox.width);

  await settledPicture();
  await dragTwoFingers(fingersAt(-60, 20), fingersAt(-10, 70));
  await expect.poll(async () => (await slot(1).boundingBox()).x - zoomed.x).toBeGreaterThan(30);

  await seeAll();
  await expect.poll(async () => (await slot(1).boundingBox()).width).toBeCloseTo(wholeBox.width, 0);
  await expectPicture(fullView);
  await expectElement(page.getByRole('menu')).toHaveCount(0);
});

it('[EDIT-11] [EDIT-25] a pinch with a finger on the delete button, which only the chosen photo has, moves no photo', async () => {
  await openFilled();
  const before = names();
  const removeButton = page.getByRole('button', { name: /^Quitar la foto del espacio/ }).and(page.getByCss(':focus-within > *'));
  await expectElement(removeButton).toHaveCount(0);
  await tap(slot(1));
  await expectElement(page.getByCss('[role="menu"]:focus-within')).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(page.getByRole('menu')).toHaveCount(0);
  await expectElement(removeButton).toHaveCount(1);
  await expectElement(removeButton).toHaveCSS('opacity', '1');
  await expectElement(page.getByRole('button', { name: 'Quitar la foto del espacio 2' })).toHaveCSS('opacity', '0');

  const cross = await centreOf(removeButton);
  const photo = await centreOf(slot(4));
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
    await dragTwoFingers(from, to);
    await expectElement(percent()).toBeVisible();
    expect(names()).toEqual(before);
    await seeAll();
  }
  await expectElement(page.getByRole('menu')).toHaveCount(0);
  // Without a visible delete button, a tap in the corner hits the photo.
  const box = await slot(2).boundingBox();
  await tapAt({ x: box.x + box.width - 15, y: box.y + 15 });
  await expectElement(page.getByRole('menu', { name: '¿Qué quieres hacer con esta foto??' })).toBeVisible();
  expect(names()).toEqual(before);
});

it('[EDIT-19] [EDIT-20] [EDIT-21] one finger drags a photo to another slot, and a photo of the tray to a slot', async () => {
  await openWithPhotos(3);
  const from = await centreOf(tile('holiday-02.jpg'));
  const seesHint = () => expectElement(dragHint()).toBeInViewport();
  await dragFinger([from, { x: from.x, y: from.y - 60 }, await centreOf(slot(1))], seesHint);
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expectElement(dragHint()).not.toBeInViewport();
  await dragFinger([await centreOf(slot(1)), await centreOf(slot(4))], seesHint);
  await expectElement(slot(4)).toHaveAccessibleName(/holiday-02\.jpg/);
  await expectElement(slot(1)).toHaveAccessibleName(/vacío/);
  await expectElement(page.getByRole('menu')).toHaveCount(0);

  // Dropped beside the collage, the photo returns to its slot; dropped on the tray, it is removed from the collage.
  await dragFinger([await centreOf(slot(4)), await centreOf(page.getByRole('banner'))], seesHint);
  await expectElement(dragHint()).not.toBeInViewport();
  await expectElement(slot(4)).toHaveAccessibleName(/holiday-02\.jpg/);
  await dragFinger([await centreOf(slot(4)), await centreOf(tile('holiday-03.jpg'))]);
  await expectElement(slot(4)).toHaveAccessibleName(/vacío/);
});

it('[EDIT-09] while a finger drags a photo only the hint about that is shown; the help for two fingers returns', async () => {
  await openFourSlots();
  await addPhotos(await holidayPhotos(1));
  await expectElement(help()).toBeVisible();
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-01\.jpg, .* calidad/);
  await dragFinger([await centreOf(slot(1)), await centreOf(slot(4))], async () => {
    await expectElement(dragHint()).toBeInViewport();
    await expectElement(help()).toBeHidden();
  });
  await expectElement(slot(4)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expectElement(help()).toBeVisible();
});

it('[TOUCH-01] one finger moves a photo inside its slot, and undo reverts it', async () => {
  await openFilled();
  const before = await settledPicture();
  const { x, y } = await centreOf(slot(1));
  // The photo's shape decides in which direction it can move: drags in both.
  await dragFinger([
    { x: x + 30, y: y + 30 },
    { x: x - 30, y: y - 30 },
  ]);
  await changedPicture(before);
  await tap(undo());
  await expectPicture(before);
});

it('a long press on a tile starts a multiple selection, and taps add to it', async () => {
  await openWithPhotos(3);
  await holdFinger(await centreOf(tile('holiday-03.jpg')), () => expectElement(picked()).toHaveCount(1));
  await expectElement(picked()).toHaveCount(1);
  await tap(tile('holiday-01.jpg'));
  await expectElement(picked()).toHaveCount(2);
  await tap(page.getByRole('button', { name: 'A los espacios libres' }));
  await expectElement(slot(1)).toHaveAccessibleName(/holiday-0[13]\.jpg/);
  await expectElement(slot(2)).toHaveAccessibleName(/holiday-0[13]\.jpg/);
  await expectElement(picked()).toHaveCount(0);
});
