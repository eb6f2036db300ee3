import { digitShapeFault } from '../catalogue/digit-shape.ts';
import { MATERIALS } from '../catalogue/material.ts';
import { grow, type Rect, type SizeCm, trimRect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { backgroundOf, generateDocument } from './generated-document.ts';
import type { Generator, GeneratorContext } from './generator.ts';
import type { Layout, LayoutCell } from './layout.ts';
import { layoutDifference } from './layout-difference.ts';
import { faultyValues, readValues } from './settle-values.ts';
import type { TemplateDocument } from './template-document.ts';

/** No photo or text is printed smaller. */
const MIN_SIDE: Cm = 0.2;

/** How far a cell may reach beyond the sheet: what rounding does. */
const SLACK: Cm = 0.01;

/** What a layout claims to have been made by and for. */
export interface LayoutClaim {
  /** The design's own generator. */
  readonly generator: Generator;
  /** The size and the material of the collage. */
  readonly context: GeneratorContext;
}

/**
 * Why a generated layout that came from outside is none of its design, in words for a program's author; null when it is.
 * The generator decides: by its `verify`, or by making the layout anew.
 */
export function layoutFault(document: TemplateDocument, { generator, context }: LayoutClaim): string | null {
  const { design, material, vals, layout } = document;
  if (design !== generator.name) return `its layout is made by '${design.slice(0, 40)}', the design's by '${generator.name}'`;
  if (material !== context.material) return `its layout is made for material '${material}', the collage for '${context.material}'`;
  if (!isAlike(layout.size, context.size)) return `its canvas is ${sizeText(layout.size)}, the collage ${sizeText(context.size)}`;
  const [fault] = faultyValues(generator, context, vals);
  if (fault) return `val '${fault.key.slice(0, 40)}': ${fault.reason.slice(0, 120)}`;
  return cellsFault(layout, context) ?? verified(document, { generator, context });
}

/** What no generator does: photos and texts too small to be printed, or beyond the sheet of their own page. */
function cellsFault({ size, cells }: Layout, { material }: GeneratorContext): string | null {
  const sheet = grow(trimRect(size), MATERIALS[material].margin + SLACK);
  for (const cell of cells) {
    if (cell.kind !== 'photo' && cell.kind !== 'text') continue;
    if (Math.min(cell.width, cell.height) < MIN_SIDE) return `slot ${cell.slot} is ${sizeText(cell)}`;
    if (!isInside(cell, sheet)) return `slot ${cell.slot} at ${cell.x}, ${cell.y} lies beyond the sheet`;
  }
  return null;
}

const sizeText = ({ width, height }: SizeCm) => `${width} x ${height} cm`;

function isAlike(one: SizeCm, other: SizeCm): boolean {
  return Math.abs(one.width - other.width) < SLACK && Math.abs(one.height - other.height) < SLACK;
}

function isInside({ x, y, width, height }: Rect, box: Rect): boolean {
  return x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height;
}

function verified(document: TemplateDocument, { generator, context }: LayoutClaim): string | null {
  const values = readValues(generator, context, document.vals);
  const { layout } = document;
  if (!generator.verify) {
    // The shop may have other digits by now: a collage keeps those that it was made with.
    const digits = generator.digitsIn?.(values, layout) ?? [];
    const fault = digits.map(digitShapeFault).find((one) => one !== null);
    if (fault) return `a digit ${fault}`;
    return layoutDifference(layout, generateDocument({ generator, context: { ...context, digits }, values }).layout);
  }
  const [background, ...cells] = layout.cells;
  const isFramed = layoutDifference(only(layout, background), only(layout, backgroundOf(generator, context, layout.size))) === null;
  return isFramed ? generator.verify(context, values, { ...layout, cells }) : 'its background is another one';
}

function only(layout: Layout, cell: LayoutCell | undefined): Layout {
  return { ...layout, cells: cell ? [cell] : [], photoBorder: null };
}
