import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { type CardPlace, cardCells, MODERN_BORDER } from './cards.ts';
import type { Control } from './control.ts';
import { numberControl, textControl } from './control-values.ts';
import type { GeneratorContext, ValuesOf } from './generator.ts';
import { gridRects, maxCellsAlong } from './grid.ts';
import type { Layout } from './layout.ts';
import { textBand } from './text-band.ts';
import { hasTextBand } from './text-codes.ts';
import { reduceTilt, tiltOf } from './tilt.ts';

/** Default values of both piles; borderCM is the outer margin. [GEN-PILEALL-01] [GEN-PILEONE-01] [GEN-PILE-01] */
export const PILE_DEFAULTS = { numberVert: 4, numberHor: 4, borderCM: 0.5, hasText: 0 };

export type PileValues = ValuesOf<keyof typeof PILE_DEFAULTS>;

/** Share of its cell by which a card overlaps each neighbour. */
const OVERLAP = 0.04;
const LARGE_OVERLAP = 0.1;
const LARGE_TILT_DEG = -2;

/** @param minCount  minimum number of columns and of rows. [GEN-PILE-02 … GEN-PILE-05] */
export function pileControls({ size }: GeneratorContext, values: PileValues, minCount: number): readonly Control[] {
  const isHidden = hasTextBand(values.hasText);
  return [
    numberControl(values, { key: 'numberVert', label: 'CONTROL_COLUMNS', min: minCount, max: maxCellsAlong(size.width, 6) }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: minCount, max: maxCellsAlong(size.height, 6) }),
    numberControl(values, { key: 'borderCM', label: 'CONTROL_MARGIN', min: 0.5, max: 2, step: 0.1, isHidden }),
    textControl(values),
  ];
}

/**
 * Overlapping cards in columns and rows, each tilted by one of eight angles in turn.
 *
 * @param isRing  only the outermost cells, and one large card over the middle. [GEN-PILEONE-02]
 * @see [GEN-PILE-06] [GEN-PILE-07]
 */
export function pileLayout(context: GeneratorContext, values: PileValues, isRing: boolean): Layout {
  const { numberVert, numberHor, borderCM, hasText } = values;
  const { content, texts } = textBand(context, borderCM, hasText);
  const all = gridRects(content, { columns: numberVert, rows: numberHor, gutter: 0 });
  const isOuter = (i: number) =>
    i % numberVert === 0 || i % numberVert === numberVert - 1 || i < numberVert || i >= all.length - numberVert;
  const piled = isRing ? all.filter((_, i) => isOuter(i)) : all;
  const places = piled.map((cell, i) => ({
    slot: `img${i + 1}`,
    box: enlarged(cell, OVERLAP, content),
    tiltDeg: reduceTilt(tiltOf(i), cell),
  }));
  if (isRing) places.push(largePlace(content, itemAt(all, numberVert + 1), values));
  const { cells, border } = cardCells(places, MODERN_BORDER);
  return { size: context.size, cells: [...cells, ...texts], photoBorder: border };
}

function largePlace(content: Rect, first: Rect, { numberVert, numberHor }: PileValues): CardPlace {
  const middle = { ...first, width: (numberVert - 2) * first.width, height: (numberHor - 2) * first.height };
  const by = (LARGE_OVERLAP * Math.min(first.width, first.height)) / Math.min(middle.width, middle.height);
  return { slot: 'imglarge', box: enlarged(middle, by, content), tiltDeg: LARGE_TILT_DEG };
}

/** Enlarges a cell over its neighbours and moves it inside the content. */
function enlarged(cell: Rect, by: number, content: Rect): Rect {
  const width = Math.min(content.width, cell.width * (1 + 2 * by));
  const height = Math.min(content.height, cell.height * (1 + 2 * by));
  const x = cell.x + (cell.width - width) / 2;
  const y = cell.y + (cell.height - height) / 2;
  return {
    x: Math.max(content.x, Math.min(content.x + content.width - width, x)),
    y: Math.max(content.y, Math.min(content.y + content.height - height, y)),
    width,
    height,
  };
}
