import { TITLE_FONTS } from '@muro/domain';
import { type TextKey, useText } from '../../../app/locale/text-store.ts';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { SelectField } from '../../../controls/SelectField.tsx';
import { TextArea } from '../../../controls/TextField.tsx';
import type { TitleChange, TitleForm } from '../../../flow/edit/title-form.ts';
import { ColourField } from '../menu/ColourField.tsx';
import styles from './TitleDialog.module.css';

type FontKey = Extract<TextKey, `FONT_${string}`>;

interface TitleFieldsProps {
  readonly form: TitleForm;
  readonly onChange: (change: TitleChange) => void;
}

/** [TITLE-03 … TITLE-07] A change that does not fit is taken back, with the reason at its field. */
export function TitleFields({ form, onChange }: TitleFieldsProps) {
  const t = useText();
  const hint = t('doesfit');
  return (
    <>
      <TextArea
        label={t('titleText')}
        name="txt"
        rows={2}
        autoFocus
        value={form.txt}
        onChange={(txt) => onChange({ txt })}
        error={form.tooLong === 'txt' ? hint : null}
      />
      {form.stxt !== null && (
        <TextArea
          label={t('subtitleText')}
          name="stxt"
          rows={2}
          value={form.stxt}
          onChange={(stxt) => onChange({ stxt })}
          error={form.tooLong === 'stxt' ? hint : null}
        />
      )}
      <div className={styles.look}>
        <SelectField
          label={t('titleFont')}
          isRequired
          value={form.font}
          onChange={(font) => onChange({ font })}
          options={TITLE_FONTS.map(({ family, label }) => ({ id: family, label: t(label as FontKey) }))}
          error={form.tooLong === 'font' ? hint : null}
        />
        <ColourField color={form.color} onChange={(color) => onChange({ color })} />
      </div>
      <CheckboxField isSelected={form.caps} onChange={(caps) => onChange({ caps })}>
        {t('titleCaps')}
      </CheckboxField>
      <p className={styles.spoken} role="alert">
        {form.tooLong === 'caps' ? hint : ''}
      </p>
    </>
  );
}
