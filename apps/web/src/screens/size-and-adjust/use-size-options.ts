import { sizesOf, type Template, type TemplateSize } from '@muro/domain';
import type { SelectOption } from '../../controls/SelectField.tsx';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';

interface SizeOptions {
  readonly sizes: readonly TemplateSize[];
  readonly options: readonly SelectOption[];
  sizeWithId(id: string): TemplateSize;
}

/** Returns one option per size, with its id as value; a custom size comes last. [SIZE-23] */
export function useSizeOptions(template: Template, choice: Choice): SizeOptions {
  const t = useText();
  const sizes = choice.customSize ? [...sizesOf(template), choice.customSize] : sizesOf(template);
  return {
    sizes,
    options: sizes.map(({ id, width, height }) => ({ id, label: t('sizeOption', { width, height }) })),
    sizeWithId: (id) => sizes.find((size) => size.id === id) ?? choice.size,
  };
}
