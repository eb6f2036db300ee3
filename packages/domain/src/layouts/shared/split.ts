import { MAX_SLOTS } from '../../catalogue/square-grids.ts';
import { grow, type Rect, type SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { Control, ControlOption } from './control.ts';
import { arrowControl, marginControl, numberControl, SWITCH_OPTIONS, spacingControl, textControl } from './control-values.ts';
import type { GeneratorContext, ValuesOf } from './generator.ts';
import { gridRects, maxCellsAlong } from './grid.ts';
import type { TextCell } from './layout.ts';
import { sheetOf } from './margin.ts';
import { textBand } from './text-band.ts';
import { hasTextBand } from './text-codes.ts';

/** Default values of both split generators. [GEN-NSPLIT-01] [GEN-BSPLIT-01] */
export const SPLIT_DEFAULTS = {
  position: 1,
  numberHor: 3,
  division: 20,
  borderCM: 0.5,
  marginCM: 0.5,
  inline: 0,
  hasText: 0,
};

type SplitValues = ValuesOf<keyof typeof SPLIT_DEFAULTS>;

/** Sides for the large photo. [GEN-SPLIT-01] */
const POSITIONS: readonly ControlOption[] = [
  { value: 0, label: 'POSITION_LEFT' },
  { value: 1, label: 'POSITION_TOP' },
  { value: 2, label: 'POSITION_RIGHT' },
  { value: 3, label: 'POSITION_BOTTOM' },
];

/** Minimum depth of the field of small photos. */
const MIN_DEPTH = 2;

/** [GEN-SPLIT-01 … GEN-SPLIT-09] */
export function splitControls({ size }: GeneratorContext, values: SplitValues): readonly Control[] {
  const side = isBeside(values.position) ? size.height : size.width;
  return [
    arrowControl(values, { key: 'position', label: 'CONTROL_POSITION', options: POSITIONS }),
    numberControl(values, { key: 'numberHor', label: 'CONTROL_ROWS', min: 2, max: maxCellsAlong(side, 5) }),
    numberControl(values, { key: 'division', label: 'CONTROL_DIVISION', min: 20, max: 60, step: 5 }),
    spacingControl(values),
    marginControl(values),
    arrowControl(values, { key: 'inline', label: 'CONTROL_INLINE', options: SWITCH_OPTIONS }),
    textControl(values),
  ];
}

export interface SplitParts {
  readonly large: Rect;
  readonly small: readonly Rect[];
  readonly texts: readonly TextCell[];
}

/**
 * Divides the page between one large photo and a field of small ones.
 *
 *     position 1 (top), 3 in a line         inline: the large photo is in the background
 *     ┌──────────────────────┐ ┐            ┌──────────────────────┐
 *     │        large         │ │ division % │  large               │
 *     ├──────┬───────┬───────┤ ┘ of the page│ ┌────┐ ┌────┐ ┌────┐ │
 *     │  1   │   2   │   3   │              │ │ 1  │ │ 2  │ │ 3  │ │
 *     ├──────┼───────┼───────┤              │ └────┘ └────┘ └────┘ │
 *     │  4   │   5   │   6   │              └──────────────────────┘
 *     └──────┴───────┴───────┘
 *
 * `numberHor` small photos stand along the large one, in as many lines as keep them nearly square. The share refers to the finished
 * page; the wrap of a canvas is added to it.
 *
 * @see [GEN-SPLIT-01 … GEN-SPLIT-09]; the share: table d5
 */
export function splitPage(context: GeneratorContext, values: SplitValues): SplitParts {
  const { position, numberHor, borderCM, marginCM, inline, hasText } = values;
  const band = textBand(context, marginCM, hasText);
  const isInline = inline === 1;
  const content = isInline && hasTextBand(hasText) ? grow(band.content, -marginCM) : band.content;
  const depth = largeDepth(context.size, content, values);
  const [large, rest] = splitAt(content, position, depth, borderCM);
  const backdrop = hasTextBand(hasText) ? band.content : sheetOf(context);
  return { large: isInline ? backdrop : large, small: smallRects(rest, position, numberHor, borderCM), texts: band.texts };
}

function isBeside(position: number): boolean {
  return position === 0 || position === 2;
}

/** Depth of the large photo from its edge of the content towards the small ones. */
function largeDepth(trim: SizeCm, content: Rect, { position, division, borderCM }: SplitValues): Cm {
  const page = isBeside(position) ? trim.width : trim.height;
  const extent = isBeside(position) ? content.width : content.height;
  const start = isBeside(position) ? content.x : content.y;
  const wrapped = Math.max(0, -start);
  return Math.min((page * division) / 100 + wrapped, extent - borderCM - MIN_DEPTH);
}

/** Splits the content at `depth` from the large photo's side, with a gutter between. */
function splitAt(content: Rect, position: number, depth: Cm, gutter: Cm): readonly [Rect, Rect] {
  const { x, y, width, height } = content;
  const offset = depth + gutter;
  if (position === 0)
    return [
      { ...content, width: depth },
      { ...content, x: x + offset, width: width - offset },
    ];
  if (position === 2)
    return [
      { ...content, x: x + width - depth, width: depth },
      { ...content, width: width - offset },
    ];
  if (position === 3)
    return [
      { ...content, y: y + height - depth, height: depth },
      { ...content, height: height - offset },
    ];
  return [
    { ...content, height: depth },
    { ...content, y: y + offset, height: height - offset },
  ];
}

function smallRects(rest: Rect, position: number, count: number, gutter: Cm): readonly Rect[] {
  const along = isBeside(position) ? rest.height : rest.width;
  const across = isBeside(position) ? rest.width : rest.height;
  const cell = (along - (count - 1) * gutter) / count;
  const maxLines = Math.floor((MAX_SLOTS - 1) / count);
  const lines = Math.max(1, Math.min(maxLines, Math.round((across + gutter) / (cell + gutter))));
  return gridRects(rest, isBeside(position) ? { columns: lines, rows: count, gutter } : { columns: count, rows: lines, gutter });
}
