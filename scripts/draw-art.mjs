// Draws the art of the design in catalogue/flora: `node scripts/draw-art.mjs`. Seeded: the same leaves every time.
// Pieces are drawn in cm of the design's own page (50 x 40) and cut out of it, so template.xml places each where it was drawn.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chance } from './sample-art/brush.mjs';
import { root } from './stamp.mjs';
import { PIECES, paper } from './template-art/flora.mjs';

const require = createRequire(join(root, 'packages/press/package.json'));
const { createCanvas } = require('@napi-rs/canvas');
const sharp = require('sharp');

/** 203 dpi on the 50 x 40 page, 102 on the largest: soft shapes need no more. */
const PX_PER_CM = 80;

const folder = join(root, 'catalogue/flora/art');
mkdirSync(folder, { recursive: true });

for (const [name, { rect, seed, paint }] of Object.entries(PIECES)) {
  const canvas = createCanvas(Math.round(rect.width * PX_PER_CM), Math.round(rect.height * PX_PER_CM));
  const ctx = canvas.getContext('2d');
  ctx.pxPerCm = PX_PER_CM;
  ctx.scale(PX_PER_CM, PX_PER_CM);
  ctx.translate(-rect.x, -rect.y);
  paint(ctx, chance(seed));
  const png = await sharp(canvas.toBuffer('image/png')).png({ palette: true, quality: 92, effort: 10, dither: 0.9 }).toBuffer();
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`${name}.png  ${rect.x} ${rect.y} ${rect.width} ${rect.height}  ${Math.round(png.length / 1024)} kB`);
}

const sheet = createCanvas(1500, 1250);
paper(sheet.getContext('2d'), { width: 1500, height: 1250 }, chance(5));
writeFileSync(join(folder, 'paper.jpg'), sheet.toBuffer('image/jpeg', 88));
