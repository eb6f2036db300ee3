import type { MaterialCode } from '../catalogue/material.ts';
import type { Template } from '../catalogue/template.ts';
import { sizesOf } from '../catalogue/template-rules.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { GeneratorContext } from './generator.ts';

/** What a generator may know of a design that is made in this size and material. */
export function designContext(template: Template, { width, height }: SizeCm, material: MaterialCode): GeneratorContext {
  const { digits } = template;
  return { size: { width, height }, material, siblings: sizesOf(template), ...(digits && { digits }) };
}
