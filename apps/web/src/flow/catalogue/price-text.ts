import { hasPriceMark, panelCount, shownDescription, sizesOf, type Template, tilePriceText, type WriteAmount } from '@muro/domain';
import type { Choice } from './design-choice.ts';

/**
 * The price text of what is chosen, HTML: that of the active size, as the list has it in the language of now;
 * a choice may come from before a change of language. Panels are counted into it.
 *
 * @param write  how the language writes an amount
 * @see [PRICE-01] [PRICE-02] [TPL-20 … TPL-23]
 */
export function priceText(template: Template, { size, values }: Choice, write?: WriteAmount): string {
  const own = (sizesOf(template).find(({ id }) => id === size.id) ?? size).description;
  const description = own || (size.isCustom ? '' : template.description);
  const text = shownDescription(description, isWords(template, description) ? 'parent-without-children' : 'child');
  if (!template.isTileBased) return text;
  const { numberVert = 1, numberHor = 1 } = values;
  return tilePriceText(text, panelCount(numberVert, numberHor), write);
}

/** A design of one size describes itself, unless it gives the prices of its materials there. */
function isWords({ children, isTileBased }: Template, description: string): boolean {
  return children.length === 0 && !isTileBased && !hasPriceMark(description);
}

/** The same with the line of one material in bold, where the text has a line for each. */
export function emphasizeMaterial(html: string, material: string): string {
  const lines = html.split('<br>');
  // French sets a no-break space before the colon.
  const isOfMaterial = (line: string): boolean => line.startsWith(material) && /^[\u00a0\u202f]?:/.test(line.slice(material.length));
  return lines.map((line) => (isOfMaterial(line) ? `<b>${line}</b>` : line)).join('<br>');
}
