import type { SizeCm } from '../geometry/rect.ts';
import { marginControl, numberControl, spacingControl, textControl } from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import { justifiedRows } from './shared/justified-rows.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { textBand } from './shared/text-band.ts';

/** Maximum number of rows of some sizes; other sizes have a formula. [GEN-MOSAIC1-03 … GEN-MOSAIC1-05] */
const MAX_ROWS: Readonly<Record<string, number>> = {
  '60x30': 4,
  '50x40': 7,
  '70x50': 6,
  '50x70': 10,
  '50x50': 8,
  '60x60': 8,
  '80x60': 7,
  '60x80': 10,
  '80x80': 8,
  '70x100': 10,
  '100x70': 6,
  '80x120': 12,
  '120x80': 6,
  '100x100': 8,
  '100x150': 8,
  '150x100': 5,
  '90x30': 4,
  '120x40': 4,
};

/** Rows of photos of mixed proportions, each row exactly as wide as the page. [GEN-MOSAIC1-01 … GEN-MOSAIC1-08] */
export const mosaic1 = defineGenerator({
  name: 'mosaic1',
  customSizeRule: 'default',
  defaults: { numberVert: 4, borderCM: 0.5, marginCM: 0.5, hasText: 0 },
  controls: ({ size }, values) => [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_ROWS', min: minRows(size), max: maxRows(size) }),
    spacingControl(values),
    marginControl(values),
    textControl(values),
  ],
  generate(context, { numberVert, borderCM, marginCM, hasText }) {
    const { content, texts } = textBand(context, marginCM, hasText);
    const { rects } = justifiedRows(content, numberVert, borderCM);
    return { size: context.size, cells: [...numberedCells(rects), ...texts], photoBorder: null };
  },
});

/** Minimum number of rows, so that a row is never taller than the page is wide. [GEN-MOSAIC1-02] */
function minRows({ width, height }: SizeCm): number {
  return height > width ? Math.max(2, Math.ceil(height / width)) : 2;
}

/** [GEN-MOSAIC1-06] [GEN-MOSAIC1-07] */
function maxRows({ width, height }: SizeCm): number {
  const listed = MAX_ROWS[`${width}x${height}`];
  if (listed !== undefined) return listed;
  return width >= 50 ? Math.max(2, Math.floor(height / (width / 8))) : Math.floor(height / 5);
}
