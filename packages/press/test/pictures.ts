import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rect } from '@muro/domain';
import sharp, { type Sharp } from 'sharp';
import { afterAll } from 'vitest';

/** Creates a temporary folder that is deleted after the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muro-press-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Rgb = readonly [number, number, number];
export const RED: Rgb = [220, 40, 40];
export const GREEN: Rgb = [40, 160, 60];
export const BLUE: Rgb = [40, 70, 210];
export const YELLOW: Rgb = [235, 200, 40];

/** A picture of 2 x 2 fields, row by row. */
export function fields(colors: readonly [Rgb, Rgb, Rgb, Rgb], widthPx: number, heightPx: number): Sharp {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const color = colors[(y < heightPx / 2 ? 0 : 2) + (x < widthPx / 2 ? 0 : 1)] as Rgb;
      pixels.set(color, 3 * (y * widthPx + x));
    }
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** Makes a photo with detail everywhere: soft waves of colour and a sharp grid. */
export function scenery(seed: number, widthPx: number, heightPx: number): Sharp {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const u = x / widthPx;
      const v = y / widthPx;
      const line = (Math.floor(u * 24) + Math.floor(v * 24)) % 2 === 0 ? 18 : -18;
      for (let c = 0; c < 3; c++) {
        const wave = Math.sin(seed + c * 2 + u * (7 + seed)) * 50 + Math.cos(seed * 3 + c + v * (9 - seed)) * 50;
        pixels[3 * (y * widthPx + x) + c] = Math.round(128 + wave + line);
      }
    }
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

export async function savePicture(folder: string, name: string, picture: Sharp | Buffer): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, Buffer.isBuffer(picture) ? picture : await picture.toBuffer());
  return path;
}

/** Returns the coded data of a JPEG file with one scan, including the end marker. */
export function codedData(path: string): Buffer {
  const jpeg = readFileSync(path);
  return jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])));
}

/** Returns the mean colour of a part of a picture file; the part in fractions of its size. */
export async function colorAt(path: string, { x, y, width, height }: Rect): Promise<Rgb> {
  const { data, info } = await sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = Math.round(y * info.height); row < Math.round((y + height) * info.height); row++) {
    for (let column = Math.round(x * info.width); column < Math.round((x + width) * info.width); column++) {
      for (let c = 0; c < 3; c++)
        sum[c] = (sum[c] as number) + (data[info.channels * (row * info.width + column) + Math.min(c, info.channels - 1)] as number);
      count += 1;
    }
  }
  return sum.map((value) => value / count) as unknown as Rgb;
}
