import { expect, type Page } from '@playwright/test';
import { HEIC_FIELDS } from '../packages/domain/test/make-heic.ts';
import { colourGrid, gridDistance } from './colour-grid.ts';
import type { Rgb } from './photo-kinds.ts';
import { tile } from './steps.ts';
import { trayPicture } from './tray-pictures.ts';

/** Red, green, blue and yellow at top left, top right, bottom left and bottom right. */
export const FIELDS: readonly Rgb[] = HEIC_FIELDS;

/** Returns the four fields as stored for each EXIF orientation from 1, so that the upright picture is the same. */
export function storedFields(): readonly (readonly Rgb[])[] {
  const [red, green, blue, yellow] = FIELDS as [Rgb, Rgb, Rgb, Rgb];
  return [
    [red, green, blue, yellow],
    [green, red, yellow, blue],
    [yellow, blue, green, red],
    [blue, yellow, red, green],
    [red, blue, green, yellow],
    [green, yellow, red, blue],
    [yellow, green, blue, red],
    [blue, red, yellow, green],
  ];
}

/** Returns the colours at the corners of a photo's tray picture. */
export async function cornersOf(page: Page, name: string): Promise<number[]> {
  await expect(tile(page, name).locator('img')).toBeVisible();
  return cornersOfPicture(await trayPicture(page, name));
}

export async function cornersOfPicture(picture: Uint8Array): Promise<number[]> {
  const grid = await colourGrid(picture);
  return [0, 3, 12, 15].flatMap((part) => grid.slice(3 * part, 3 * part + 3));
}

export function expectCorners(actual: readonly number[], fields: readonly Rgb[], by: number): void {
  expect(gridDistance(actual, fields.flat()), `${actual.map(Math.round)} for ${fields.flat()}`).toBeLessThanOrEqual(by);
}

/** Returns the colours at the corners as another colour-managed decoder sees them. */
export async function fieldsOf(jpeg: Uint8Array): Promise<readonly Rgb[]> {
  const corners = await cornersOfPicture(jpeg);
  return [0, 3, 6, 9].map((at) => corners.slice(at, at + 3) as unknown as Rgb);
}
