import { digitShapeFault } from '../catalogue/digit-shape.ts';
import { MATERIALS } from '../catalogue/material.ts';
import { grow, type Rect, type SizeCm, trimRect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { listInvalidValues, readValues } from './clamp-values.ts';
import { backgroundOf, generateDocument } from './generate-document.ts';
import { layoutDifference } from './layout-difference.ts';
import type { Generator, GeneratorContext } from './shared/generator.ts';
import type { Layout, LayoutCell } from './shared/layout.ts';
import type { TemplateDocument } from './template-document.ts';

/** Minimum side of a photo or text. */
const MIN_SIDE: Cm = 0.2;

/** Tolerance for rounding at the edge of the sheet. */
const SLACK: Cm = 0.01;

/** The generator and context that a layout document claims. */
export interface LayoutClaim {
  /** Generator of the design. */
  readonly generator: Generator;
  /** Size and material of the collage. */
  readonly context: GeneratorContext;
}

/**
 * Returns the reason why a generated layout from outside does not belong to its design, for developers; null for a valid one. The
 * generator decides, by its `verify` or by generating the layout again.
 */
export function layoutFault(document: TemplateDocument, { generator, context }: LayoutClaim): string | null {
  const { design, material, vals, layout } = document;
  if (design !== generator.name) return `its layout is made by '${design.slice(0, 40)}', the design's by '${generator.name}'`;
  if (material !== context.material) return `its layout is made for material '${material}', the collage for '${context.material}'`;
  if (!isAlike(layout.size, context.size)) return `its canvas is ${sizeText(layout.size)}, the collage ${sizeText(context.size)}`;
  const [fault] = listInvalidValues(generator, context, vals);
  if (fault) return `val '${fault.key.slice(0, 40)}': ${fault.reason.slice(0, 120)}`;
  return cellsFault(layout, context) ?? verified(document, { generator, context });
}

/** Faults that no generator makes: photos or texts too small to be printed, or beyond the sheet. */
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

function isAlike(a: SizeCm, b: SizeCm): boolean {
  return Math.abs(a.width - b.width) < SLACK && Math.abs(a.height - b.height) < SLACK;
}

function isInside({ x, y, width, height }: Rect, box: Rect): boolean {
  return x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height;
}

function verified(document: TemplateDocument, { generator, context }: LayoutClaim): string | null {
  const values = readValues(generator, context, document.vals);
  const { layout } = document;
  if (!generator.verify) {
    // The shop may have changed its digits: a collage keeps those of its creation.
    const digits = generator.digitsIn?.(values, layout) ?? [];
    const fault = digits.map(digitShapeFault).find((candidate) => candidate !== null);
    if (fault) return `a digit ${fault}`;
    return layoutDifference(layout, generateDocument({ generator, context: { ...context, digits }, values }).layout);
  }
  const [background, ...cells] = layout.cells;
  const isFramed =
    layoutDifference(withOnlyCell(layout, background), withOnlyCell(layout, backgroundOf(generator, context, layout.size))) === null;
  return isFramed ? generator.verify(context, values, { ...layout, cells }) : 'its background is another one';
}

function withOnlyCell(layout: Layout, cell: LayoutCell | undefined): Layout {
  return { ...layout, cells: cell ? [cell] : [], photoBorder: null };
}
