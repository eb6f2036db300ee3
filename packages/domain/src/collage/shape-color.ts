import type { ShapeCell } from '../layouts/shared/layout.ts';

/** The two names of one slot: flat pages use the first, others the second. [GXML-09] */
const SAME_SLOT: Readonly<Record<string, string>> = { overlayshape0: 'overlayshape1', overlayshape1: 'overlayshape0' };

/** The colour of a shape slot: the chosen one under either of its names, else the design's own. */
export function shapeColorOf(
  colors: Readonly<Record<string, string>>,
  { slot, defaultColor }: Pick<ShapeCell, 'slot' | 'defaultColor'>,
): string {
  return colors[slot] ?? colors[SAME_SLOT[slot] ?? ''] ?? defaultColor;
}

/** Sets the colour of a slot, and removes it under the slot's other name. */
export function withShapeColor(colors: Readonly<Record<string, string>>, slot: string, color: string): Readonly<Record<string, string>> {
  const others = Object.entries(colors).filter(([name]) => name !== SAME_SLOT[slot]);
  return { ...Object.fromEntries(others), [slot]: color };
}

/** Renames colours to the slot names of another design; colours without a slot keep their name. */
export function renamedShapeColors(
  colors: Readonly<Record<string, string>>,
  shapes: ReadonlyMap<string, ShapeCell>,
): Readonly<Record<string, string>> {
  let renamed = colors;
  for (const slot of shapes.keys()) {
    const chosen = colors[slot] ?? colors[SAME_SLOT[slot] ?? ''];
    if (chosen !== undefined) renamed = withShapeColor(renamed, slot, chosen);
  }
  return renamed;
}
