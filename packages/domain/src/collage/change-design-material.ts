import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { changeMaterial, readValues } from '../layouts/clamp-values.ts';
import { backgroundOf, generateDocument } from '../layouts/generate-document.ts';
import { layoutDifference } from '../layouts/layout-difference.ts';
import { findGenerator } from '../layouts/registry.ts';
import type { Generator, GeneratorContext } from '../layouts/shared/generator.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import type { Design } from './collage.ts';

/**
 * Changes the material of a design. A generated design is generated again with values changed as on the size page; a static layout stays,
 * and so does a layout that was made for its photos.
 *
 * @returns the same design if it already has the material
 * @see [SZST-05] [SZST-07 … SZST-10]
 */
export function changeDesignMaterial(design: Design, material: MaterialCode): Design {
  if (material === design.material) return design;
  const generator = design.generator === '' ? null : findGenerator(design.generator);
  if (!generator) return { ...design, material };
  const from: GeneratorContext = { size: design.size, material: design.material, siblings: [] };
  const before = readValues(generator, from, design.document.vals);
  const digits = generator.digitsIn?.(before, design.document.layout);
  const to = { ...from, material, ...(digits && { digits }) };
  const converted = documentOnMaterial(design.document, generator, { from, to });
  if (converted) return { ...design, material, document: converted };
  const values = changeMaterial(generator, from, to, before);
  return { ...design, material, document: generateDocument({ generator, context: to, values }) };
}

interface Move {
  readonly from: GeneratorContext;
  readonly to: GeneratorContext;
}

/** Keeps a layout that does not follow from its values alone: generating it again would move its photos. */
function documentOnMaterial(document: TemplateDocument, generator: Generator, { from, to }: Move): TemplateDocument | null {
  const { layout, vals } = document;
  const [, ...cells] = layout.cells;
  if (!generator.verify || (from.material === '' && followsFromValues(document, generator, from))) return null;
  if (generator.verify(to, readValues(generator, to, vals), { ...layout, cells }) !== null) return null;
  // The content of canvas sides is stored only on canvas.
  const { wrap, ...otherVals } = vals;
  const isGiven = wrap !== undefined && MATERIALS[to.material].isCanvas;
  return {
    ...document,
    material: to.material,
    vals: isGiven ? vals : otherVals,
    layout: { ...layout, cells: [backgroundOf(generator, to, layout.size), ...cells] },
  };
}

/** True if a layout follows from its values alone. */
function followsFromValues({ layout, vals }: TemplateDocument, generator: Generator, context: GeneratorContext): boolean {
  const generated = generateDocument({ generator, context, values: readValues(generator, context, vals) });
  return layoutDifference(layout, generated.layout) === null;
}
