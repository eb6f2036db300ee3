// Draws the art of the static designs: `node art/draw-art.mjs [folder…]`. Seeded, so the output is reproducible.
// Pieces are drawn in cm of the design's own page and cut out of it, so template.xml places each where it was drawn.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { chance } from './template-art/brush.mjs';

const root = join(import.meta.dirname, '..');
const require = createRequire(join(root, 'packages/press/package.json'));
const { createCanvas } = require('@napi-rs/canvas');
const sharp = require('sharp');

const FOLDERS = ['acqua', 'campo', 'cinema', 'filo', 'flora', 'galleria', 'notte', 'posta', 'volo'];

/** 203 dpi on a page of 50 x 40 cm, 102 dpi on one of twice the size, which suffices for cut paper. Soft pieces set a lower resolution. */
const PX_PER_CM = 80;

async function drawPiece({ rect, seed, paint, pxPerCm = PX_PER_CM, jpeg, isSmooth }) {
  const canvas = createCanvas(Math.round(rect.width * pxPerCm), Math.round(rect.height * pxPerCm));
  const ctx = canvas.getContext('2d');
  ctx.pxPerCm = pxPerCm;
  ctx.scale(pxPerCm, pxPerCm);
  ctx.translate(-rect.x, -rect.y);
  paint(ctx, chance(seed));
  const png = canvas.toBuffer('image/png');
  if (jpeg) return sharp(png).jpeg({ quality: jpeg, mozjpeg: true }).toBuffer();
  return sharp(png)
    .png(isSmooth ? { effort: 10 } : { palette: true, quality: 92, effort: 10, dither: 0.9 })
    .toBuffer();
}

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : FOLDERS) {
  const { DESIGN } = await import(`./template-art/${name}.mjs`);
  const folder = join(root, 'catalogue', name, 'art');
  mkdirSync(folder, { recursive: true });
  for (const [id, piece] of Object.entries(DESIGN.pieces)) {
    const file = `${id}.${piece.jpeg ? 'jpg' : 'png'}`;
    const bytes = await drawPiece(piece);
    writeFileSync(join(folder, file), bytes);
    console.log(`${name}/${file}  ${Math.round(bytes.length / 1024)} kB`);
  }
}
