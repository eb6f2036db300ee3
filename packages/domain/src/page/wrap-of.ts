import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { findGenerator } from '../layouts/registry.ts';
import { type Wrap, wrapOfCode } from '../layouts/shared/wrap.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';

/**
 * Content of a page's sides on a material; null if nothing folds, and for a static design, whose sides are drawn. A document states only
 * deviations from its generator's default.
 */
export function wrapOf({ designer, design, vals }: TemplateDocument, material: MaterialCode): Wrap | null {
  if (!MATERIALS[material].isCanvas || designer !== 'generated') return null;
  const defaultWrap = findGenerator(design)?.defaultWrap ?? 'photos';
  return vals.wrap === undefined ? defaultWrap : (wrapOfCode(Number(vals.wrap)) ?? defaultWrap);
}
