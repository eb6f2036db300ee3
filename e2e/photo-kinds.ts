import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { displayP3Profile, iccProfile } from '../packages/domain/src/photo/icc-profile.ts';
import { withColourProfile } from '../packages/domain/src/photo/jpeg-profile.ts';
import { type HeicChoices, makeHeic } from '../packages/domain/test/make-heic.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

export type Rgb = readonly [number, number, number];

/** Adobe RGB primaries, adapted from D65 to D50 by the Bradford method: columns X, Y, Z. */
const ADOBE_PRIMARIES = [
  [0.6097559, 0.3111242, 0.0194811],
  [0.2052401, 0.625656, 0.0608902],
  [0.149224, 0.0632197, 0.7448387],
] as const;

export const displayP3 = displayP3Profile;
export const adobeRgb = () => iccProfile({ description: 'Adobe RGB (1998)', primaries: ADOBE_PRIMARIES, lightOf: (v) => v ** (563 / 256) });

/** Writes a file with this name into a temporary folder. */
export function fileOf(name: string, bytes: Uint8Array): string {
  const folder = join(tmpdir(), `muro-kinds-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

export const heicFile = (name: string, choices: HeicChoices = {}): string => fileOf(name, makeHeic(choices));

/** Makes a picture of 400 x 200 px with four fields of the given values. */
export function fieldsPicture(fields: readonly Rgb[]): import('sharp').Sharp {
  const pixels = Buffer.alloc(400 * 200 * 3);
  for (let index = 0; index < 400 * 200; index++) {
    const field = (index % 400 < 200 ? 0 : 1) + (index < 400 * 100 ? 0 : 2);
    pixels.set(fields[field] as Rgb, 3 * index);
  }
  return sharp(pixels, { raw: { width: 400, height: 200, channels: 3 } });
}

/** Makes a PNG of 400 x 200 px: transparent with a blue right half. */
export function halfClearPng(): Promise<Buffer> {
  const pixels = Buffer.alloc(400 * 200 * 4);
  for (let index = 0; index < 400 * 200; index++) if (index % 400 >= 200) pixels.set([40, 70, 210, 255], 4 * index);
  return sharp(pixels, { raw: { width: 400, height: 200, channels: 4 } })
    .png()
    .toBuffer();
}

/** Makes a JPEG in the colour space of a profile. */
export async function taggedJpeg(fields: readonly Rgb[], icc: Uint8Array): Promise<Uint8Array> {
  return withColourProfile(await fieldsPicture(fields).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), icc);
}
