import type { Template } from '@muro/domain';
import { type TextKey, useText } from '../../app/locale/text-store.ts';
import { HtmlText } from '../../controls/HtmlText.tsx';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { emphasizeMaterial, priceText } from '../../flow/catalogue/price-text.ts';
import { materialLabel } from './MaterialField.tsx';
import styles from './PriceBox.module.css';

interface PriceBoxProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** What it costs. [SIZE-21] [PRICE-01] [PRICE-02] */
export function PriceBox({ template, choice }: PriceBoxProps) {
  const t = useText();
  const name = (t as (key: TextKey) => string)(materialLabel(choice.material));
  const html = emphasizeMaterial(priceText(template, choice), name);
  if (html === '') return null;
  return (
    <section className={styles.box} aria-label={t('priceLabel')} aria-live="polite">
      <HtmlText html={html} />
    </section>
  );
}
