import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  changeDesignMaterial,
  changeSavedMaterial,
  composePage,
  type Design,
  DIGIT_SHAPES,
  generateDocument,
  generatorOf,
  type MaterialCode,
  newCollage,
  readCollageXml,
  readDesignXml,
  restoreCollage,
  savedCollageOf,
  savedDesign,
  sizesOf,
  startValues,
  type Template,
  type TemplateSize,
  writeCollageXml,
} from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { type Choice, choiceOf, chooseMaterial, chooseSize, contextOf, designOf, documentOf, firstChoice } from './design-choice.ts';

/* All ways to choose the material of a collage. They must produce exactly the same layout. */

const ROOT = new URL('../../../../../catalogue/', import.meta.url);
const DESIGNS = readdirSync(ROOT)
  .filter((name) => existsSync(new URL(`${name}/design.xml`, ROOT)))
  .map((name) => readDesignXml(readFileSync(new URL(`${name}/design.xml`, ROOT), 'utf8')))
  .filter((template) => generatorOf(template) !== null)
  .map((template): Template => (generatorOf(template)?.digitsIn ? { ...template, digits: DIGIT_SHAPES } : template));

const TOOLS = { sizeText: <Data>(data: Data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };

function chosenDesign(template: Template, choice: Choice): Design {
  const document = documentOf(template, choice, null);
  if (!document) throw new Error('a generated design has a layout at once');
  return designOf(template, choice, document);
}

const pageOf = ({ document, size, material }: Design) => composePage({ document, trim: size, material });

/** Returns the design after a round trip through the server's XML. */
function storedAndReopened(design: Design): Design {
  const saved = savedCollageOf(newCollage(design, TOOLS), { page: pageOf(design) });
  return savedDesign(readCollageXml(writeCollageXml(saved))) as Design;
}

/** Returns the design saved without preference, with this material chosen in the cart. */
function orderedOn(design: Design, material: MaterialCode): Design {
  const saved = savedCollageOf(newCollage(design, TOOLS), { page: pageOf(design) });
  const changed = changeSavedMaterial(readCollageXml(writeCollageXml(saved)), material);
  if (!changed) throw new Error('a generated design brings its layout along');
  const printed = savedDesign(readCollageXml(writeCollageXml(changed.saved))) as Design;
  expect(restoreCollage(changed.saved, printed).design).toBe(printed);
  return printed;
}

/** Returns the layout as the command line makes it: size and material at once. */
function commandLineLayout(template: Template, size: TemplateSize, material: MaterialCode): Design['document'] | null {
  const generator = generatorOf(template);
  const context = contextOf(template, { size, material });
  return generator && generateDocument({ generator, context, values: startValues(generator, context, template) });
}

/** Returns the first, the last and a middle size: testing all would take a minute. */
function someSizes(template: Template): readonly TemplateSize[] {
  const sizes = sizesOf(template);
  return [...new Set([sizes[0], sizes[Math.floor(sizes.length / 2)], sizes.at(-1)])].filter((size) => size !== undefined);
}

describe('[SZST-05] a material chosen last decides the layout', () => {
  it.each(DESIGNS.map((template) => [template.name, template] as const))(
    'of %s, on the size page, in a collage that was opened again, in the cart and in a terminal alike',
    (_, template) => {
      for (const size of someSizes(template)) {
        const withoutMaterial = chooseSize(template, firstChoice(template), size);
        const designWithoutMaterial = chosenDesign(template, withoutMaterial);
        for (const material of size.materials) {
          const expected = chosenDesign(template, chooseMaterial(template, withoutMaterial, material));
          expect(expected.material).toBe(material);
          expect(changeDesignMaterial(designWithoutMaterial, material)).toEqual(expected);
          const reopened = storedAndReopened(designWithoutMaterial);
          expect(chosenDesign(template, chooseMaterial(template, choiceOf(template, reopened), material))).toEqual(expected);
          expect(orderedOn(designWithoutMaterial, material)).toEqual(expected);
          expect(commandLineLayout(template, size, material)).toEqual(expected.document);
        }
      }
    },
  );

  it('of a canvas that becomes a poster and a canvas again, as the size page does it', () => {
    const template = DESIGNS.find(({ source }) => source === 'gen:single');
    if (!template) throw new Error('the catalogue has no single photo');
    const materials: readonly MaterialCode[] = ['CANVAS4CM', 'POSTER', 'CANVAS2CM', 'PLEXI', ''];
    let choice = firstChoice(template);
    let design = chosenDesign(template, choice);
    for (const material of materials) {
      choice = chooseMaterial(template, choice, material);
      design = changeDesignMaterial(design, material);
      expect(design).toEqual(chosenDesign(template, choice));
    }
  });
});
