import type { Cm } from '@muro/domain';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../controls/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../../../controls/Icons.tsx';
import { nextFontSize } from '../../../flow/edit/photo-text-form.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './FontSize.module.css';

interface FontSizeProps {
  /** Size of the letters as drawn. */
  readonly drawnSize: Cm;
  readonly onChange: (fontsize: Cm) => void;
}

/** Minus, current letter height, plus; a button is removed at its end of the list. [PTEXT-07] */
export function FontSize({ drawnSize, onChange }: FontSizeProps) {
  const t = useText();
  const labelId = useId();
  const control = useRef<HTMLSpanElement>(null);
  const smaller = nextFontSize(drawnSize, -1);
  const larger = nextFontSize(drawnSize, 1);
  // If the pressed button is removed, the focus moves to the other button.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('[data-gone] *') && control.current?.contains(document.activeElement))
      control.current.querySelector<HTMLElement>(':scope > :not([data-gone]) button')?.focus();
  });
  const size = Math.round(10 * drawnSize) / 10;
  return (
    <fieldset className={styles.size} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {t('photoTextSize')}
      </span>
      <span ref={control} className={styles.control}>
        <span className={styles.end} data-gone={smaller === null || undefined}>
          <IconButton label={t('photoTextSmaller')} onPress={() => smaller !== null && onChange(smaller)}>
            <MinusIcon />
          </IconButton>
        </span>
        <output className={styles.value}>{t('photoTextCm', { size })}</output>
        <span className={styles.end} data-gone={larger === null || undefined}>
          <IconButton label={t('photoTextLarger')} onPress={() => larger !== null && onChange(larger)}>
            <PlusIcon />
          </IconButton>
        </span>
      </span>
    </fieldset>
  );
}
