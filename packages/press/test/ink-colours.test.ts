import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cmykToSrgb, INK_STEPS, type InkPart, isolateInks } from '@muro/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../domain/src/layouts/shared/random.ts';
import { openUpright } from '../src/picture/open-upright.ts';
import { plainCmykTiff } from './plain-cmyk-tiff.ts';

/** Table with which the browser converts CMYK before a photo is on the server. It must match the conversion of the press. */
const TABLE = new URL('../../../apps/web/src/files/ink-colours.bin', import.meta.url);
const PHOTOS = new URL('../../../catalogue/sample-photos/', import.meta.url);

/** Fractions of cyan, magenta, yellow and black in 8 bits → sRGB, as the press prints them. */
async function printColours(inks: Uint8Array, widthPx: number): Promise<Uint8Array> {
  const picture = await openUpright(plainCmykTiff(inks, widthPx));
  return picture.toColourspace('srgb').removeAlpha().raw().toBuffer();
}

/** Returns the ink samples of a JPEG, 255 for full ink. */
async function inksOf(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
}

/** Returns the colours that browsers show for a CMYK JPEG with some even inks: three inks times black, 255 for bare paper. */
async function showInBrowser(jpeg: Uint8Array, part: InkPart): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const inks = await inksOf(isolateInks(jpeg, part) as Uint8Array);
  const light = (channel: number) => 255 - (inks[channel] as number);
  return Uint8ClampedArray.from(inks, (_, index) => (index % 4 === 3 ? 255 : (light(index) * light(index - (index % 4) + 3)) / 255));
}

function differences(first: ArrayLike<number>, second: ArrayLike<number>): { readonly mean: number; readonly most: number } {
  const distances = Array.from(first, (value, index) => Math.abs(value - (second[index] as number)));
  return { mean: distances.reduce((sum, value) => sum + value, 0) / distances.length, most: distances.reduce((a, b) => Math.max(a, b), 0) };
}

const withoutAlpha = (rgba: ArrayLike<number>) => Array.from(rgba).filter((_, index) => index % 4 !== 3);

describe('CMYK conversion in the browser', () => {
  let table: Uint8Array;
  beforeAll(async () => {
    const steps = INK_STEPS;
    const mixtures = Uint8Array.from({ length: 4 * steps ** 4 }, (_, index) => {
      const step = Math.floor(Math.floor(index / 4) / steps ** (3 - (index % 4))) % steps;
      return Math.round((255 * step) / (steps - 1));
    });
    table = await printColours(mixtures, steps ** 2);
    if (process.env.GOLDEN === 'write') writeFileSync(TABLE, table);
  });

  it('equals that of the press at every entry of the table', () => {
    const original = readFileSync(TABLE);
    expect(original).toHaveLength(3 * INK_STEPS ** 4);
    expect(differences(original, table).most).toBeLessThanOrEqual(2);
  });

  it('interpolates between the entries', async () => {
    const random = seededRandom(7);
    const inks = Uint8Array.from({ length: 4 * 4096 }, () => Math.floor(random() * 256));
    const expected = await printColours(inks, 64);
    const half = (channel: number) => ((255 - (inks[channel] as number)) * 128) / 255;
    const colours = Uint8ClampedArray.from(inks, (_, index) => half(index));
    const black = Uint8ClampedArray.from(inks, (_, index) => half(index - (index % 4) + 3));
    const { mean, most } = differences(withoutAlpha(cmykToSrgb({ colours, black }, table) as Uint8ClampedArray), expected);
    expect(mean).toBeLessThan(1.5);
    expect(most).toBeLessThan(24);
  });

  it.each([false, true])('shows a photo in the colours of its print (progressive: %s)', async (progressive) => {
    const first = readdirSync(PHOTOS).find((name) => name.endsWith('.jpg')) as string;
    const jpeg = await sharp(readFileSync(new URL(first, PHOTOS)))
      .resize(300)
      .toColourspace('cmyk')
      .jpeg({ progressive })
      .toBuffer();
    const mixed = cmykToSrgb({ colours: await showInBrowser(jpeg, 'colours'), black: await showInBrowser(jpeg, 'black') }, table);
    const expected = await (await openUpright(jpeg)).toColourspace('srgb').removeAlpha().raw().toBuffer();
    expect(differences(withoutAlpha(mixed as Uint8ClampedArray), expected).mean).toBeLessThan(2.5);
  });

  it('does not touch browsers that manage CMYK themselves, nor other JPEGs', async () => {
    const brownish = Uint8ClampedArray.from([120, 110, 90, 255]);
    expect(cmykToSrgb({ colours: brownish, black: brownish }, table)).toBeNull();
    const rgb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer();
    expect(isolateInks(rgb, 'black')).toBeNull();
  });
});
