import { TITLE_FONTS } from '@muro/domain';
import { memo } from 'react';
import { type TextKey, useText } from '../../../app/locale/text-store.ts';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { SelectField } from '../../../controls/SelectField.tsx';
import { TextArea } from '../../../controls/TextField.tsx';
import type { TitleChange, TitleField, TitleForm } from '../../../flow/edit/title-form.ts';
import { ColourField } from '../menu/ColourField.tsx';
import styles from './TitleDialog.module.css';

type FontKey = Extract<TextKey, `FONT_${string}`>;

interface TitleFieldsProps {
  readonly form: TitleForm;
  /** The same function at every rendering: a word that is typed renders its own field and no other. */
  readonly onChange: (change: TitleChange) => void;
}

/** [TITLE-03 … TITLE-07] A change that does not fit is taken back, with the reason at its field. */
export function TitleFields({ form, onChange }: TitleFieldsProps) {
  const { txt, stxt, font, color, caps, tooLong } = form;
  return (
    <>
      <TitleWords name="txt" value={txt} isTooLong={tooLong === 'txt'} onChange={onChange} />
      {stxt !== null && <TitleWords name="stxt" value={stxt} isTooLong={tooLong === 'stxt'} onChange={onChange} />}
      <TitleLook
        font={font}
        color={color}
        caps={caps}
        tooLong={tooLong === 'font' || tooLong === 'caps' ? tooLong : null}
        onChange={onChange}
      />
    </>
  );
}

interface TitleWordsProps extends Pick<TitleFieldsProps, 'onChange'> {
  readonly name: 'txt' | 'stxt';
  readonly value: string;
  readonly isTooLong: boolean;
}

const TitleWords = memo(function TitleWords({ name, value, isTooLong, onChange }: TitleWordsProps) {
  const t = useText();
  return (
    <TextArea
      label={t(name === 'txt' ? 'titleText' : 'subtitleText')}
      name={name}
      rows={2}
      autoFocus={name === 'txt'}
      value={value}
      onChange={(words) => onChange({ [name]: words })}
      error={isTooLong ? t('doesfit') : null}
    />
  );
});

interface TitleLookProps extends Pick<TitleFieldsProps, 'onChange'>, Pick<TitleForm, 'font' | 'color' | 'caps'> {
  readonly tooLong: Extract<TitleField, 'font' | 'caps'> | null;
}

const TitleLook = memo(function TitleLook({ font, color, caps, tooLong, onChange }: TitleLookProps) {
  const t = useText();
  const hint = t('doesfit');
  return (
    <>
      <div className={styles.look}>
        <SelectField
          label={t('titleFont')}
          isRequired
          value={font}
          onChange={(family) => onChange({ font: family })}
          options={TITLE_FONTS.map(({ family, label }) => ({ id: family, label: t(label as FontKey) }))}
          error={tooLong === 'font' ? hint : null}
        />
        <ColourField color={color} onChange={(next) => onChange({ color: next })} />
      </div>
      <CheckboxField isSelected={caps} onChange={(next) => onChange({ caps: next })}>
        {t('titleCaps')}
      </CheckboxField>
      <p className={styles.spoken} role="alert">
        {tooLong === 'caps' ? hint : ''}
      </p>
    </>
  );
});
