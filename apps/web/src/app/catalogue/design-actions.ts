import type { SizeCm, Template, TemplateSize } from '@muro/domain';
import { loadCustomSize } from '../../client/custom-size.ts';
import { basicXmlOf, type Choice, chooseSize, designOf, firstChoice } from '../../flow/catalogue/design-choice.ts';
import { type CurrentDesign, useDesign } from '../../state/catalogue/design-store.ts';
import { documentNow } from './design-documents.ts';

/** Returns the visitor's choice for a template, or its initial choice. */
function chosenFor(template: Template): Choice {
  return useDesign.getState().choices[template.id] ?? firstChoice(template);
}

/** Updates the choice for a template; `change` receives the current choice. */
export function choose(template: Template, change: (choice: Choice) => Choice): void {
  const currentChoice = chosenFor(template);
  const next = change(currentChoice);
  if (next === currentChoice) return;
  useDesign.setState(({ choices }) => ({ choices: { ...choices, [template.id]: next } }));
}

/** Requests a custom size and makes it the active one. Returns false if the request fails. [FMT-17] [FMT-18] */
export async function createCustomSize(template: Template, size: SizeCm): Promise<boolean> {
  const child = await customSize(template, size);
  if (child) choose(template, (choice) => chooseSize(template, choice, child));
  return child !== null;
}

async function customSize(template: Template, size: SizeCm): Promise<TemplateSize | null> {
  try {
    return await loadCustomSize(template, size);
  } catch (error) {
    console.error("Couldn't load custom template", error);
    return null;
  }
}

/** Makes the choice for a template the current design; returns null if its layout has not loaded. [SIZE-35 … SIZE-38] */
export function proceed(template: Template): CurrentDesign | null {
  const choice = chosenFor(template);
  const document = documentNow(template, choice);
  if (!document) return null;
  const design = designOf(template, choice, document);
  const current = { template, design, basicXml: basicXmlOf(design) };
  useDesign.setState(({ choices }) => ({ current, choices: { ...choices, [template.id]: choice } }));
  return current;
}
