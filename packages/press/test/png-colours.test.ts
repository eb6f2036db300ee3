import { crc32 } from 'node:zlib';
import { embedPngProfile } from '@muro/domain';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoJpeg } from '../src/photos/photo-jpeg.ts';
import { savePicture, scratchFolder } from './pictures.ts';

const folder = scratchFolder();
const ADOBE = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06];
const SRGB = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];

function chunk(name: string, numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(12 + 4 * numbers.length);
  data.writeUInt32BE(4 * numbers.length);
  data.write(name, 4, 'latin1');
  for (const [index, value] of numbers.entries()) data.writeUInt32BE(Math.round(value * 1e5), 8 + 4 * index);
  data.writeUInt32BE(crc32(data.subarray(4, -4)), data.length - 4);
  return data;
}

async function png(colour: readonly [number, number, number], chunks: readonly Buffer[], isGrey = false): Promise<Buffer> {
  const [r, g, b] = colour;
  const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: { r, g, b } } });
  const plain = await (isGrey ? picture.toColourspace('b-w') : picture).png().toBuffer();
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
}

/** Returns the printed colour in sRGB. */
async function printColour(bytes: Buffer, name: string): Promise<number[]> {
  const jpeg = await photoJpeg(await savePicture(folder, name, bytes));
  if (!jpeg?.ok) throw new Error('Expected a JPEG');
  return [...(await sharp(jpeg.jpeg).toColourspace('srgb').raw().toBuffer()).subarray(0, 3)];
}

it.each([
  ['Adobe RGB', [160, 60, 60], [chunk('gAMA', [256 / 563]), chunk('cHRM', ADOBE)], [185, 57, 57]],
  ['Adobe RGB', [60, 200, 70], [chunk('gAMA', [256 / 563]), chunk('cHRM', ADOBE)], [0, 201, 53]],
  ['light as numbers', [55, 55, 55], [chunk('gAMA', [1])], [128, 128, 128]],
  ['the gamma of old Macs', [128, 128, 128], [chunk('gAMA', [1 / 1.8])], [146, 146, 146]],
  ['sRGB', [160, 60, 60], [chunk('gAMA', [0.45455]), chunk('cHRM', SRGB)], [160, 60, 60]],
  ['no colours at all', [160, 60, 60], [chunk('gAMA', [0]), chunk('cHRM', [0, 0, 0, 0, 0, 0, 0, 0])], [160, 60, 60]],
] as const)('prints a PNG whose chunks say %s in these colours: %j', async (name, colour, chunks, expected) => {
  const colours = await printColour(await png(colour, chunks), `${name} ${colour[0]}.png`);
  for (const [index, value] of colours.entries()) expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThanOrEqual(3);
});

it('prints a grey PNG by its gamma', async () => {
  const [grey = 0] = await printColour(await png([55, 55, 55], [chunk('gAMA', [1])], true), 'grey.png');
  expect(Math.abs(grey - 128)).toBeLessThanOrEqual(3);
});

it('does not change a PNG with another colour description, and writes a valid PNG after a change', async () => {
  const named = await png([160, 60, 60], [chunk('sRGB', []), chunk('gAMA', [1])]);
  expect(embedPngProfile(named, true)).toBe(named);
  const plain = await png([160, 60, 60], []);
  expect(embedPngProfile(plain, true)).toBe(plain);
  expect(Buffer.compare(embedPngProfile(await png([160, 60, 60], [chunk('gAMA', [0.45455])]), true), plain)).toBe(0);
  const grey = await png([55, 55, 55], [chunk('gAMA', [1])], true);
  expect(embedPngProfile(grey, false)).toBe(grey);
  const { icc } = await sharp(embedPngProfile(await png([160, 60, 60], [chunk('cHRM', ADOBE)]), true), { failOn: 'warning' }).metadata();
  expect(icc?.subarray(36, 40).toString()).toBe('acsp');
});
