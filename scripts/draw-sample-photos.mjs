// Draws the sample photographs of the catalogue: `node scripts/draw-sample-photos.mjs`. Seeded: the same scenes every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chance, develop } from './sample-art/brush.mjs';
import * as outdoors from './sample-art/outdoors.mjs';
import * as stillLife from './sample-art/still-life.mjs';
import { root } from './stamp.mjs';

const { createCanvas } = createRequire(join(root, 'packages/press/package.json'))('@napi-rs/canvas');
const LONG_PX = 1400;
const JPEG_QUALITY = 80;
const SHAPES = [
  [3, 2],
  [2, 3],
  [4, 3],
  [1, 1],
  [3, 4],
  [16, 9],
];

const folder = join(root, 'catalogue/sample-photos');
mkdirSync(folder, { recursive: true });
const scenes = Object.entries({ ...outdoors, ...stillLife }).sort(([a], [b]) => a.localeCompare(b));
scenes.forEach(([name, paint], index) => {
  const [across, down] = SHAPES[index % SHAPES.length];
  const scale = LONG_PX / Math.max(across, down);
  const size = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const canvas = createCanvas(size.width, size.height);
  const dice = chance(index + 11);
  paint(canvas.getContext('2d'), size, dice);
  develop(canvas.getContext('2d'), size, dice);
  const file = `${String(index + 1).padStart(2, '0')}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.jpg`;
  writeFileSync(join(folder, file), canvas.toBuffer('image/jpeg', JPEG_QUALITY));
  console.log(file);
});
