import type { MaterialCode } from '../catalogue/material.ts';
import type { Template } from '../catalogue/template.ts';
import { sizesOf } from '../catalogue/template-rules.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { GeneratorContext } from './shared/generator.ts';

/** The part of a design that generators use, at a size and on a material. */
export function designContext(template: Template, { width, height }: SizeCm, material: MaterialCode): GeneratorContext {
  const { digits } = template;
  return { size: { width, height }, material, siblings: sizesOf(template), ...(digits && { digits }) };
}
