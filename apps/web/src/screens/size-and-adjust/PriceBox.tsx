import type { Template } from '@muro/domain';
import { HtmlText } from '../../controls/HtmlText.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { emphasizeMaterial, priceText } from '../../flow/catalogue/price-text.ts';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import { materialLabel } from './MaterialField.tsx';
import styles from './PriceBox.module.css';

interface PriceBoxProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** The price of the choice. [SIZE-21] [PRICE-01] [PRICE-02] */
export function PriceBox({ template, choice }: PriceBoxProps) {
  const t = useText();
  const name = (t as (key: TextKey) => string)(materialLabel(choice.material));
  const numberText = useNumberText();
  const write = (cents: number, decimals: number) => numberText(cents / 100, { decimals });
  const html = emphasizeMaterial(priceText(template, choice, write), name);
  if (html === '') return null;
  return (
    <section className={styles.box} aria-label={t('priceLabel')} aria-live="polite">
      <HtmlText html={html} />
    </section>
  );
}
