import type { ShapeCell } from '../layouts/shared/layout.ts';

/** Two names of one slot: flat pages write the first, others the second. [GXML-09] */
const SAME_SLOT: Readonly<Record<string, string>> = { overlayshape0: 'overlayshape1', overlayshape1: 'overlayshape0' };

/** The colour of a shape slot: the one chosen for it under either of its names, else the design's own. */
export function shapeColorOf(
  colors: Readonly<Record<string, string>>,
  { slot, defaultColor }: Pick<ShapeCell, 'slot' | 'defaultColor'>,
): string {
  return colors[slot] ?? colors[SAME_SLOT[slot] ?? ''] ?? defaultColor;
}

/** The colours with the chosen one under `slot`, and under this name only. */
export function withShapeColor(colors: Readonly<Record<string, string>>, slot: string, color: string): Readonly<Record<string, string>> {
  const others = Object.entries(colors).filter(([name]) => name !== SAME_SLOT[slot]);
  return { ...Object.fromEntries(others), [slot]: color };
}

/** The colours as another design names its slots; what it has no slot for waits under its old name. */
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
