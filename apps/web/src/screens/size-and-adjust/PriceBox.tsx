import { panelCount, shownDescription, type Template, tilePriceText } from '@muro/domain';
import { useText } from '../../app/text-store.ts';
import { HtmlText } from '../../controls/HtmlText.tsx';
import type { Choice } from '../../flow/design-choice.ts';
import styles from './PriceBox.module.css';

interface PriceBoxProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** What it costs: the price text of the active size; tiles are counted. [SIZE-21] [PRICE-01] [PRICE-02] */
export function PriceBox({ template, choice }: PriceBoxProps) {
  const t = useText();
  const html = priceText(template, choice);
  if (html === '') return null;
  return (
    <section className={styles.box} aria-label={t('priceLabel')} aria-live="polite">
      <HtmlText html={html} />
    </section>
  );
}

function priceText(template: Template, { size, values }: Choice): string {
  const description = size.description || template.description;
  if (!template.isTileBased) return shownDescription(description, 'child');
  const { numberVert = 1, numberHor = 1 } = values;
  return tilePriceText(shownDescription(description, 'child'), panelCount(numberVert, numberHor));
}
