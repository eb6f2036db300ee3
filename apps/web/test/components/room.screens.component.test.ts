import type { SizeCm } from '@muro/domain';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../browser/accessible.ts';
import { expectElement } from '../browser/expect-element.ts';
import { SCREEN } from '../browser/screens.ts';
import { type ShownRoom, showRoom } from '../browser/show-room.tsx';

const BOX = SCREEN.isTouch ? { widthPx: 390, heightPx: 336 } : { widthPx: 824, heightPx: 540 };

const DESIGNS = import.meta.glob('../../../../catalogue/*/design.xml', { query: '?raw', import: 'default', eager: true });

/** Every size of every design, in both orientations. */
const CATALOGUE_SIZES: readonly SizeCm[] = [
  ...new Set(
    Object.values(DESIGNS as Record<string, string>).flatMap((xml) =>
      [...xml.matchAll(/ width="([\d.]+)" height="([\d.]+)"/g)].flatMap(([, width, height]) => [
        `${width} ${height}`,
        `${height} ${width}`,
      ]),
    ),
  ),
].map((name) => {
  const [width = 0, height = 0] = name.split(' ').map(Number);
  return { width, height };
});

let openRoom: ShownRoom | null = null;
afterEach(() => {
  openRoom?.close();
  openRoom = null;
});

async function openRoomOfSize(size: SizeCm): Promise<ShownRoom> {
  openRoom = await showRoom(BOX, size);
  await expectElement(piece()).toBeVisible();
  return openRoom;
}

const piece = () => page.getByCss('[data-piece]');
const furniture = () => page.getByCss('[data-furniture]');
const position = () => page.getByRole('slider', { name: 'Posición en la pared' });
/** After a change of size the piece scales for a moment. */
const sizeMotionEnds = async (): Promise<void> => {
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
};
const boxOf = (element: Element) => element.getBoundingClientRect();

async function openPanel(): Promise<void> {
  await page.getByRole('button', { name: 'Ambiente' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Ambiente' })).toBeVisible();
}

async function choose(name: string): Promise<void> {
  await openPanel();
  await page.getByRole('radio', { name, exact: true }).click();
  await page.getByRole('dialog').press('Escape');
}

it('[WALL-12] a piece of every size of the catalogue has its true width beside the furniture, and its lower edge 18 cm above it', async () => {
  const { show } = await openRoomOfSize({ width: 70, height: 50 });
  expect(CATALOGUE_SIZES.length).toBeGreaterThan(20);
  for (const size of CATALOGUE_SIZES) {
    show(size);
    await sizeMotionEnds();
    const wide = size.width > 110 ? 210 : size.width < 40 ? 140 : 160;
    const error = () => Math.abs((boxOf(piece().element()).width / boxOf(furniture().element()).width / size.width) * wide - 1);
    await expect.poll(error, { message: JSON.stringify(size) }).toBeLessThanOrEqual(0.01);
    await sizeMotionEnds();
    const [pieceBox, below] = [boxOf(piece().element()), boxOf(furniture().element())];
    // The sofa's arms are lower than its back.
    if (wide !== 210) expect((below.top - pieceBox.bottom) / (below.width / wide)).toBeCloseTo(18, 0);
    expect(pieceBox.height / pieceBox.width).toBeCloseTo(size.height / size.width, 2);
    expect(pieceBox.top).toBeGreaterThanOrEqual(boxOf(openRoom?.container as Element).top);
  }
});

it('[WALL-12] the sideboard keeps its scale for pieces that usually hang elsewhere', async () => {
  const { show } = await openRoomOfSize({ width: 70, height: 50 });
  await choose('Aparador');
  for (const width of [20, 140]) {
    show({ width, height: 20 });
    await expect
      .poll(() => Math.abs((boxOf(piece().element()).width / boxOf(furniture().element()).width / width) * 160 - 1))
      .toBeLessThan(0.01);
  }
});

it('[WALL-15] the lengths are text in the words of the language, and the room is named', async () => {
  const { show } = await openRoomOfSize({ width: 70, height: 50 });
  await expectElement(page.getByRole('region', { name: 'Misura, 70 x 50 cm, sobre un aparador de 160 cm de ancho' })).toBeVisible();
  await expectElement(page.getByText('70 cm', { exact: true })).toBeVisible();
  await expectElement(page.getByText('50 cm', { exact: true })).toBeVisible();
  show({ width: 38.8, height: 19.4 }, 'TILES');
  await expectElement(page.getByText('38,8 cm', { exact: true })).toBeVisible();
  await expectElement(page.getByRole('region', { name: /sobre un escritorio de 140 cm de ancho/ })).toBeVisible();
});

it('[WALL-15] a person of 170 cm stands beside the piece in the same scale', async () => {
  await openRoomOfSize({ width: 70, height: 50 });
  const person = page.getByRole('button', { name: 'Persona, 170 cm' });
  await expectElement(person).toHaveAttribute('aria-pressed', 'false');
  await person.click();
  await expectElement(person).toHaveAttribute('aria-pressed', 'true');
  await expectElement(page.getByText('170 cm', { exact: true })).toBeVisible();
  const pxPerCm = boxOf(piece().element()).width / 70;
  const parts = [...page.getByCss('[data-person]').element().children].slice(2).map(boxOf);
  const [top, bottom] = [Math.min(...parts.map((part) => part.top)), Math.max(...parts.map((part) => part.bottom))];
  // The soles reach half a centimetre over the line of the floor.
  expect(Math.abs((bottom - top) / pxPerCm - 170.5)).toBeLessThan(1);
  expect(Math.max(...parts.map((part) => part.right))).toBeLessThan(boxOf(piece().element()).left);
});

it('[WALL-15] the letters of the height keep clear of the person, however long they are', async () => {
  const { show } = await openRoomOfSize({ width: 70, height: 50 });
  await page.getByRole('button', { name: 'Persona, 170 cm' }).click();
  for (const size of [
    { width: 50, height: 50 },
    { width: 70, height: 100 },
    { width: 100, height: 99.5 },
  ]) {
    show(size);
    await sizeMotionEnds();
    const labels = page.getByText(`${String(size.height).replace('.', ',')} cm`, { exact: true });
    const letters = Math.min(...labels.elements().map((element) => boxOf(element).left));
    const parts = [...page.getByCss('[data-person]').element().children].slice(2).map(boxOf);
    expect(letters).toBeGreaterThan(Math.max(...parts.map((part) => part.right)));
  }
});

it('the piece moves along the wall by arrow keys and drag, says where it is, and Home hangs it in the middle', async () => {
  await openRoomOfSize({ width: 70, height: 50 });
  const start = boxOf(piece().element()).left;
  const pxPerCm = boxOf(piece().element()).width / 70;
  await expectElement(position()).toHaveAttribute('aria-valuetext', 'en el centro');
  await position().press('ArrowRight');
  await position().press('ArrowRight');
  await expectElement(position()).toHaveAttribute('aria-valuetext', '2 cm a la derecha del centro');
  await position().press('Shift+ArrowLeft');
  await expectElement(position()).toHaveAttribute('aria-valuetext', '8 cm a la izquierda del centro');
  await expect.poll(() => (boxOf(piece().element()).left - start) / pxPerCm).toBeCloseTo(-8, 1);
  await position().press('Home');
  await expectElement(position()).toHaveAttribute('aria-valuetext', 'en el centro');
  dragBy(12 * pxPerCm);
  await expectElement(position()).toHaveAttribute('aria-valuetext', '12 cm a la derecha del centro');
  dragBy(4000);
  const wall = boxOf(openRoom?.container as Element);
  await expect.poll(() => boxOf(piece().element()).right).toBeLessThanOrEqual(wall.right);
});

function dragBy(px: number): void {
  const grip = position().element();
  const { left, top } = boxOf(grip);
  const send = (type: string, clientX: number) =>
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX, clientY: top + 5 }));
  // Capturing needs a pointer of the device.
  (grip as HTMLElement).setPointerCapture = () => undefined;
  send('pointerdown', left + 5);
  send('pointermove', left + 5 + px);
  send('pointerup', left + 5 + px);
}

it('several pieces hang 7 to 15 cm apart and choose the furniture by their common width', async () => {
  await openRoomOfSize({ width: 50, height: 40 });
  await openPanel();
  const count = page.getByRole('spinbutton', { name: 'Piezas juntas' });
  await count.press('ArrowRight');
  await count.press('ArrowRight');
  await expectElement(piece()).toHaveCount(3);
  const gapCm = () => {
    const [first, second] = [...document.querySelectorAll('[data-piece]')].map(boxOf);
    return first && second ? ((second.left - first.right) / first.width) * 50 : 0;
  };
  await expect.poll(gapCm).toBeCloseTo(10, 1);
  const gap = page.getByRole('spinbutton', { name: 'Distancia entre ellas' });
  for (let press = 0; press < 12; press++) await gap.press('ArrowLeft');
  await expect.poll(gapCm).toBeCloseTo(7, 1);
  await expectElement(gap).toHaveAttribute('aria-valuetext', '7 cm');
  await expectElement(page.getByRole('region', { name: /sobre un sofá de 210 cm de ancho/, includeHidden: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Restablecer el ambiente' }).click();
  await expectElement(piece()).toHaveCount(1);
});

it('two other sizes show as outlines in true size; a third one replaces the first', async () => {
  await openRoomOfSize({ width: 50, height: 40 });
  await openPanel();
  const chip = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  await chip('40 x 30 cm').click();
  await chip('70 x 50 cm').click();
  await expectElement(page.getByCss('[data-outline]')).toHaveCount(2);
  await chip('100 x 70 cm').click();
  await expectElement(page.getByCss('[data-outline]')).toHaveCount(2);
  const widths = [...document.querySelectorAll('[data-outline] rect')].map(
    (element) => boxOf(element).width / boxOf(piece().element()).width,
  );
  expect(widths.map((width) => Math.round(width * 50))).toEqual([70, 100]);
  await expectElement(chip('40 x 30 cm')).toHaveAttribute('aria-pressed', 'false');
});

it('room and panel keep every rule of accessibility, in every room and light', async () => {
  await openRoomOfSize({ width: 70, height: 50 });
  for (const name of ['Sofá', 'Cama', 'Escritorio', 'Escalera']) {
    await choose(name);
    await expectPartAccessible('main');
  }
  await openPanel();
  await page.getByRole('radio', { name: 'Noche' }).click();
  await expectPartAccessible('[role=dialog]');
});
