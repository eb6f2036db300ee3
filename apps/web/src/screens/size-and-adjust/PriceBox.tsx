import { panelCount, shownDescription, sizesOf, type Template, tilePriceText } from '@muro/domain';
import { type TextKey, useText } from '../../app/text-store.ts';
import { HtmlText } from '../../controls/HtmlText.tsx';
import type { Choice } from '../../flow/design-choice.ts';
import { materialLabel } from './MaterialField.tsx';
import styles from './PriceBox.module.css';

interface PriceBoxProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** What it costs: the price text of the active size; tiles are counted. [SIZE-21] [PRICE-01] [PRICE-02] */
export function PriceBox({ template, choice }: PriceBoxProps) {
  const t = useText();
  const name = (t as (key: TextKey) => string)(materialLabel(choice.material));
  const html = withEmphasis(priceText(template, choice), name);
  if (html === '') return null;
  return (
    <section className={styles.box} aria-label={t('priceLabel')} aria-live="polite">
      <HtmlText html={html} />
    </section>
  );
}

/** The list's own words of now: a choice may come from before a change of language. */
function priceText(template: Template, { size, values }: Choice): string {
  const description = (sizesOf(template).find(({ id }) => id === size.id) ?? size).description || template.description;
  const text = shownDescription(description, 'child');
  if (!template.isTileBased) return text;
  const { numberVert = 1, numberHor = 1 } = values;
  return tilePriceText(text, panelCount(numberVert, numberHor));
}

/** The line of the chosen material stands out, where a price text has lines of materials. */
function withEmphasis(html: string, material: string): string {
  const lines = html.split('<br>');
  return lines.map((line) => (line.startsWith(`${material}:`) ? `<b>${line}</b>` : line)).join('<br>');
}
