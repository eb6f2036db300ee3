import { isPanelMaterial, type MaterialCode, productOf, type SizeCm } from '@muro/domain';
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { useNumberText } from '../../controls/use-number-text.ts';
import { useText, useTextOf } from '../../state/language/text-store.ts';
import styles from './MaterialRows.module.css';

interface MaterialRowProps {
  readonly code: Exclude<MaterialCode, ''>;
  /** The finished front, cm. */
  readonly size: SizeCm;
  /** A corner of the buyer's own piece in this material. */
  readonly corner: ReactNode;
  readonly price: string | undefined;
  /** Cost of choosing this material, e.g. fewer photos; replaces the description of the material. */
  readonly caution: string | null;
}

/** A material as a row of a radio group: a corner of the piece, name, description, price and weight. [WALL-18] [WALL-30] */
export function MaterialRow({ code, size, corner, price, caution }: MaterialRowProps) {
  const t = useText();
  const textOf = useTextOf();
  const numberText = useNumberText();
  const { weightKg } = productOf(size, code);
  return (
    <Radio value={code} className={styles.row ?? ''}>
      <span className={styles.corner} aria-hidden="true">
        {corner}
      </span>
      <span className={styles.words}>
        <b>{textOf(code)}</b>
        {caution === null ? (
          <small>{!isPanelMaterial(code) && textOf(`${code}_LINE`)}</small>
        ) : (
          <small className={styles.caution}>{caution}</small>
        )}
      </span>
      <span className={styles.price}>
        <b>{price}</b>
        <small>{t('weightKg', { weight: numberText(Math.max(0.1, Math.round(weightKg * 10) / 10)) })}</small>
      </span>
    </Radio>
  );
}
