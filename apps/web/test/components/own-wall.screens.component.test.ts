import type { MaterialCode, SizeCm } from '@muro/domain';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HEIC_FIELDS, HEIC_SIZE, makeHeic } from '../../../../packages/domain/test/make-heic.ts';
import { expectPartAccessible } from '../browser/accessible.ts';
import { expectElement } from '../browser/expect-element.ts';
import { SCREEN } from '../browser/screens.ts';
import { type ShownRoom, showRoom } from '../browser/show-room.tsx';

/** A wall seen square on: 6 px per cm, an A4 sheet that lies across, its middle at (800, 500). */
const PHOTO = { width: 1600, height: 1200 };
const PX_PER_CM = 6;
const SHEET = { left: 800 - 14.85 * PX_PER_CM, top: 500 - 10.5 * PX_PER_CM, width: 29.7 * PX_PER_CM, height: 21 * PX_PER_CM };
const CORNERS = [
  [SHEET.left, SHEET.top],
  [SHEET.left + SHEET.width, SHEET.top],
  [SHEET.left + SHEET.width, SHEET.top + SHEET.height],
  [SHEET.left, SHEET.top + SHEET.height],
] as const;

let openRoom: ShownRoom | null = null;
afterEach(() => {
  openRoom?.close();
  openRoom = null;
});

async function wallPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(PHOTO.width, PHOTO.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#8a8378';
  context.fillRect(0, 0, PHOTO.width, PHOTO.height);
  context.fillStyle = '#d8d4cc';
  context.fillRect(SHEET.left, SHEET.top, SHEET.width, SHEET.height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], 'pared.jpg', { type: 'image/jpeg' });
}

async function chooseFile(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]:not([capture])');
  const files = new DataTransfer();
  files.items.add(file);
  if (!input) throw new Error('Expected a file field in the dialog');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Opens the dialog with the photo of a wall; the piece is of one colour. */
async function openMarks(size: SizeCm = { width: 60, height: 40 }, material: MaterialCode = 'CANVAS2CM'): Promise<void> {
  const box = SCREEN.isTouch ? { widthPx: 390, heightPx: 336 } : { widthPx: 824, heightPx: 540 };
  openRoom = await showRoom(box, size);
  openRoom.show(size, material);
  await page.getByRole('button', { name: 'Tu propia pared' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Tu propia pared' })).toBeVisible();
  await chooseFile(await wallPhoto());
  await expectElement(corner(1)).toBeVisible();
}

const corner = (number: number) => page.getByRole('button', { name: new RegExp(`^Esquina ${number} `) });
const hangButton = () => page.getByRole('button', { name: 'Colgar en la pared' });

/** Drags a handle of the photo to a place, px of the photo. */
async function drag(handle: Element, [x, y]: readonly [number, number]): Promise<void> {
  const surface = (handle.parentElement as HTMLElement).getBoundingClientRect();
  const scale = surface.width / PHOTO.width;
  const { left, top, width, height } = handle.getBoundingClientRect();
  (handle as HTMLElement).setPointerCapture = () => undefined;
  const send = (type: string, clientX: number, clientY: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX, clientY }));
  send('pointerdown', left + width / 2, top + height / 2);
  send('pointermove', surface.left + x * scale, surface.top + y * scale);
  await new Promise(requestAnimationFrame);
  send('pointerup', surface.left + x * scale, surface.top + y * scale);
}

/** Marks the corners a few pixels beside those of the sheet, as a finger does. */
async function markSheet(): Promise<void> {
  for (const [index, [x, y]] of CORNERS.entries())
    await drag(corner(index + 1).element(), [x + (index % 2 ? 4 : -3), y + (index > 1 ? 3 : -4)]);
}

/** Bounds of the piece's colour in the painted picture, px of the photo. */
function paintedPiece() {
  const canvas = document.querySelector<HTMLCanvasElement>('[role=dialog] canvas');
  const data = canvas?.getContext('2d')?.getImageData(0, 0, PHOTO.width, PHOTO.height).data ?? [];
  let [left, right, top, bottom] = [PHOTO.width, 0, PHOTO.height, 0];
  for (let y = 0; y < PHOTO.height; y++) {
    for (let x = 0; x < PHOTO.width; x++) {
      const offset = 4 * (y * PHOTO.width + x);
      if ((data[offset] ?? 0) < 1.8 * (data[offset + 2] ?? 255)) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

it('[WALL-15] the piece hangs on the photo in true size, although the marks lie beside the corners, and its error is stated', async () => {
  await openMarks();
  await markSheet();
  await hangButton().click();
  await expectElement(page.getByText(/^Tamaño en la foto: ± \d cm$/)).toBeVisible();
  await expect.poll(() => Math.abs(paintedPiece().width / (60 * PX_PER_CM) - 1)).toBeLessThan(0.03);
  expect(Math.abs(paintedPiece().height / (40 * PX_PER_CM) - 1)).toBeLessThan(0.03);
  await expectPartAccessible('[role=dialog]');
});

it('the piece is moved by keys and corrected by one handle', async () => {
  await openMarks();
  await markSheet();
  await hangButton().click();
  await expect.poll(() => paintedPiece().width).toBeGreaterThan(300);
  const before = paintedPiece();
  const piece = page.getByRole('button', { name: /en tu propia pared/ });
  await piece.press('Shift+ArrowRight');
  await expect.poll(() => (paintedPiece().left - before.left) / PX_PER_CM).toBeCloseTo(10, -0.5);
  await expectElement(page.getByText(/^Centro de la pieza: 10 cm en horizontal y 0 cm/)).toHaveCount(1);
  const correction = page.getByRole('slider', { name: 'Corregir el tamaño a mano' });
  for (let press = 0; press < 5; press++) await correction.press('ArrowRight');
  await expectElement(correction).toHaveAttribute('aria-valuenow', '105');
  await expect.poll(() => paintedPiece().width / before.width).toBeCloseTo(1.05, 1.5);
});

it('a move or size that does not fit is announced as refused, and the keys of the browser stay with it', async () => {
  await openMarks();
  await markSheet();
  await hangButton().click();
  await expect.poll(() => paintedPiece().width).toBeGreaterThan(300);
  const piece = page.getByRole('button', { name: /en tu propia pared/ });
  const before = paintedPiece();
  for (const key of ['Alt+ArrowLeft', 'Control+ArrowRight']) await piece.press(key);
  const correction = page.getByRole('slider', { name: 'Corregir el tamaño a mano' });
  let leftAlone = 0;
  addEventListener('keydown', (event) => (leftAlone += event.defaultPrevented ? 0 : 1), { once: true });
  correction.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }));
  expect(leftAlone).toBe(1);
  await expectElement(correction).toHaveAttribute('aria-valuenow', '100');
  expect(paintedPiece()).toEqual(before);
  // Its middle would leave the photo.
  await drag(piece.element(), [-300, 500]);
  await expectElement(page.getByText('Así no cabe: la pieza se queda como está.')).toHaveCount(1);
  await expectElement(page.getByText(/^Centro de la pieza/)).toHaveCount(0);
  await piece.press('ArrowRight');
  await expectElement(page.getByText(/^Centro de la pieza: -?\d+ cm en horizontal/)).toHaveCount(1);
});

it('[WALL-15] only the box of the piece is painted anew: the photo comes back where the piece was', async () => {
  await openMarks();
  await markSheet();
  await hangButton().click();
  await expect.poll(() => paintedPiece().width).toBeGreaterThan(300);
  const canvas = document.querySelector<HTMLCanvasElement>('[role=dialog] canvas') as HTMLCanvasElement;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const valueAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0] ?? 0;
  const { left, top, height } = paintedPiece();
  context.fillStyle = '#00ff00';
  context.fillRect(1500, 1100, 10, 10);
  const bare = valueAt(40, 40);
  await page.getByRole('button', { name: /en tu propia pared/ }).press('Shift+ArrowRight');
  await expect.poll(() => paintedPiece().left - left).toBeGreaterThan(50);
  // A repaint of the whole photo would have removed the mark; the piece left nothing behind.
  expect(context.getImageData(1505, 1105, 1, 1).data[1]).toBe(255);
  expect(Math.abs(valueAt(left + 10, top + height / 2) - bare)).toBeLessThan(40);
});

it('the handles of tiles lie over all tiles together', async () => {
  await openMarks({ width: 38.8, height: 19.4 }, 'TILES');
  await markSheet();
  await hangButton().click();
  const piece = page.getByRole('button', { name: /en tu propia pared/ });
  await expectElement(piece).toBeVisible();
  const handle = piece.element();
  const pxPerCm = ((handle.parentElement as HTMLElement).clientWidth / PHOTO.width) * PX_PER_CM;
  const { left, top, width, height } = handle.getBoundingClientRect();
  expect(Math.abs(width / pxPerCm / 38.8 - 1)).toBeLessThan(0.04);
  expect(Math.abs(height / pxPerCm / 19.4 - 1)).toBeLessThan(0.04);
  const correction = page.getByRole('slider', { name: 'Corregir el tamaño a mano' });
  const corner = correction.element().getBoundingClientRect();
  expect(Math.hypot(corner.left + corner.width / 2 - left - width, corner.top + corner.height / 2 - top - height)).toBeLessThan(2);
  await drag(correction.element(), [800 + 1.1 * 19.4 * PX_PER_CM, 500 + 1.1 * 9.7 * PX_PER_CM]);
  await expectElement(correction).toHaveAttribute('aria-valuenow', /^1(09|10|11)$/);
});

it('marks that fit no sheet of this size, or are no four corners, are refused with what to do', async () => {
  await openMarks();
  await drag(corner(2).element(), [SHEET.left + 400, SHEET.top]);
  await drag(corner(3).element(), [SHEET.left + 400, SHEET.top + 100]);
  await drag(corner(4).element(), [SHEET.left, SHEET.top + 100]);
  await drag(corner(1).element(), [SHEET.left, SHEET.top]);
  await hangButton().click();
  await expectElement(page.getByRole('alert')).toHaveText(
    'Estos puntos no corresponden a una hoja de este tamaño. Revisa el tamaño y los puntos.',
  );
  await drag(corner(3).element(), [SHEET.left + 30, SHEET.top + 20]);
  await expectElement(page.getByRole('alert')).toHaveCount(0);
  await hangButton().click();
  await expectElement(page.getByRole('alert')).toHaveText('Los cuatro puntos no son las esquinas de una hoja. Pon cada uno en su esquina.');
});

it('a photo without a sheet at the marks is refused with what to do, instead of a size that nothing measures', async () => {
  await openMarks();
  // On the bare wall, below and left of the sheet.
  for (const [index, [x, y]] of CORNERS.entries()) await drag(corner(index + 1).element(), [x - 500, y + 450]);
  await hangButton().click();
  await expectElement(page.getByRole('alert')).toHaveText(/^Entre estos puntos no se ve ninguna hoja\. Pon cada punto en su esquina;/);
  await markSheet();
  await expectElement(page.getByRole('alert')).toHaveCount(0);
  await hangButton().click();
  await expectElement(page.getByText(/^Tamaño en la foto: ± \d cm$/)).toBeVisible();
});

it('corners are marked by keyboard, too: arrow keys move a point and say where it is', async () => {
  await openMarks();
  const name = corner(1).element().getAttribute('aria-label') ?? '';
  const [, x = 0, y = 0] = (/: ([\d.]+), ([\d.]+)$/.exec(name) ?? []).map(Number);
  await corner(1).press('ArrowLeft');
  await corner(1).press('Shift+ArrowDown');
  await expectElement(corner(1)).toHaveAttribute('aria-label', `Esquina 1 de la hoja: ${x - 1}, ${y + 10}`);
  await expectElement(page.getByText(`Esquina 1 de la hoja: ${x - 1}, ${y + 10}`, { exact: true })).toHaveCount(1);
  await page.getByRole('checkbox', { name: /borde horizontal largo/ }).press('Space');
  await expectElement(page.getByRole('button', { name: /^Extremo 2 / })).toBeVisible();
  await expectPartAccessible('[role=dialog]');
});

/** Opens the dialog and chooses a file as the photo of the wall. */
async function choosePhoto(file: File): Promise<void> {
  openRoom = await showRoom({ widthPx: 390, heightPx: 336 }, { width: 60, height: 40 });
  await page.getByRole('button', { name: 'Tu propia pared' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Tu propia pared' })).toBeVisible();
  await chooseFile(file);
}

it('a HEIC is read as a photo of the wall, upright', async () => {
  await choosePhoto(new File([makeHeic({ turnsLeft: 1 })], 'pared.heic', { type: 'image/heic' }));
  await expectElement(corner(1)).toBeVisible();
  const canvas = document.querySelector<HTMLCanvasElement>('[role=dialog] canvas');
  expect([canvas?.width, canvas?.height]).toEqual([HEIC_SIZE.heightPx, HEIC_SIZE.widthPx]);
  const [red = 0, green = 0, blue = 0] = canvas?.getContext('2d')?.getImageData(8, 8, 1, 1).data ?? [];
  const [, expected] = HEIC_FIELDS;
  expect(Math.max(Math.abs(red - expected[0]), Math.abs(green - expected[1]), Math.abs(blue - expected[2]))).toBeLessThan(12);
});

it.each([
  ['no picture', 'Esta imagen no es un JPEG válido.'],
  ['GIF89a', 'Esta imagen no es un JPEG válido. Es un GIF. Guárdalo antes como .jpg.'],
])('a file that is not a photo is refused in the words of the tray: %s', async (content, message) => {
  await choosePhoto(new File([content], 'nota.jpg', { type: 'image/jpeg' }));
  await expectElement(page.getByText(message)).toBeVisible();
});
