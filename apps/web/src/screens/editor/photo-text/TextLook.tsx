import { PHOTO_TEXT_FONTS } from '@muro/domain';
import { type TextKey, useText } from '../../../app/locale/text-store.ts';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { SelectField } from '../../../controls/SelectField.tsx';
import type { PhotoTextFields, PhotoTextForm } from '../../../flow/edit/photo-text-form.ts';
import { ColourField } from '../menu/ColourField.tsx';
import { FontSize } from './FontSize.tsx';
import styles from './PhotoTextDialog.module.css';
import { TextPlace } from './TextPlace.tsx';

type FontKey = Extract<TextKey, `FONT_${string}`>;

interface TextLookProps {
  readonly form: PhotoTextForm;
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

/** How the words look and where they stand. [PTEXT-07 … PTEXT-13] */
export function TextLook({ form, onChange }: TextLookProps) {
  const t = useText();
  return (
    <>
      <div className={styles.look}>
        <SelectField
          label={t('titleFont')}
          isRequired
          value={form.font}
          onChange={(font) => onChange({ font })}
          options={PHOTO_TEXT_FONTS.map(({ family, label }) => ({ id: family, label: t(label as FontKey) }))}
        />
        <ColourField color={form.color} onChange={(color) => onChange({ color })} />
      </div>
      <div className={styles.letters}>
        <FontSize form={form} onChange={(fontsize) => onChange({ fontsize })} />
        <CheckboxField isSelected={form.caps} onChange={(caps) => onChange({ caps })}>
          {t('titleCaps')}
        </CheckboxField>
      </div>
      <TextPlace form={form} onChange={onChange} />
    </>
  );
}
