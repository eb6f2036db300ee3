import type { DigitShape } from '../../catalogue/digit-shape.ts';
import { grow, type Rect, type SizeCm } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { cardCells, MODERN_BORDER, scaleBorder } from './cards.ts';
import { type CellFigure, placeFigure } from './cell-figure.ts';
import type { Control, ControlOption } from './control.ts';
import { arrowControl, type ControlLabel, inputControl, SWITCH_OPTIONS, textControl } from './control-values.ts';
import { defineGenerator } from './define-generator.ts';
import { DIGIT_SHAPES } from './digit-shapes.ts';
import { DIGIT_TILES } from './digit-tiles.ts';
import type { FormatSuggestions, Generator, GeneratorContext, ValuesOf } from './generator.ts';
import type { ClipCell, Layout, LayoutCell } from './layout.ts';
import { numberedCells } from './photo-cell.ts';
import { figureBand } from './text-band.ts';
import { TEXT } from './text-codes.ts';
import { tiltOf } from './tilt.ts';

/** Properties that differ between numbers, years and dates. [GEN-NUMBER-02] [GEN-NYEAR-02] [GEN-NDATE-02] */
export interface NumberKind {
  readonly name: string;
  readonly label: ControlLabel;
  readonly value: number;
  readonly max: number;
  /** Number of digits of a date, shown with leading zeros and divided in the middle into day and month; 0 for other numbers. */
  readonly dateDigits: number;
}

const SHAPE_FONT = 3;

/** Options in the order of the arrow control. [GEN-NUM-01] [GEN-NUM-02] */
const FONTSETS: readonly ControlOption[] = [
  { value: 0, label: 'A' },
  { value: SHAPE_FONT, label: 'B' },
  { value: 1, label: 'C' },
  { value: 2, label: 'D' },
];

/** Gaps between digits, between day and month, and between plain photos, in cells. */
const DIGIT_GAP = 0.5;
const DATE_GAP = 1;
const PHOTO_GAP = 0.05;

/** Height of a digit outline in cells, which matches the gaps to those of the tile fonts. */
const SHAPE_ROWS = 5;

/** Range of a suggested size's proportion, relative to the figure's. [GEN-NUM-07] */
const WINDOW = [0.8, 1.2] as const;
const NEVER_SUGGESTED = ['30x30', '30x40', '40x30'];

type NumberKey = 'numberValue' | 'fontset' | 'playfull' | 'hasText';
type NumberValues = ValuesOf<NumberKey>;

/** Creates the generator of one kind of number. [GEN-NUM-01 … GEN-NUM-15] */
export function numberGenerator(kind: NumberKind): Generator<NumberKey> {
  return defineGenerator({
    name: kind.name,
    customSizeRule: 'number',
    isOnWhite: 'with-cards',
    defaults: { numberValue: kind.value, fontset: 0, playfull: 0, hasText: TEXT.NUMBER_BOTTOM_LARGE },
    controls: (_, values) => numberControls(kind, values),
    generate: (context, values) => numberLayout(context, values, digitsOf(kind, values)),
    suggestions: (context, values) => suggestionsFor(context, figureRatio(digitsOf(kind, values), values, context.digits)),
    digitsIn: (values, { cells }) => shapesIn(digitsOf(kind, values), cells),
  });
}

function numberControls(kind: NumberKind, values: NumberValues): readonly Control[] {
  return [
    inputControl(values, { key: 'numberValue', label: kind.label, max: kind.max, digits: kind.dateDigits }),
    arrowControl(values, { key: 'fontset', label: 'CONTROL_FONT', options: FONTSETS }),
    arrowControl(values, { key: 'playfull', label: 'CONTROL_PLAYFULL', options: SWITCH_OPTIONS, isHidden: values.fontset === SHAPE_FONT }),
    textControl(values, ['NUMBER_BOTTOM_LARGE', 'NUMBER_BOTTOM_SUB_LARGE', 'NUMBER_BOTTOM', 'NUMBER_BOTTOM_SUB', 'NUMBER_NONE']),
  ];
}

/** The digits to show, and the number of digits before the gap of a date (0 for no gap). */
interface Digits {
  readonly digits: readonly number[];
  readonly gapAfter: number;
}

function digitsOf({ dateDigits }: NumberKind, { numberValue }: NumberValues): Digits {
  const text = String(numberValue).padStart(dateDigits, '0');
  return { digits: [...text].map(Number), gapAfter: dateDigits / 2 };
}

/** Digits side by side as one figure; with outlines, one cell each. */
function figureOf({ digits, gapAfter }: Digits, fontset: number, shapes: readonly DigitShape[] = DIGIT_SHAPES): CellFigure {
  let columns = 0;
  const cells: Rect[] = [];
  digits.forEach((digit, i) => {
    if (i > 0) columns += DIGIT_GAP + (i === gapAfter ? DATE_GAP : 0);
    const figure = fontset === SHAPE_FONT ? shapeFigure(itemAt(shapes, digit)) : tileFigure(digit, fontset);
    cells.push(...figure.cells.map((cell) => ({ ...cell, x: cell.x + columns })));
    columns += figure.columns;
  });
  return { columns, rows: fontset === SHAPE_FONT ? SHAPE_ROWS : tileFigure(0, fontset).rows, cells };
}

function tileFigure(digit: number, fontset: number): CellFigure {
  return itemAt(itemAt(DIGIT_TILES, fontset), digit);
}

function shapeFigure({ width, height }: DigitShape): CellFigure {
  const columns = (width / height) * SHAPE_ROWS;
  return { columns, rows: SHAPE_ROWS, cells: [{ x: 0, y: 0, width: columns, height: SHAPE_ROWS }] };
}

function numberLayout(context: GeneratorContext, values: NumberValues, digits: Digits): Layout {
  const { fontset, playfull, hasText } = values;
  const { digits: shapes = DIGIT_SHAPES } = context;
  const { content, texts } = figureBand(context, hasText);
  const { rects, cell } = placeFigure(figureOf(digits, fontset, shapes), content);
  if (fontset === SHAPE_FONT) {
    const clips = rects.map((rect, i) => clipCell(`img${i + 1}`, rect, itemAt(shapes, itemAt(digits.digits, i))));
    return { size: context.size, cells: [...numberedCells(rects), ...clips, ...texts], photoBorder: null };
  }
  if (playfull !== 1) {
    const apart = rects.map((rect) => grow(rect, (-PHOTO_GAP * cell) / 2));
    return { size: context.size, cells: [...numberedCells(apart), ...texts], photoBorder: null };
  }
  const places = rects.map((box, i) => ({ slot: `img${i + 1}`, box, tiltDeg: tiltOf(i) }));
  const { cells, border } = cardCells(places, scaleBorder(MODERN_BORDER, Math.min(1, cell / 6)));
  return { size: context.size, cells: [...cells, ...texts], photoBorder: border };
}

function clipCell(
  slot: string,
  { x, y, width, height }: Rect,
  { width: viewportWidth, height: viewportHeight, path, outline }: DigitShape,
): ClipCell {
  return { kind: 'clip', slot, x, y, width, height, state: true, viewportWidth, viewportHeight, path, outline };
}

/** The outlines of a layout's clips for its digits, and the product's own for the others. */
function shapesIn({ digits }: Digits, cells: readonly LayoutCell[]): readonly DigitShape[] {
  const clips = cells.filter((cell) => cell.kind === 'clip');
  const shapes = [...DIGIT_SHAPES];
  for (const [index, digit] of digits.entries()) {
    const clip = clips[index];
    if (clip) shapes[digit] = { width: clip.viewportWidth, height: clip.viewportHeight, path: clip.path, outline: clip.outline };
  }
  return shapes;
}

function figureRatio(digits: Digits, { fontset }: NumberValues, shapes?: readonly DigitShape[]): number {
  const { columns, rows } = figureOf(digits, fontset, shapes);
  return columns / rows;
}

/** Other sizes of the template that suit the figure, sorted by width and height. [GEN-NUM-07 … GEN-NUM-10] */
export function suggestionsFor({ size, siblings }: Pick<GeneratorContext, 'size' | 'siblings'>, ratio: number): FormatSuggestions {
  const suits = ({ width, height }: SizeCm) => width / height >= WINDOW[0] * ratio - 1e-9 && width / height <= WINDOW[1] * ratio + 1e-9;
  const isOther = ({ width, height }: SizeCm) => width !== size.width || height !== size.height;
  const sizes = siblings.filter(
    (sibling) => suits(sibling) && isOther(sibling) && !NEVER_SUGGESTED.includes(`${sibling.width}x${sibling.height}`),
  );
  return { isRecommended: !suits(size), sizes: [...sizes].sort((a, b) => a.width - b.width || a.height - b.height) };
}
