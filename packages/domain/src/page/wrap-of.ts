import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { generatorNamed } from '../layouts/registry.ts';
import { type Wrap, wrapNamed } from '../layouts/shared/wrap.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';

/**
 * What the sides of a page show on a material; null where nothing folds, and for a design that is drawn with its sides.
 * A document says only what is otherwise than its generator's own way.
 */
export function wrapOf({ designer, design, vals }: TemplateDocument, material: MaterialCode): Wrap | null {
  if (!MATERIALS[material].isCanvas || designer !== 'generated') return null;
  const unasked = generatorNamed(design)?.wrapUnasked ?? 'photos';
  return vals.wrap === undefined ? unasked : (wrapNamed(Number(vals.wrap)) ?? unasked);
}
