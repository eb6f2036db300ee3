import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { root } from '../stamp.mjs';

/** Resolution of the rendering, as a multiple of the result's: at its own resolution poppler colours every pixel that a clip touches. */
const FINER = 3;

interface SheetToPrint {
  readonly xml: string;
  /** JPEGs by file name, base64. */
  readonly photos: Readonly<Record<string, string>>;
  /** Size of the whole sheet in the result. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Prints a saved collage with `muro print`, renders the whole sheet of the PDF with poppler and returns it as PNG, base64. */
export const printedSheet: BrowserCommand<[sheet: SheetToPrint]> = async (_context, { xml, photos, widthPx, heightPx }) => {
  const folder = await mkdtemp(join(tmpdir(), 'muro-sheet-'));
  try {
    await mkdir(join(folder, 'photos'));
    await writeFile(join(folder, 'collage.xml'), xml);
    for (const [name, base64] of Object.entries(photos)) await writeFile(join(folder, 'photos', name), Buffer.from(base64, 'base64'));
    const stem = join(folder, 'sheet');
    execFileSync(process.execPath, [join(root, 'apps/cli/dist/main.js'), 'print', folder, '-o', `${stem}.pdf`], { stdio: 'pipe' });
    const size = ['-scale-to-x', String(FINER * widthPx), '-scale-to-y', String(FINER * heightPx)];
    execFileSync('pdftoppm', ['-png', '-singlefile', ...size, `${stem}.pdf`, stem]);
    const sharp = createRequire(join(root, 'packages/press/package.json'))('sharp') as typeof import('sharp').default;
    const { data, info } = await sharp(await readFile(`${stem}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width / FINER, height: info.height / FINER, channels: 3 } as const;
    return (await sharp(averaged(data, info.width), { raw }).png().toBuffer()).toString('base64');
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Averages squares of FINER x FINER pixels. Other filters mix in what lies beside a square, here white beside the printed sides. */
function averaged(rgb: Buffer, widthPx: number): Buffer {
  const columns = widthPx / FINER;
  const rows = rgb.length / 3 / widthPx / FINER;
  const small = Buffer.alloc(columns * rows * 3);
  for (let index = 0; index < small.length; index++) {
    const [channel, column, row] = [index % 3, Math.floor(index / 3) % columns, Math.floor(index / 3 / columns)];
    let sum = 0;
    for (let part = 0; part < FINER * FINER; part++) {
      const [x, y] = [column * FINER + (part % FINER), row * FINER + Math.floor(part / FINER)];
      sum += rgb[3 * (y * widthPx + x) + channel] ?? 0;
    }
    small[index] = Math.round(sum / (FINER * FINER));
  }
  return small;
}
