import type { MaterialCode } from '../src/catalogue/material.ts';
import { generateDocument } from '../src/layouts/generate-document.ts';
import { GENERATORS } from '../src/layouts/registry.ts';
import type { TemplateDocument } from '../src/layouts/template-document.ts';

const SIZES = [
  { width: 20, height: 20 },
  { width: 50, height: 40 },
  { width: 33.5, height: 90 },
  { width: 140, height: 100 },
];
const MATERIALS: readonly MaterialCode[] = ['', 'POSTER', 'CANVAS4CM'];

/** Every generator at several sizes and on several materials, with and without texts. */
export const XML_CASES: readonly TemplateDocument[] = GENERATORS.flatMap((generator) =>
  SIZES.flatMap((size, index) =>
    MATERIALS.map((material) =>
      generateDocument({ generator, context: { size, material, siblings: [] }, values: { hasText: index }, seed: index }),
    ),
  ),
);
