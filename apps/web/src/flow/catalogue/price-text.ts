import { panelCount, shownDescription, sizesOf, type Template, tilePriceText } from '@muro/domain';
import type { Choice } from './design-choice.ts';

/**
 * The price text of what is chosen, HTML: that of the active size, as the list has it in the language of now;
 * a choice may come from before a change of language. Panels are counted into it.
 *
 * @see [PRICE-01] [PRICE-02]
 */
export function priceText(template: Template, { size, values }: Choice): string {
  const description = (sizesOf(template).find(({ id }) => id === size.id) ?? size).description || template.description;
  const text = shownDescription(description, 'child');
  if (!template.isTileBased) return text;
  const { numberVert = 1, numberHor = 1 } = values;
  return tilePriceText(text, panelCount(numberVert, numberHor));
}

/** The same with the line of one material in bold, where the text has a line for each. */
export function emphasizeMaterial(html: string, material: string): string {
  const lines = html.split('<br>');
  return lines.map((line) => (line.startsWith(`${material}:`) ? `<b>${line}</b>` : line)).join('<br>');
}
