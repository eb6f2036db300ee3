import type { Cm } from '@muro/domain';
import { useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../app/locale/text-store.ts';
import { IconButton } from '../../../controls/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../../../controls/Icons.tsx';
import { nextFontSize, type PhotoTextForm } from '../../../flow/edit/photo-text-form.ts';
import styles from './FontSize.module.css';

interface FontSizeProps {
  readonly form: PhotoTextForm;
  readonly onChange: (fontsize: Cm) => void;
}

/** Minus, the height of the letters as they are drawn, plus; each button goes at its end of the list. [PTEXT-07] */
export function FontSize({ form, onChange }: FontSizeProps) {
  const t = useText();
  const labelId = useId();
  const control = useRef<HTMLSpanElement>(null);
  const smaller = nextFontSize(form, -1);
  const larger = nextFontSize(form, 1);
  // Who pressed the button that goes stays here, on the other one.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('[data-gone] *') && control.current?.contains(document.activeElement))
      control.current.querySelector<HTMLElement>(':scope > :not([data-gone]) button')?.focus();
  });
  const size = Math.round(10 * form.shown.fontSize) / 10;
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
