import { MATERIALS } from '../../catalogue/material.ts';
import { grow, type Rect, trimRect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { GeneratorContext } from './generator.ts';

/**
 * The area for photos inside the outer margin.
 *
 *     canvas                          other materials, margin > 0        margin 0, any material
 *     ┌───────────── sheet ┐          ┌ sheet ─────────────┐             ┌ sheet = photos ────┐
 *     │margin ┌ photos ┐   │          │ ┌ trim ──────────┐ │             │                    │
 *     │       │  wrap  │   │          │ │margin ┌ photos │ │             │                    │
 *
 * On canvas the margin counts from the sheet's edge, since the sides are visible from the back of the frame on. Elsewhere it counts
 * from the cut edge, so that the border is `margin` wide after cutting. At 0 photos bleed to the sheet's edge.
 *
 * @see [MAT-14] [MAT-15]; decided in the design notes under "Margin"
 */
export function contentBox({ size, material, inset = 0 }: GeneratorContext, margin: Cm): Rect {
  const { margin: bleed, isCanvas } = MATERIALS[material];
  const trim = trimRect(size);
  if (isCanvas && bleed > margin) return grow(trim, Math.max(0, bleed - margin - inset));
  return grow(trim, margin > 0 && !isCanvas ? -margin : bleed - margin);
}

/** The whole sheet: the trim with its bleed. */
export function sheetOf({ size, material }: GeneratorContext): Rect {
  return grow(trimRect(size), MATERIALS[material].margin);
}
