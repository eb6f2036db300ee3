import { MATERIALS } from '../catalogue/material.ts';
import type { SizeCm } from '../geometry/rect.ts';
import { roundRect } from '../geometry/round-rect.ts';
import { roundCm, SCREEN_DPCM } from '../units/cm.ts';
import { clampValues } from './clamp-values.ts';
import { keepPhotosOnFront } from './keep-photos-on-front.ts';
import { defaultsOn, layoutContext } from './shared/define-generator.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';
import type { LayoutCell, ShapeCell } from './shared/layout.ts';
import { seededRandom } from './shared/random.ts';
import type { TemplateDocument } from './template-document.ts';

/** Distance by which the background extends beyond the trim on each side. [GXML-10] */
export const SHAPE_PRINT_MARGIN = 5;

export const DEFAULT_SHAPE_COLOR = '#ffffff';

export interface GenerateRequest {
  readonly generator: Generator;
  readonly context: GeneratorContext;
  /** Any values; they are clamped here. */
  readonly values: GeneratorValues;
  /** Seed of random layouts; 1 by default. */
  readonly seed?: number;
}

/**
 * Generates the template document of a design: the background shape first, then the generator's cells. Edges are rounded to micrometres,
 * so that the written text equals the drawn layout.
 *
 * @throws {RangeError} for a size that is not positive
 * @see [GXML-01 … GXML-12]
 */
export function generateDocument({ generator, context, values, seed = 1 }: GenerateRequest): TemplateDocument {
  const { width, height } = context.size;
  if (!(width > 0 && height > 0)) throw new RangeError(`Expected a positive size for a layout but received ${width} x ${height}`);
  const settled = clampValues(generator, context, values);
  const made = keepPhotosOnFront(layoutContext(generator, context, settled), (near) =>
    generator.generate(near, settled, seededRandom(seed)),
  );
  const layout = { ...made, size: { width: roundCm(made.size.width, 4), height: roundCm(made.size.height, 4) } };
  return {
    designer: 'generated',
    design: generator.name,
    screenDpcm: SCREEN_DPCM,
    material: context.material,
    hasCustomSizes: true,
    vals: textsOf(generator, context, settled),
    resources: [],
    layout: { ...layout, cells: [backgroundOf(generator, context, layout.size), ...layout.cells.map(onMicrometres)] },
    hash: '',
  };
}

/** Values as texts; the content of canvas sides is written only if it differs from the generator's default. */
function textsOf(generator: Generator, context: GeneratorContext, values: GeneratorValues): Readonly<Record<string, string>> {
  const isWrapped = values.wrap !== defaultsOn(generator, context).wrap;
  return Object.fromEntries([...generator.keys, ...(isWrapped ? ['wrap'] : [])].map((key) => [key, String(values[key])]));
}

/** The background shape. On flat materials its slot is overlayshape0, unless the generator has its own name for it. [GXML-07 … GXML-11] */
export function backgroundOf({ makesPanels, backgroundSlot }: Generator, { material }: GeneratorContext, size: SizeCm): ShapeCell {
  const isFlat = makesPanels || MATERIALS[material].isFlat;
  const width = size.width + 2 * SHAPE_PRINT_MARGIN;
  const height = size.height + 2 * SHAPE_PRINT_MARGIN;
  return {
    kind: 'shape',
    slot: backgroundSlot ?? (isFlat ? 'overlayshape0' : 'overlayshape1'),
    x: -SHAPE_PRINT_MARGIN,
    y: -SHAPE_PRINT_MARGIN,
    width,
    height,
    printMargin: SHAPE_PRINT_MARGIN,
    defaultColor: DEFAULT_SHAPE_COLOR,
    rectangles: [{ x: 0, y: 0, width, height, isFilled: true, borderRadius: 0, borderWidth: 0 }],
    circles: [],
  };
}

function onMicrometres<Cell extends LayoutCell>(cell: Cell): Cell {
  return { ...cell, ...roundRect(cell) };
}
