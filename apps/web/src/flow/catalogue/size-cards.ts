import { formatOf, generatorOf, generatorState, sizesOf, standardSize, type Template, type TemplateSize } from '@muro/domain';
import { type Choice, contextOf } from './design-choice.ts';

/** A size that can be chosen. */
export interface SizeCard {
  readonly size: TemplateSize;
  /** True if the layout suits this size better than others. */
  readonly isSuggested: boolean;
}

export interface SizeCardList {
  readonly cards: readonly SizeCard[];
  /** Number of suggested sizes. */
  readonly suggested: number;
  /** True if the suggested sizes suit the layout better than the current one. */
  readonly isRecommended: boolean;
}

/** Returns the sizes of the chosen orientation, then suggested ones of other orientations, then the custom size. [SIZE-09 … SIZE-13] */
export function sizeCards(template: Template, choice: Choice): SizeCardList {
  const generator = generatorOf(template);
  const { isRecommended, sizes } = generator
    ? generatorState(generator, contextOf(template, choice), choice.values).suggestions
    : { isRecommended: false, sizes: [] };
  const suggested = new Set(sizes.map((size) => standardSize(template, size)?.id));
  const format = formatOf(choice.size);
  const isSuggested = ({ id }: TemplateSize): boolean => suggested.has(id);
  const standard = sizesOf(template);
  const listed = [
    ...standard.filter((size) => formatOf(size) === format),
    ...standard.filter((size) => formatOf(size) !== format && isSuggested(size)),
    ...(choice.customSize ? [choice.customSize] : []),
  ];
  const cards = listed.map((size) => ({ size, isSuggested: isSuggested(size) }));
  return { cards, suggested: cards.filter((card) => card.isSuggested).length, isRecommended };
}

/** Returns the scale at which all sizes fit into a card, px per cm. */
export function cardScale(cards: readonly SizeCard[], cell: { readonly widthPx: number; readonly heightPx: number }): number {
  const widest = Math.max(...cards.map(({ size }) => size.width));
  const tallest = Math.max(...cards.map(({ size }) => size.height));
  return Math.min(cell.widthPx / widest, cell.heightPx / tallest);
}
