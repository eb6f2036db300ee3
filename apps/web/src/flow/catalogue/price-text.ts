import { hasPriceMark, panelCount, shownDescription, sizesOf, type Template, tilePriceText, type WriteAmount } from '@muro/domain';
import type { Choice } from './design-choice.ts';

/**
 * Returns the price text of a choice, HTML: the description of the active size from the current list, because the choice may date from
 * before a change of language. Includes the number of panels.
 *
 * @param write  formats an amount in the language
 * @see [PRICE-01] [PRICE-02] [TPL-20 … TPL-23]
 */
export function priceText(template: Template, { size, values }: Choice, write?: WriteAmount): string {
  const sizeDescription = (sizesOf(template).find(({ id }) => id === size.id) ?? size).description;
  const description = sizeDescription || (size.isCustom ? '' : template.description);
  const text = shownDescription(description, isWords(template, description) ? 'parent-without-children' : 'child');
  if (!template.isTileBased) return text;
  const { numberVert = 1, numberHor = 1 } = values;
  return tilePriceText(text, panelCount(numberVert, numberHor), write);
}

/** True if the description is plain text: a design of one size describes itself, unless the text contains material prices. */
function isWords({ children, isTileBased }: Template, description: string): boolean {
  return children.length === 0 && !isTileBased && !hasPriceMark(description);
}

/** Returns the text with the line of one material in bold, if the text has a line per material. */
export function emphasizeMaterial(html: string, material: string): string {
  const lines = html.split('<br>');
  return lines.map((line) => (priceAfter(line, material) === null ? line : `<b>${line}</b>`)).join('<br>');
}

/** Returns the text after 'material:'; null if the line does not begin so. French typography sets a no-break space before the colon. */
export function priceAfter(line: string, material: string): string | null {
  if (!line.startsWith(material)) return null;
  const rest = /^[\u00a0\u202f]?:(.*)$/s.exec(line.slice(material.length));
  return rest ? (rest[1] as string).trim() : null;
}
