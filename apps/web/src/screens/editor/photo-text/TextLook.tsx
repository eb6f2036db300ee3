import { type Cm, PHOTO_TEXT_FONTS } from '@muro/domain';
import { memo } from 'react';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import type { PhotoTextFields } from '../../../flow/edit/photo-text-form.ts';
import { useText } from '../../../state/language/text-store.ts';
import { ColourField } from '../menu/ColourField.tsx';
import { FontField } from '../menu/FontField.tsx';
import { FontSize } from './FontSize.tsx';
import styles from './PhotoTextDialog.module.css';
import { TextPlace } from './TextPlace.tsx';

interface TextLookProps extends Omit<PhotoTextFields, 'txt' | 'fontsize'> {
  /** Size of the letters as drawn. */
  readonly shownSize: Cm;
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

/** Look and position of the text; memoised, so that typing does not render it. [PTEXT-07 … PTEXT-13] */
export const TextLook = memo(function TextLook({ font, color, caps, shownSize, onChange, ...place }: TextLookProps) {
  const t = useText();
  return (
    <>
      <div className={styles.look}>
        <FontField fonts={PHOTO_TEXT_FONTS} font={font} onChange={(family) => onChange({ font: family })} />
        <ColourField color={color} onChange={(next) => onChange({ color: next })} />
      </div>
      <div className={styles.letters}>
        <FontSize drawnSize={shownSize} onChange={(fontsize) => onChange({ fontsize })} />
        <CheckboxField isSelected={caps} onChange={(next) => onChange({ caps: next })}>
          {t('titleCaps')}
        </CheckboxField>
      </div>
      <TextPlace {...place} onChange={onChange} />
    </>
  );
});
